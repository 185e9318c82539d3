package import StoreModel

/// The progress of a mass extension (App Store Server API, `MassExtendRenewalDateStatusResponse`).
package struct MassExtensionStatus: Hashable, Sendable {
    /// The time of completion; nil while it is running.
    package let completedAt: Timestamp?
    /// The number of subscriptions extended so far.
    package let succeeded: Int64
    /// The number of subscriptions that could not be extended.
    package let failed: Int64

    package init(completedAt: Timestamp?, succeeded: Int64, failed: Int64) {
        self.completedAt = completedAt
        self.succeeded = succeeded
        self.failed = failed
    }
}
