/// Most blocks inside one another in a sheet.
public let blockDepthLimit = 64

/// Most bytes in the selectors of one rule.
public let selectorLengthLimit = 65_536

/// Most parts (types, classes, ids, attributes, pseudo-classes) of one selector.
public let selectorPartLimit = 256

/// Most holes of one class pattern.
public let holeLimit = 8

/// Most rules, and pseudo-classes with selectors in them, inside one another.
public let selectorDepthLimit = 80

/// Most rules and conditions of one sheet.
public let ruleLimit = 200_000

/// Most times that the elements of one document are tested against a part of a selector, or are
/// given a rule that had to be looked for.
public let matchingLimit = 20_000_000

/// Most rules, modifiers and instructions of all sheets beside components together, with the sheets
/// that they import.
public let scopedItemLimit = 2_000_000

/// Most modifiers of one rule.
public let ruleModifierLimit = 4096

/// Number of mistakes in one sheet after which the rest of it is not read.
public let sheetMistakeLimit = 200

/// Longest chain of imports, each inside the one before.
public let importDepthLimit = 128

/// Longest chain of classes, each inheriting or applying the next.
public let inheritanceDepthLimit = 128

/// Most pairs of a class and a class that it inherits or applies, in all sheets together.
public let inheritanceEdgeLimit = 200_000

/// Most modifiers that a rule may have with the classes that it applies.
public let appliedModifierLimit = 10_000

/// Most custom properties, fallbacks and brackets of `calc()` inside one another while a value is
/// computed.
public let propertyDepthLimit = 128

/// Most bytes that a value may grow to by the custom properties in it.
public let propertyLengthLimit = 65_536

/// Most layers inside one another in one name.
public let layerDepthLimit = 32
