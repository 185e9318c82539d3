/// The parameters of a run that a seed determines: the participants, their actions, and the rates of the faults.
///
/// Each seed omits most faults (swarm testing), so that it reaches combinations that a uniform mixture never does.
package struct SeedParameters: Sendable {
    /// The number of devices.
    package let devices: Int
    /// The number of accounts.
    package let accounts: Int
    /// The number of events before the faults end.
    package let steps: Int
    /// The number of different ids for intents and debits; nil if all ids are different.
    package let ids: Int?
    /// Whether all devices are restarted when the faults end.
    package let relaunches: Bool
    /// The rate of each fault per thousand steps.
    package let rates: [Fault: Int]

    /// A kind of fault.
    package enum Fault: String, CaseIterable, Sendable {
        /// A device times out, although its request may arrive.
        case timeout
        /// A request is duplicated.
        case duplicate
        /// A request is refused without being processed.
        case refusal
        /// A device crashes.
        case crash
        /// A device crashes during its commit.
        case crashInCommit
        /// The store crashes.
        case storeCrash
        /// The merchant crashes.
        case merchantCrash
        /// A commit fails without writing.
        case commitLost
        /// A commit reports a failure, but is durable.
        case commitDoubtful
        /// All commits fail for a while.
        case diskFull
        /// A device's clock jumps.
        case clockJump
        /// The clock of store and merchant jumps.
        case backendJump
        /// A long time passes.
        case lapse
        /// A message without a waiting sender is lost.
        case loss
    }

    /// Derives the parameters from random numbers.
    package init(_ chance: inout SeededRandom) {
        devices = chance.within(1...3)
        accounts = min(devices, chance.happens(300) ? 2 : 1)
        steps = chance.pick([40, 80, 80, 160, 320]) ?? 80
        ids = chance.pick([3, 8, nil, nil, nil]) ?? nil
        // An unused number: without it, the seeds of the corpus would have other parameters.
        _ = chance.next()
        relaunches = chance.happens(500)
        var rates: [Fault: Int] = [:]
        for fault in Fault.allCases where chance.happens(400) {
            rates[fault] = chance.pick([5, 20, 60, 150]) ?? 5
        }
        self.rates = rates
    }
}
