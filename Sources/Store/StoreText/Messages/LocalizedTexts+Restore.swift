extension LocalizedTexts {
    /// Returns the result of a restore: the number of restored products, and of those that wait for the merchant.
    ///
    /// - Parameter subscriptions: The number of subscriptions among the restored products.
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
