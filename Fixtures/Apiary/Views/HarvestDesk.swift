import SwiftUI

/// The desk on the day of the harvest.
struct HarvestDesk: View {
  @State private var isLoading = false  // ✗
  @State private var errorMessage = ""
  @State private var frames = 0  // trap: one value is no phase

  init() {
    Task { print("frames") }  // ✗
  }

  var body: some View {
    Button("Count") { frames = UserDefaults.standard.integer(forKey: "frames") }  // ✗
      .disabled(isLoading)
      .onDisappear { try? FileManager.default.removeItem(at: URL(filePath: "frames")) }  // ✗
      .accessibilityLabel(URL.documentsDirectory.lastPathComponent)  // trap: a path, and no file is read
      .task { isLoading = errorMessage.isEmpty }  // trap: work of the view ends with it
  }
}

/// The shelf with every frame of the year.
struct FrameShelf: View {  // ✗
  var body: some View {
    VStack {
      Text("Frame 1")
      Text("Frame 2")
      Text("Frame 3")
      Text("Frame 4")
      Text("Frame 5")
      Text("Frame 6")
      Text("Frame 7")
      Text("Frame 8")
      Text("Frame 9")
      Text("Frame 10")
      Text("Frame 11")
      Text("Frame 12")
      Text("Frame 13")
      Text("Frame 14")
      Text("Frame 15")
      Text("Frame 16")
      Text("Frame 17")
      Text("Frame 18")
      Text("Frame 19")
      Text("Frame 20")
      Text("Frame 21")
      Text("Frame 22")
      Text("Frame 23")
      Text("Frame 24")
      Text("Frame 25")
      Text("Frame 26")
      Text("Frame 27")
      Text("Frame 28")
      Text("Frame 29")
      Text("Frame 30")
      Text("Frame 31")
      Text("Frame 32")
      Text("Frame 33")
      Text("Frame 34")
      Text("Frame 35")
      Text("Frame 36")
      Text("Frame 37")
      Text("Frame 38")
      Text("Frame 39")
      Text("Frame 40")
      Text("Frame 41")
      Text("Frame 42")
      Text("Frame 43")
      Text("Frame 44")
      Text("Frame 45")
      Text("Frame 46")
      Text("Frame 47")
      Text("Frame 48")
      Text("Frame 49")
      Text("Frame 50")
      Text("Frame 51")
      Text("Frame 52")
      Text("Frame 53")
      Text("Frame 54")
      Text("Frame 55")
      Text("Frame 56")
      Text("Frame 57")
      Text("Frame 58")
      Text("Frame 59")
      Text("Frame 60")
      Text("Frame 61")
      Text("Frame 62")
      Text("Frame 63")
      Text("Frame 64")
      Text("Frame 65")
      Text("Frame 66")
      Text("Frame 67")
      Text("Frame 68")
      Text("Frame 69")
      Text("Frame 70")
      Text("Frame 71")
      Text("Frame 72")
      Text("Frame 73")
      Text("Frame 74")
      Text("Frame 75")
      Text("Frame 76")
      Text("Frame 77")
      Text("Frame 78")
      Text("Frame 79")
      Text("Frame 80")
      Text("Frame 81")
    }
  }
}
