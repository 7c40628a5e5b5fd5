import Foundation

/// Levels from the office of tides.
struct RemoteGaugeRepository: GaugeRepository {
  let session: URLSession // trap: the data layer speaks to the network

  func levels(at pier: String) async throws -> [Double] {
    let data = try await raw(URLRequest(url: URL(filePath: pier)))
    return data.map(Double.init)
  }

  func raw(_ request: URLRequest) async throws -> Data { try await session.data(for: request).0 }
}
