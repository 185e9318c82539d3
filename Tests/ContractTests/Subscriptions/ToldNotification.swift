import ShopTestSupport
import StoreModel
import StoreSigning

/// A notification as a team's server reads it, with each signature verified.
struct ToldNotification: Sendable {
    let kind: NotificationKind
    let content: NotificationContent
    var transaction: Transaction?
    var renewal: RenewalInfo?

    init(_ payload: JWS, _ verifier: JWSVerifier) throws {
        let end = Timestamp(milliseconds: .max)
        let read = try verifier.verifyNotification(
            payload, bundleID: TestCatalog.bundleID, now: end)
        (kind, content) = (read.kind, read.content)
        guard case .data(let data) = content else { return }
        transaction = try data.signedTransactionInfo.map {
            try verifier.verifyTransaction($0, bundleID: TestCatalog.bundleID, now: end).transaction
        }
        renewal = try data.signedRenewalInfo.map { try verifier.verifyRenewalInfo($0, now: end) }
    }

    /// The notification on one line: type, status, transaction and renewal.
    var line: String {
        switch content {
        case .summary(let summary):
            let codes = summary.storefrontCountryCodes?.joined(separator: " ") ?? "all"
            return "\(kind) | \(summary.productID) \(summary.requestIdentifier) \(codes)"
                + " +\(summary.succeededCount) -\(summary.failedCount)"
        case .data(let data):
            let head = [kind.description, data.status.map { "\($0.rawValue)" } ?? "-"]
            let reason = data.consumptionRequestReason.map { " \($0.rawValue)" } ?? ""
            return head.joined(separator: " ") + reason
                + (transaction.map { " | \(Self.words($0))" } ?? "")
                + (renewal.map { " | \(Self.words($0))" } ?? "")
        case .externalPurchaseToken, .appData: return kind.description
        }
    }

    private static func words(_ transaction: Transaction) -> String {
        var words = [
            transaction.productID.rawValue, transaction.reason.rawValue, "\(transaction.price)",
        ]
        words += offer(
            transaction.offerType, transaction.offerIdentifier, transaction.offerDiscountType,
            transaction.offerPeriod)
        if transaction.isUpgraded == true { words.append("upgraded") }
        if transaction.revocationDate != nil {
            words.append(transaction.revocationType?.rawValue ?? "revoked")
        }
        return words.joined(separator: " ")
    }

    private static func words(_ renewal: RenewalInfo) -> String {
        var words = [
            renewal.autoRenewStatus == 1 ? "on" : "off", renewal.autoRenewProductID.rawValue,
        ]
        if let price = renewal.renewalPrice { words.append("\(price)") }
        words += offer(
            renewal.offerType, renewal.offerIdentifier, renewal.offerDiscountType,
            renewal.offerPeriod)
        if let intent = renewal.expirationIntent { words.append("intent \(intent.rawValue)") }
        if let retry = renewal.isInBillingRetryPeriod { words.append(retry ? "retry" : "no-retry") }
        if renewal.gracePeriodExpiresDate != nil { words.append("grace") }
        if let status = renewal.priceIncreaseStatus { words.append("increase \(status)") }
        if let offers = renewal.eligibleWinBackOfferIDs {
            words.append("win-back " + offers.joined(separator: ","))
        }
        return words.joined(separator: " ")
    }

    private static func offer(
        _ type: OfferType?, _ name: String?, _ discount: OfferDiscountType?,
        _ period: SubscriptionPeriod?
    ) -> [String] {
        guard let type else { return [] }
        return ["offer \(type.rawValue)", name, discount?.rawValue, period?.iso8601]
            .compactMap { $0 }
    }

    /// The faults in its dates and names, which are the same in every notification of a subscription.
    var flaws: [String] {
        guard let transaction, let renewal else { return [] }
        // These may be about an earlier period.
        let isOfLast =
            ![.refund, .refundDeclined, .consumptionRequest].contains(kind.type)
            || transaction.expiresDate == renewal.renewalDate
        let checks: [(String, Bool)] = [
            ("original", transaction.originalID == renewal.originalTransactionID),
            ("product", !isOfLast || transaction.productID == renewal.productID),
            ("renewal date", !isOfLast || transaction.expiresDate == renewal.renewalDate),
            (
                "start of the run",
                renewal.recentSubscriptionStartDate.map { $0 <= transaction.purchaseDate } ?? false
            ),
            (
                "grace",
                renewal.gracePeriodExpiresDate.map { grace in
                    transaction.expiresDate.map { grace > $0 } ?? false
                } ?? true
            ),
            ("player", transaction.appAccountToken == renewal.appAccountToken),
            ("app", transaction.appTransactionID == renewal.appTransactionID),
            ("app's length", transaction.appTransactionID?.count == 18),
            ("group", transaction.subscriptionGroupID == "club"),
            ("line item", transaction.webOrderLineItemID != nil),
            ("currency", renewal.currency.map { $0 == transaction.currency } ?? true),
            ("price and currency", (renewal.currency == nil) == (renewal.renewalPrice == nil)),
            ("signed together", transaction.signedDate == renewal.signedDate),
        ]
        return checks.filter { !$0.1 }.map(\.0)
    }
}
