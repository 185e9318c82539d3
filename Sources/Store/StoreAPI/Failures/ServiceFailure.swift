/// Why a call failed.
///
/// The two kinds must never be confused: a refusal is an answer, and a missing answer is not.
public enum ServiceFailure: Error, Hashable, Sendable {
    /// The other side decided; repeating the request with the same content will be refused again.
    case refusal(Refusal)
    /// The outcome is unknown: the other side may or may not have acted. Repeat the request.
    case noAnswer(NoAnswer)
}
