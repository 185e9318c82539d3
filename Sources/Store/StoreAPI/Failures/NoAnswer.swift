package import StoreModel

/// The failure of a call without a valid answer.
public struct NoAnswer: Error, Hashable, Sendable, Codable {
    /// Why a valid answer is missing.
    public enum Cause: Hashable, Sendable, Codable {
        /// The answer did not arrive in time.
        case timeout
        /// The connection could not be established, or was interrupted.
        case cut
        /// The other side could not be authenticated; nothing was sent.
        case notTrusted
        /// The answer has this HTTP status without an answer of the protocol.
        case status(Int)
        /// The answer is invalid: HTML, a truncated document, or a wrong nonce or signature.
        case notUnderstood
        /// A row that the answer depends on cannot be read in the other side's file; the associated text names it.
        case damaged(String)
    }

    /// Why a valid answer is missing.
    public let cause: Cause
    /// The delay that the other side requests, in milliseconds, if any.
    public let retryAfter: Int64?

    /// The planned fault that caused the failure; nil without a planned fault, or if the fault could not be
    /// transmitted.
    package var planned: PlannedFault?

    private enum CodingKeys: String, CodingKey {
        case cause, retryAfter
    }

    /// Creates a failure.
    public init(_ cause: Cause, retryAfter: Int64? = nil) {
        self.cause = cause
        self.retryAfter = retryAfter
    }
}
