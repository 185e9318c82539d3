import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

extension StoreTables {
    /// The maximum that one period counts for, in thousandths of a month.
    private static let maximumMonthThousandths: Int64 = 12_000_000

    /// Returns how much an account has paid for a former subscription, in months of the store's time, and when it was
    /// last won back.
    func winBackHistory(
        of original: TransactionID, rate: TimeRate
    ) throws -> WinBackRules.History {
        let month = SubscriptionPeriod(count: 1, unit: .month)
        var (paid, wonBack): (Int64, Timestamp?) = (0, nil)
        let rows = try ResultRow.fetchAll(
            database,
            cached: """
                SELECT purchase_date, expires_date, price, offer_type FROM transactions
                WHERE original_id = ? AND expires_date IS NOT NULL AND revocation_date IS NULL
                """, arguments: [original.number])
        for row in rows {
            let (began, ended) = (try row.moment("purchase_date"), try row.moment("expires_date"))
            if try row.optionalInteger("offer_type") == Int64(OfferType.winBack.rawValue) {
                wonBack = max(wonBack ?? began, began)
            }
            let length = max(1, rate.end(of: month, from: began).since(began))
            let (share, overflow) = ended.since(began).multipliedReportingOverflow(by: 1000)
            if try row.integer("price") > 0, !overflow {
                paid += min(max(0, share / length), Self.maximumMonthThousandths)
            }
        }
        return WinBackRules.History(paid: paid, lastWinBack: wonBack)
    }
}

extension SubscriptionOperations {
    /// Returns what a customer has paid. Empty for an active subscription, since win-back offers do not apply to it.
    func history(of subscription: Subscription?) throws -> WinBackRules.History {
        guard let subscription, subscription.due == nil else { return WinBackRules.History() }
        return try rows.winBackHistory(of: subscription.origin.id, rate: policy.rate)
    }

    /// Returns the win-back offers that the customer is eligible for now.
    func winBacks(_ row: AccountSubscription, next plan: SubscriptionPlan?) throws -> [String]? {
        let offers = plan?.offers.filter { $0.kind == .winBack } ?? []
        guard row.subscription.due == nil, !offers.isEmpty else { return nil }
        // Skips reading the payments if the offers do not restrict their customers.
        let history =
            offers.contains { $0.audience != nil }
            ? try history(of: row.subscription) : WinBackRules.History()
        return WinBackRules.eligible(
            plan, row.subscription, history, at: rows.now, rate: policy.rate)
    }
}
