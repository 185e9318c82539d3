import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreClient
import StoreModel
import StoreSigning

extension SandboxCommand.NotifyCommand {
    struct Trigger: KioskCommand {
        static let configuration = CommandConfiguration(
            "trigger", "Send a notification of any type, made from a template.",
            discussion: """
                The notification is signed with the store's key. Nothing is stored: it describes an event that did not \
                happen. Each --set changes a claim wherever it occurs; to change it in one part only, put data., \
                summary., externalPurchaseToken., appData., transaction., renewalInfo. or appTransaction. before its \
                name.

                TYPES
                \(Self.types)

                EXAMPLES
                  kiosk sandbox notify trigger TEST
                  kiosk sandbox notify trigger DID_FAIL_TO_RENEW.GRACE_PERIOD \\
                    --set productId=club.monthly
                  kiosk sandbox notify trigger REFUND --set revocationReason=1 \\
                    --transaction 2000000812345678
                  kiosk sandbox notify trigger EXPIRED.VOLUNTARY \\
                    --set transaction.expiresDate=1790000000000

                EXIT CODES
                  0   your server answered with 200 to 206
                  64  unknown type or claim, or invalid value
                  65  no such transaction, or no URL is set
                  69  your server did not accept it
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: ArgumentHelp("TYPE or TYPE.SUBTYPE.", valueName: "type"))
        var type: String
        @Option(help: .init("The transaction: any unique part of its ID.", valueName: "id"))
        var transaction: String?
        @Option(
            name: .customLong("set"),
            help: ArgumentHelp(
                "A claim and its value; null removes the claim.", valueName: "claim=value"))
        var claims: [String] = []
        @Option(help: .init("The URL to send it to, instead of the profile's.", valueName: "url"))
        var url: String?

        private static let types = NotificationType.allCases.map { type in
            let subtypes = type.subtypes.map(\.rawValue).joined(separator: ", ")
            return "  \(type.rawValue)\(subtypes.isEmpty ? "" : "  \(subtypes)")"
        }.joined(separator: "\n")

        func run(_ settings: Settings) async throws -> Int32 {
            guard let kind = NotificationKind(text: type) else { throw Self.unknown(type) }
            let store = try NotificationSession.open(settings)
            let url = try await address(store)
            var draft = try await draft(kind, store)
            for claim in claims { try Self.set(claim, in: &draft) }
            let jws = try Self.signed(draft, by: store)
            let result = await store.client.post(jws, to: url)
            store.output.json(.triggered(draft, url: url, result: result, jws: jws))
            store.output.text("\(kind) to \(url): \(result.rawValue)")
            guard result == .success else {
                throw CommandFailure(
                    69, "not-taken",
                    "Your server did not answer with a status from 200 to 206: \(result.rawValue).")
            }
            return 0
        }

        private func address(_ store: NotificationSession) async throws -> String {
            if let url { return try NotificationSession.target(url, nil).url }
            return try await store.target().url
        }

        private func draft(
            _ kind: NotificationKind, _ store: NotificationSession
        ) async throws -> NotificationDraft {
            guard let transaction else { return try await store.backend.draft(kind, about: nil) }
            let orders = try await store.backend.orders(limit: .max)
            let match = PartialIDMatcher<TransactionID>(kind: "transaction") { [$0.rawValue] }
            let id = try match.uniqueMatch(
                transaction, among: orders.compactMap(\.transactionID),
                or: CommandFailure(
                    65, "unknown-transaction",
                    "The store has no transaction “\(transaction.prefix(80))”. Nothing was changed."
                ))
            return try await store.backend.draft(kind, about: id)
        }

        private static func set(
            _ claim: String, in draft: inout NotificationDraft
        ) throws(CommandFailure) {
            let parts = claim.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, draft.set(String(parts[0]), to: String(parts[1])) else {
                throw .usage(
                    "Invalid --set “\(claim.prefix(120))”: \(draft.kind) has no such claim, or the value "
                        + "is not valid for it. Nothing was sent.")
            }
        }

        private static func signed(
            _ draft: NotificationDraft, by store: NotificationSession
        ) throws(CommandFailure) -> JWS {
            do throws(SigningError) {
                return try draft.signed(by: store.backend.authority.signer)
            } catch {
                throw .usage("\(error.message) Nothing was sent.")
            }
        }

        private static func unknown(_ text: String) -> CommandFailure {
            let type = NotificationType(rawValue: String(text.prefix { $0 != "." }))
            let forms = type.map { type in
                type.forms.map { NotificationKind(type, $0).description }
            }
            return .usage(
                "Unknown notification type “\(text.prefix(80))”. "
                    + (forms.map { "Use \($0.joined(separator: ", "))." }
                        ?? "For the types, see kiosk help sandbox notify trigger."))
        }
    }
}
