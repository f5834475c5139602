import VMLMarkdown
public import VMLMarkup

/// The components that Markdown is drawn with where a site has none of the name.
///
/// They know no style sheet, and use SwiftUI's own fonts and colours.
public let markdownComponents: [(name: String, source: String)] = [
  (
    "MarkdownAlert",
    """
    ---
    props:
      kind: enum(note, tip, important, warning, caution)
    ---
    <VStack
      alignment="leading"
      spacing="8"
      style="padding(.leading, 16);overlay(alignment: .leading, content: :bar)"
    >
      <if test="kind == 'note'">
        <Label
          title="Note"
          systemImage="info.circle"
          style="font(.headline);foregroundStyle(.blue)"
        />
      <elseif test="kind == 'tip'"/>
        <Label
          title="Tip"
          systemImage="lightbulb"
          style="font(.headline);foregroundStyle(.green)"
        />
      <elseif test="kind == 'important'"/>
        <Label
          title="Important"
          systemImage="exclamationmark.bubble"
          style="font(.headline);foregroundStyle(.purple)"
        />
      <elseif test="kind == 'warning'"/>
        <Label
          title="Warning"
          systemImage="exclamationmark.triangle"
          style="font(.headline);foregroundStyle(.orange)"
        />
      <else/>
        <Label
          title="Caution"
          systemImage="exclamationmark.octagon"
          style="font(.headline);foregroundStyle(.red)"
        />
      </if>
      <slot/>
      <Capsule template="bar" style="fill(.tertiary);frame(width: 4)"/>
    </VStack>
    """
  ),
  (
    "MarkdownBody",
    """
    <VStack
      alignment="leading"
      spacing="16"
      style="frame(maxWidth: .infinity, alignment: .leading)"
    >
      <slot/>
    </VStack>
    """
  ),
  (
    "MarkdownCell",
    """
    ---
    props:
      text: string
      header: { type: boolean, default: false }
      alignment: { type: "enum(leading, center, trailing)", default: leading }
    ---
    <if test="header && alignment == 'trailing'">
      <Text markdown="\\(text)" style="bold();gridColumnAlignment(.trailing)"/>
    <elseif test="header && alignment == 'center'"/>
      <Text markdown="\\(text)" style="bold();gridColumnAlignment(.center)"/>
    <elseif test="header"/>
      <Text markdown="\\(text)" style="bold()"/>
    <else/>
      <Text markdown="\\(text)"/>
    </if>
    """
  ),
  (
    "MarkdownCode",
    """
    ---
    props:
      text: string
      language: string?
    ---
    <ScrollView
      axis="horizontal"
      style="background(.quaternary, in: RoundedRectangle(cornerRadius: 8))"
    >
      <Text verbatim="\\(text)" style="font(.system(.callout, design: .monospaced));padding(12)"/>
    </ScrollView>
    """
  ),
  (
    "MarkdownHeading",
    """
    ---
    props:
      text: string
      level: integer(1...6)
    ---
    <if test="level == 1">
      <Text markdown="\\(text)" style="font(.title);bold();accessibilityAddTraits(.isHeader)"/>
    <elseif test="level == 2"/>
      <Text markdown="\\(text)" style="font(.title2);bold();accessibilityAddTraits(.isHeader)"/>
    <elseif test="level == 3"/>
      <Text markdown="\\(text)" style="font(.title3);bold();accessibilityAddTraits(.isHeader)"/>
    <else/>
      <Text markdown="\\(text)" style="font(.headline);accessibilityAddTraits(.isHeader)"/>
    </if>
    """
  ),
  (
    "MarkdownImage",
    """
    ---
    props:
      source: string
      text: string
      caption: string?
    ---
    <VStack alignment="leading" spacing="8">
      <AsyncImage url="\\(source)">
        <Image
          template="phase.success"
          style="resizable();scaledToFit();accessibilityLabel(\\(text))"
        />
        <ProgressView template="phase.empty"/>
        <Text template="phase.failure">\\(text)</Text>
      </AsyncImage>
      <if test="caption != nil">
        <Text style="font(.caption);foregroundStyle(.secondary)">\\(caption)</Text>
      </if>
    </VStack>
    """
  ),
  (
    "MarkdownItem",
    """
    ---
    props:
      marker: string
      done: boolean?
    ---
    <HStack alignment="firstTextBaseline" spacing="8">
      <if test="done == nil">
        <Text style="foregroundStyle(.secondary);monospacedDigit()">\\(marker)</Text>
      <else/>
        <Image
          systemName="\\(done ? 'checkmark.square' : 'square')"
          style="foregroundStyle(.secondary);accessibilityHidden(true)"
        />
      </if>
      <VStack alignment="leading" spacing="8">
        <slot/>
      </VStack>
    </HStack>
    """
  ),
  (
    "MarkdownList",
    """
    ---
    props:
      tight: { type: boolean, default: false }
    ---
    <VStack alignment="leading" spacing="\\(tight ? 6 : 12)">
      <slot/>
    </VStack>
    """
  ),
  (
    "MarkdownParagraph",
    """
    ---
    props:
      text: string
    ---
    <Text markdown="\\(text)"/>
    """
  ),
  (
    "MarkdownQuote",
    """
    <VStack
      alignment="leading"
      spacing="12"
      style="foregroundStyle(.secondary);padding(.leading, 16);\
    overlay(alignment: .leading, content: :bar)"
    >
      <slot/>
      <Capsule template="bar" style="fill(.tertiary);frame(width: 4)"/>
    </VStack>
    """
  ),
  (
    "MarkdownRow",
    """
    ---
    props:
      header: { type: boolean, default: false }
    ---
    <GridRow>
      <slot/>
    </GridRow>
    <if test="header">
      <Divider style="gridCellUnsizedAxes(.horizontal)"/>
    </if>
    """
  ),
  ("MarkdownRule", "<Divider/>"),
  (
    "MarkdownTable",
    """
    <ScrollView axis="horizontal">
      <Grid alignment="leading" horizontalSpacing="16" verticalSpacing="8">
        <slot/>
      </Grid>
    </ScrollView>
    """
  ),
]

/// The path that a component of ``markdownComponents`` is shown with, which no file has.
public func builtInPath(_ name: String) -> String { "vmlc/\(name).vml" }

/// Whether a path is one of ``builtInPath(_:)``.
func isBuiltIn(_ path: String) -> Bool { path.hasPrefix("vmlc/") }

/// Gives all names that Markdown is written with their numbers.
public func internMarkdownNames(in names: inout NameTable) {
  for entry in markdownNames {
    _ = names.intern(entry.component)
    for prop in entry.props { _ = names.intern(prop) }
  }
}
