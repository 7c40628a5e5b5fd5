/// The pages of the `Rules` folder, inside the binary: a copied executable still has its rules.
///
/// Checked in so that no plugin and no resource bundle is needed; a test holds every page against its file,
/// and `UPDATE_SNAPSHOTS=1 swift test --filter ShippedRules` writes these files anew.
package enum ShippedRules {
  /// File names and texts, sorted by name.
  package static let pages: [(name: String, text: String)] =
    nounsMarks + nounsProfiles + nounsRenamed + nounsRoles + nounsSections + nounsShorthands + nounsUnasked + nounsWords + concurrency + data + examplesConcurrency + examplesData + examplesLayerComposition + examplesLayerData + examplesLayerDomain + examplesLayerNo + examplesLayerScreen + examplesLayerUse + examplesLayerViewModel + examplesLayerViewNo + examplesModuleDeclares + examplesModuleDomain + examplesModuleFeature + examplesModuleFeatures + examplesModuleNo + examplesModuleRepository + examplesNavigation + examplesObservation + examplesRedux + examplesTcaDependencies + examplesTcaNavigation + examplesTcaReducer + examplesTcaState + examplesTcaView + examplesVanillaLoading + examplesVanillaNo + examplesVanillaServices + examplesVanillaSmall + examplesVanillaTask + examplesViewEnvironment + examplesViewExtract + examplesViewNo + examplesViewOwns + examplesViewTask + examplesViewmodel + examplesViper + layerComposition + layerData + layerDomain + layerNo + layerScreen + layerUse + layerView + moduleDeclares + moduleDomain + moduleFeature + moduleFeatures + moduleNo + moduleRepository + mvvm + navigation + observation + reduxActions + reduxMiddleware + reduxOne + reduxReducer + reduxState + reduxView + tca + vanillaLoading + vanillaNo + vanillaServices + vanillaSmall + vanillaTask + view + viewmodel + viper
}
