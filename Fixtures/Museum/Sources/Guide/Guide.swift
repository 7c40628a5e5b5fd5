import Domain
import Sound
import ToursFeature
import Voice

/// trap: the sound is handed on by the voice, which is declared
struct Guide {
  let name: String
}
