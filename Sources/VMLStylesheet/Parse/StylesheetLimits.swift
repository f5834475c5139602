/// How deep blocks may be nested in a sheet.
public let blockDepthLimit = 64

/// How many bytes the selectors of one rule may take.
public let selectorLengthLimit = 65_536

/// How many parts (types, classes, ids, attributes, pseudo-classes) one selector may have.
public let selectorPartLimit = 256

/// How many holes one class pattern may have.
public let holeLimit = 8

/// How many rules, and pseudo-classes with selectors in them, may stand in one another.
public let selectorDepthLimit = 80

/// How many rules and conditions one sheet may have.
public let ruleLimit = 200_000

/// How many times one document's elements may be held against a part of a selector, or given a rule
/// that had to be looked for.
public let matchingLimit = 20_000_000

/// How many rules, modifiers and instructions the sheets beside components may have together, with what
/// each of them imports.
public let scopedItemLimit = 2_000_000

/// How many modifiers one rule may have.
public let ruleModifierLimit = 4096

/// After how many mistakes in one sheet the rest of it is not read.
public let sheetMistakeLimit = 200

/// How long a chain of imports, each inside the one before, may be.
public let importDepthLimit = 128

/// How long a chain of classes, each inheriting or applying the next, may be.
public let inheritanceDepthLimit = 128

/// How many pairs of classes, of which one inherits or applies the other, all sheets together may
/// have.
public let inheritanceEdgeLimit = 200_000

/// How many modifiers an applied class may come to.
public let appliedModifierLimit = 10_000

/// How many custom properties, fallbacks and brackets of `calc()` may stand in one another when a
/// value is worked out.
public let propertyDepthLimit = 128

/// How many bytes a value may grow to by the custom properties in it.
public let propertyLengthLimit = 65_536

/// How many layers may stand in one another by one name.
public let layerDepthLimit = 32
