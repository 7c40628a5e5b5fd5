import EavesProject

/// Which locals were found to be rooted in some objects: of values that are made of each other, each is asked for
/// once.
final class RootingMemo {
  struct Question: Hashable {
    let place: NodeRef
    let depth: Int
  }

  private var known: [Question: Bool] = [:]
  private var objects: ObjectSet.Identity?

  func answer(_ question: Question, _ objects: ObjectSet) -> Bool? {
    self.objects === objects.identity ? known[question] : nil
  }

  func keep(_ answer: Bool, _ question: Question, _ objects: ObjectSet) {
    if self.objects !== objects.identity {
      known = [:]
      self.objects = objects.identity
    }
    known[question] = answer
  }
}
