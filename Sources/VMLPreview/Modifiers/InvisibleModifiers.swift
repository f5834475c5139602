import VMLMarkup

/// Whether nothing of a modifier can be seen in a picture that stands still: what it says is for
/// assistive technology, for gestures, for keyboards, for the system's searches, or for a change.
func isInvisibleModifier(_ name: String) -> Bool {
  invisibleModifiers.contains(name) || invisiblePrefixes.contains { name.hasPrefix($0) }
}

private let invisiblePrefixes = [
  "accessibility", "on", "gesture", "focus", "drag", "drop", "keyboard", "speech", "transition",
  "animation", "contentTransition", "navigationTransition", "matched", "scrollTarget",
  "typesetting",
  "handles", "user", "phase", "keyframe", "symbolEffect", "textContent", "textInput", "undo",
  "defaultFocus", "defaultScroll", "hover", "digitalCrown", "scrollBounce", "scrollDismiss",
  "scrollEdge", "scrollInput", "scrollPosition", "privacy", "persistentSystemOverlays", "sensory",
]

private let invisibleModifiers: Set = [
  "id", "tag", "task", "refreshable", "autocorrectionDisabled", "autocapitalization", "submitLabel",
  "submitScope", "contentShape", "allowsHitTesting", "highPriorityGesture", "simultaneousGesture",
  "help", "interactionActivityTrackingTag", "itemProvider", "exportsItemProviders",
  "importsItemProviders", "copyable", "cuttable", "pasteDestination", "pasteCommand",
  "moveDisabled", "deleteDisabled", "selectionDisabled", "findDisabled", "replaceDisabled",
  "disableAutocorrection", "environmentObject", "transaction", "geometryGroup", "drawingGroup",
  "preference", "anchorPreference", "transformPreference", "transformAnchorPreference",
  "transformEnvironment", "coordinateSpace", "equatable", "searchCompletion", "searchFocused",
  "searchSuggestions", "searchScopes", "statusBarHidden", "statusBar",
  "contextMenu", "interactiveDismissDisabled",
  "presentationBackgroundInteraction", "presentationContentInteraction",
  "presentationCompactAdaptation", "presentationSizing", "previewDisplayName", "previewDevice",
  "previewLayout", "renameAction", "menuOrder", "menuIndicator", "menuActionDismissBehavior",
  "springLoadingBehavior", "buttonRepeatBehavior", "defaultHoverEffect", "hoverEffectDisabled",
  "defersSystemGestures", "fileImporter", "fileExporter", "fileMover", "fileDialogMessage",
  "textSelection", "lineHeight", "writingToolsBehavior", "writingToolsAffordanceVisibility",
  "layoutDirectionBehavior", "allowsWindowActivationEvents", "invalidatableContent",
  "navigationDestination", "navigationBarBackButtonHidden", "alignmentGuide",
]
