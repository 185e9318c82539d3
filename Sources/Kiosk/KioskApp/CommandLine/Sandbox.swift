import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

/// The command `kiosk sandbox`: controls the test store.
struct Sandbox: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sandbox",
        abstract: "Control the sandbox store.",
        discussion: "A shop that is open on the same profile shows the changes at once.",
        subcommands: [
            Approve.self, Decline.self, Resolve.self, Unstick.self, OutsideBuy.self, Refund.self,
            RequestRefund.self, DeclineRefund.self, ReverseRefund.self, Revoke.self,
            Transactions.self,
            Grant.self, Subscription.self, Family.self, Clock.self, Faults.self, Notify.self,
            Key.self, Code.self, ProductEdit.self,
            Accounts.self, Devices.self, Crash.self,
        ])

    /// Approves a purchase that waits for approval.
    struct Approve: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "approve",
            abstract: "Approve a pending purchase, which is then charged.",
            discussion: Sandbox.examples("approve"))
        @OptionGroup var options: GlobalOptions
        @Argument(help: Sandbox.orderHelp)
        var order: String?

        func run(_ settings: Settings) async throws -> Int32 {
            let backend = try await BackendSession.open(settings)
            try await backend.settle(
                order, "approved", told: backend.approval
            ) { (store, id) async throws(ServiceFailure) in
                _ = try await store.approve(id)
            }
            settings.output.hint(
                Sandbox.arrival)
            return 0
        }
    }

    /// Declines a purchase that waits for approval.
    struct Decline: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "decline",
            abstract: "Decline a pending purchase, which is then never charged.",
            discussion: Sandbox.examples("decline"))
        @OptionGroup var options: GlobalOptions
        @Argument(help: Sandbox.orderHelp)
        var order: String?

        func run(_ settings: Settings) async throws -> Int32 {
            let backend = try await BackendSession.open(settings)
            try await backend.settle(order, "declined; nothing is charged") {
                (store, id) async throws(ServiceFailure) in
                _ = try await store.decline(id)
            }
            return 0
        }
    }

    static let orderHelp: ArgumentHelp =
        """
        The order: any unique part of its number, intent ID, transaction ID or product ID; by default the newest.
        """

    private static func examples(_ word: String) -> String {
        """
        EXAMPLES
          kiosk buy gems.60 --outcome ask-to-buy
          kiosk sandbox \(word) gems.60

        EXIT CODES
          0   done
          64  the name matches several orders
          65  no such order is pending
        """
    }
}
