// What a request for notifications has, and what the store has not.
extension AppleRefusal {
    static let startTooEarly = AppleRefusal(
        4_000_012, "Invalid request: the start date is earlier than 180 days ago.")
    static let invalidPaginationToken = AppleRefusal(
        4_000_014, "Invalid request: the pagination token is of no such request.")
    static let invalidNotificationType = AppleRefusal(
        4_000_018, "Invalid request: the notification type or subtype is invalid.")
    static let multipleFilters = AppleRefusal(
        4_000_019, "Invalid request: supply either a transaction id or a notification type.")
    static let invalidTestNotificationToken = AppleRefusal(
        4_000_020, "Invalid request: the test notification token is invalid.")
    static let noNotificationURL = AppleRefusal(
        4_040_007,
        "No App Store Server Notification URL is set; see kiosk sandbox notify url.")
    static let testNotificationNotFound = AppleRefusal(
        4_040_008,
        "Either the test notification token is expired, or the notification was not sent yet.")
}
