import StoreModel

/// Looks at every state that a scope can reach, nearest first.
///
/// Each state is checked, and each has a successor by which nothing goes wrong any more; when the search is over, these
/// are followed to see that all of them lead to a state of rest.
package struct Search {
    private struct Node {
        let world: World
        let budget: Budget
        let print: Fingerprint
        let parent: Int
        let actor: Int?
    }

    private let scope: Scope
    private let limit: Int
    private var frontier: [Node] = []
    /// The place of each known state, in the order in which they were found.
    private var places: [Fingerprint: Int32] = [:]
    /// How each state was reached: from where, and by what.
    private var origins: [(parent: Int32, choice: Int16)] = []
    /// The successor without a fault of each state; -1 for a state of rest.
    private var successors: [Int32] = []
    private var first: World?
    private var transitions = 0
    private var depth = 0

    /// Prepares a search of at most `limit` states.
    package init(_ scope: Scope, limit: Int = .max) {
        self.scope = scope
        self.limit = limit
    }

    /// Searches.
    ///
    /// - Parameter progress: Told after each depth: its number, the states so far, those just found.
    package mutating func run(
        _ machine: Machine = Machine(), progress: (Int, Int, Int) -> Void = { _, _, _ in }
    ) -> SearchReport {
        let world = scope.world(machine)
        let budget = Budget(scope)
        frontier = [
            Node(world: world, budget: budget, print: print(world, budget), parent: -1, actor: nil)
        ]
        remember(frontier[0], by: -1)
        first = frontier[0].world
        while !frontier.isEmpty {
            if let found = expand() { return report(found) }
            guard origins.count < limit else { return report(nil, isWhole: false) }
            depth += 1
            progress(depth, origins.count, frontier.count)
        }
        return report(unsettled())
    }

    private func print(_ world: World, _ budget: Budget) -> Fingerprint {
        var print = world.fingerprint
        budget.add(to: &print)
        return print
    }

    private mutating func remember(_ node: Node, by choice: Int) {
        places[node.print] = Int32(origins.count)
        origins.append((Int32(node.parent), Int16(clamping: choice)))
        successors.append(-2)
    }

    /// Goes one step further from every state of the frontier.
    private mutating func expand() -> (place: Int, Violation)? {
        var next: [Node] = []
        for node in frontier {
            guard let place = places[node.print].map(Int.init) else { continue }
            let choices = node.world.choices(scope, node.budget, after: node.actor)
            let quiet = choices.first(where: \.isQuiet)
            if node.world.isAtRest, let violation = node.world.violationAtRest() {
                return (place, violation)
            }
            if quiet == nil { successors[place] = -1 }
            for (choice, action) in choices.enumerated() {
                guard let (reached, child) = follow(node, action, choice, place) else { continue }
                if action == quiet { successors[place] = Int32(reached) }
                guard let child else { continue }
                if let violation = child.world.violation() { return (reached, violation) }
                next.append(child)
            }
        }
        frontier = next
        return nil
    }

    /// The state that an action leads to, and the node if it is a new one.
    private mutating func follow(
        _ node: Node, _ action: Action, _ choice: Int, _ place: Int
    ) -> (place: Int, Node?)? {
        var world = node.world
        guard world.apply(action) else { return nil }
        transitions += 1
        var budget = node.budget
        budget.pay(for: action)
        let print = print(world, budget)
        if let known = places[print] { return (Int(known), nil) }
        let child = Node(
            world: world, budget: budget, print: print, parent: place, actor: action.actor)
        remember(child, by: choice)
        return (origins.count - 1, child)
    }

    /// A state from which going on without a fault never comes to rest.
    private func unsettled() -> (place: Int, Violation)? {
        /// 0 unknown, 1 on the present way, 2 leads to rest.
        var marks = [UInt8](repeating: 0, count: successors.count)
        for start in successors.indices where marks[start] == 0 {
            var way: [Int] = []
            var place = start
            while place >= 0, marks[place] == 0 {
                marks[place] = 1
                way.append(place)
                place = Int(successors[place])
            }
            if place == -2 || place >= 0 && marks[place] == 1 {
                return (start, Violation("I11", "without any fault, it never comes to rest"))
            }
            for step in way { marks[step] = 2 }
        }
        return nil
    }

    /// The steps from the beginning to a state.
    private func way(to place: Int) -> [Action] {
        var numbers: [Int] = []
        var place = place
        while place > 0 {
            numbers.append(Int(origins[place].choice))
            place = Int(origins[place].parent)
        }
        guard var world = first else { return [] }
        var budget = Budget(scope)
        var actor: Int?
        return numbers.reversed().map { number in
            let action = world.choices(scope, budget, after: actor)[number]
            world.apply(action)
            budget.pay(for: action)
            actor = action.actor
            return action
        }
    }

    private func report(
        _ found: (place: Int, violation: Violation)?, isWhole: Bool = true
    ) -> SearchReport {
        SearchReport(
            scope: scope, states: origins.count, transitions: transitions, depth: depth,
            resting: successors.count { $0 == -1 }, isWhole: isWhole && found == nil,
            violation: found?.violation, way: found.map { way(to: $0.place) } ?? [])
    }
}
