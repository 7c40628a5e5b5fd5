import EavesOutline
import EavesProject

/// The walk over one file: first the owner of the code is determined, then its evidence.
///
/// Most searches depend on the type that owns the code, and most code belongs to no subject. So a range of code costs
/// one look at its owner, not one at each token.
extension EvidenceCollector {
  /// What is found in one file, with the search that it is for; in order of place.
  typealias FileEvidence = [(search: Int, evidence: Evidence)]

  /// A file is walked by the stretches that one type owns, and those that are no search's are stepped over.
  func collect(in file: Int) -> FileEvidence {
    let looking = index.scope.searches(at: file)
    guard let isWanted = names(wantedBy: looking, in: file) else { return [] }
    var found: FileEvidence = []
    let end = project.files[file].outline.nodes.count
    var start = 0
    while start < end {
      let ownedCode = reader.ownedCode(from: start, in: file)
      if let asking = index.scope.searches(at: ownedCode, of: file, in: project) {
        collect(in: start..<ownedCode.end, of: file, asking, isWanted, &found)
      }
      start = ownedCode.end
    }
    return found
  }

  private func collect(
    in ownedCode: Range<Int>, of file: Int, _ asking: [UInt64], _ isWanted: [Bool],
    _ found: inout FileEvidence
  ) {
    let of = project.files[file]
    let nodes = of.outline.nodes
    for node in ownedCode
    where isWanted[Int(nodes[node].name.rawValue)]
      && (nodes[node].kind.canMention || nodes[node].kind == .capture)
    {
      let symbol = of.symbol(node)
      let isAsked = asking.indices.contains { index.searches(for: symbol, word: $0) & asking[$0] != 0 }
      if !isAsked { continue }
      var met = VisitedNode(node: node, kind: nodes[node].kind, symbol: symbol, file: file)
      for word in asking.indices {
        var bits = index.searches(for: met.symbol, word: word) & asking[word]
        if bits != 0, met.kind == .identifier { bits &= concerned(bits, by: &met, word) }
        while bits != 0 {
          let search = word * 64 + bits.trailingZeroBitCount
          bits &= bits - 1
          if let evidence = answer(to: search, at: &met) {
            found.append((search, evidence))
          }
        }
      }
    }
  }

  private func answer(to search: Int, at met: inout VisitedNode) -> Evidence? {
    evidence(of: &met, search) ?? help(&met, search)
  }

  /// Of the searches that care for a name those that what it names here may concern: that of a value is only asked by
  /// those who look for values of its types. One word of them.
  private func concerned(_ asking: UInt64, by met: inout VisitedNode, _ word: Int) -> UInt64 {
    var found = index.listing(met.symbol, word: word)
    if asking & ~found == 0 { return asking }
    if met.typeUse == nil { met.typeUse = .some(project.typeUse(at: met.node, in: met.file)) }
    if (met.typeUse ?? nil) != nil || isHelper[met.symbol.index] { return ~0 }
    if met.value == nil { met.value = .some(value(at: met.node, in: met.file)) }
    guard let value = met.value ?? nil else { return found }
    for type in value.types { found |= index.searches(for: type, word: word) }
    if case .member = value.declared { found |= attributeSearches[word] }
    return found
  }

  /// Which names of a file some search looks for, by the file's own name ids; nil when there is none.
  private func names(wantedBy looking: [UInt64], in file: Int) -> [Bool]? {
    let names = project.files[file].names
    var isWanted = Array(repeating: false, count: names.endIndex)
    var isAnyWanted = false
    for name in names.indices where index.isAsked(names[name], by: looking) {
      isWanted[name] = true
      isAnyWanted = true
    }
    isWanted[0] = index.isAsked(.none, by: looking)
    return isAnyWanted || isWanted[0] ? isWanted : nil
  }
}
