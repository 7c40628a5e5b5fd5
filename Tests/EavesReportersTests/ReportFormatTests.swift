import EavesFindings
import EavesReporters
import EavesSource
import Testing

@Suite struct ReportFormatTests {
  @Test func `the list is sorted and findable`() {
    let names = ReportFormat.all.map(\.name)
    #expect(names == names.sorted())
    #expect(names.count == Set(names).count)
    #expect(ReportFormat.named("json")?.name == "json")
    #expect(ReportFormat.named("prose") == nil)
  }

  @Test(arguments: ReportFormat.all.map(\.name))
  func `every format ends its last line and says the same twice`(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    for report in [Sample.report(), Sample.report([Sample.finding(), Sample.bare()])] {
      let text = format.reporter(ReportOptions()).text(of: report)
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      #expect(text == format.reporter(ReportOptions()).text(of: report))
    }
  }

  @Test func `Xcode`() {
    var report = Sample.report([Sample.bare(impact: .low), Sample.finding()])
    report.notices = [Problem("not read: permission denied", path: FilePath("b.swift"), severity: .warning)]
    #expect(
      XcodeReporter(options: ReportOptions(pathPrefix: "/src/")).text(of: report) == """
        /src/Sources/A.swift:3:1: note: view model A declares isLoading (state-enum, LOW)
        /src/Sources/Trips/TripList.swift:14:18: error: view TripList holds ModelContext; fix: let the view \
        model own the repository; the view keeps the view model (layer-view-no-data-access, HIGH)
        /src/b.swift:1:1: warning: not read: permission denied
        2 findings in 312 files: 1 HIGH, 1 LOW · checked: 14 rules on 120 views, 41 view models, 9 repositories

        """)
  }

  @Test func `GitHub: worst first, escaped`() {
    let odd = Sample.finding(
      title: "A, b: c%", impact: .critical, place: Sample.place("a,b.swift", 1, 2, to: 3, endLine: 4),
      message: "50%\r\nof: this, that", instead: nil)
    var report = Sample.report([Sample.bare(), Sample.bare(impact: .low), odd])
    report.notices = [Problem("no coordinators", severity: .warning)]
    #expect(
      GitHubReporter().text(of: report) == """
        ::error file=a%2Cb.swift,line=1,endLine=4,title=CRITICAL A%2C b%3A c%25 \
        (layer-view-no-data-access)::50%25%0D%0Aof: this, that
        ::error file=Sources/A.swift,line=3,endLine=3,col=1,endColumn=4,title=MEDIUM Loading is one value \
        (state-enum)::view model A declares isLoading
        ::notice file=Sources/A.swift,line=3,endLine=3,col=1,endColumn=4,title=LOW Loading is one value \
        (state-enum)::view model A declares isLoading
        ::warning::no coordinators
        3 findings in 312 files: 1 CRITICAL, 1 MEDIUM, 1 LOW · checked: 14 rules on 120 views, 41 view \
        models, 9 repositories

        """)
  }
}
