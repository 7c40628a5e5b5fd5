extension ShippedRules {
  static let nounsWords: [(name: String, text: String)] = [
    (
      "_words.yml",
      ###"""
# The word lists of the rule language, whose the code in a type is, and what is known of SDKs whose source is not scanned.
# The same in every profile; `words:` of a project's eaves.yml add to it.

words:
  # What keeps the application's data: a view or the domain that mentions one has reached the store.
  database:
    # SwiftData, Core Data
    - ModelContext
    - ModelContainer
    - FetchDescriptor
    - NSManagedObjectContext
    - NSPersistentContainer
    - NSPersistentCloudKitContainer
    - NSPersistentStoreCoordinator
    - NSFetchRequest
    - NSFetchedResultsController
    - NSBatchDeleteRequest
    - NSBatchInsertRequest
    - NSBatchUpdateRequest
    - "@ModelActor"
    # CloudKit, iCloud
    - NSUbiquitousKeyValueStore
    - CKContainer
    - CKDatabase
    - CKQueryOperation
    - CKModifyRecordsOperation
    - CKSyncEngine
    # SQLite and what stands on it
    - "sqlite3_open()"
    - "sqlite3_open_v2()"
    - "sqlite3_exec()"
    - "sqlite3_prepare_v2()"
    - DatabaseQueue
    - DatabasePool
    - FMDatabase
    - FMDatabaseQueue
    - FMDatabasePool
    - YapDatabase
    - YapDatabaseConnection
    # Realm and other stores
    - Realm
    - "@ObservedResults"
    - "@ObservedRealmObject"
    - MMKV
    - "@FetchAll"
    - "@FetchOne"
    - "@Query"
    - "@FetchRequest"
    - "@SectionedFetchRequest"
  # What reaches other machines: a view or the domain that mentions one talks to a server itself.
  network:
    # Foundation, Network
    - URLSession
    - URLSessionTask
    - URLSessionDataTask
    - URLSessionUploadTask
    - URLSessionDownloadTask
    - URLSessionWebSocketTask
    - NSURLConnection
    - NWConnection
    - NWListener
    - NWBrowser
    - NWPathMonitor
    - NetService
    - NetServiceBrowser
    - MCSession
    - MCNearbyServiceBrowser
    - MCNearbyServiceAdvertiser
    # HTTP packages
    - AF
    - Alamofire.request
    - Alamofire.upload
    - Alamofire.download
    - SessionManager
    - DataRequest
    - UploadRequest
    - DownloadRequest
    - MoyaProvider
    - ApolloClient
    - NetworkTransport
    - APIClient
    - OAuthSwift
    # sockets and remote calls
    - Room
    - TCPClient
    - WebSocket
    - SocketIOClient
    - SocketManager
    - GRPCClient
    - GRPCChannel
    - MQTTClient
    # back ends
    - Firestore
    - CollectionReference
    - DocumentReference
    - ListenerRegistration
    - DatabaseReference
    - StorageReference
    - Functions
    - HTTPSCallable
    - RemoteConfig
    - Auth
    - GIDSignIn
    - SupabaseClient
    - AuthClient
    - PostgrestClient
    - Amplify
    - PFQuery
    - TrueTimeClient
  # The stack that screens are pushed on.
  navigating: [UINavigationController, NavigationPath]
  # What describes the endpoints of a server.
  endpoints: [URLRequestConvertible, TargetType, HTTPMethod, HTTPHeaders]
  # What a request is written in: a view may hand one to a web view, the domain may not know it.
  requests: [URLRequest, URLResponse, HTTPURLResponse]
  # The user's defaults: a small database that every test shares.
  preferences:
    - UserDefaults
    - NSUbiquitousKeyValueStore
    - Defaults
  # What takes a store of preferences as an argument and watches it for the view.
  watchers: ["@AppStorage", "@SceneStorage", ".defaultAppStorage"]
  # What one holds to work on a store; a part of `database`.
  storeContexts:
    - ModelContext
    - ModelContainer
    - NSManagedObjectContext
    - NSPersistentContainer
    - NSPersistentCloudKitContainer
  # What looks into folders and reads files.
  fileReading: ["FileManager.contentsOfDirectory(at:)", "FileManager.contentsOfDirectory(atPath:)", "FileManager.contents(atPath:)", "FileManager.enumerator(at:)", "FileHandle(forReadingFrom:)", "FileHandle(forReadingAtPath:)", "Data(contentsOfFile:)", "String(contentsOfFile:)", "String(contentsOfFile:encoding:)", "String(contentsOf:encoding:)", "Data(contentsOf:options:)"]
  # What reads a whole file, or a whole answer of a server, while everything waits.
  readsWhole: ["Data(contentsOf:)", "String(contentsOf:)", "NSData(contentsOf:)"]
  # Places, motions, people's data and other devices: a part of `devices` that no view model asks on its own.
  sensors: [CLLocationManager, CLLocationUpdate, CLMonitor, CLBackgroundActivitySession, CLServiceSession, CLGeocoder, CMMotionManager, CMMotionActivityManager, CMPedometer, CMAltimeter, CBCentralManager, HKHealthStore, EKEventStore, CNContactStore, HMHomeManager, WCSession]
  # What reads a store once, without watching it; a part of `database`.
  fetching:
    - FetchDescriptor
    - NSFetchRequest
    - NSFetchedResultsController
  # Modules that a feature may import; a project adds its own in eaves.yml.
  featureImports: ["*Domain", Model, Models, "*Models", Entities, "*DesignSystem", "*Utilities", "*Utils", "*Extensions", "*Theme", "*Localization", "*Strings", "*Resources", "*Assets", UI, Kingfisher, KingfisherSwiftUI, Nuke, NukeUI, SDWebImage, SDWebImageSwiftUI, Lottie, MarkdownUI, SnapKit, AttributedText, EmojiPicker, StatefulTabView, Shimmer, Collections, OrderedCollections, Algorithms, Logging, "*_logging", SwiftUI, Foundation, Observation, Combine, UIKit, AppKit, WatchKit, Charts, MapKit, PhotosUI, AVKit, WebKit, SafariServices, QuickLook, LinkPresentation, PDFKit, PencilKit, TipKit, CoreGraphics, QuartzCore, UniformTypeIdentifiers, Accessibility, os, OSLog, SwiftUICore, Darwin, Glibc, Dispatch, CoreLocation, AVFoundation, Photos, StoreKit, WidgetKit, CoreImage, CoreText, CryptoKit, LocalAuthentication, MessageUI, Security, UserNotifications, Intents, AppIntents, ActivityKit, ARKit, AuthenticationServices, BackgroundTasks, CoreBluetooth, CoreMotion, EventKit, GameKit, HealthKit, MediaPlayer, Metal, MetalKit, NaturalLanguage, SceneKit, SpriteKit, Speech, Vision, WatchConnectivity, Synchronization, RegexBuilder, Cxx, CxxStdlib, Distributed, DeveloperToolsSupport, ImagePlayground, PlaygroundSupport, MachO, Compression, FoundationEssentials, FoundationXML, Musl, Android, WinSDK, CUPS, Accelerate, Accounts, AdServices, AdSupport, AppTrackingTransparency, AudioToolbox, AVFAudio, CallKit, CarPlay, ClockKit, Contacts, ContactsUI, CoreAudio, CoreFoundation, CoreHaptics, CoreMedia, CoreMIDI, CoreML, CoreNFC, CoreServices, CoreSpotlight, CoreTelephony, CoreVideo, CoreWLAN, CommonCrypto, DeviceActivity, DeviceCheck, EventKitUI, ExternalAccessory, FamilyControls, FileProvider, FoundationModels, GameController, GameplayKit, GroupActivities, HomeKit, IOKit, ImageIO, IOBluetooth, ManagedSettings, MetricKit, MultipeerConnectivity, MusicKit, MLCompute, NearbyInteraction, ObjectiveC, PassKit, PushKit, QuickLookThumbnailing, RealityKit, ReplayKit, RoomPlan, ScreenCaptureKit, ScreenTime, SensorKit, ServiceManagement, ShazamKit, Social, SoundAnalysis, SystemConfiguration, Translation, TVServices, VideoToolbox, VisionKit, WeatherKit, XPC, Cocoa, AddressBook, AddressBookUI, AppClip, ApplicationServices, AssetsLibrary, AutomaticAssessmentConfiguration, Automator, BackgroundAssets, BrowserEngineKit, BusinessChat, Carbon, Cinematic, ClassKit, Collaboration, ColorSync, CoreAudioKit, CoreAudioTypes, CoreHID, CoreTransferable, CreateML, CreateMLComponents, CryptoTokenKit, DataDetection, DeviceDiscoveryUI, DiscRecording, DiskArbitration, DockKit, EndpointSecurity, ExceptionHandling, ExtensionFoundation, ExtensionKit, FSKit, FileProviderUI, FinanceKit, ForceFeedback, GLKit, GSS, HealthKitUI, Hypervisor, IOSurface, IdentityLookup, IdentityLookupUI, ImageCaptureCore, InputMethodKit, IntentsUI, JavaScriptCore, JournalingSuggestions, LatentSemanticMapping, LiveCommunicationKit, LocalAuthenticationEmbeddedUI, MailKit, MarketplaceKit, Matter, MatterSupport, MediaAccessibility, MediaLibrary, Messages, MetalFX, MetalPerformanceShaders, MetalPerformanceShadersGraph, MobileCoreServices, ModelIO, NewsstandKit, NotificationCenter, OSAKit, OpenAL, OpenCL, OpenDirectory, OpenGL, OpenGLES, PHASE, ParavirtualizedGraphics, PreferencePanes, ProximityReader, PushToTalk, Quartz, QuickLookUI, RealityFoundation, SafetyKit, ScreenSaver, ScriptingBridge, SecurityFoundation, SecurityInterface, SensitiveContentAnalysis, SharedWithYou, SharedWithYouCore, Symbols, SystemExtensions, TVMLKit, TVUIKit, TabularData, ThreadNetwork, UserNotificationsUI, VideoSubscriberAccount, Virtualization, WorkoutKit, iAd, simd]
  # Classes of the SDK that are ObservableObject, and that nobody else can mark.
  platformObservables: [ImageRenderer, AuthorizationCenter, GroupSession, GroupStateObserver, "MusicPlayer.State", "MusicPlayer.Queue"]
  legacyObservation:
    - "@StateObject"
    - "@ObservedObject"
    - "@EnvironmentObject"
  uiFrameworks: [SwiftUI, UIKit, AppKit, WatchKit, SwiftUICore]
  formatting: [".formatted", ".uppercased", ".lowercased", ".capitalized", ".localizedUppercase", ".localizedLowercase", ".localizedCapitalized", "String(format:)", "appendInterpolation(specifier:)", "appendInterpolation(format:)", "appendInterpolation(formatter:)", ".string(from:)", ".format(_:)", DateFormatter, NumberFormatter, RelativeDateTimeFormatter, ByteCountFormatter, MeasurementFormatter, DateComponentsFormatter, ISO8601DateFormatter, PersonNameComponentsFormatter, "?*Formatter", "FormatterService", ".components", ".replacingOccurrences()"]
  transforming:
    - ".sorted()"
    - ".filter()"
    - ".compactMap()"
    - "Dictionary(grouping:)"
    - ".joined()"
    - ".reversed()"
  # What puts lists in order; a part of `transforming` that is work whatever the list is of.
  arranging: [".sorted()", ".filter()", ".joined()", "Dictionary(grouping:)"]
  # What writes a text in other letters.
  casing: [".uppercased", ".lowercased", ".capitalized", ".localizedUppercase", ".localizedLowercase", ".localizedCapitalized"]
  # What makes one text of several values.
  composing: ["appendInterpolation()"]
  # Arithmetic operators and functions, what asks a calendar for days and hours, and how long ago something was.
  calculations: ["+", "-", "*", "/", "%", ".reduce()", ".min()", ".max()", ".rounded()", ".allSatisfy()", ".timeIntervalSince", ".timeIntervalSinceNow", ".component(_:from:)", ".dateComponents(_:from:)", ".dateComponents(_:from:to:)", ".date(byAdding:value:to:)", ".date(bySettingHour:minute:second:of:)", ".startOfDay(for:)", ".isDate(_:inSameDayAs:)", ".isDate(_:equalTo:toGranularity:)", ".isDateInToday", ".isDateInYesterday", ".isDateInTomorrow", ".isDateInWeekend"]
  # Formatters of Foundation: to make one is the dearest part of formatting.
  formatterTypes: [DateFormatter, NumberFormatter, RelativeDateTimeFormatter, ByteCountFormatter, MeasurementFormatter, DateComponentsFormatter, DateIntervalFormatter, ListFormatter, ISO8601DateFormatter, PersonNameComponentsFormatter]
  basic: [String, Substring, Character, Int, "Int?", Int8, Int16, Int32, Int64, UInt, UInt8, UInt16, UInt32, UInt64, Double, Float, CGFloat, Decimal, Bool, Void, Any, AnyObject, Never, Error, Date, Data, UUID, URL, TimeInterval, IndexSet, IndexPath, Array, Set, Dictionary, Optional, Result, Range, ClosedRange, AnyPublisher, Published, AsyncStream, AsyncThrowingStream, AsyncSequence, Publisher, Publishers, CurrentValueSubject, PassthroughSubject, Observable, Single, Task, Locale, Calendar, TimeZone, DateComponents, Measurement, "NS*", "UI*", "CG*", "CL*", "MK*", "AV*", "CK*", Color, Image, Text, Self, Sendable, Hashable, Equatable, Codable, Identifiable, some, T, Element, Cancellable, AnyCancellable, Data, "URL*", "HTTP*", LocalizedStringKey, LocalizedStringResource, AttributedString, Binding]

  # Values that say how much, which or what is written, and nothing of where they come from.
  plainValues: [String, StaticString, Substring, Character, Int, UInt, Int32, Int64, UInt32, UInt64, Double, Float, CGFloat, Decimal, Bool, Date, TimeInterval, Duration, URL, UUID, CGSize, CGPoint, CGRect, UIEdgeInsets, EdgeInsets, Color, UIColor, NSColor, Font, Locale, Calendar, TimeZone, DateComponents, Notification, Name, LocalizedStringKey, LocalizedStringResource]

  # Constants of the platform's types that are names and texts: who waits for a notice draws nothing.
  plainConstants: ["*Notification", "*UserInfoKey", "*URLString"]

  # Modules of Apple's platforms: they lend their names to nobody else.
  platformModules: [Swift, Foundation, FoundationNetworking, SwiftUI, SwiftUICore, UIKit, AppKit, WatchKit, Combine, Observation, os, OSLog, Darwin, Glibc, Dispatch, CoreGraphics, CoreLocation, MapKit, AVFoundation, AVKit, Photos, PhotosUI, StoreKit, WidgetKit, Charts, CloudKit, CoreImage, CoreText, CryptoKit, LocalAuthentication, MessageUI, QuickLook, SafariServices, Security, UniformTypeIdentifiers, UserNotifications, WebKit, Intents, AppIntents, ActivityKit, ARKit, AuthenticationServices, BackgroundTasks, CoreBluetooth, CoreMotion, EventKit, GameKit, HealthKit, MediaPlayer, Metal, MetalKit, NaturalLanguage, QuartzCore, SceneKit, SpriteKit, Speech, Vision, WatchConnectivity, TipKit, SwiftData, CoreData, Network, XCTest, Testing, Synchronization, RegexBuilder, Accelerate, Accounts, AdServices, AdSupport, AppTrackingTransparency, AudioToolbox, AVFAudio, CallKit, CarPlay, ClockKit, Contacts, ContactsUI, CoreAudio, CoreFoundation, CoreHaptics, CoreMedia, CoreMIDI, CoreML, CoreNFC, CoreServices, CoreSpotlight, CoreTelephony, CoreVideo, CoreWLAN, CommonCrypto, DeviceActivity, DeviceCheck, EventKitUI, ExternalAccessory, FamilyControls, FileProvider, FoundationModels, GameController, GameplayKit, GroupActivities, HomeKit, IOKit, ImageIO, IOBluetooth, LinkPresentation, ManagedSettings, MetricKit, MultipeerConnectivity, MusicKit, MLCompute, NearbyInteraction, NetworkExtension, ObjectiveC, PassKit, PDFKit, PencilKit, PushKit, QuickLookThumbnailing, RealityKit, ReplayKit, RoomPlan, ScreenCaptureKit, ScreenTime, SensorKit, ServiceManagement, ShazamKit, Social, SoundAnalysis, SQLite3, SystemConfiguration, Translation, TVServices, VideoToolbox, VisionKit, WeatherKit, XPC, Cocoa, AddressBook, AddressBookUI, AppClip, ApplicationServices, AssetsLibrary, AutomaticAssessmentConfiguration, Automator, BackgroundAssets, BrowserEngineKit, BusinessChat, CFNetwork, Carbon, Cinematic, ClassKit, Collaboration, ColorSync, CoreAudioKit, CoreAudioTypes, CoreHID, CoreTransferable, CreateML, CreateMLComponents, CryptoTokenKit, DataDetection, DeviceDiscoveryUI, DiscRecording, DiskArbitration, DockKit, EndpointSecurity, ExceptionHandling, ExtensionFoundation, ExtensionKit, FSKit, FileProviderUI, FinanceKit, ForceFeedback, GLKit, GSS, HealthKitUI, Hypervisor, IOSurface, IdentityLookup, IdentityLookupUI, ImageCaptureCore, InputMethodKit, IntentsUI, JavaScriptCore, JournalingSuggestions, LatentSemanticMapping, LiveCommunicationKit, LocalAuthenticationEmbeddedUI, MailKit, MarketplaceKit, Matter, MatterSupport, MediaAccessibility, MediaLibrary, Messages, MetalFX, MetalPerformanceShaders, MetalPerformanceShadersGraph, MobileCoreServices, ModelIO, NetFS, NewsstandKit, NotificationCenter, OSAKit, OpenAL, OpenCL, OpenDirectory, OpenGL, OpenGLES, PHASE, ParavirtualizedGraphics, PreferencePanes, ProximityReader, PushToTalk, Quartz, QuickLookUI, RealityFoundation, SafetyKit, ScreenSaver, ScriptingBridge, SecurityFoundation, SecurityInterface, SensitiveContentAnalysis, SharedWithYou, SharedWithYouCore, Symbols, SystemExtensions, TVMLKit, TVUIKit, TabularData, ThreadNetwork, UserNotificationsUI, VideoSubscriberAccount, Virtualization, WorkoutKit, iAd, simd, vmnet, Accessibility, Android, CUPS, Compression, Cxx, CxxStdlib, DeveloperToolsSupport, Distributed, FoundationEssentials, FoundationXML, ImagePlayground, MachO, Musl, PlaygroundSupport, WinSDK]
  # What one asks the system, its sensors and its shared stores for. A view may hold some of them (a player, a map's
  # location); a class that does is a wrapper of the device.
  devices:
    # place, motion, nearby
    - CLLocationManager
    - CLLocationUpdate
    - CLBackgroundActivitySession
    - CLServiceSession
    - CLGeocoder
    - CLMonitor
    - CMMotionManager
    - CMMotionActivityManager
    - CMPedometer
    - CMAltimeter
    - CBCentralManager
    - CBPeripheralManager
    - CBPeripheral
    - NISession
    - NFCNDEFReaderSession
    - NFCTagReaderSession
    - EAAccessoryManager
    - EASession
    # people's data
    - HKHealthStore
    - HKObserverQuery
    - HKAnchoredObjectQuery
    - EKEventStore
    - CNContactStore
    - PHPhotoLibrary
    - PHImageManager
    - PHCachingImageManager
    - PHAssetCreationRequest
    - HMHomeManager
    - MPMediaLibrary
    - MPMediaQuery
    - NSMetadataQuery
    - CSSearchableIndex
    # sound, speech, camera
    - AVAudioSession
    - AVAudioRecorder
    - AVAudioEngine
    - AVCaptureSession
    - AVCaptureDevice
    - AVAssetExportSession
    - AVAssetWriter
    - AVAssetDownloadURLSession
    - AVSpeechSynthesizer
    - SFSpeechRecognizer
    - SFSpeechAudioBufferRecognitionRequest
    - MPMusicPlayerController
    - MPNowPlayingInfoCenter
    - MPRemoteCommandCenter
    - SHSession
    - SCStream
    - RPScreenRecorder
    # other devices, calls, background
    - WCSession
    - WKWebsiteDataStore
    - HTTPCookieStorage
    - WKHTTPCookieStore
    - CXProvider
    - CXCallController
    - CXCallDirectoryManager
    - PKPushRegistry
    - BGTaskScheduler
    - GCController
    - GKMatchmaker
    - UIPrintInteractionController
    - NEVPNManager
    - NETunnelProviderManager
    - NEHotspotConfigurationManager
    - CWWiFiClient
    - CTTelephonyNetworkInfo
    - "SCNetworkReachabilityCreateWithName()"
    - "SCNetworkReachabilityCreateWithAddress()"
    - SMAppService
    - "SMLoginItemSetEnabled()"
    - "IOServiceGetMatchingService()"
    - "IOServiceGetMatchingServices()"
    - "IORegistryEntryCreateCFProperty()"
    # who one is
    - LAContext
    - ASAuthorizationController
    - ASWebAuthenticationSession
    - ATTrackingManager
    - DCDevice
    - DCAppAttestService
    # models on the device
    - VNCoreMLModel
    - LanguageModelSession
    # packages around hardware
    - Terminal
    - SCPTerminal
  # What plays; views of films hold it too.
  players:
    - AVAudioPlayer
    - AVPlayer
    - AVQueuePlayer
  # Purchases.
  purchases:
    - SKPaymentQueue
    - SKProductsRequest
    - SKReceiptRefreshRequest
    - "Product.products(for:)"
    - "Transaction.updates"
    - "Transaction.currentEntitlements"
    - "Transaction.all"
    - "Transaction.latest"
    - "AppStore.sync"
    - Purchases
    - Adapty
    - Qonversion
    - SwiftyStoreKit
    - STPAPIClient
  # Notices that the system shows, here or from a server.
  notifications:
    - UNUserNotificationCenter
    - Messaging
    - OneSignal
    - NSUserNotificationCenter
  # Secrets.
  keychain:
    - "SecItemAdd()"
    - "SecItemCopyMatching()"
    - "SecItemUpdate()"
    - "SecItemDelete()"
    - Keychain
    - KeychainSwift
    - KeychainWrapper
    - Valet
    - SAMKeychain
    - Locksmith
  # Other programs that one starts or speaks with.
  processes:
    - Process
    - NSTask
    - NSAppleScript
    - NSUserUnixTask
    - NSUserAppleScriptTask
    - NSXPCConnection
    - NSXPCListener
    - XPCSession
    - "AuthorizationExecuteWithPrivileges()"
    - "posix_spawn()"
    - "popen()"
  # What lists, reads or changes files and folders; to ask only for a path is less.
  files:
    - "FileManager.contentsOfDirectory(at:)"
    - "FileManager.contentsOfDirectory(atPath:)"
    - "FileManager.contents(atPath:)"
    - "FileManager.enumerator(at:)"
    - "FileManager.attributesOfItem(atPath:)"
    - "FileManager.createDirectory(at:)"
    - "FileManager.createDirectory(atPath:)"
    - "FileManager.createFile(atPath:)"
    - "FileManager.removeItem(at:)"
    - "FileManager.removeItem(atPath:)"
    - "FileManager.moveItem(at:to:)"
    - "FileManager.moveItem(atPath:toPath:)"
    - "FileManager.copyItem(at:to:)"
    - "FileManager.copyItem(atPath:toPath:)"
    - "FileManager.replaceItemAt()"
    - ".write(to:)"
    - ".write(to:atomically:encoding:)"
    - ".write(toFile:atomically:encoding:)"
    - "FileHandle(forWritingTo:)"
    - "FileHandle(forWritingAtPath:)"
    - NSFileCoordinator
    - Folder
    - Archive
    - Zip
    - SSZipArchive
  # Who is told what happens in the application.
  telemetry:
    - Analytics
    - Crashlytics
    - SentrySDK
    - Mixpanel
    - Amplitude
    - AppsFlyerLib
    - Adjust
    - PostHogSDK
    - TelemetryDeck
    - TelemetryManager
    - Bugsnag
    - Flurry
    - Segment
    - Datadog
    - MXMetricManager
    - Branch
  # What one feels: a part of the presentation.
  haptics: [UIFeedbackGenerator, UIImpactFeedbackGenerator, UINotificationFeedbackGenerator, UISelectionFeedbackGenerator, UICanvasFeedbackGenerator, CHHapticEngine, CHHapticPattern, NSHapticFeedbackManager, "WKInterfaceDevice.play"]
  # What waits, and says when.
  timers: [Timer, DispatchSourceTimer, CADisplayLink, CVDisplayLink, ContinuousClock, SuspendingClock]
  # The one value of a type, as the platform and packages call it.
  sharedMembers: [".shared", ".default", ".standard", ".current", ".instance", ".sharedInstance", ".main"]
  # Screens, what they are made of, and the ways between them: a store or a client knows none.
  screenTypes: [View, "UI*View", "UI*Controller", "UI*Cell", "UI*Button", "UI*Field", "UI*Bar", "UI*Picker", "UI*Control", "NS*View", "NS*Panel", "NS*Button", AnyView, NavigationPath, UIWindow, UIWindowScene, UIColor, UIFont, NSViewController, NSWindow, NSWindowController, NSAlert, NSColor, NSFont, Color, Image, Font, PHPickerViewController, SFSafariViewController, MFMailComposeViewController, UILabel, UIBarButtonItem, UIAlertAction, UIStoryboard, UIViewControllerAnimatedTransitioning, UITraitCollection, WKWebView, MKMapView, Text, ViewBuilder, "@ViewBuilder", LinearGradient, Gradient, Animation, ColorScheme, ASPresentationAnchor, "@ObservedObject", "@StateObject", "@EnvironmentObject", ObservedObject, StateObject, "CP*Template", CPInterfaceController, NSTextField, NSMenu, NSMenuItem, NSPopover, NSHostingController, "withAnimation()"]
  # What a thing looks like, and what a view shows of it: a model says what it means.
  looks: [Color, UIColor, NSColor, Font, UIFont, NSFont, Image, Text]
  # What one asks the application about its screens; that it may work in the background is another matter.
  screenState: ["UIApplication.shared.open", "UIApplication.shared.connectedScenes", "UIApplication.shared.windows", "UIApplication.shared.keyWindow", "UIApplication.shared.delegate", "UIApplication.shared.isIdleTimerDisabled", "UIApplication.shared.preferredContentSizeCategory", "UIApplication.shared.userInterfaceLayoutDirection", "UIApplication.shared.sendAction", "UIApplication.shared.setAlternateIconName", "NSApplication.shared", NSApp]
  # What only a user interface needs: colours, pictures, views and the ways between them.
  uiTypes: [View, "UI*View", "UI*Controller", "UI*Cell", "UI*Button", "UI*Field", "UI*Bar", "UI*Picker", "UI*Control", "NS*View", "NS*Panel", "NS*Button", ViewBuilder, "@ViewBuilder", AnyView, Color, Image, Font, Text, LinearGradient, Gradient, EdgeInsets, Animation, UIImage, UIColor, UIFont, MKMapView, MKAnnotationView, WKWebView, SCNView, SKView, MTKView, PDFView, ARView, UITableViewDiffableDataSource, UICollectionViewDiffableDataSource, UICollectionViewLayout, UIAlertAction, UILabel, UIBarButtonItem, UIWindow, ASPresentationAnchor, UIScreen, UIApplication, UIPasteboard, UITextInput, UIResponder, UITraitCollection, UIBezierPath, UIStoryboard, NSImage, NSColor, NSFont, NSViewController, NSWindow, NSWindowController, NSAlert, NSApplication, NSPasteboard, NSScreen, UISwitch, UISlider, PHPickerViewController, SFSafariViewController, MFMailComposeViewController, UIActivityItemSource, UIActivity, UICollectionViewCompositionalLayout, NSCollectionLayoutSection, NSLayoutConstraint, UIGestureRecognizer, UIViewPropertyAnimator, UIVisualEffect, UIBlurEffect, UIMenu, UIAction, UIMenuElement, UIAccessibilityCustomAction, UIFontMetrics, UIContentSizeCategory, UIUserInterfaceStyle, UIStatusBarStyle, UIEdgeInsets, NSTextAttachment, UIGraphicsImageRenderer, "UIGraphicsBeginImageContextWithOptions()", "UI*DataSource", "UI*Delegate", "?*ViewControllerDataSource", WKNavigationDelegate, WKUIDelegate, WKWebViewConfiguration, WKNavigationAction, "CP*Template", "CPListTemplateItem", "CPList*Item", CPInterfaceController, NSTextField, NSMenu, NSMenuItem, NSStatusItem, NSPopover, NSHostingController, GeometryProxy, ScrollViewProxy, ColorScheme, PresentationDetent, DismissAction, ShapeStyle, "withTransaction()", UIInterfaceOrientationMask, UIInterfaceOrientation, UIModalPresentationStyle, NSBezierPath, NSGestureRecognizer, NSTableViewDelegate, NSTableViewDataSource, NSOutlineViewDataSource, NSOutlineViewDelegate, NSWindowDelegate, GridItem, Alignment, HorizontalAlignment, VerticalAlignment, UnitPoint, AnyShapeStyle]
  domainImports: [Foundation, Observation, Combine, Synchronization]
  storeFrameworks: [SwiftData, CoreData, RealmSwift, GRDB, SQLite, SQLite3, SQLiteData, FMDB, CloudKit, FirebaseFirestore, FirebaseDatabase, ObjectBox, WCDBSwift, Boutique]
  networkFrameworks: [Network, FoundationNetworking, Alamofire, Moya, Apollo, ApolloAPI, GoogleSignIn, GoogleSignInSwift, FirebaseAuth, FirebaseStorage, FirebaseFunctions, Supabase, Starscream, SocketIO, AsyncHTTPClient, Get, Papyrus]
  # Frameworks that draw, present or play.
  uiKits: [MapKit, WebKit, PhotosUI, SafariServices, QuickLook, AVKit, MessageUI, ContactsUI, EventKitUI, StoreKit, SceneKit, SpriteKit, ARKit, Kingfisher, SDWebImage, SDWebImageSwiftUI, Lottie, SnapKit]
  # Formatters, made or asked: a part of `formatting` that is never a comparison.
  formatters: [".formatted", "Text(format:)", "String(format:)", "appendInterpolation(specifier:)", "appendInterpolation(format:)", "appendInterpolation(formatter:)", ".string(from:)", ".format(_:)", DateFormatter, NumberFormatter, RelativeDateTimeFormatter, ByteCountFormatter, MeasurementFormatter, DateComponentsFormatter, ISO8601DateFormatter, PersonNameComponentsFormatter, "?*Formatter", FormatterService]
  # Functions of the standard library and of Foundation that a method may share its name with: called alone, they are
  # meant.
  globalFunctions: [print, debugPrint, dump, zip, min, max, abs, swap, stride, type, sequence, repeatElement, assert, precondition, fatalError, sleep, usleep, round, floor, ceil, pow, sqrt, exp, log, sin, cos, tan, open, close, read, write, send, connect, bind, listen, accept, rename, remove, exit, free, time, index, signal, system, select, withAnimation]
  # Functions of the standard library, of SwiftUI and of loggers that change nothing but what they are given: code that
  # calls nothing else does nothing outside of its type.
  harmlessCalls: ["append()", "remove()", "removeAll()", "removeValue()", "removeFirst()", "removeLast()", "insert()", "contains()", "first()", "filter()", "map()", "compactMap()", "flatMap()", "sorted()", "sort()", "joined()", "reversed()", "toggle()", "min()", "max()", "abs()", "print()", "zip()", "enumerated()", "dropFirst()", "dropLast()", "prefix()", "suffix()", "lowercased()", "uppercased()", "hasPrefix()", "hasSuffix()", "split()", "reduce()", "allSatisfy()", "forEach()", "withAnimation()", "precondition()", "assert()", "trace()", "debug()", "info()", "notice()", "warning()", "error()", "fault()", "log()"]
  # Functions that translate: what formats the answer of one only fills in a sentence.
  translations: [NSLocalizedString, LocalizedStringResource, "localizedString(forKey:)", "String(localized:)"]
  # Numbers and dates: text that is made of one is formatted.
  quantities: [Int, Int8, Int16, Int32, Int64, UInt, UInt8, UInt16, UInt32, UInt64, Double, Float, CGFloat, Decimal, NSNumber, NSDecimalNumber, Date, TimeInterval, Duration, Measurement, DateComponents, DateInterval, BinaryInteger, FixedWidthInteger, BinaryFloatingPoint, FloatingPoint, Numeric]
  # Classes of the platform, and what the names of its classes, and of others', end with: what a class that inherits from
  # one uses without saying whose it is may be that class's.
  platformClasses: [NSObject, NSManagedObject, NSView, NSResponder, NSControl, NSDocument, NSProxy, Operation, Thread, Formatter, URLProtocol, UIResponder, UIControl, UIButton, UILabel, UIDocument, XCTestCase, CALayer, SKNode, SCNNode, "?*ViewController", "?*Controller", "?*UIView", "?*TableView", "?*CollectionView", "?*ScrollView", "?*StackView", "?*ImageView", "?*TextView", "?*MapView", "?*WebView", "?*ViewCell", "?*Cell", "?*Window", "?*Layer", "?*Node", "?*Scene", "?*Recognizer", "?*Application", "?*TextField", "?*Operation", "?*XCTestCase", "?*Panel", "?*ReusableView", "?*EffectView", "?*PickerView"]
  # Labels of closures that run when something happens, beside those that begin with `on`, and whose closure without a
  # label does, beside modifiers that begin so: what `inside: handler` means.
  handlerLabels: [action, primaryAction, perform, set, completion, completionHandler]
  handlers: [Button, RenameButton, Task, ".detached", ".task", ".refreshable", ".async", ".asyncAfter", ".sync", ".sink", ".receive", ".addTask", ".run", ".addObserver", ".scheduledTimer", ".perform", ".performAndWait", ".updating", ".accessibilityAction", ".accessibilityAdjustableAction", ".fileImporter", ".dropDestination", OpenURLAction, Timer, UIAction, UIAlertAction, UIBarButtonItem]
  # What gives another answer every time.
  chance: ["Date.now", ".random", ".random(in:)", ".randomElement", ".shuffled", ".shuffle", "arc4random()", "arc4random_uniform()", SystemRandomNumberGenerator, CFAbsoluteTimeGetCurrent]
  # What reaches out of a pure function.
  effects: [Task, DispatchQueue, Timer, NotificationCenter, UserDefaults, FileManager, URLSession, UNUserNotificationCenter, UIApplication, NSWorkspace, ModelContext, NSManagedObjectContext, NSUbiquitousKeyValueStore, Firestore, "SecItemAdd()", AVAudioPlayer]
  # Marks and protocols that say nothing of a type's place in an architecture.
  ordinary: [Sendable, Hashable, Equatable, Comparable, Codable, Decodable, Encodable, Identifiable, CaseIterable, RawRepresentable, Error, LocalizedError, CustomStringConvertible, NSObject, ObservableObject, AnyObject, OptionSet, CodingKey, ExpressibleByStringLiteral, View, App, "@MainActor", "@available", "@objc", "@objcMembers", "@Observable", "@main", "@frozen", "@Model", "@propertyWrapper", "@resultBuilder", "@dynamicMemberLookup", "@dynamicCallable", "@unchecked", "@preconcurrency", "@usableFromInline", "@discardableResult", "@globalActor", "@Suite", "@IBDesignable", "@UIApplicationMain", "@NSApplicationMain"]
  # What lies among features and is none: layers that all of them share.
  featureLayers: ["**/Features/Domain/**", "**/Feature/Domain/**", "**/Features/Data/**", "**/Feature/Data/**", "**/Features/Presentation/**", "**/Feature/Presentation/**", "**/Features/Common/**", "**/Feature/Common/**", "**/Features/Shared/**", "**/Feature/Shared/**", "**/Features/Core/**", "**/Feature/Core/**", "**/Features/Base/**", "**/Feature/Base/**", "**/Features/Model/**", "**/Feature/Model/**", "**/Features/Models/**", "**/Feature/Models/**", "**/Features/View/**", "**/Feature/View/**", "**/Features/Views/**", "**/Feature/Views/**", "**/Features/ViewModels/**", "**/Feature/ViewModels/**", "**/Features/ViewModel/**", "**/Feature/ViewModel/**", "**/Features/Screens/**", "**/Feature/Screens/**", "**/Features/UI/**", "**/Feature/UI/**", "**/Features/Components/**", "**/Feature/Components/**", "**/Features/Networking/**", "**/Feature/Networking/**", "**/Features/Network/**", "**/Feature/Network/**", "**/Features/Persistence/**", "**/Feature/Persistence/**", "**/Features/Storage/**", "**/Feature/Storage/**", "**/Features/Repositories/**", "**/Feature/Repositories/**", "**/Features/Services/**", "**/Feature/Services/**", "**/Features/UseCases/**", "**/Feature/UseCases/**", "**/Features/Infrastructure/**", "**/Feature/Infrastructure/**", "**/Features/DI/**", "**/Feature/DI/**", "**/Features/Utils/**", "**/Feature/Utils/**", "**/Features/Utilities/**", "**/Feature/Utilities/**", "**/Features/Helpers/**", "**/Feature/Helpers/**", "**/Features/Extensions/**", "**/Feature/Extensions/**", "**/Features/Resources/**", "**/Feature/Resources/**", "**/Features/*DesignSystem/**", "**/Feature/*DesignSystem/**", "**/Features/*DesignKit/**", "**/Feature/*DesignKit/**", "**/Features/*DesignLibrary/**", "**/Feature/*DesignLibrary/**", "**/Features/*UIComponents/**", "**/Feature/*UIComponents/**", "**/Features/*Domain/**", "**/Feature/*Domain/**", "**/Features/*Interface/**", "**/Feature/*Interface/**", "**/Features/*Interfaces/**", "**/Feature/*Interfaces/**", "**/Features/*SDK/**", "**/Feature/*SDK/**"]
  # Of these, the layers of screens: the folder in one is a feature …
  featureScreens: ["**/Features/Presentation/*/**/*.swift", "**/Feature/Presentation/*/**/*.swift", "**/Features/UI/*/**/*.swift", "**/Feature/UI/*/**/*.swift", "**/Features/Screens/*/**/*.swift", "**/Feature/Screens/*/**/*.swift", "**/Features/View/*/**/*.swift", "**/Feature/View/*/**/*.swift", "**/Features/Views/*/**/*.swift", "**/Feature/Views/*/**/*.swift", "**/Features/ViewModel/*/**/*.swift", "**/Feature/ViewModel/*/**/*.swift", "**/Features/ViewModels/*/**/*.swift", "**/Feature/ViewModels/*/**/*.swift"]
  # … unless it holds what all those screens share.
  featureParts: ["**/Features/*/Base/**", "**/Feature/*/Base/**", "**/Features/*/Common/**", "**/Feature/*/Common/**", "**/Features/*/Core/**", "**/Feature/*/Core/**", "**/Features/*/Shared/**", "**/Feature/*/Shared/**", "**/Features/*/Components/**", "**/Feature/*/Components/**", "**/Features/*/Controls/**", "**/Feature/*/Controls/**", "**/Features/*/Elements/**", "**/Feature/*/Elements/**", "**/Features/*/Reusable/**", "**/Feature/*/Reusable/**", "**/Features/*/Generic/**", "**/Feature/*/Generic/**", "**/Features/*/Widgets/**", "**/Feature/*/Widgets/**", "**/Features/*/Atoms/**", "**/Feature/*/Atoms/**", "**/Features/*/Molecules/**", "**/Feature/*/Molecules/**", "**/Features/*/Organisms/**", "**/Feature/*/Organisms/**", "**/Features/*/Buttons/**", "**/Feature/*/Buttons/**", "**/Features/*/Cells/**", "**/Feature/*/Cells/**", "**/Features/*/Rows/**", "**/Feature/*/Rows/**", "**/Features/*/Headers/**", "**/Feature/*/Headers/**", "**/Features/*/Inputs/**", "**/Feature/*/Inputs/**", "**/Features/*/TextFields/**", "**/Feature/*/TextFields/**", "**/Features/*/Alerts/**", "**/Feature/*/Alerts/**", "**/Features/*/Toasts/**", "**/Feature/*/Toasts/**", "**/Features/*/Loading/**", "**/Feature/*/Loading/**", "**/Features/*/Placeholders/**", "**/Feature/*/Placeholders/**", "**/Features/*/Shapes/**", "**/Feature/*/Shapes/**", "**/Features/*/Layout/**", "**/Feature/*/Layout/**", "**/Features/*/Layouts/**", "**/Feature/*/Layouts/**", "**/Features/*/Styles/**", "**/Feature/*/Styles/**", "**/Features/*/Modifiers/**", "**/Feature/*/Modifiers/**", "**/Features/*/ViewModifiers/**", "**/Feature/*/ViewModifiers/**", "**/Features/*/Theme/**", "**/Feature/*/Theme/**", "**/Features/*/Themes/**", "**/Feature/*/Themes/**", "**/Features/*/Colors/**", "**/Feature/*/Colors/**", "**/Features/*/Fonts/**", "**/Feature/*/Fonts/**", "**/Features/*/Typography/**", "**/Feature/*/Typography/**", "**/Features/*/Icons/**", "**/Feature/*/Icons/**", "**/Features/*/Assets/**", "**/Feature/*/Assets/**", "**/Features/*/Animations/**", "**/Feature/*/Animations/**", "**/Features/*/Transitions/**", "**/Feature/*/Transitions/**", "**/Features/*/DesignSystem/**", "**/Feature/*/DesignSystem/**", "**/Features/*/Design/**", "**/Feature/*/Design/**", "**/Features/*/DI/**", "**/Feature/*/DI/**", "**/Features/*/Coordinators/**", "**/Feature/*/Coordinators/**", "**/Features/*/Coordinator/**", "**/Feature/*/Coordinator/**", "**/Features/*/Navigation/**", "**/Feature/*/Navigation/**", "**/Features/*/Routing/**", "**/Feature/*/Routing/**", "**/Features/*/Routers/**", "**/Feature/*/Routers/**", "**/Features/*/Router/**", "**/Feature/*/Router/**", "**/Features/*/Domain/**", "**/Feature/*/Domain/**", "**/Features/*/Data/**", "**/Feature/*/Data/**", "**/Features/*/Model/**", "**/Feature/*/Model/**", "**/Features/*/Models/**", "**/Feature/*/Models/**", "**/Features/*/Entities/**", "**/Feature/*/Entities/**", "**/Features/*/Protocols/**", "**/Feature/*/Protocols/**", "**/Features/*/Services/**", "**/Feature/*/Services/**", "**/Features/*/Networking/**", "**/Feature/*/Networking/**", "**/Features/*/Network/**", "**/Feature/*/Network/**", "**/Features/*/Screens/**", "**/Feature/*/Screens/**", "**/Features/*/View/**", "**/Feature/*/View/**", "**/Features/*/Views/**", "**/Feature/*/Views/**", "**/Features/*/ViewModel/**", "**/Feature/*/ViewModel/**", "**/Features/*/ViewModels/**", "**/Feature/*/ViewModels/**", "**/Features/*/UI/**", "**/Feature/*/UI/**", "**/Features/*/Extensions/**", "**/Feature/*/Extensions/**", "**/Features/*/Helpers/**", "**/Feature/*/Helpers/**", "**/Features/*/Utils/**", "**/Feature/*/Utils/**", "**/Features/*/Utilities/**", "**/Feature/*/Utilities/**", "**/Features/*/Resources/**", "**/Feature/*/Resources/**", "**/Features/*/Preview/**", "**/Feature/*/Preview/**"]
  # Modules that lie among the features and are none: what all of them stand on, and may import.
  featureBases: ["*DesignSystem", "*DesignKit", "*DesignLibrary", "*UIComponents", "*Domain", "*Interface", "*Interfaces", "*SDK"]
  # Modules that are called after features and are none: what a feature stands on, and may import, …
  featureKits: [FeatureKit, FeatureCore, FeatureBase, FeatureFoundation, FeatureCommon, FeatureCommons, FeatureShared, FeatureModel, FeatureModels, FeatureEntities, FeatureUI, FeatureUIKit, FeatureComponents, FeatureDesignSystem, FeatureTheme, FeatureResources, FeatureAssets, FeatureStrings, FeatureLocalization, FeatureUtils, FeatureUtilities, FeatureHelpers, FeatureExtensions, FeatureProtocols, FeatureContracts, "Feature*Interface", "Feature*Interfaces", "Feature*Domain"]
  # … and what serves them otherwise.
  featureTools: [Features, FeaturesKit, FeaturesCore, FeaturesCommon, FeaturesShared, FeaturesUI, FeaturesInterface, FeaturesInterfaces, FeaturesAssembly, FeatureFlag, FeatureFlags, FeatureFlagging, FeatureFlagKit, FeatureFlagsKit, FeatureFlagCore, FeatureFlagsCore, FeatureFlagService, FeatureFlagsService, FeatureFlagManager, FeatureFlagsManager, FeatureFlagProvider, FeatureFlagsProvider, FeatureFlagClient, FeatureFlagsClient, FeatureFlagInterface, FeatureFlagsInterface, FeatureToggle, FeatureToggles, FeatureToggling, FeatureToggleKit, FeatureTogglesKit, FeatureToggleService, FeatureToggleManager, FeatureToggleProvider, FeatureConfig, FeatureConfigs, FeatureConfiguration, FeatureConfigurations, FeatureRemoteConfig, "*Tests", "*Testing", "*TestSupport", "*Mocks", FeatureAPI, FeatureData, FeatureNetwork, FeatureNetworking, FeaturePersistence, FeatureStorage, FeatureServices, FeatureRepositories, FeatureUseCases, FeatureInfrastructure, FeatureDI, FeatureRegistry, FeatureAvailability]
  # Files that a program writes: what stands in them ties no folders and types, for nobody can cut it.
  generatedFiles: ["*.generated.swift", "*.gen.swift", "*+Generated.swift", "*+CoreDataProperties.swift", "*.pb.swift", "*.grpc.swift", "*.graphql.swift", "**/Generated/**", "**/*.generated/**"]
  # Attributes by which a function outside of types is a test.
  testFunctions: ["@Test"]
  # Attributes of the ends of relationships: each end names the other, whatever depends on which.
  relationships: ["@NSManaged", "@Relationship", "@Parent", "@OptionalParent", "@Children", "@OptionalChild", "@Siblings"]

# What a type of these roles does inside another type, it does itself: nobody else is blamed for it.
own-code: [kitView, observable]
# What types of these roles conform to is declared elsewhere: a protocol of the project's own that is called like one of
# the SDK is none of it.
outside: [drawn, kitView, shown, test, preview]
# What is declared inside a type of these roles is a part of it: who holds or makes such parts says nothing of them.
own-parts: [view, viewModel, presenter]

sdk:
  environment:
    modelContext: ModelContext
    managedObjectContext: NSManagedObjectContext
    colorScheme: ColorScheme
    colorSchemeContrast: ColorSchemeContrast
    presentationMode: PresentationMode
    scenePhase: ScenePhase
    dismiss: DismissAction
    dismissSearch: DismissSearchAction
    dismissWindow: DismissWindowAction
    openURL: OpenURLAction
    openWindow: OpenWindowAction
    openSettings: OpenSettingsAction
    refresh: RefreshAction
    requestReview: RequestReviewAction
    horizontalSizeClass: UserInterfaceSizeClass
    verticalSizeClass: UserInterfaceSizeClass
    dynamicTypeSize: DynamicTypeSize
    sizeCategory: ContentSizeCategory
    layoutDirection: LayoutDirection
    locale: Locale
    calendar: Calendar
    timeZone: TimeZone
    editMode: EditMode
    undoManager: UndoManager
    redactionReasons: RedactionReasons
    controlActiveState: ControlActiveState
    widgetFamily: WidgetFamily
    font: Font
    displayScale: CGFloat
    pixelLength: CGFloat
    lineLimit: Int
    multilineTextAlignment: TextAlignment
    isEnabled: Bool
    isFocused: Bool
    isPresented: Bool
    isSearching: Bool
    isLuminanceReduced: Bool
    supportsMultipleWindows: Bool
    accessibilityEnabled: Bool
    accessibilityReduceMotion: Bool
    accessibilityReduceTransparency: Bool
    accessibilityDifferentiateWithoutColor: Bool
    accessibilityVoiceOverEnabled: Bool
    self: EnvironmentValues
    controlSize: ControlSize
    imageScale: Image
    legibilityWeight: LegibilityWeight
  supertypes:
    DynamicViewContent: [View]
    ConnectedView: [View]
    Component: [View]
    Container: [View]
    BindableContainer: [View]
    Shape: [View]
    InsettableShape: [Shape]
    UIViewRepresentable: [View]
    UIViewControllerRepresentable: [View]
    NSViewRepresentable: [View]
    AnimatableModifier: [ViewModifier]
  # Attributes of injecting libraries, and the types to which a project adds what they name by key path.
  key-paths:
    Injected: [Container, SharedContainer, InjectedValues]
    LazyInjected: [Container, SharedContainer]
    WeakLazyInjected: [Container, SharedContainer]
    DynamicInjected: [Container, SharedContainer]
    InjectedObject: [Container, SharedContainer]
    InjectedObservable: [Container, SharedContainer]
    Dependency: [DependencyValues]
  # A type of these is meant only where its framework is imported, or nothing foreign is.
  frameworks:
    SwiftUI: [List, Group, Section, Label, Form, Table, Menu, Link, Text, Image, Color, Path, Tab, Picker, Grid]
    Combine: [Subscription, Subscriber]
    SwiftData: [ModelContext, ModelContainer, FetchDescriptor, Query]
    CoreData: [NSManagedObjectContext, NSPersistentContainer, NSPersistentCloudKitContainer, NSPersistentStoreCoordinator, NSFetchRequest, NSFetchedResultsController, NSBatchDeleteRequest, NSBatchInsertRequest, NSBatchUpdateRequest]
    CloudKit: [CKContainer, CKDatabase, CKQueryOperation, CKModifyRecordsOperation, CKSyncEngine]
    Defaults: [Defaults]
    UDF: [Component, Container, BindableContainer]
    GRDB: [DatabaseQueue, DatabasePool]
    FMDB: [FMDatabase, FMDatabaseQueue, FMDatabasePool]
    YapDatabase: [YapDatabase, YapDatabaseConnection]
    RealmSwift: [Realm]
    MMKV: [MMKV]
    Network: [NWConnection, NWListener, NWBrowser, NWPathMonitor]
    Alamofire: [AF, Session, SessionManager, DataRequest, UploadRequest, DownloadRequest]
    Moya: [MoyaProvider]
    Apollo: [ApolloClient, NetworkTransport]
    LiveKit: [Room]
    SwiftSocket: [TCPClient]
    Get: [APIClient]
    OAuthSwift: [OAuthSwift]
    Starscream: [WebSocket]
    SocketIO: [SocketIOClient, SocketManager]
    GRPC: [GRPCClient, GRPCChannel]
    MQTTNIO: [MQTTClient]
    Firebase: [FirebaseApp]
    FirebaseFirestore: [Firestore, CollectionReference, DocumentReference, ListenerRegistration]
    FirebaseDatabase: [DatabaseReference]
    FirebaseStorage: [StorageReference]
    FirebaseFunctions: [Functions, HTTPSCallable]
    FirebaseAuth: [Auth]
    FirebaseMessaging: [Messaging]
    FirebaseAnalytics: [Analytics]
    FirebaseCrashlytics: [Crashlytics]
    FirebaseRemoteConfig: [RemoteConfig]
    GoogleSignIn: [GIDSignIn]
    Supabase: [SupabaseClient, AuthClient, PostgrestClient]
    Amplify: [Amplify]
    Parse: [PFQuery]
    TrueTime: [TrueTimeClient]
    StripeTerminal: [Terminal, SCPTerminal]
    Stripe: [STPAPIClient]
    RevenueCat: [Purchases]
    Adapty: [Adapty]
    Qonversion: [Qonversion]
    SwiftyStoreKit: [SwiftyStoreKit]
    OneSignalFramework: [OneSignal]
    KeychainAccess: [Keychain]
    KeychainSwift: [KeychainSwift]
    SwiftKeychainWrapper: [KeychainWrapper]
    Valet: [Valet]
    SAMKeychain: [SAMKeychain]
    Locksmith: [Locksmith]
    ZIPFoundation: [Archive]
    Zip: [Zip]
    ZipArchive: [SSZipArchive]
    Files: [Folder]
    Sentry: [SentrySDK]
    Mixpanel: [Mixpanel]
    Amplitude: [Amplitude]
    AppsFlyerLib: [AppsFlyerLib]
    Adjust: [Adjust]
    PostHog: [PostHogSDK]
    TelemetryDeck: [TelemetryDeck]
    TelemetryClient: [TelemetryManager]
    Bugsnag: [Bugsnag]
    Flurry_iOS_SDK: [Flurry]
    Segment: [Segment]
    DatadogCore: [Datadog]
    BranchSDK: [Branch]
"""###
    ),
  ]
}
