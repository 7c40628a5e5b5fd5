extension ShippedRules {
  static let nounsRenamed: [(name: String, text: String)] = [
    (
      "_renamed.yml",
      ###"""
# Former ids of rules, and what they are called today: the configuration, flags, comments and baselines may still name
# them. One that became several stands for all of them.

layer-data-knows-no-presentation: layer-data-no-ui
layer-domain-knows-nobody: [layer-domain-model-no-services, layer-domain-no-entities, layer-domain-no-ui, layer-use-case-through-protocols]
layer-no-use-case: layer-use-case-shared
layer-use-case-forwards: layer-use-case-no-forwarding
layer-use-case-of-one: layer-use-case-shared
module-data-owns-persistence: module-no-database-imports
module-declares-directly: module-no-transitive-imports
module-declares-nothing-unused: module-no-unused-dependencies
module-features-apart: module-features-independent
module-no-circles: module-no-cycles
module-no-folder-circles: module-no-folder-cycles
module-no-type-circles: module-no-type-cycles
module-repositories: module-repository-placement
mvvm-view-model-uses-services: mvvm-view-model-no-infrastructure
redux-middleware-knows-no-view: redux-middleware-no-views
redux-reducer-invents-nothing: redux-reducer-no-random-values
redux-state-loads-nothing: redux-state-no-data-access
redux-views-only-dispatch: redux-view-no-data-access
tca-effects-run: tca-reducer-returns-effects
tca-reducer-pure: tca-reducer-no-random-values
tca-view-only-store: tca-view-no-data-access
vanilla-one-phase: vanilla-loading-state-enum
viewmodel-receives-services: viewmodel-no-service-singletons
viper-interactor-uses-gateway: viper-interactor-no-infrastructure
"""###
    ),
  ]
}
