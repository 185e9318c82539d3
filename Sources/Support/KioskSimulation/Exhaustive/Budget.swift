import StoreModel

/// The remaining numbers of events in one state of a search.
struct Budget: Hashable, Sendable {
    var ordersPlaced = 0
    var deviceCrashes: Int
    var sideCrashes: Int
    var duplicates: Int
    var drops: Int
    var refunds: Int
    var failedCommits: Int
    var restores: Int
    var lapses: Int

    init(_ scope: Scope) {
        deviceCrashes = scope.deviceCrashes
        sideCrashes = scope.sideCrashes
        duplicates = scope.duplicates
        drops = scope.drops
        refunds = scope.refunds
        failedCommits = scope.failedCommits
        restores = scope.restores
        lapses = scope.lapses
    }

    func add(to print: inout Fingerprint) {
        for count in [
            ordersPlaced, deviceCrashes, sideCrashes, duplicates, drops, refunds, failedCommits,
            restores, lapses,
        ] { print.add(count) }
    }

    /// Subtracts an action from the budget.
    mutating func pay(for action: SimulationEvent) {
        switch action {
        case .buy: ordersPlaced += 1
        case .crash: deviceCrashes -= 1
        case .crashSide: sideCrashes -= 1
        case .duplicate: duplicates -= 1
        case .timeOut: drops -= 1
        case .refund: refunds -= 1
        case .failCommit: failedCommits -= 1
        case .restore: restores -= 1
        case .pass: lapses -= 1
        default: break
        }
    }
}
