import Doors

public struct Room {
  /// trap: two lines lead here, and one leads back: those may stay
  let door: Door
}
