/// The facts of an element that local selectors test.
struct ElementFacts {
  /// 0 for a type that no sheet names.
  var type: Int32
  /// -1 for no id, or for one that no sheet names.
  var id: Int32
  var classes: ClassLists.List
}

extension CompiledStyles {
  /// Whether an element has the type, classes and id that a compound names.
  func fits(_ compound: CompiledCompound, _ element: ElementFacts) -> Bool {
    guard compound.type < 0 || compound.type == element.type,
      compound.ids.allSatisfy({ $0 == element.id }),
      compound.classes.allSatisfy(element.classes.classes.contains)
    else { return false }
    return compound.localChoices.allSatisfy { choice in
      choice.isNegated
        != arguments[Int(choice.list)].contains { fits($0.subject, element) }
    }
  }

  /// Index in the element's `class` attribute of the last class that the compound names; -1 if it
  /// names none.
  ///
  /// Classes in a `:is()` count where its selector fits.
  ///
  /// Spec: VSS 3, rule 1.
  func place(of compound: CompiledCompound, _ element: ElementFacts) -> Int32 {
    var place: Int32 = -1
    for name in compound.classes { place = max(place, element.classes.place(of: name)) }
    for choice in compound.localChoices where !choice.isNegated {
      for selector in arguments[Int(choice.list)] where fits(selector.subject, element) {
        place = max(place, self.place(of: selector.subject, element))
      }
    }
    return place
  }
}
