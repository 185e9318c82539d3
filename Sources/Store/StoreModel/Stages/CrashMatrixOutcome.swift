/// The final result of a customer's purchase; the raw values are stable words for `--json`.
package enum CrashMatrixOutcome: String, CaseIterable, Hashable, Sendable {
    /// Nothing was charged, and nothing was granted.
    case notCharged = "not-charged"
    /// Charged, granted and complete.
    case settled
    /// The transaction is never finished by the app, so the product cannot be bought again.
    case stuck
    /// Charged and not granted, and the order cannot be identified.
    case lost
    /// As ``lost``, and the record that would identify the order was on the device.
    case lostWithApp = "lost-with-app"
    /// Charged and not granted, and the merchant's support can identify the order.
    case explained
}
