/// Who is killed in a purchase at a shared store.
package enum Victim: String, CaseIterable, Sendable {
    /// The kiosk that buys.
    case client
    /// The server that sells.
    case server
    /// The server, and the kiosk as well: at the same moment, or one soon after the other.
    case both

    var hitsClient: Bool { self != .server }
    var hitsServer: Bool { self != .client }
}
