/// The calls at which processes die in a trial at a shared store; nil for a process that survives.
struct KillPlan: Sendable {
    /// The kiosk's call.
    var client: Int?
    /// The server's call.
    var server: Int?
    /// The call of the team's server.
    var merchant: Int?

    /// A description of the plan.
    var name: String {
        [(client, "the kiosk"), (server, "the server"), (merchant, "the merchant")]
            .compactMap { number, process in number.map { "\(process) at call \($0)" } }
            .joined(separator: ", ")
    }
}
