import Foundation

struct StoredTripRepository: TripRepository {
  let session: URLSession

  func trips() async -> [Trip] {
    let address = URL(fileURLWithPath: "/trips.json")
    guard let (data, _) = try? await session.data(from: address) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { Trip(name: String($0)) }
  }
}
