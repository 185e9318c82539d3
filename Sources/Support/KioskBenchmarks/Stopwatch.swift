/// Measures the time since its creation.
struct Stopwatch {
    private let start = ContinuousClock.now

    /// The milliseconds since its creation.
    var milliseconds: Double { (ContinuousClock.now - start) / .milliseconds(1) }
}
