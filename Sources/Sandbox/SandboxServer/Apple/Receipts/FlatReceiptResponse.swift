import StoreAPI
import StoreModel
import StoreSigning

/// The `verifyReceipt` response for a receipt of iOS 6 and earlier: one transaction with the app, and for a
/// subscription also the latest transaction and the renewal.
struct FlatReceiptResponse: Encodable {
    /// 21006 if the subscription has ended; the response contains the receipt nevertheless (Apple, `status`).
    private(set) var status = 0
    let receipt: [String: String]
    private var latestReceipt: String?
    private var latestReceiptInfo: [String: String]?
    private var latestExpiredReceiptInfo: [String: String]?
    private var autoRenewStatus: Int?
    private var autoRenewProductID: String?
    private var expirationIntent: String?
    private var isInBillingRetryPeriod: String?
    /// The app, which is not a field of the response itself.
    private let bundleID: BundleID

    private enum CodingKeys: String, CodingKey {
        case status, receipt
        case latestReceipt = "latest_receipt"
        case latestReceiptInfo = "latest_receipt_info"
        case latestExpiredReceiptInfo = "latest_expired_receipt_info"
        case autoRenewStatus = "auto_renew_status"
        case autoRenewProductID = "auto_renew_product_id"
        case expirationIntent = "expiration_intent"
        case isInBillingRetryPeriod = "is_in_billing_retry_period"
    }

    private static let expired = 21_006

    init(_ customer: CustomerReceipt, bundleID: BundleID) {
        receipt = FlatReceiptItem.fields(customer.transaction, customer, bundleID)
        self.bundleID = bundleID
    }

    /// Adds the latest transaction of the receipt's subscription.
    ///
    /// - Parameter data: The latest transaction as a receipt of its own.
    mutating func add(_ latest: Transaction, of customer: CustomerReceipt, data: String?) {
        let fields = FlatReceiptItem.fields(latest, customer, bundleID)
        let renewal = customer.renewals.first { $0.originalTransactionID == latest.originalID }
        let end = [latest.expiresDate, renewal?.gracePeriodExpiresDate].compactMap { $0 }.max()
        if let end, end <= customer.at {
            status = Self.expired
            latestExpiredReceiptInfo = fields
        } else {
            (latestReceipt, latestReceiptInfo) = (data, fields)
        }
        guard let renewal else { return }
        autoRenewStatus = renewal.autoRenewStatus
        autoRenewProductID = renewal.autoRenewProductID.rawValue
        expirationIntent = renewal.expirationIntent.map { String($0.rawValue) }
        isInBillingRetryPeriod = renewal.isInBillingRetryPeriod.map { $0 ? "1" : "0" }
    }
}

extension CustomerReceipt {
    /// The latest transaction of the subscription to which the receipt's transaction belongs; nil for other products.
    var latestOfSubscription: Transaction? {
        guard transaction.type == .autoRenewable else { return nil }
        return items.last { $0.originalID == transaction.originalID }
    }
}
