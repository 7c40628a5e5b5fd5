import Foundation

/// Every service of the harbor.
final class HarborServices { // trap: a type of the application may hold all services
  let pilots = PilotService() // trap: the container keeps what others share
  let buoys = BuoyService()
  let locks = LockService()
}

final class PilotService {}
final class BuoyService {}
final class LockService {}
