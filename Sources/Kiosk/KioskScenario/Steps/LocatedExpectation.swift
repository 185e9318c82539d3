/// An expectation with its position in the file.
struct LocatedExpectation: Hashable, Sendable {
    /// The expected condition.
    let expectation: Expectation
    /// The position in the file.
    let place: FileLocation
}
