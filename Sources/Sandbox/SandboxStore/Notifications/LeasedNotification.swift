package import StoreModel

/// A claimed notification, ready to be sent.
package struct LeasedNotification: Sendable {
    /// The notification's ID, the same at every attempt.
    package let id: NotificationID
    /// The unique ID of the claim, stored as the lease's holder.
    let holder: String
    /// The URL to send to.
    package let url: String
    /// The payload, signed just now.
    package let signedPayload: JWS
}
