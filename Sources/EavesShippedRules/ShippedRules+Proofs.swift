extension ShippedRules {
  /// What each document was when its examples proved it, with the nouns of that time: the digest by the stem of
  /// the page.
  package static let proofs: [String: UInt64] = [
    "data-no-context-in-view-models": 0xc8fd5c3e8806fdc,
    "data-query-in-views-only": 0x12ce0895fb30579e,
    "layer-composition-in-app": 0xd85ef3269391bf60,
    "layer-no-use-case": 0xe6b10ad787f0f083,
    "layer-view-model-no-infrastructure": 0xb256f79357ceaef0,
    "layer-view-model-through-use-cases": 0x36d95d1a428c145,
    "layer-view-no-data-access": 0x1a4b1a91868a8a2f,
    "module-data-owns-persistence": 0x44c266a776a22924,
    "module-domain-imports": 0x76b4361a6429387f,
    "module-domain-no-networking": 0x6360ee4e114e7589,
    "module-feature-imports": 0xca5af73c61e8d021,
    "module-repositories": 0x61215f56a9068cbf,
    "navigation-no-destination-link": 0xe512f60e640cf10e,
    "navigation-no-navigation-view": 0x9ece76810aa8d2aa,
    "observation-no-observable-object": 0xd77a1ff1e126e0a9,
    "vanilla-no-context-in-observable": 0xcdabb5baaf637165,
    "vanilla-no-manual-fetch": 0x6e2735d2c21423d5,
    "vanilla-no-view-models": 0xa9ab721baf06270f,
    "vanilla-services-through-environment": 0xb9f96cb9a73e5679,
    "view-environment-in-views": 0xcbb6bb3e82958fca,
    "view-no-any-view": 0xeb21a38680ddec8a,
    "view-no-formatting": 0x167d281620e59712,
    "view-task-modifier": 0xa4beba690b5283ea,
    "viewmodel-display-state": 0xbe89d88bb8b42c16,
    "viewmodel-no-entities": 0x7be054f8a40a1eec,
    "viewmodel-no-ui-framework": 0xb26a8a8f946455fb,
  ]
}
