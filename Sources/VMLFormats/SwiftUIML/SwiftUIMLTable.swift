/// SwiftUIML's node types, attributes and modifiers, as its renderers read them.
let swiftUIMLTable = FormatTableReader.read(
  [swiftUIMLWords, swiftUIMLViews, swiftUIMLModifiers].joined(separator: "\n"))

private let swiftUIMLWords = #"""
  # Words.

  # The decoder takes these texts for numbers.
  reserved { "$infinity" "$-infinity" "$nan" }
  kind horizontal { leading center trailing }
  kind vertical { top center bottom firstTextBaseline lastTextBaseline }
  kind alignment {
    topLeading top topTrailing leading center trailing bottomLeading bottom bottomTrailing
  }
  kind point {
    topLeading top topTrailing leading center trailing bottomLeading bottom bottomTrailing
  }
  kind axes {
    vertical horizontal
    [<axes>] = $axes
  }
  kind weight { ultraLight thin light regular medium semibold bold heavy black }
  kind design { default serif rounded monospaced }
  kind textStyle {
    largeTitle title title2 title3 headline subheadline body callout caption caption2 footnote
  }
  kind namedFont {
    largeTitle title title2 title3 headline subheadline body callout caption caption2
  }
  kind font {
    # The renderer does not know this name.
    .footnote = {type: "system", size: 13}
    <namedFont>
    .system(size: number, weight: weight?, design: design?) =
      {type: "system", size: $size, weight: $weight?, design: $design?}
    .system(.footnote, design: design?, weight: weight?) =
      {type: "system", size: 13, weight: $weight?, design: $design?}
    .system(namedFont, design: lost?, weight: lost?) = $namedFont
    .custom(text, size: number, relativeTo: textStyle?) =
      {type: "custom", name: $text, size: $size, relativeTo: $relativeTo?}
    .custom(text, fixedSize: number) = {type: "custom", name: $text, fixedSize: $fixedSize}
  }
  kind colors {
    [<color>] = $color
    .init(colors: [color]) = $colors
    Gradient(colors: [color]) = $colors
  }
  kind stop {
    .init(color: color, location: number) = {color: $color, location: $location}
    Stop(color: color, location: number) = {color: $color, location: $location}
  }
  kind stops {
    [<stop>] = $stop
    .init(stops: [stop]) = $stops
    Gradient(stops: [stop]) = $stops
  }
  kind gradient {
    .linearGradient(colors: colors, startPoint: point?, endPoint: point?) =
      @node LinearGradient
        {colors: $colors, startPoint: $startPoint|"top", endPoint: $endPoint|"bottom"}
    .linearGradient(colors, startPoint: point?, endPoint: point?) =
      @node LinearGradient
        {colors: $colors, startPoint: $startPoint|"top", endPoint: $endPoint|"bottom"}
    .radialGradient(colors: colors, center: point?, startRadius: number, endRadius: number) =
      @node RadialGradient {
        colors: $colors, center: $center|"center", startRadius: $startRadius,
        endRadius: $endRadius }
    .radialGradient(colors, center: point?, startRadius: number, endRadius: number) =
      @node RadialGradient {
        colors: $colors, center: $center|"center", startRadius: $startRadius,
        endRadius: $endRadius }
    .angularGradient(colors: colors, center: point?, startAngle: angle, endAngle: angle) =
      @node AngularGradient {
        colors: $colors, center: $center|"center", startAngle: $startAngle, endAngle: $endAngle }
    .angularGradient(colors, center: point?, startAngle: angle, endAngle: angle) =
      @node AngularGradient {
        colors: $colors, center: $center|"center", startAngle: $startAngle, endAngle: $endAngle }
  }
  # Shapes are not filled with them.
  kind stoppedGradient {
    .linearGradient(stops: stops, startPoint: point?, endPoint: point?) =
      @node LinearGradient
        {colorStops: $stops, startPoint: $startPoint|"top", endPoint: $endPoint|"bottom"}
    .linearGradient(stops, startPoint: point?, endPoint: point?) =
      @node LinearGradient
        {colorStops: $stops, startPoint: $startPoint|"top", endPoint: $endPoint|"bottom"}
    .radialGradient(stops: stops, center: point?, startRadius: number, endRadius: number) =
      @node RadialGradient {
        colorStops: $stops, center: $center|"center", startRadius: $startRadius,
        endRadius: $endRadius }
    .radialGradient(stops, center: point?, startRadius: number, endRadius: number) =
      @node RadialGradient {
        colorStops: $stops, center: $center|"center", startRadius: $startRadius,
        endRadius: $endRadius }
    .angularGradient(stops: stops, center: point?, startAngle: angle, endAngle: angle) =
      @node AngularGradient {
        colorStops: $stops, center: $center|"center", startAngle: $startAngle,
        endAngle: $endAngle }
    .angularGradient(stops, center: point?, startAngle: angle, endAngle: angle) =
      @node AngularGradient {
        colorStops: $stops, center: $center|"center", startAngle: $startAngle,
        endAngle: $endAngle }
  }
  kind anyGradient { <gradient> <stoppedGradient> }
  kind paint { <color> <gradient> }
  kind shape {
    .circle = @node Circle
    .capsule = @node Capsule
    .ellipse = @node Ellipse
    .rect = @node Rectangle
    .rect() = @node Rectangle
    # Its corners are continuous.
    .rect(cornerRadius: number, style: .continuous) =
      @node RoundedRectangle {cornerRadius: $cornerRadius}
    .rect(cornerRadius: number, style: lost?) =
      @node RoundedRectangle {cornerRadius: $cornerRadius}
    .circle() = @node Circle
    .capsule() = @node Capsule
    .ellipse() = @node Ellipse
    Circle() = @node Circle
    Capsule() = @node Capsule
    Ellipse() = @node Ellipse
    Rectangle() = @node Rectangle
    RoundedRectangle(cornerRadius: number, style: .continuous) =
      @node RoundedRectangle {cornerRadius: $cornerRadius}
    RoundedRectangle(cornerRadius: number, style: lost?) =
      @node RoundedRectangle {cornerRadius: $cornerRadius}
  }
  kind insets {
    EdgeInsets(top: number, leading: number, bottom: number, trailing: number) =
      {top: $top, leading: $leading, bottom: $bottom, trailing: $trailing}
    .init(top: number, leading: number, bottom: number, trailing: number) =
      {top: $top, leading: $leading, bottom: $bottom, trailing: $trailing}
  }
  kind scheme { light dark }
  kind visibility { automatic visible hidden }
  kind verticalEdge { top bottom }
  kind locale {
    Locale(identifier: text) = $identifier
    .init(identifier: text) = $identifier
  }
  kind timeZone {
    TimeZone(identifier: text) = $identifier
    .init(identifier: text) = $identifier
  }
  kind controlSize { mini small regular large extraLarge }
  # What follows an animation stands inside of it, the innermost last.
  kind animation {
    .default = {type: "easeInOut", duration: 0.35}
    .easeIn = {type: "easeIn", duration: 0.35}
    .easeOut = {type: "easeOut", duration: 0.35}
    .easeInOut = {type: "easeInOut", duration: 0.35}
    .linear = {type: "linear", duration: 0.35}
    .easeIn(duration: number) = {type: "easeIn", duration: $duration}
    .easeOut(duration: number) = {type: "easeOut", duration: $duration}
    .easeInOut(duration: number) = {type: "easeInOut", duration: $duration}
    .linear(duration: number) = {type: "linear", duration: $duration}
    .bouncy = {type: "bouncy", duration: 0.5}
    .smooth = {type: "smooth", duration: 0.5}
    .snappy = {type: "snappy", duration: 0.5}
    .bouncy(duration: number?) = {type: "bouncy", duration: $duration|0.5}
    .smooth(duration: number?) = {type: "smooth", duration: $duration|0.5}
    .snappy(duration: number?) = {type: "snappy", duration: $duration|0.5}
    .spring = {type: "spring", response: 0.55, dampingFraction: 0.825, blendDuration: 0}
    .spring(response: number?, dampingFraction: number?, blendDuration: number?) = {
      type: "spring", response: $response|0.55, dampingFraction: $dampingFraction|0.825,
      blendDuration: $blendDuration|0 }
    <animation>~delay(number) =
      {@all: $animation, @then: {type: "delay", delay: $number}}
    <animation>~speed(number) =
      {@all: $animation, @then: {type: "speed", speed: $number}}
    <animation>~repeatCount(integer, autoreverses: bool?) = {
      @all: $animation,
      @then: {type: "repeatCount", count: $integer, autoreverses: $autoreverses|true} }
    <animation>~repeatForever(autoreverses: bool?) = {
      @all: $animation, @then: {type: "repeatForever", autoreverses: $autoreverses|true} }
  }
  kind traits {
    isButton isHeader isSelected isLink isSearchField isImage playsSound startsMediaSession
    updatesFrequently allowsDirectInteraction causesPageTurn
  }
  kind edgeSet {
    all top bottom leading trailing horizontal vertical
    [.top] = "top"
    [.bottom] = "bottom"
    [.leading] = "leading"
    [.trailing] = "trailing"
    [.leading, .trailing] = "horizontal"
    [.top, .bottom] = "vertical"
  }
  kind blend {
    normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight
    difference exclusion hue saturation color luminosity sourceAtop destinationOver destinationOut
    plusDarker plusLighter
  }
  kind detent {
    medium large
    .fraction(number) = {type: "fraction", value: $number}
    .height(number) = {type: "height", value: $number}
  }
  kind contentMode { fit fill }
  """#
