/// What a seed draws for its run: who takes part, what they do, and which faults come how often.
///
/// Each seed leaves most faults out (swarm testing): what never meets in an average of everything meets here.
package struct SeedParameters: Sendable {
    /// How many devices.
    package let devices: Int
    /// How many accounts.
    package let accounts: Int
    /// How many things happen before the faults stop.
    package let steps: Int
    /// How many different ids of intents and spendings there are; nil where no two are the same.
    package let ids: Int?
    /// Whether dead devices and all others are started anew when the faults stop.
    package let relaunches: Bool
    /// How often each fault comes, in a thousand steps.
    package let rates: [Fault: Int]

    /// A kind of fault.
    package enum Fault: String, CaseIterable, Sendable {
        /// A device hears nothing in time, though its request may arrive.
        case timeout
        /// A request comes twice.
        case duplicate
        /// A request is refused by something that never looked at it.
        case refusal
        /// A device dies.
        case crash
        /// A device dies in its commit.
        case crashInCommit
        /// The store dies.
        case storeCrash
        /// The merchant dies.
        case merchantCrash
        /// A commit fails, and nothing is written.
        case commitLost
        /// A commit fails, and yet it is written.
        case commitDoubtful
        /// No commit succeeds for a while.
        case diskFull
        /// A device's clock jumps.
        case clockJump
        /// The clock of store and merchant jumps.
        case backendJump
        /// Much time goes by.
        case lapse
        /// Something that nobody waits for is lost.
        case loss
    }

    /// Draws.
    package init(_ chance: inout SeededRandom) {
        devices = chance.within(1...3)
        accounts = min(devices, chance.happens(300) ? 2 : 1)
        steps = chance.pick([40, 80, 80, 160, 320]) ?? 80
        ids = chance.pick([3, 8, nil, nil, nil]) ?? nil
        // An unused number: without it, the seeds of the corpus would draw something else.
        _ = chance.next()
        relaunches = chance.happens(500)
        var rates: [Fault: Int] = [:]
        for fault in Fault.allCases where chance.happens(400) {
            rates[fault] = chance.pick([5, 20, 60, 150]) ?? 5
        }
        self.rates = rates
    }
}
