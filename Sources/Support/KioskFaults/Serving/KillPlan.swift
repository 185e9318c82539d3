/// Who dies in a trial at a shared store, and at which of its calls; nil for whom is spared.
struct KillPlan: Sendable {
    /// The kiosk's call.
    var client: Int?
    /// The server's.
    var server: Int?
    /// The team's server's.
    var merchant: Int?

    /// In words.
    var name: String {
        [(client, "the kiosk"), (server, "the server"), (merchant, "the merchant")]
            .compactMap { number, who in number.map { "\(who) at call \($0)" } }
            .joined(separator: ", ")
    }
}
