import VMLMarkup

/// The values of `class` attributes, each split into words once; number 0 has no classes.
struct ClassLists: Sendable {
  private var texts = NameTable.empty
  /// By the text's number; -1 for a text that was not split yet.
  private var numbers: [Int32] = []
  private var lists: [List] = [List()]
  private var words = NameTable.empty
  /// By the word's number; `nil` for a word that was not looked up yet.
  private var meanings: [Meaning?] = []

  struct List: Sendable {
    /// The classes that some selector names, in the order of their first places.
    var classes: [Int32] = []
    /// The place among the words of each class; empty where the places are the indices.
    fileprivate var places: [Int32] = []
    /// The values of the holes of each class that is a pattern; empty if none is a pattern.
    var values: [[HoleValue]] = []
    /// The words that no selector names, with their ranges in the text.
    var unknown: [Unknown] = []
  }

  struct Unknown: Sendable {
    var name: String
    var range: Range<Int>
  }

  /// The classes and patterns that one word stands for in the sheets.
  private struct Meaning: Sendable {
    /// The class, or -1 where no selector of this target names it.
    var name: Int32
    /// Whether a selector of some target names it.
    var isKnown: Bool
    /// The patterns of this target that match it, the widest first.
    var patterns: [ClassUse] = []
    /// The list that the word was last found in, so that a repeated word is noticed.
    var list: Int32 = 0
  }

  subscript(_ number: Int32) -> List { _read { yield lists[Int(number)] } }

  /// Whether each word of a list is named by some selector.
  func isKnown(_ number: Int32) -> Bool { lists[Int(number)].unknown.isEmpty }

  /// The words of a list that no selector names.
  func unknown(_ number: Int32) -> [Unknown] { lists[Int(number)].unknown }

  /// The number of a list.
  ///
  /// Words that come up for the first time are noted in `usage`.
  mutating func number(
    of source: [UInt8], _ range: Range<Int>, _ styles: CompiledStyles, _ usage: inout StyleUsage
  ) -> Int32 {
    let text = Int(texts.intern(source, range).rawValue)
    if text < numbers.count, numbers[text] >= 0 { return numbers[text] }
    while numbers.count <= text { numbers.append(-1) }
    numbers[text] = Int32(lists.count)
    lists.append(list(source, range, styles, &usage))
    return numbers[text]
  }

  private mutating func list(
    _ source: [UInt8], _ range: Range<Int>, _ styles: CompiledStyles, _ usage: inout StyleUsage
  ) -> List {
    var list = List()
    // Most elements have one class or two.
    list.classes.reserveCapacity(2)
    var place: Int32 = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, source[index] > 0x20 { index += 1 }
      if index > start, let meaning = meaning(of: start..<index, in: source, styles, &usage) {
        for use in meaning.patterns { list.append(use, place) }
        if meaning.name >= 0 { list.append(ClassUse(name: meaning.name), place) }
        if !meaning.isKnown {
          let name = String(decoding: source[start..<index], as: UTF8.self)
          let range = start - range.lowerBound..<index - range.lowerBound
          list.unknown.append(Unknown(name: name, range: range))
        }
        place += 1
      }
      index += 1
    }
    return list
  }

  /// The meaning of a word of the list that is being made; `nil` if the list has the word already.
  private mutating func meaning(
    of range: Range<Int>, in source: [UInt8], _ styles: CompiledStyles, _ usage: inout StyleUsage
  ) -> Meaning? {
    let word = Int(words.intern(source, range).rawValue)
    while meanings.count <= word { meanings.append(nil) }
    var meaning: Meaning
    if let known = meanings[word] {
      if known.list == Int32(lists.count) { return nil }
      meaning = known
    } else {
      meaning = self.meaning(of: source[range], styles)
      usage.insert(class: String(decoding: source[range], as: UTF8.self))
    }
    meaning.list = Int32(lists.count)
    meanings[word] = meaning
    return meaning
  }

  private func meaning(of word: ArraySlice<UInt8>, _ styles: CompiledStyles) -> Meaning {
    let name = String(decoding: word, as: UTF8.self)
    var meaning = Meaning(
      name: styles.symbols.classes[name] ?? -1,
      isKnown: styles.facts.classes.contains(name)
        || !styles.facts.patterns.isEmpty && styles.facts.patterns.matches(name))
    for match in styles.patterns.matches(of: word) {
      guard let number = styles.symbols.classes[match.pattern.key] else { continue }
      meaning.patterns.append(ClassUse(name: number, values: match.values))
    }
    return meaning
  }
}

extension ClassLists.List {
  fileprivate mutating func append(_ use: ClassUse, _ place: Int32) {
    if !use.values.isEmpty || !values.isEmpty {
      while values.count < classes.count { values.append([]) }
      values.append(use.values)
    }
    if !places.isEmpty || Int(place) != classes.count {
      while places.count < classes.count { places.append(Int32(places.count)) }
      places.append(place)
    }
    classes.append(use.name)
  }

  /// Whether the class at an index, a pattern then, stands before it too.
  func isRepeated(at index: Int) -> Bool {
    !values.isEmpty && classes[..<index].contains(classes[index])
  }

  /// The values of the holes of the class at an index of ``classes``.
  func values(at index: Int) -> [HoleValue] { index < values.count ? values[index] : [] }

  /// The place among the words of the class at an index of ``classes``.
  func place(at index: Int) -> Int32 { places.isEmpty ? Int32(index) : places[index] }

  /// The place of a class among the words, or -1 if it is not there.
  func place(of name: Int32) -> Int32 {
    classes.firstIndex(of: name).map(place(at:)) ?? -1
  }
}
