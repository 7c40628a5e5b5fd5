import EavesProject

/// A cache of the locals that are rooted in some objects, for values that are built from each other.
final class RootCache {
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
