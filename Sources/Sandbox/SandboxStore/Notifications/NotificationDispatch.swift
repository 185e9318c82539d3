package import StoreModel

/// A notification that somebody has taken to send it now.
package struct NotificationDispatch: Sendable {
    /// The same at every attempt.
    package let id: NotificationID
    /// Who has taken it.
    let holder: String
    /// Where it goes.
    package let url: String
    /// What is sent, signed just now.
    package let signedPayload: JWS
}
