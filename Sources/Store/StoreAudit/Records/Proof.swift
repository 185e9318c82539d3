/// Whether a stored signed payload is believed when it is verified again today.
package enum Proof: Hashable, Sendable {
    /// It is.
    case verified
    /// It is not, for the reason given.
    case refused(String)
    /// There was nothing to verify it with, or it was never signed.
    case unchecked
}
