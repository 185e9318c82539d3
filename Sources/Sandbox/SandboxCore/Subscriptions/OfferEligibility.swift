/// Whether a customer has proved the entitlement to a requested offer.
package enum OfferEligibility: Hashable, Sendable {
    /// The entitlement is proved, or no proof is required.
    case proved
    /// The proof is missing.
    case missing
    /// The merchant's signature is invalid, or was made for a different order.
    case badSignature
    /// The code does not exist.
    case unknownCode
    /// The code was redeemed as often as it can be.
    case usedCode
    /// The code has expired.
    case expiredCode
    /// The code is not available to this customer any more.
    case refusedCode
}
