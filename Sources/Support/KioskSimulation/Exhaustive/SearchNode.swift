/// A state of a search, with its remaining budget and the path to it.
struct SearchNode: Sendable {
    var world: World
    var budget: Budget
    /// The path to the state; nil for the first one.
    private(set) var path: Path?

    /// The identity of the state: the world and the budget, without the path.
    private(set) var fingerprint = Fingerprint()

    init(_ scope: Scope, _ machine: Machine) {
        world = scope.world(machine)
        budget = Budget(scope)
        updateFingerprint()
    }

    private mutating func updateFingerprint() {
        fingerprint = world.fingerprint
        budget.add(to: &fingerprint)
    }

    /// Returns the state after an action; nil if the action is impossible.
    func after(_ action: SimulationEvent) -> SearchNode? {
        var next = self
        guard next.world.apply(action) else { return nil }
        next.budget.deduct(for: action)
        next.path = Path(action, after: path)
        next.world.dropSpent(refundsMayCome: next.budget.refunds > 0 || next.budget.expirations > 0)
        next.updateFingerprint()
        return next
    }

    /// The path to a state as a linked list, last step first; states share their common steps.
    final class Path: Sendable {
        let action: SimulationEvent
        let previous: Path?
        let length: Int

        init(_ action: SimulationEvent, after previous: Path?) {
            self.action = action
            self.previous = previous
            length = (previous?.length ?? 0) + 1
        }

        var actions: [SimulationEvent] {
            var actions: [SimulationEvent] = []
            var step: Path? = self
            while let present = step {
                actions.append(present.action)
                step = present.previous
            }
            return actions.reversed()
        }
    }
}
