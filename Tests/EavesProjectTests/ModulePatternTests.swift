import EavesProject
import Testing

/// Globs over names of modules: letter case is no matter, but a capital behind a star begins a word.
@Suite struct ModulePatternTests {
  @Test(arguments: [
    ("Domain", "domain"), ("*Domain", "Domain"), ("*Domain", "TourDomain"), ("*Domain", "tour_domain"),
    ("*Domain", "TOURDOMAIN"), ("*Data", "LocalData"), ("Feature*Interface", "featureShopInterface"),
    ("?ours", "Tours"), ("*", ""), ("*kit", "TideKit"),
  ])
  func `what fits`(glob: String, name: String) {
    #expect(ModulePattern(glob).matches(name))
  }

  @Test(arguments: [
    ("Domain", "Domains"), ("*Data", "Metadata"), ("*Domain", "Subdomain"), ("Feature?*", "Feature"),
    ("", "A"),
  ])
  func `what does not fit`(glob: String, name: String) {
    #expect(!ModulePattern(glob).matches(name))
  }
}
