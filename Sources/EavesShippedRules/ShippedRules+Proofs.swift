extension ShippedRules {
  /// What each document was when its examples proved it, with the nouns of that time: the digest by the stem of
  /// the page.
  package static let proofs: [String: UInt64] = [
    "data-no-context-in-view-models": 0x3e2ea93b5c473d1f,
    "data-query-in-views-only": 0x55d5bc0d282de271,
    "layer-composition-in-app": 0xd4241430de123663,
    "layer-no-use-case": 0xfe97ac0da20f3aa4,
    "layer-view-model-no-infrastructure": 0x6e71339b16f7d3a3,
    "layer-view-model-through-use-cases": 0x1a94128da2c5e9e4,
    "layer-view-no-data-access": 0xd5f113a79d8b6cc,
    "module-data-owns-persistence": 0xd10f83930780ba0d,
    "module-domain-imports": 0x389cc469c734e89c,
    "module-domain-no-networking": 0xc46dfcca0bb3a8a8,
    "module-feature-imports": 0xc5ac6f9cc8b4e08a,
    "module-repositories": 0x9c5d2c89ee03a87c,
    "navigation-no-destination-link": 0xc12aad473d0de7c3,
    "navigation-no-navigation-view": 0x870d5d287316a215,
    "observation-no-observable-object": 0xa6d9cc971bfb6c9c,
    "vanilla-no-context-in-observable": 0xd93a71e558d5753c,
    "vanilla-no-manual-fetch": 0x2d5ba2f8d6b6ffb8,
    "vanilla-no-view-models": 0x52322a1ab208f0f0,
    "vanilla-services-through-environment": 0x4abbadcee44037e8,
    "view-environment-in-views": 0x6352da1a6cd0acc3,
    "view-no-any-view": 0x8a72b4824a82f9c3,
    "view-no-formatting": 0x9ff17262a46e6ffd,
    "view-task-modifier": 0x868145dc689beec5,
    "viewmodel-display-state": 0x7c688a4d5c54f3dd,
    "viewmodel-no-entities": 0xa2ea73af8d9f84af,
    "viewmodel-no-ui-framework": 0x8e76098b9076dce2,
  ]
}
