/// A state of a search, with what may still happen in it and how it was reached.
struct SearchNode: Sendable {
    var world: World
    var budget: Budget
    /// How it was reached; nil for the first one.
    private(set) var way: Way?

    /// What tells it from others: where it stands and what may still happen, not how it was reached.
    private(set) var print = Fingerprint()

    init(_ scope: Scope, _ machine: Machine) {
        world = scope.world(machine)
        budget = Budget(scope)
        takePrint()
    }

    private mutating func takePrint() {
        print = world.fingerprint
        budget.add(to: &print)
    }

    /// The state that an action leads to; nil where it cannot happen.
    func after(_ action: SimulationEvent) -> SearchNode? {
        var next = self
        guard next.world.apply(action) else { return nil }
        next.budget.pay(for: action)
        next.way = Way(action, after: way)
        next.world.dropSpent(refundsMayCome: next.budget.refunds > 0 || next.budget.lapses > 0)
        next.takePrint()
        return next
    }

    /// The steps that led to a state, the last one first; states share what they have in common.
    final class Way: Sendable {
        let action: SimulationEvent
        let before: Way?
        let length: Int

        init(_ action: SimulationEvent, after before: Way?) {
            self.action = action
            self.before = before
            length = (before?.length ?? 0) + 1
        }

        var actions: [SimulationEvent] {
            var actions: [SimulationEvent] = []
            var step: Way? = self
            while let present = step {
                actions.append(present.action)
                step = present.before
            }
            return actions.reversed()
        }
    }
}
