// Errors of the notification endpoints.
extension AppleRefusal {
    static let startTooEarly = AppleRefusal(
        .startDateTooFarInPast, "Invalid request: the start date is earlier than 30 days ago.")
    static let invalidPaginationToken = AppleRefusal(
        .invalidPaginationToken,
        "Invalid request: the pagination token does not belong to this request.")
    static let invalidNotificationType = AppleRefusal(
        .invalidNotificationType, "Invalid request: the notification type or subtype is invalid.")
    static let multipleFilters = AppleRefusal(
        .multipleFiltersSupplied,
        "Invalid request: supply either a transaction id or a notification type.")
    static let invalidTestNotificationToken = AppleRefusal(
        .invalidTestNotificationToken, "Invalid request: the test notification token is invalid.")
    static let noNotificationURL = AppleRefusal(
        .serverNotificationURLNotFound,
        "No App Store Server Notification URL is set; see kiosk sandbox notify url.")
    static let testNotificationNotFound = AppleRefusal(
        .testNotificationNotFound,
        "Either the test notification token is expired, or the notification was not sent yet.")
}
