import EavesSource

/// What documents are written in.
extension ArchiveCoder {
  private mutating func role(_ value: inout RoleDefinition) {
    text(&value.name)
    flag(&value.isLayer)
    flag(&value.isHelper)
    flag(&value.isOwn)
    optional(&value.layer, of: "") { $0.text(&$1) }
    items(&value.items)
    number(&value.ownItems)
    optional(&value.page, of: FilePath("")) { $0.path(&$1) }
    lineBreak()
  }

  private mutating func roles(_ values: inout [RoleDefinition]) {
    list(&values, of: RoleDefinition(name: "", isLayer: false, isOwn: false, items: [])) { $0.role(&$1) }
  }

  private mutating func unasked(_ value: inout TypesWorthAsking) {
    var (noun, items) = (value.noun, value.items)
    text(&noun)
    self.items(&items)
    if isReading { value = TypesWorthAsking(noun: noun, items: items) }
  }

  private mutating func facts(_ value: inout SDKFacts) {
    table(&value.environment, of: "") { $0.text(&$1) }
    table(&value.supertypes, of: []) { $0.texts(&$1) }
    table(&value.frameworks, of: []) { $0.texts(&$1) }
    table(&value.keyPaths, of: []) { $0.texts(&$1) }
  }

  mutating func vocabulary(_ value: inout RoleVocabulary) {
    roles(&value.roles)
    table(&value.words, of: []) { coder, words in
      coder.words(&words)
      coder.lineBreak()
    }
    table(&value.ownWords, of: 0) { $0.number(&$1) }
    texts(&value.ownCode)
    texts(&value.ownParts)
    texts(&value.outside)
    facts(&value.sdk)
    list(&value.worthAsking, of: TypesWorthAsking(noun: "", items: [])) { $0.unasked(&$1) }
    roles(&value.proposals)
    lineBreak()
  }

  private mutating func sign(_ value: inout ProfileSign) {
    var (title, sentences) = (value.title, value.sentences)
    text(&title)
    self.sentences(&sentences)
    lineBreak()
    if isReading { value = ProfileSign(title: title, sentences: sentences) }
  }

  /// - Parameter signs: all, of which it names some.
  private mutating func profile(_ value: inout ProfileDefinition, _ signs: [ProfileSign]) {
    var (name, title) = (value.name, value.title)
    text(&name)
    text(&title)
    var shown = value.signs.map { sign in signs.firstIndex { $0.title == sign.title } ?? signs.count }
    list(&shown, of: 0) { $0.number(&$1) }
    var least = value.least
    list(&least, of: 0) { $0.number(&$1) }
    lineBreak()
    if !shown.allSatisfy(signs.indices.contains) { return reportDamage() }
    if isReading {
      value = ProfileDefinition(name: name, title: title, signs: shown.map { signs[$0] }, least: least)
    }
  }

  mutating func profiles(_ value: inout LoadedProfiles) {
    list(&value.signs, of: ProfileSign(title: "", sentences: [])) { $0.sign(&$1) }
    let signs = value.signs
    let empty = ProfileDefinition(name: "", title: "", signs: [])
    list(&value.profiles, of: empty) { $0.profile(&$1, signs) }
    words(&value.capabilities)
    lineBreak()
  }
}
