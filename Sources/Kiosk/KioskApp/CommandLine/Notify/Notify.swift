import ArgumentParser

extension Sandbox {
    /// Manages the notifications to the team's own server.
    struct Notify: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "notify",
            abstract: "Send App Store Server Notifications V2 to your own server.",
            discussion: """
                The store writes a notification for each event: ONE_TIME_CHARGE for a purchase, REFUND, and \
                CONSUMPTION_REQUEST and REFUND_DECLINED for a customer's refund request. “kiosk serve” sends the \
                notifications; if no server is running, they wait for the next one or for “kiosk sandbox notify \
                resend”. Set the URL first: without a URL, no notifications are written.
                """,
            subcommands: [URL.self, List.self, Resend.self, Trigger.self, Listen.self])
    }
}
