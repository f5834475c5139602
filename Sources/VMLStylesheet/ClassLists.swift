import VMLMarkup

/// The values of `class` attributes, each taken apart once; 0 is no classes at all.
struct ClassLists: Sendable {
  private var texts = NameTable.wellKnown
  /// By the text's number; -1 is not taken apart yet.
  private var numbers: [Int32] = []
  private var lists: [List] = [List()]

  struct List: Sendable {
    /// The classes that some selector names, in the order of their first places.
    var classes: [Int32] = []
    /// The place of each, counting all words.
    var places: [Int32] = []
    /// The words that no selector names, and where they are in the text.
    var unknown: [Unknown] = []
    /// All words, each once.
    var words: [String] = []
  }

  struct Unknown: Sendable {
    var name: String
    var range: Range<Int>
  }

  subscript(_ number: Int32) -> List { lists[Int(number)] }

  /// The words of a list that no selector names.
  func unknown(_ number: Int32) -> [Unknown] { lists[Int(number)].unknown }

  /// The number of a list, and whether it is new.
  mutating func number(
    of source: [UInt8], _ range: Range<Int>, _ styles: CompiledStyles
  ) -> (number: Int32, isNew: Bool) {
    let text = Int(texts.intern(source, range).rawValue)
    if text < numbers.count, numbers[text] >= 0 { return (numbers[text], false) }
    while numbers.count <= text { numbers.append(-1) }
    numbers[text] = Int32(lists.count)
    lists.append(Self.list(source, range, styles))
    return (numbers[text], true)
  }

  private static func list(
    _ source: [UInt8], _ range: Range<Int>, _ styles: CompiledStyles
  ) -> List {
    var list = List()
    var seen: Set<String> = []
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, source[index] > 0x20 { index += 1 }
      if index > start {
        let name = String(decoding: source[start..<index], as: UTF8.self)
        if seen.insert(name).inserted {
          list.add(name, start - range.lowerBound..<index - range.lowerBound, styles)
        }
      }
      index += 1
    }
    return list
  }
}

extension ClassLists.List {
  fileprivate mutating func add(_ name: String, _ range: Range<Int>, _ styles: CompiledStyles) {
    let place = Int32(words.count)
    words.append(name)
    if let number = styles.symbols.classes[name] {
      classes.append(number)
      places.append(place)
    }
    if !styles.facts.classes.contains(name) {
      unknown.append(ClassLists.Unknown(name: name, range: range))
    }
  }

  /// The place of a class among the words, or -1 if it is not there.
  func place(of name: Int32) -> Int32 {
    classes.firstIndex(of: name).map { places[$0] } ?? -1
  }
}
