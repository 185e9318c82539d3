/// The body of a failure, in the format of Apple's server API.
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

/// A request that needs a row which cannot be read. It is not refused: it succeeds once the row is repaired.
extension WireFailure {
    private static let damagedRow = 5_000_101
    private static let advice = " Run kiosk doctor on the server to check its files."

    /// Creates the body for a row that cannot be read.
    ///
    /// - Parameter damage: A sentence that names the row.
    package init(damage: String) {
        self.init(errorCode: Self.damagedRow, errorMessage: damage + Self.advice)
    }

    /// The sentence that names the row which cannot be read; nil for any other failure.
    package var damage: String? {
        guard errorCode == Self.damagedRow else { return nil }
        return errorMessage.hasSuffix(Self.advice)
            ? String(errorMessage.dropLast(Self.advice.count)) : errorMessage
    }
}

extension WireFailure {
    /// The HTTP status of the error code.
    package var httpStatus: Int { errorCode / 10_000 }
}
