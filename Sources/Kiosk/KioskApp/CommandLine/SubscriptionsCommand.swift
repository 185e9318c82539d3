import ArgumentParser
import KioskUI
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel
import TerminalGraphics

struct SubscriptionsCommand: ExistingProfileCommand {
    static let configuration = CommandConfiguration(
        "subscriptions", "Show the account's subscriptions, or cancel or resume one.",
        discussion: """
            To change plans, buy another plan of the group with kiosk buy. To advance time, use kiosk sandbox clock.

            EXAMPLES
              kiosk subscriptions
              kiosk subscriptions --json
              kiosk subscriptions cancel club.monthly

            EXIT CODES
              0   shown, or done
              64  the name matches several subscriptions
              65  no such subscription
              69  the store did not answer
              77  the subscription has ended
            """)
    @OptionGroup var options: GlobalOptions
    var changesState: Bool { act != nil }
    @Argument(help: "cancel, resume or agree-to-price; without one, the subscriptions are shown.")
    var act: String?
    @Argument(
        help: "The subscription: any unique part of its product ID or its first transaction's ID.")
    var subscription: String?

    func run(_ settings: Settings) async throws -> Int32 {
        let change = try act.map(Self.change)
        let backend = try await BackendSession.open(settings)
        let session = try await DeviceSession.drivingOrReading(backend)
        return try await session.whileDriving { session in
            await session.waitUntilIdle(atMost: 5000)
            let before = try await session.overview()
            guard let change else { return await session.show(before.subscriptions) }
            let id = try Self.subscriptionID(subscription, in: before)
            let after = try await session.manage(id, change)
            return await session.show(after.subscriptions.filter { $0.originalID == id })
        }
    }

    private static func change(_ word: String) throws(CommandFailure) -> CustomerSubscriptionChange
    {
        if let change = CustomerSubscriptionChange(rawValue: word) { return change }
        let words = CustomerSubscriptionChange.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("Unknown action “\(word.prefix(40))”: use \(words). Nothing was changed.")
    }

    private static func subscriptionID(
        _ name: String?, in book: SubscriptionOverview
    ) throws(CommandFailure) -> TransactionID {
        let match = PartialIDMatcher<VerifiedSubscription>(kind: "subscription") {
            [$0.originalID.rawValue, $0.transaction.productID.rawValue, $0.groupID]
        }
        let alive = book.subscriptions.filter(\.isActive)
        if name == nil, alive.count == 1 { return alive[0].originalID }
        return try match.uniqueMatch(
            name ?? "", among: book.subscriptions,
            or: CommandFailure(
                65, "unknown-subscription",
                "This account has no subscription “\(name?.prefix(80) ?? "")”. Nothing was changed."
            )
        ).originalID
    }
}

extension DeviceSession {
    /// Fetches the current state of the account's subscriptions.
    func overview() async throws(ServiceFailure) -> SubscriptionOverview {
        try await engine.refreshSubscriptions()
        return await engine.subscriptionOverview()
    }

    fileprivate func manage(
        _ id: TransactionID, _ change: CustomerSubscriptionChange
    ) async throws(CommandFailure) -> SubscriptionOverview {
        do throws(ServiceFailure) {
            return try await engine.manage(id, change)
        } catch {
            throw CommandFailure(changing: error)
        }
    }

    /// Prints subscriptions, one a line.
    @discardableResult
    func show(_ subscriptions: [VerifiedSubscription]) async -> Int32 {
        let ids = subscriptions.flatMap {
            [$0.transaction.productID, $0.renewal.autoRenewProductID]
        }
        backend.printer.subscriptions(subscriptions, titles: await backend.titles(of: ids))
        return 0
    }
}
