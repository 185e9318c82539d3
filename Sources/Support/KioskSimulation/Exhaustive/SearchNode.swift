/// A state of a search, with its remaining budget and the path to it.
struct SearchNode: Sendable {
    var world: World
    var budget: Budget
    /// The path to the state; nil for the first one.
    private(set) var way: Way?

    /// The identity of the state: the world and the budget, without the path.
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

    /// Returns the state after an action; nil if the action is impossible.
    func after(_ action: SimulationEvent) -> SearchNode? {
        var next = self
        guard next.world.apply(action) else { return nil }
        next.budget.pay(for: action)
        next.way = Way(action, after: way)
        next.world.dropSpent(refundsMayCome: next.budget.refunds > 0 || next.budget.lapses > 0)
        next.takePrint()
        return next
    }

    /// The path to a state as a linked list, last step first; states share their common steps.
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
