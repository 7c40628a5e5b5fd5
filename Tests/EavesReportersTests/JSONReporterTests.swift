import EavesFindings
import EavesReporters
import EavesSource
import Foundation
import Testing

@Suite struct JSONReporterTests {
  private func sample() -> Report {
    var allowed = Sample.finding(
      object: nil, recognised: nil, except: "never", instead: nil, related: [], excerpt: nil)
    allowed.suppression = "a \"quote\", a \\, a tab\t, a bell\u{7}, é 🏝"
    var report = Sample.report([Sample.finding(), allowed])
    report.checked.empty = ["coordinator"]
    report.checked.notUnderstood = [
      NotUnderstood(
        path: FilePath("a.swift"), at: Position(line: 3, column: 1, utf16Column: 1), message: "m")
    ]
    report.checked.unknown = 1
    report.checked.unknownFacts = [
      UnknownFact(
        name: "key", place: Sample.place("b.swift", 2, 3, to: 9), message: "who knows", rules: [RuleID("r")])
    ]
    report.checked.notCovered = [
      NotCovered(
        noun: "UIKit screen", count: 7,
        examples: [.init(name: "TripsViewController", place: Sample.place("c.swift", 4, 1, to: 9))])
    ]
    report.checked.noRole = 12
    report.checked.leftOut = SkippedFiles([
      .excluded: SkippedFiles.Count(10), .ignored: SkippedFiles.Count(2, isAtLeast: true),
    ])
    report.rules = [
      RuleSummary(
        id: RuleID("r"), title: "T", impact: .high, impactDescription: "d", tags: ["layer"],
        document: FilePath("Rules/r.md"), isEnforced: true, help: "h"),
      RuleSummary(
        id: RuleID("g"), title: "G", impact: .low, impactDescription: "", tags: [],
        document: FilePath("Rules/g.md"), isEnforced: false, help: "h"),
    ]
    report.staleBaseline = [ReportedEntry(path: FilePath("old"), text: "old")]
    report.rekeyedBaseline = [ReportedEntry(path: FilePath("older"), text: "older")]
    report.seconds = 1
    return report
  }

  @Test func `the report of the contract, byte for byte`() {
    #expect(
      JSONReporter().text(of: sample()) == #"""
        {
          "schemaVersion": 1,
          "tool": {
            "name": "eaves",
            "version": "0.1.0"
          },
          "profile": "clean-mvvm",
          "profileSource": "flag",
          "checked": {
            "files": 312,
            "lines": 48211,
            "roles": {
              "view": 120,
              "viewModel": 41,
              "repository": 9
            },
            "rules": 14,
            "guidance": 0,
            "empty": [
              "coordinator"
            ],
            "unknown": 1,
            "unknownFacts": [
              {
                "path": "b.swift",
                "line": 2,
                "column": 3,
                "message": "who knows",
                "rules": [
                  "r"
                ]
              }
            ],
            "notCovered": [
              {
                "kind": "UIKit screen",
                "count": 7,
                "examples": [
                  {
                    "name": "TripsViewController",
                    "path": "c.swift",
                    "line": 4,
                    "column": 1
                  }
                ]
              }
            ],
            "noRole": 12,
            "noRoleFiles": [],
            "offByDefault": [],
            "noLayer": 0,
            "noLayerTypes": [],
            "unproven": 0,
            "idle": [],
            "leftOut": {
              "ignored": 2,
              "excluded": 10,
              "skipped": 0,
              "atLeast": [
                "ignored"
              ]
            },
            "notUnderstood": [
              {
                "path": "a.swift",
                "line": 3,
                "column": 1,
                "message": "m"
              }
            ],
            "layerRules": 0,
            "lacksLayerRules": false,
            "pinned": true
          },
          "rules": [
            {
              "id": "r",
              "title": "T",
              "impact": "HIGH",
              "impactDescription": "d",
              "tags": [
                "layer"
              ],
              "document": "Rules/r.md"
            }
          ],
          "findings": [
            {
              "rule": "layer-view-no-data-access",
              "impact": "HIGH",
              "path": "Sources/Trips/TripList.swift",
              "line": 14,
              "column": 18,
              "endLine": 14,
              "endColumn": 32,
              "message": "view TripList holds ModelContext",
              "subject": {
                "role": "view",
                "name": "TripList"
              },
              "member": null,
              "verb": "holds",
              "object": {
                "name": "ModelContext",
                "role": null
              },
              "recognized": "through the key path \\.modelContext",
              "except": null,
              "instead": "let the view model own the repository; the view keeps the view model",
              "related": [
                {
                  "path": "Sources/Trips/TripList.swift",
                  "line": 22,
                  "column": 5,
                  "message": "used"
                }
              ],
              "hops": [],
              "fingerprint": "\#(Sample.finding().fingerprint)",
              "baselined": false,
              "suppressed": null
            },
            {
              "rule": "layer-view-no-data-access",
              "impact": "HIGH",
              "path": "Sources/Trips/TripList.swift",
              "line": 14,
              "column": 18,
              "endLine": 14,
              "endColumn": 32,
              "message": "view TripList holds ModelContext",
              "subject": {
                "role": "view",
                "name": "TripList"
              },
              "member": null,
              "verb": "holds",
              "object": null,
              "recognized": null,
              "except": "never",
              "instead": null,
              "related": [],
              "hops": [],
              "fingerprint": "\#(Sample.finding().fingerprint)",
              "baselined": false,
              "suppressed": {
                "reason": "a \"quote\", a \\, a tab\t, a bell\u0007, é 🏝"
              }
            }
          ],
          "baseline": {
            "stale": [
              "old"
            ],
            "rekeyed": [
              "older"
            ]
          },
          "summary": {
            "CRITICAL": 0,
            "HIGH": 1,
            "MEDIUM-HIGH": 0,
            "MEDIUM": 0,
            "LOW-MEDIUM": 0,
            "LOW": 0
          }
        }

        """#)
  }

  @Test func `any text survives the way through a foreign parser`() throws {
    let every = String(String.UnicodeScalarView((0..<0x300).compactMap { Unicode.Scalar($0) })) + "\u{2028}👩‍👩‍👧‍👦"
    let text = JSONReporter().text(of: Sample.report([Sample.finding(message: every)]))
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let findings = try #require(parsed?["findings"] as? [[String: Any]])
    let message = try #require(findings[0]["message"] as? String)
    #expect(Array(message.unicodeScalars) == Array(every.unicodeScalars))
  }
}
