import Synchronization

/// Makes trials, two at a time, until one is nil, and adds them up.
///
/// - Parameter trial: Gets 0, 1, 2 and so on.
func pairwise(_ trial: @escaping @Sendable (Int) async throws -> Trial?) async throws -> Tally {
    let numbers = Numbers()
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

/// As ``pairwise(_:)``, so many times.
func pairwise(
    _ count: Int, _ trial: @escaping @Sendable (Int) async throws -> Trial
) async throws -> Tally {
    try await pairwise { index in index < count ? try await trial(index) : nil }
}

/// 0, 1, 2 and so on, each once.
private final class Numbers: Sendable {
    private let last = Atomic(-1)

    func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
