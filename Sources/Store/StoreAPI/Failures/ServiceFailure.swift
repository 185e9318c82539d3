/// Why a call did not return what it is for.
///
/// The two kinds must never be confused: a refusal is an answer, and silence is not.
public enum ServiceFailure: Error, Hashable, Sendable {
    /// The other side decided; asking again with the same content will be refused again.
    case refusal(Refusal)
    /// Nothing is known: the other side may or may not have acted. Ask again.
    case noAnswer(NoAnswer)
}
