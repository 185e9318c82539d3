extension NameKind {
    /// See ``NotificationID``.
    package enum Notification {}
}

/// The id by which a server recognizes a repeated notification (Apple's `notificationUUID`): a lower-case UUID, the
/// same for every attempt.
package typealias NotificationID = Identifier<NameKind.Notification>
