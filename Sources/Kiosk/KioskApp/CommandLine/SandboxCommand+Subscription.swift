import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

extension SandboxCommand {
    struct Subscription: SessionCommand {
        static let configuration = CommandConfiguration(
            "subscription", "List subscriptions, or cancel, expire, extend and reprice one.",
            discussion: """
                EXAMPLES
                  kiosk sandbox subscription                list all subscriptions
                  kiosk sandbox subscription cancel club.monthly
                  kiosk sandbox subscription fail-renewals club.monthly
                  kiosk sandbox subscription pay-renewals club.monthly
                  kiosk sandbox subscription price club.monthly 5.99
                  kiosk sandbox subscription price club.monthly 5.99 --no-consent
                  kiosk sandbox subscription extend club.monthly 14

                EXIT CODES
                  0   done
                  64  no such action, or the name matches several subscriptions
                  65  no such subscription
                  77  the state of the subscription does not allow it
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { act != nil }
        @Argument(
            help: """
                \(SubscriptionControl.withoutValue.flatMap(\.words).joined(separator: ", ")), price or extend; \
                without one, the subscriptions are listed.
                """)
        var act: String?
        @Argument(
            help:
                "The subscription: any unique part of its first transaction's ID, its account or its product ID."
        )
        var subscription: String?
        @Argument(help: "The new price, or the number of days.")
        var value: String?
        @Flag(help: "Raise the price without the customer's consent.")
        var noConsent = false

        func run(_ backend: BackendSession) async throws {
            let all = try await backend.changing { control async throws(ServiceFailure) in
                try await control.subscriptions()
            }
            guard let act else { return show(all, backend.settings.output) }
            let match = PartialIDMatcher<SandboxSubscription>(kind: "subscription") {
                [$0.originalTransactionID.rawValue, $0.productID.rawValue, $0.account.rawValue]
            }
            let only = all.count == 1 ? all[0].originalTransactionID.rawValue : ""
            let found = try match.uniqueMatch(
                subscription ?? only, among: all,
                or: CommandFailure(
                    65, "unknown-subscription",
                    "The store has no subscription “\(subscription?.prefix(80) ?? "")”. Nothing was changed."
                ))
            let change = try self.control(act, found)
            let changed = try await backend.changing { control async throws(ServiceFailure) in
                try await control.control(found.originalTransactionID, change)
            }
            show([changed], backend.settings.output)
        }

        private func show(_ all: [SandboxSubscription], _ out: Output) {
            for item in all {
                out.json([
                    "kind": "subscription", "account": item.account,
                    "productId": item.productID,
                    "originalTransactionId": item.originalTransactionID,
                    "transactionId": item.transactionID, "status": item.state.rawValue,
                    "expiresDate": item.expires,
                    "autoRenewStatus": item.renewal.autoRenewStatus,
                    "failsRenewals": item.failsRenewals,
                ])
                let renews = item.renewal.autoRenewStatus == 1 ? "renews" : "does not renew"
                out.text(
                    "\(item.productID) of \(item.account): \(item.state.word), \(renews)"
                        + (item.failsRenewals ? ", renewals fail" : ""))
            }
            if all.isEmpty { out.hint("There are no subscriptions; buy one with kiosk buy.") }
        }

        private func control(
            _ act: String, _ found: SandboxSubscription
        ) throws(CommandFailure) -> SubscriptionControl {
            if let control = SubscriptionControl.withoutValue.first(where: { $0.words == [act] }) {
                return control
            }
            switch act {
            case "extend":
                guard let days = value.flatMap({ Int($0) }), days > 0 else {
                    throw .usage(
                        "Invalid number of days “\(value?.prefix(40) ?? "")”: use a whole number above 0, such as "
                            + "kiosk sandbox subscription extend club.monthly 14. Nothing was changed."
                    )
                }
                return .extend(days: days)
            case "price":
                guard let currency = found.renewal.currency.flatMap({ Currency(code: $0) }) else {
                    throw .usage(
                        "The subscription \(found.productID) of \(found.account) does not renew, so it has no next "
                            + "price. Nothing was changed.")
                }
                guard
                    let amount = value.flatMap({
                        try? DecimalAmount.milliunits($0, exponent: currency.exponent)
                    })
                else {
                    throw .usage(
                        "Invalid price “\(value?.prefix(40) ?? "")” in \(currency.code): use an amount such as 5.99. "
                            + "Nothing was changed.")
                }
                return .price(
                    Price(milliunits: amount, currency: currency), consent: !noConsent)
            default:
                throw .usage(
                    "Unknown action “\(act.prefix(40))”: see kiosk help sandbox subscription. Nothing was changed."
                )
            }
        }
    }
}

extension RenewalState {
    /// The word for the state in a list.
    fileprivate var word: String {
        switch self {
        case .subscribed: "active"
        case .expired: "expired"
        case .inBillingRetryPeriod: "billing retry"
        case .inGracePeriod: "grace period"
        case .revoked: "revoked"
        }
    }
}
