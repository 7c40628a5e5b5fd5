import Doors

public struct Floor {
  let doors: [Door]
}
