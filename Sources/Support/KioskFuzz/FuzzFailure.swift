/// An input for which something does not hold that must hold for every input.
package struct FuzzFailure: Error, CustomStringConvertible {
    /// What was found, and in which input.
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Throws ``FuzzFailure`` unless something holds.
func demand(_ holds: Bool, _ otherwise: @autoclosure () -> String) throws {
    if !holds { throw FuzzFailure(otherwise()) }
}
