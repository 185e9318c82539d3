/// Who is killed in a run at a shared store.
package enum KilledProcess: String, CaseIterable, Sendable {
    /// The kiosk.
    case client
    /// The server that sells.
    case server
    /// The server, and the kiosk as well: at the same moment, or one soon after the other.
    case both
    /// The team's own server, where that is the merchant.
    case merchant

    var hitsServer: Bool { self == .server || self == .both }
    var hitsMerchant: Bool { self == .merchant }
}
