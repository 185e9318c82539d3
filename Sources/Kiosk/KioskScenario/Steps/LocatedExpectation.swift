/// What has to be so after a step, and where the file says it.
struct LocatedExpectation: Hashable, Sendable {
    /// What has to be so.
    let expectation: Expectation
    /// Where it stands.
    let place: FileLocation
}
