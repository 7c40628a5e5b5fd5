import Foundation
import Observation

/// Asks for the weather.
@Observable
final class WeatherClient {
  private let session: URLSession // trap: a service has its session
  private(set) var outlook = "clear"

  init(session: URLSession = .shared) { self.session = session } // trap: shared, but not by a view

  func refresh() async {
    let request = URLRequest(url: URL(filePath: "weather")) // trap: a service makes requests
    outlook = (try? await session.data(for: request))?.0.description ?? outlook
  }
}

/// Sends the harvest to the market.
actor MarketService {
  static let shared = MarketService() // trap: declared, but the view decides

  func offer(_ jars: Int) async throws { _ = try await URLSession.shared.data(from: URL(filePath: "\(jars)")) }
}
