/// The process that is killed in a run at a shared store.
package enum KilledProcess: String, CaseIterable, Sendable {
    /// The kiosk.
    case client
    /// The store's server.
    case server
    /// Both the server and the kiosk, simultaneously or in succession.
    case both
    /// The team's own server, if it is the merchant.
    case merchant

    var includesServer: Bool { self == .server || self == .both }
    var includesMerchant: Bool { self == .merchant }
}
