/// An input that violates a rule for all inputs.
package struct FuzzFailure: Error, CustomStringConvertible {
    /// The violation and its input.
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Throws ``FuzzFailure`` unless a condition is true.
func require(_ holds: Bool, _ otherwise: @autoclosure () -> String) throws {
    if !holds { throw FuzzFailure(otherwise()) }
}
