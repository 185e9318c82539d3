extension Messages {
    /// The one end of a restore: so many products came back, and so many wait for the merchant.
    package func sentence(restored count: Int, waiting: Int) -> String {
        guard waiting == 0 else { return text(.toastRestoredPart, String(count), String(waiting)) }
        return count == 0 ? text(.toastRestoredNothing) : text(.toastRestored, String(count))
    }
}
