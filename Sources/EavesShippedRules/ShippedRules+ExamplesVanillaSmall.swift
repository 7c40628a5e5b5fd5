extension ShippedRules {
  static let examplesVanillaSmall: [(name: String, text: String)] = [
    (
      "examples/vanilla-small-views.examples.md",
      ###"""
**Incorrect (a body of 81 lines, and a view of 26 members):**

```swift
struct AlmanacView: View { // ✗
    var body: some View {
        List {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
            Text("10")
            Text("11")
            Text("12")
            Text("13")
            Text("14")
            Text("15")
            Text("16")
            Text("17")
            Text("18")
            Text("19")
            Text("20")
            Text("21")
            Text("22")
            Text("23")
            Text("24")
            Text("25")
            Text("26")
            Text("27")
            Text("28")
            Text("29")
            Text("30")
            Text("31")
            Text("32")
            Text("33")
            Text("34")
            Text("35")
            Text("36")
            Text("37")
            Text("38")
            Text("39")
            Text("40")
            Text("41")
            Text("42")
            Text("43")
            Text("44")
            Text("45")
            Text("46")
            Text("47")
            Text("48")
            Text("49")
            Text("50")
            Text("51")
            Text("52")
            Text("53")
            Text("54")
            Text("55")
            Text("56")
            Text("57")
            Text("58")
            Text("59")
            Text("60")
            Text("61")
            Text("62")
            Text("63")
            Text("64")
            Text("65")
            Text("66")
            Text("67")
            Text("68")
            Text("69")
            Text("70")
            Text("71")
            Text("72")
            Text("73")
            Text("74")
            Text("75")
            Text("76")
            Text("77")
            Text("78")
            Text("79")
        }
    }
}

struct ClockmakerView: View { // ✗
    @State private var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0, m = 0
    @State private var n = 0, o = 0, p = 0, q = 0, r = 0, s = 0, t = 0, u = 0, v = 0, w = 0, x = 0, y = 0
    var body: some View { Text("Tick") }
}
```

**Correct (a view of small views, a view without a body, and a long enum):**

```swift
struct AlmanacView: View {
    var body: some View {
        List {
            SpringSection()
            SummerSection()
        }
    }
}

struct OldPress: UIViewRepresentable { // has no body
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

enum Gears {
    static let a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0, m = 0, n = 0
    static let o = 0, p = 0, q = 0, r = 0, s = 0, t = 0, u = 0, v = 0, w = 0, x = 0, y = 0, z = 0
}
```
"""###
    ),
  ]
}
