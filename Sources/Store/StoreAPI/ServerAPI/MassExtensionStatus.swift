package import StoreModel

/// How far an extension of many subscriptions is (App Store Server API, `MassExtendRenewalDateStatusResponse`).
package struct MassExtensionStatus: Hashable, Sendable {
    /// When all of it was done; nil while it is not.
    package let completedAt: Timestamp?
    /// How many subscriptions were extended so far.
    package let succeeded: Int64
    /// How many could not be.
    package let failed: Int64

    /// Takes the parts as they are.
    package init(completedAt: Timestamp?, succeeded: Int64, failed: Int64) {
        self.completedAt = completedAt
        self.succeeded = succeeded
        self.failed = failed
    }
}
