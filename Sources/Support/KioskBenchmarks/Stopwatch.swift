/// Time that has passed since it was made.
struct Stopwatch {
    private let start = ContinuousClock.now

    /// Milliseconds since the start.
    var milliseconds: Double { (ContinuousClock.now - start) / .milliseconds(1) }
}
