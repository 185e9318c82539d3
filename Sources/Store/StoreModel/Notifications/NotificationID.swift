extension NameKind {
    /// See ``NotificationID``.
    package enum Notification {}
}

/// What a server tells a repeated notification by (Apple's `notificationUUID`): a lower-case UUID, the same at every attempt.
package typealias NotificationID = Identifier<NameKind.Notification>
