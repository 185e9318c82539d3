import ArgumentParser

extension Sandbox {
    /// Manages the notifications to the team's own server.
    struct Notify: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "notify",
            abstract: "Send App Store Server Notifications V2 to your own server.",
            discussion: """
                The store writes one down with each thing that it tells: ONE_TIME_CHARGE for a purchase, REFUND, \
                CONSUMPTION_REQUEST and REFUND_DECLINED for a customer who wants a refund. “kiosk serve” sends them; \
                without one they wait for the next, or for “kiosk sandbox notify resend”. Set the URL first: nothing is \
                written down before.
                """,
            subcommands: [URL.self, List.self, Resend.self, Trigger.self, Listen.self])
    }
}
