extension ShippedRules {
  static let nounsRenamed: [(name: String, text: String)] = [
    (
      "_renamed.yml",
      ###"""
# Former ids of rules, and what they are called today: the configuration, flags, comments and baselines may still name
# them. One that became several stands for all of them.

layer-no-use-case: layer-use-case-of-one
"""###
    ),
  ]
}
