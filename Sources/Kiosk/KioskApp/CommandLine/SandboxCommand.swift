import ArgumentParser
import Glibc
import SandboxBackend
import StoreAPI
import StoreModel

struct SandboxCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "sandbox", "Control the sandbox store.",
        discussion: "A shop that is open on the same profile shows the changes at once.",
        subcommands: [
            Approve.self, Decline.self, Resolve.self, Unstick.self, OutsideBuy.self, Refund.self,
            RequestRefund.self, DeclineRefund.self, ReverseRefund.self, Revoke.self,
            TransactionCommand.self,
            Grant.self, Subscription.self, Family.self, Clock.self, FaultCommand.self,
            NotifyCommand.self,
            KeyCommand.self, CodeCommand.self, ProductEdit.self,
            AccountCommand.self, DeviceCommand.self, Crash.self,
        ])
}

extension SandboxCommand {
    struct Crash: ExistingProfileCommand {
        static let configuration = CommandConfiguration(
            "crash", "Kill the kiosk process that is using the device.",
            discussion: """
                The process is killed with SIGKILL, as the operating system does. Nothing is lost: the next kiosk process \
                continues from the journal. A killed shop cannot restore its terminal; type reset in that terminal. To \
                crash at a point of a purchase, use --crash of kiosk buy and kiosk shop, or the Sandbox screen.

                EXAMPLES
                  kiosk sandbox crash now
                  kiosk sandbox crash now --device tablet

                EXIT CODES
                  0   killed
                  64  the argument is not now
                  65  no kiosk process is using the device
                  77  the process belongs to another user
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "The word now.")
        var moment: String

        func run(_ settings: Settings) async throws -> Int32 {
            guard moment == "now" else {
                throw CommandFailure.usage(
                    "Invalid argument “\(moment.prefix(40))”: use now. To crash at a point of a purchase, use "
                        + "kiosk buy --crash. No process was killed.")
            }
            let backend = try await BackendSession.open(settings)
            guard let holder = LockHolder.of(backend.lockPath(of: settings.device.rawValue)) else {
                throw CommandFailure(
                    65, "no-driver",
                    "No kiosk process is using the device \(settings.device). No process was killed."
                )
            }
            guard kill(holder.process, SIGKILL) == 0 else {
                throw CommandFailure(
                    77, "not-yours", "Cannot kill \(holder): it belongs to another user.")
            }
            settings.output.text(
                "Killed \(holder). The next kiosk process continues from the journal.")
            return 0
        }
    }
}

extension SandboxOrder {
    /// The ids by which users name the order.
    var ids: [String] {
        [merchantOrder?.rawValue, transactionID?.rawValue, intentID?.rawValue].compactMap { $0 }
    }

    /// The state and whether the order was charged, as a predicate to its number: “was declined; nothing is charged”.
    var stateDescription: String {
        switch state {
        case .pending: "waits for approval; nothing is charged yet"
        case .interrupted: "was interrupted; nothing is charged"
        case .stuck: "is stuck; it is charged"
        case .declined, .cancelled: "was \(state.rawValue); nothing is charged"
        case .unfinished, .finished:
            "was already sold; \(charge.isFree ? "nothing" : "it") is charged"
        case .refunded: "was charged and refunded"
        case .revoked: "was sold and revoked; nothing was refunded"
        case .deleted: "was sold, and its transaction was deleted"
        }
    }

    /// Returns the sentence that the order's state does not allow an operation.
    ///
    /// - Parameter deed: The operation as a participle, such as `approved`.
    func refusal(of operation: String) -> String {
        let wasPossible = ![.pending, .interrupted, .stuck].contains(state)
        return "\(ids.first ?? "The order") \(stateDescription); it cannot be \(operation)"
            + (wasPossible ? " any more." : ".")
    }
}

extension SandboxOrder.State {
    /// The state as a clause that follows “an order that”.
    var clause: String {
        switch self {
        case .pending: "waits for approval"
        case .interrupted: "was interrupted"
        case .stuck: "is stuck"
        case .unfinished, .finished, .declined, .cancelled, .refunded, .revoked, .deleted:
            "is \(rawValue)"
        }
    }
}
