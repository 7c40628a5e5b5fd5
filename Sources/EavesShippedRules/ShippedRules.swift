/// The pages of the `Rules` folder, inside the binary: a copied executable still has its rules.
///
/// Checked in so that no plugin and no resource bundle is needed; a test holds every page against its file,
/// and `UPDATE_SNAPSHOTS=1 swift test --filter ShippedRules` writes these files anew.
package enum ShippedRules {
  /// File names and texts, sorted by name.
  package static let pages: [(name: String, text: String)] =
    nounsMarks + nounsProfiles + nounsRoles + nounsSections + nounsShorthands + nounsUnasked + nounsWords + concurrency + data + examples + layerComposition + layerData + layerDomain + layerScreen + layerUse + layerView + moduleData + moduleDeclares + moduleDomain + moduleFeature + moduleFeatures + moduleNo + moduleRepositories + mvvm + navigation + observation + reduxActions + reduxMiddleware + reduxOne + reduxReducer + reduxState + reduxViews + tcaDependencies + tcaEffects + tcaNavigation + tcaReducer + tcaState + tcaView + vanillaNoContext + vanillaNoManual + vanillaNoScreen + vanillaNoService + vanillaNoSystem + vanillaNoView + vanillaOne + vanillaServices + vanillaSmall + vanillaTask + viewEnvironment + viewExtract + viewNoAny + viewNoEntities + viewNoFormatting + viewOwns + viewTask + viewmodel + viper
}
