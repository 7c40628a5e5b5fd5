import EavesDocuments
package import EavesFiles
package import EavesFindings
package import EavesSource

extension Trend {
  /// The counts of the versions of a baseline's file; nil where there are none. A version that is no baseline is
  /// skipped.
  package init?(of history: GitHistory, path: FilePath) {
    var moments: [Moment] = []
    for version in history.versions {
      let page = BaselineDocument.loadAny(SourceText(path: path, bytes: version.bytes))
      if !page.problems.isEmpty { continue }
      var entries: [RuleID: Int] = [:]
      for entry in page.baseline.entries { entries[entry.key.rule, default: 0] += 1 }
      if moments.last?.entries == entries { continue }
      moments.append(Moment(seconds: version.seconds, entries: entries))
    }
    if moments.isEmpty { return nil }
    self.init(moments: moments, isCut: history.isCut)
  }
}
