/// How deep blocks may be nested in a sheet.
package let blockDepthLimit = 64

/// How many bytes the selectors of one rule may take.
package let selectorLengthLimit = 65_536

/// How many parts (types, classes, ids, attributes, pseudo-classes) one selector may have.
package let selectorPartLimit = 256

/// How many holes one class pattern may have.
package let holeLimit = 8

/// How many rules, and pseudo-classes with selectors in them, may stand in one another.
package let selectorDepthLimit = 80

/// How many rules and conditions one sheet may have.
package let ruleLimit = 200_000

/// How many times one document's elements may be held against a part of a selector, or given a rule
/// that had to be looked for.
package let matchingLimit = 20_000_000

/// How many rules, modifiers and instructions the sheets beside components may have together, with what
/// each of them imports.
package let scopedItemLimit = 2_000_000

/// How many modifiers one rule may have.
package let ruleModifierLimit = 4096

/// After how many mistakes in one sheet the rest of it is not read.
package let sheetMistakeLimit = 200

/// How long a chain of imports, each inside the one before, may be.
package let importDepthLimit = 128

/// How long a chain of classes, each inheriting or applying the next, may be.
package let inheritanceDepthLimit = 128

/// How many pairs of classes, of which one inherits or applies the other, all sheets together may
/// have.
package let inheritanceEdgeLimit = 200_000

/// How many modifiers an applied class may come to.
package let appliedModifierLimit = 10_000

/// How many custom properties, fallbacks and brackets of `calc()` may stand in one another when a
/// value is worked out.
package let propertyDepthLimit = 128

/// How many bytes a value may grow to by the custom properties in it.
package let propertyLengthLimit = 65_536

/// How many layers may stand in one another by one name.
package let layerDepthLimit = 32
