import StoreModel

/// The remaining numbers of events in one state of a search.
struct Budget: Hashable, Sendable {
    var ordersPlaced = 0
    var deviceCrashes: Int
    var serviceCrashes: Int
    var duplicates: Int
    var drops: Int
    var refunds: Int
    var failedCommits: Int
    var restores: Int
    var expirations: Int

    init(_ scope: Scope) {
        deviceCrashes = scope.deviceCrashes
        serviceCrashes = scope.serviceCrashes
        duplicates = scope.duplicates
        drops = scope.drops
        refunds = scope.refunds
        failedCommits = scope.failedCommits
        restores = scope.restores
        expirations = scope.expirations
    }

    func add(to fingerprint: inout Fingerprint) {
        for count in [
            ordersPlaced, deviceCrashes, serviceCrashes, duplicates, drops, refunds, failedCommits,
            restores, expirations,
        ] { fingerprint.add(count) }
    }

    /// Subtracts an action from the budget.
    mutating func deduct(for action: SimulationEvent) {
        switch action {
        case .buy: ordersPlaced += 1
        case .crash: deviceCrashes -= 1
        case .crashService: serviceCrashes -= 1
        case .duplicate: duplicates -= 1
        case .timeOut: drops -= 1
        case .refund: refunds -= 1
        case .failCommit: failedCommits -= 1
        case .restore: restores -= 1
        case .advanceTime: expirations -= 1
        default: break
        }
    }
}
