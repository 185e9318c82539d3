/// Whether somebody who asks for an offer by name has what entitles to it.
package enum OfferEligibility: Hashable, Sendable {
    /// All that it takes, or nothing has to be shown.
    case proved
    /// Nothing was given.
    case missing
    /// The merchant's signature is not good, or not for this order.
    case badSignature
    /// There is no such code.
    case unknownCode
    /// The code was redeemed as often as it may be.
    case usedCode
    /// The time of the code is over.
    case expiredCode
    /// The code is not for this customer any more.
    case refusedCode
}
