import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource
import Testing

@testable import EavesChecks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The nouns that the tests speak: those of the shipped file, read once.
let shippedVocabulary: RoleVocabulary = {
  let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  let pages = RolesFile.names.map { name in
    let data = (try? Data(contentsOf: URL(fileURLWithPath: "/\(root)/Rules/\(name)"))) ?? Data()
    return SourceText(path: FilePath("Rules/\(name)"), bytes: [UInt8](data))
  }
  return RolesFile.load(pages).vocabulary
}()

/// A document that consists of its check.
func document(_ yaml: String) -> RuleDocument {
  let page = "---\ntitle: T\nimpact: HIGH\n---\n\n## T\n\n**Check:**\n\n```yaml\n\(yaml)\n```\n"
  let loaded = RuleDocumentLoader.load([SourceText(path: FilePath("t.md"), text: page)])
  for problem in loaded.problems where problem.severity == .error { Issue.record("\(problem.text)") }
  return loaded.documents[0]
}

/// The shipped roles and words, read once for all projects of the tests.
let shippedPlan = RolePlan(shippedVocabulary)

/// A linked project of texts by path.
func project(_ texts: [String: String]) -> Project {
  let outlines = texts.map { Outline(scanning: SourceText(path: FilePath($0.key), text: $0.value)) }
  let paths = outlines.map(\.source.path)
  let manifests = outlines.filter { $0.source.path.name == "Package.swift" }
  return Project(
    outlines: outlines, modules: ModuleMap(manifests: manifests, paths: paths), plan: shippedPlan)
}

/// The findings of one document as values, suppressions applied.
func fullFindings(of yaml: String, in texts: [String: String]) -> [Finding] {
  let document = document(yaml)
  let project = project(texts)
  let outcomes = Checker(project: project, rules: [document]).run()
  let findings = FindingMaker(project: project).findings(outcomes, of: [document])
  return Suppressions(project: project, rules: [document.id], known: [document.id]).apply(to: findings)
}

/// The findings of one document as `line: message`; with the path in front where there are several files.
func findings(of yaml: String, in texts: [String: String]) -> [String] {
  fullFindings(of: yaml, in: texts).filter { $0.suppression == nil }.map { finding in
    let path = texts.count > 1 ? "\(finding.place.path):" : ""
    return "\(path)\(finding.place.start.line): \(finding.message)"
  }
}

/// The same for one file.
func findings(of yaml: String, in text: String) -> [String] { findings(of: yaml, in: ["A.swift": text]) }

/// The lines of related places of each finding.
func related(of yaml: String, in text: String) -> [[Int]] {
  fullFindings(of: yaml, in: ["A.swift": text]).map { $0.related.map(\.place.start.line) }
}
