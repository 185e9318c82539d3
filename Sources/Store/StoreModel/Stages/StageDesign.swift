/// How an app can deal with purchases, in the order in which designs of it became usual; the raw values are stable words
/// for `--json`.
package enum StageDesign: String, CaseIterable, Hashable, Sendable {
    /// A transaction is finished as soon as it comes, and verified afterwards.
    case finishFirst = "finish-first"
    /// It is finished after the merchant's verdict; which order it belongs to is in memory.
    case waiting = "wait-for-verdict"
    /// The same, and the order is in a file of the device until it is settled.
    case orderOnDevice = "order-on-device"
    /// The same, and each step is in a log at the merchant before it is taken.
    case logged = "order-and-log"
    /// kiosk's own.
    case kiosk
}
