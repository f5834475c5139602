import VMLMarkup

/// Number of modifiers of one element that are drawn.
let previewModifierLimit = 128

typealias Expression = StyleExpression
typealias Argument = StyleArgument
typealias Modifier = StyleCall
