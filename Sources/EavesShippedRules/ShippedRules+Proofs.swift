extension ShippedRules {
  /// What each document was when its examples proved it, with the nouns of that time: the digest by the stem of
  /// the page.
  package static let proofs: [String: UInt64] = [
    "data-no-context-in-view-models": 0x14b611052e39b697,
    "data-query-in-views-only": 0x7bfae842e4712949,
    "layer-composition-in-app": 0x8f48297de00e3f8b,
    "layer-no-use-case": 0xc3bcfe9fcf90d97c,
    "layer-view-model-no-infrastructure": 0xfc3b943fb8cff4cb,
    "layer-view-model-through-use-cases": 0xd2f8c73bff49259c,
    "layer-view-no-data-access": 0x9dd312128bb7d64,
    "module-data-owns-persistence": 0xf26137b467033f25,
    "module-domain-imports": 0x9d5f5202e90047e4,
    "module-domain-no-networking": 0x35d09fad6196eb00,
    "module-feature-imports": 0xd35e6f7d13f83d32,
    "module-repositories": 0x9cf1acb5d0bae214,
    "navigation-no-destination-link": 0x937a6e5dff23db4b,
    "navigation-no-navigation-view": 0x1e3bdd906863199d,
    "observation-no-observable-object": 0xd2cd8e64d9142414,
    "vanilla-no-context-in-observable": 0xd56460a3ec57cb34,
    "vanilla-no-manual-fetch": 0x28c2e94f6ff8adc0,
    "vanilla-no-view-models": 0x66bd99a3b9d8b068,
    "vanilla-services-through-environment": 0xc3460f860f39ac40,
    "view-environment-in-views": 0x6cec0a65ec96ba6b,
    "view-no-any-view": 0xfe83ed4dd1e3436b,
    "view-no-formatting": 0x65ef1ab673e43525,
    "view-task-modifier": 0x2474b70e374fb81d,
    "viewmodel-display-state": 0xc96cf4f6b564ff35,
    "viewmodel-no-entities": 0xe6111ab7f096c8c7,
    "viewmodel-no-ui-framework": 0x36c67d01104523ba,
  ]
}
