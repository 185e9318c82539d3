/// An event of a device during a purchase; the raw values are stable words for `--json`.
package enum StageEvent: String, CaseIterable, Hashable, Sendable {
    /// The app is killed.
    case killed
    /// The app is deleted with its files and reinstalled.
    case deleted
    /// The device is lost; the customer signs in on another one.
    case lost
    /// The app is started.
    case started
}
