import Domain
import Foundation
import Observation // trap: a feature may import Observation

@MainActor
@Observable
final class TourListViewModel {
  private let repository: any TourRepository // trap: a view model asks the repository itself
  private(set) var tours: [Tour] = [] // trap: exposes a model of the domain, which is no entity
  private let group: GroupVisitUseCase?
  private let list: (any ListToursUseCase)?

  init(tours: any TourRepository, group: GroupVisitUseCase? = nil, list: (any ListToursUseCase)? = nil) {
    repository = tours
    self.group = group
    self.list = list
  }

  func load() async {
    // trap: sorting is the view model's work
    tours = ((try? await repository.tours()) ?? []).sorted { $0.minutes < $1.minutes }
  }
}

/// What a guide needs.
@Observable
final class GuideViewModel {
  private let group: GroupVisitUseCase
  private let list: any ListToursUseCase
  private let cancel: CancelTourUseCase

  init(group: GroupVisitUseCase, list: any ListToursUseCase, cancel: CancelTourUseCase) {
    self.group = group
    self.list = list
    self.cancel = cancel
  }
}
