package import StoreModel

/// Silence, or something that is no answer.
public struct NoAnswer: Error, Hashable, Sendable, Codable {
    /// How it came to nothing.
    public enum Cause: Hashable, Sendable, Codable {
        /// Nothing came in time.
        case timeout
        /// The connection could not be made, or broke.
        case cut
        /// The other side did not prove that it is who was asked; nothing was sent.
        case notTrusted
        /// An HTTP status without an answer of the protocol.
        case status(Int)
        /// Something came that is no answer: HTML, half a document, a wrong nonce or signature.
        case notUnderstood
        /// The other side cannot read a row of its file that the answer depends on; the sentence names it.
        case damaged(String)
    }

    /// How it came to nothing.
    public let cause: Cause
    /// How long the other side asks to wait, in milliseconds, if it says so.
    public let retryAfter: Int64?

    /// The planned fault that it comes from; nil where nothing was planned, or nothing could be said of it.
    package var planned: PlannedFault?

    private enum CodingKeys: String, CodingKey {
        case cause, retryAfter
    }

    /// Takes the parts as they are.
    public init(_ cause: Cause, retryAfter: Int64? = nil) {
        self.cause = cause
        self.retryAfter = retryAfter
    }
}
