/// The body of an answer that says no, in the form of Apple's server API.
package struct WireFailure: Hashable, Sendable, Codable {
    /// What was refused; its first three digits are the HTTP status.
    package let errorCode: Int
    /// Why, one sentence.
    package let errorMessage: String

    /// Takes the parts as they are.
    package init(errorCode: Int, errorMessage: String) {
        self.errorCode = errorCode
        self.errorMessage = errorMessage
    }

    /// What a refusal says.
    package init(_ refusal: Refusal) {
        self.init(errorCode: refusal.code.rawValue, errorMessage: refusal.message)
    }

    /// The refusal that it was; nil for a number that is none of ours.
    package var refusal: Refusal? {
        Refusal.Code(rawValue: errorCode).map { Refusal($0, errorMessage) }
    }
}

extension Refusal.Code {
    /// The HTTP status that goes with it.
    package var httpStatus: Int { rawValue / 10_000 }
}
