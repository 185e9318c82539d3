extension LocalizedTexts {
    /// The one end of a restore: so many products came back, and so many wait for the merchant.
    ///
    /// - Parameter subscriptions: How many of the first number are subscriptions.
    package func sentence(
        restored count: Int, waiting: Int, subscriptions: Int
    ) -> String {
        let result =
            waiting > 0
            ? text(.toastRestoredPart, String(count), String(waiting))
            : count == 0 ? text(.toastRestoredNothing) : text(.toastRestored, String(count))
        guard subscriptions > 0 else { return result }
        return result + spoken.sentenceSpace + text(.restoredSubscriptions, String(subscriptions))
    }
}
