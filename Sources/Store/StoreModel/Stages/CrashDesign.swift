/// The designs with which apps process purchases, in historical order; the raw values are stable words for `--json`.
package enum CrashDesign: String, CaseIterable, Hashable, Sendable {
    /// Finishes a transaction on receipt and verifies it afterwards.
    case finishFirst = "finish-first"
    /// Finishes it after the merchant's verdict; keeps its order in memory only.
    case waiting = "wait-for-verdict"
    /// As ``waiting``, and keeps the order in a file on the device until it is settled.
    case orderOnDevice = "order-on-device"
    /// As ``orderOnDevice``, and logs each step at the merchant before it is performed.
    case logged = "order-and-log"
    /// The design of kiosk.
    case kiosk
}
