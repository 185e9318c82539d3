/// Why a subscription ended (Apple's `expirationIntent`).
public enum ExpirationIntent: Int, Codable, Hashable, Sendable, CaseIterable {
    /// The customer cancelled it.
    case cancelled = 1
    /// It could not be charged.
    case billingError
    /// The customer did not agree to a higher price.
    case noConsent
    /// It was no longer sold when it was to be renewed.
    case productUnavailable
    /// Something else.
    case other
}
