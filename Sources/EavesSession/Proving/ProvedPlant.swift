package import EavesChecks
package import EavesFindings

/// A plant and what the check says of it.
package struct ProvedPlant: Sendable {
  package enum Verdict: Sendable, Equatable {
    case caught
    /// Coverage lists the planted call as one that may break the rule.
    case unknown
    /// With the cause.
    case missed(PlantMiss)
  }

  package let plant: Plant
  package let verdict: Verdict

  /// Nil where the check caught it or lists it as unknown.
  package var miss: PlantMiss? { if case .missed(let miss) = verdict { miss } else { nil } }
}

/// Why a check does not report a plant.
package struct PlantMiss: Sendable, Hashable {
  package enum Cause: String, Sendable, CaseIterable {
    case excluded, exempt, off, suppressed, noRole, otherRole, notCovered, excepted, notReported
  }

  package let cause: Cause
  /// In a sentence without a final period: "the file is excluded in eaves.yml".
  package let why: String
}

/// The plants of one rule.
package struct ProvedRule: Sendable {
  package let rule: RuleID
  package let title: String
  /// In the order in which they were drawn.
  package let plants: [ProvedPlant]

  package var caught: Int { plants.count { $0.verdict == .caught } }
  package var unknown: Int { plants.count { $0.verdict == .unknown } }
  package var missed: [ProvedPlant] { plants.filter { $0.miss != nil } }
}

/// What a check catches of the violations that were planted.
package struct CheckProof: Sendable {
  package let seed: Int
  /// Those with plants, sorted by id.
  package let rules: [ProvedRule]
  /// Sorted by rule.
  package let unplanted: [UnplantedRule]
  /// How many times the project was checked.
  package let checks: Int

  package var planted: Int { rules.reduce(0) { $0 + $1.plants.count } }
  package var caught: Int { rules.reduce(0) { $0 + $1.caught } }
  /// From 0 to 1; nil where nothing was planted.
  package var share: Double? { planted == 0 ? nil : Double(caught) / Double(planted) }
}
