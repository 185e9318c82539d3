/// The body of a refusal, in the format of Apple's server API.
package struct WireFailure: Hashable, Sendable, Codable {
    /// The error code; its first three digits are the HTTP status.
    package let errorCode: Int
    /// The explanation in one sentence.
    package let errorMessage: String

    /// Creates a body.
    package init(errorCode: Int, errorMessage: String) {
        self.errorCode = errorCode
        self.errorMessage = errorMessage
    }

    /// Creates the body of a refusal.
    package init(_ refusal: Refusal) {
        self.init(errorCode: refusal.code.rawValue, errorMessage: refusal.message)
    }

    /// The refusal in this body; nil for an unknown error code.
    package var refusal: Refusal? {
        Refusal.Code(rawValue: errorCode).map { Refusal($0, errorMessage) }
    }
}

extension Refusal.Code {
    /// The HTTP status of the refusal.
    package var httpStatus: Int { rawValue / 10_000 }
}
