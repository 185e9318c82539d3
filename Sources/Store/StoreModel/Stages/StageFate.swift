/// What became of a customer's purchase; the raw values are stable words for `--json`.
package enum StageFate: String, CaseIterable, Hashable, Sendable {
    /// Nothing was charged, and nothing was granted.
    case notCharged = "not-charged"
    /// Charged and granted, and nothing is left to do.
    case settled
    /// The store waits for the end of it, and the app never comes to it: the product cannot be bought any more.
    case stuck
    /// Charged and not granted, and nobody can tell what it was for.
    case lost
    /// The same, and what could have told was on the device.
    case lostWithApp = "lost-with-app"
    /// Charged and not granted, and the merchant's support can see it.
    case explained
}
