import Dispatch
import StoreModel
import Synchronization

/// Looks at every state that a scope can reach.
///
/// The nearest states come first, as long as those that are known and not yet looked at are few; from then on each of
/// them is followed to its end before the next one, since whole worlds are large and their fingerprints are small.
/// Each state is checked; and from each is followed what happens when nothing goes wrong any more, which has to end in
/// a state of rest.
package struct Search: Sendable {
    private let scope: Scope
    private let jobs: Int
    private let breadth: Int

    /// How many states a thread looks at before it shares what is left.
    private static let shift = 20_000

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - jobs: On how many threads.
    ///   - breadth: How many states may wait before they are followed to the end one after the other.
    package init(_ scope: Scope, jobs: Int = 1, breadth: Int = 1_000) {
        self.scope = scope
        self.jobs = max(1, jobs)
        self.breadth = breadth
    }

    /// Searches, until a rule is broken.
    ///
    /// - Parameter progress: Told now and then: the states so far, and those that wait.
    package func run(
        _ machine: Machine = Machine(), progress: (Int, Int) -> Void = { _, _ in }
    ) -> SearchResult {
        let known = KnownStates()
        let first = SearchNode(scope, machine)
        known.note(first.print, .met)
        var explorer = Explorer(scope, known)
        var waiting = [first]
        while !waiting.isEmpty, waiting.count < breadth, explorer.tally.found == nil {
            waiting = waiting.flatMap { explorer.expand($0) }
        }
        var tally = explorer.tally
        while !waiting.isEmpty, tally.found == nil {
            progress(known.count, waiting.count)
            follow(&waiting, known, &tally)
        }
        return SearchResult(states: known.count, tally)
    }

    /// Follows what waits, as deep as it goes, on all threads for a while.
    private func follow(
        _ waiting: inout [SearchNode], _ known: KnownStates, _ tally: inout SearchTally
    ) {
        let shared = Mutex((waiting: waiting, tally: tally))
        waiting = []
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            var explorer = Explorer(scope, known)
            var own: [SearchNode] = []
            for _ in 0..<Self.shift where explorer.tally.found == nil {
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
