import Rooms // ✗

#if canImport(Sound)
  import Sound // trap: there where somebody provides it
#endif

public struct Door {
  let room: Room?
}
