/// Why a subscription ended (Apple's `expirationIntent`).
public enum ExpirationIntent: Int, Codable, Hashable, Sendable, CaseIterable {
    /// The customer cancelled it.
    case cancelled = 1
    /// A billing error prevented the renewal.
    case billingError
    /// The customer did not accept a price increase.
    case noConsent
    /// The product was not on sale at the time of the renewal.
    case productUnavailable
    /// Another reason.
    case other
}
