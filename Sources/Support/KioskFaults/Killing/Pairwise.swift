import Synchronization

/// Runs trials, two in parallel, until one returns nil, and returns their tally.
///
/// - Parameter trial: Is called with 0, 1, 2 and so on.
func runTrials(_ trial: @escaping @Sendable (Int) async throws -> Trial?) async throws -> Tally {
    let numbers = IndexCounter()
    return try await withThrowingTaskGroup(of: Tally.self) { group in
        for _ in 0..<2 {
            group.addTask {
                var tally = Tally()
                while let trial = try await trial(numbers.next()) { tally.add(trial) }
                return tally
            }
        }
        return try await group.reduce(into: Tally()) { $0.add($1) }
    }
}

/// Runs a fixed number of trials, two in parallel, and returns their tally.
func runTrials(
    _ count: Int, _ trial: @escaping @Sendable (Int) async throws -> Trial
) async throws -> Tally {
    try await runTrials { index in index < count ? try await trial(index) : nil }
}

/// A counter that returns 0, 1, 2 and so on, each once.
private final class IndexCounter: Sendable {
    private let last = Atomic(-1)

    func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
