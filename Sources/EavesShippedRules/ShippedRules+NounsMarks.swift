extension ShippedRules {
  static let nounsMarks: [(name: String, text: String)] = [
    (
      "_marks.yml",
      ###"""
# What a type is besides its role in _roles.yml, or without one: marks overlap.

marks:
  display:
    - name: ["*State", "*Display", "*ViewData", "*Item", "*Row", "*ViewModel"]
      kind: [struct, enum]
  # What SwiftUI itself draws or asks, and so fills with the environment.
  drawn:
    - role: [view, app]
    - conforms: [View, ViewModifier]
      unless:
        - kind: class
          imports: [UIKit, AppKit, Cocoa]
    - conforms: [App, Scene, Commands, ToolbarContent, CustomizableToolbarContent, DynamicProperty, "*Style", Layout, Gesture, TableRowContent, TableColumnContent, Widget, ControlWidget, MapContent, ChartContent, TabContent, VisualEffect, Transition]
  # What UIKit and AppKit draw or present.
  kitView:
    # Views and controllers by the ends of their names, never the delegates and data sources of them.
    - conforms: ["UI*View", "UI*Cell", "UI*Control", UIWindow, "NS*View", "NS*Cell", NSWindow, NSPanel, NSWindowController, "*ViewController", UINavigationController, UITabBarController, UIImagePickerController, "*HostingController", "*ViewCell"]
      kind: class
    - kind: protocol  # A protocol over them is of views alone.
      conforms: [UIViewController, UIView, UITableViewCell, UICollectionViewCell, NSViewController, NSView]
      unless:
        - name: ["*Delegate*", "*DataSource", "*Output*", "*Provider"]
    - kind: class  # What builds on the view of a package.
      name: "*View"
      conforms: "*View"
    - kind: class  # A screen of CarPlay is what keeps its template.
      name: "*Template"
      holds: "CP*Template"
    # Their controls, bars and containers that are called otherwise, and what other frameworks of Apple draw.
    - conforms: [UIButton, UILabel, UITextField, UISwitch, UISlider, UIStepper, UIDatePicker, UINavigationBar, UIToolbar, UITabBar, UISearchBar, UISearchController, UIAlertController, NSButton, NSPopUpButton, NSTextField, NSSlider, NSSwitch, NSStepper, NSDatePicker, NSControl, NSSegmentedControl, NSPopover, WKWebView, MKMapView, MKAnnotationView, MKMarkerAnnotationView, MTKView, SKView, SCNView, ARView, ARSCNView, ARSKView, PDFView, PDFThumbnailView, GLKView, AVPlayerView, MPVolumeView, PHLivePhotoView, WKInterfaceController, CAMetalLayer]
      kind: class
    - name: ["?*ViewController", "?*ViewCell"]  # … and those of others.
      unless:
        - kind: [struct, enum, class, actor, protocol]
        - name: ["UI*", "NS*"]
  observable:
    - marked: "@Observable"
      kind: class
    - conforms: ObservableObject
      kind: [class, protocol]
  preview:
    - conforms: [PreviewProvider, PreviewModifier, LibraryContentProvider]
    - name: ["*_Preview*", "*Previews"]
    # What stands inside a provider; and a stage for other views that no type outside of previews constructs.
    - name: "*_Preview*.*"
      conforms: View
    - conforms: View
      name: ["Preview*", "*Preview*Cont*"]
      unless:
        - created-by: type
        - access: [public, open]
    - path: ["**/Preview*Content/**", "**/Previews/**"]
  # The target decides; without one that has the file, what it imports; its folder or name only if nothing else speaks.
  test:
    - target: test
    - imports: [XCTest, Testing, Quick, Nimble, XCTVapor]
      unless:
        - target: production
    - path: "**/*Tests/**"
      unless:
        - target: production
    - conforms: XCTestCase
    - marked: "@Suite"
  mock:
    - name: ["Mock*", "*Mock", "Stub*", "*Stub", "Fake*", "*Spy"]
      unless:
        - conforms: UIViewController  # What is shown in the application's own code stands in for a screen.
  feature:
    # A folder among the features; no file right there, and no layer that all features share.
    - path: ["**/Features/*/**/*.swift", "**/Feature/*/**/*.swift"]
      unless:
        - path: featureLayers
        - in: featureBases
    # A folder that is called so further in belongs to the feature around it.
    - path: "**/Feature*/*/**/Feature*/*/**/*.swift"
    # Among screens that lie there by their layer the next folder is the feature, but for what these screens share.
    - path: featureScreens
      unless:
        - path: featureParts
        - in: featureBases
    - in: "*Feature"
    # One or two that begin so are flags and toggles; and what all features stand on is none of them.
    - in: "Feature?*"
      count: 3..
      unless:
        - in: [featureKits, featureTools]
  domain:
    - in: [Domain, "*Domain"]
    - path: "**/Domain/**"
  data:
    - in: [Data, "*Data", "*Persistence", "*Database", "*Storage"]
    - path: ["**/Data/**", "**/Persistence/**", "**/Storage/**", "**/Database/**", "**/SwiftData/**", "**/*CoreData*/**", "**/Infrastructure/Network*/**"]
  # The one store of an application with unidirectional data flow.
  store:
    - name: Store
      unless:
        - kind: [struct, enum, protocol]
        - mentions: [database, network, keychain, files]
    - name: "*Store"
      kind: class
      mentions: ["*Reducer", "*Middleware"]
"""###
    ),
  ]
}
