import Dispatch
import StoreModel
import Synchronization

/// Explores every state that a scope can reach.
///
/// The search is breadth-first while few states wait for expansion, and depth-first afterwards, since worlds are large
/// and their fingerprints are small. It checks each state, and follows the undisturbed run from each, which must come
/// to rest.
package struct Search: Sendable {
    private let scope: Scope
    private let jobs: Int
    private let breadth: Int

    /// The number of states that a thread expands before it shares the remaining ones.
    private static let batchSize = 20_000

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - jobs: The number of threads.
    ///   - breadth: The number of waiting states at which the search becomes depth-first.
    package init(_ scope: Scope, jobs: Int = 1, breadth: Int = 1_000) {
        self.scope = scope
        self.jobs = max(1, jobs)
        self.breadth = breadth
    }

    /// Searches until a rule is violated.
    ///
    /// - Parameter progress: Is called repeatedly with the number of reached states and the number of waiting ones.
    package func run(
        _ machine: Machine = Machine(), progress: (Int, Int) -> Void = { _, _ in }
    ) -> SearchResult {
        let visited = VisitedStates()
        let first = SearchNode(scope, machine)
        visited.insert(first.fingerprint, .visited)
        var explorer = Explorer(scope, visited)
        var waiting = [first]
        while !waiting.isEmpty, waiting.count < breadth, explorer.tally.found == nil {
            waiting = waiting.flatMap { explorer.expand($0) }
        }
        var tally = explorer.tally
        while !waiting.isEmpty, tally.found == nil {
            progress(visited.count, waiting.count)
            follow(&waiting, visited, &tally)
        }
        return SearchResult(states: visited.count, tally)
    }

    /// Expands the waiting states depth-first for a while, on all threads.
    private func follow(
        _ waiting: inout [SearchNode], _ visited: VisitedStates, _ tally: inout SearchTally
    ) {
        let shared = Mutex((waiting: waiting, tally: tally))
        waiting = []
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            var explorer = Explorer(scope, visited)
            var own: [SearchNode] = []
            for _ in 0..<Self.batchSize where explorer.tally.found == nil {
                guard let node = own.popLast() ?? shared.withLock({ $0.waiting.popLast() })
                else { break }
                own += explorer.expand(node)
            }
            let (left, found) = (own, explorer.tally)
            shared.withLock { shared in
                shared.waiting += left
                shared.tally.add(found)
            }
        }
        (waiting, tally) = shared.withLock { $0 }
    }
}
