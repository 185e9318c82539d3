import StoreAPI
import StoreModel

/// The `verifyReceipt` response for a receipt of iOS 7 and later, with the current content of the customer's receipt.
struct UnifiedReceiptResponse: Encodable {
    /// The receipt itself. It has numbers only in the fields that are always 0 in Apple's sandbox.
    struct Receipt: Encodable {
        let fields: [String: String]
        let items: [[String: String]]

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: AnyCodingKey.self)
            for (name, value) in fields { try container.encode(value, forKey: AnyCodingKey(name)) }
            for name in ["adam_id", "app_item_id", "download_id", "version_external_identifier"] {
                try container.encode(0, forKey: AnyCodingKey(name))
            }
            try container.encode(items, forKey: AnyCodingKey("in_app"))
        }
    }

    let status = 0
    let environment = "Sandbox"
    let receipt: Receipt
    let latestReceipt: String
    let latestReceiptInfo: [[String: String]]
    /// The renewals of all subscriptions that were not cancelled in a grace period.
    let pendingRenewalInfo: [[String: String]]

    private enum CodingKeys: String, CodingKey {
        case status, environment, receipt
        case latestReceipt = "latest_receipt"
        case latestReceiptInfo = "latest_receipt_info"
        case pendingRenewalInfo = "pending_renewal_info"
    }

    /// - Parameters:
    ///   - data: The receipt as it was sent, which is still the latest.
    ///   - excludesOld: Whether only the latest period of each subscription is requested.
    init(_ customer: CustomerReceipt, bundleID: BundleID, data: String, excludesOld: Bool) {
        var fields = [
            "receipt_type": "ProductionSandbox", "bundle_id": bundleID.rawValue,
            "application_version": "1.0", "original_application_version": "1.0",
        ]
        ReceiptDate(customer.at).add("request_date", to: &fields)
        ReceiptDate(customer.at).add("receipt_creation_date", to: &fields)
        ReceiptDate(customer.originalPurchaseDate).add("original_purchase_date", to: &fields)
        receipt = Receipt(fields: fields, items: customer.items.map(customer.item))
        latestReceipt = data
        latestReceiptInfo = customer.newestFirst(excludesOld: excludesOld).map(customer.item)
        pendingRenewalInfo = customer.renewals.filter(\.isPending).map(ReceiptItem.pending)
    }
}

extension RenewalInfo {
    /// Whether `pending_renewal_info` contains the renewal: one that was cancelled in the grace period is removed
    /// (Apple, “responseBody.Pending_renewal_info”).
    fileprivate var isPending: Bool { gracePeriodExpiresDate == nil || autoRenewStatus == 1 }
}

extension CustomerReceipt {
    /// Returns the entry of a transaction.
    fileprivate func item(_ transaction: Transaction) -> [String: String] {
        guard transaction.isUpgraded == true else { return ReceiptItem.unified(transaction) }
        let next = items.first {
            $0.originalID == transaction.originalID && $0.id > transaction.id
        }
        return ReceiptItem.unified(transaction, replaced: next?.purchaseDate)
    }

    /// Returns the transactions, newest first.
    fileprivate func newestFirst(excludesOld: Bool) -> [Transaction] {
        var seen: Set<TransactionID> = []
        return items.reversed().filter { transaction in
            guard excludesOld, transaction.type == .autoRenewable else { return true }
            return seen.insert(transaction.originalID).inserted
        }
    }
}

/// A coding key that is created at run time.
private struct AnyCodingKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
