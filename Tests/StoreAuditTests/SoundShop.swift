import StoreAudit
import StoreModel

/// A shop whose records are all correct: purchases, a decline, a spending, a refund of spent goods, a settled debt, and
/// a restore on a second device.
enum SoundShop {
    static let alice: AccountName = "alice"
    static let player: AppAccountToken = "0b8b8a2c-0000-4000-8000-000000000001"
    static let phone: DeviceName = "phone-1"
    static let other: DeviceName = "phone-2"
    static let gems: GoodID = "gems"
    static let moment = Timestamp(milliseconds: 1_780_000_000_000)

    /// Returns the intent ID with a digit.
    static func intent(_ digit: Int) -> IntentID {
        IntentID("01890000-0000-7000-8000-00000000000\(digit)")
    }

    /// Returns an order number that the merchant issued for an order of alice, both given by their digits.
    static func issued(_ digit: Int, for order: Int) -> OrderNumberAuditRecord {
        var fact = OrderNumberAuditRecord(
            number: number(digit), intentID: intent(order), account: alice)
        fact.productID = order == 2 ? "no-ads" : "gems.60"
        fact.quantity = order == 1 ? 2 : 1
        return fact
    }

    /// Returns the order number with a digit.
    static func number(_ digit: Int) -> MerchantOrder { MerchantOrder("M-2026-00000\(digit)") }

    static func price(_ milliunits: Int64) -> Price {
        guard let dollar = Currency(code: "USD") else { preconditionFailure("USD is a code") }
        return Price(milliunits: milliunits, currency: dollar)
    }

    static func transaction(
        _ id: TransactionID, of product: ProductID = "gems.60", _ intent: IntentID?,
        original: TransactionID? = nil, quantity: Int = 1, price unit: Int64 = 1990,
        isRefunded: Bool = false
    ) -> Transaction {
        Transaction(
            id: id, originalID: original ?? id, orderID: nil, bundleID: "com.example.kiosk",
            productID: product, type: product == "no-ads" ? .nonConsumable : .consumable,
            quantity: quantity, purchaseDate: moment, originalPurchaseDate: moment,
            signedDate: moment, revocationDate: isRefunded ? moment : nil,
            appAccountToken: player, storefront: Storefront(countryCode: "USA", id: "143441"),
            unitPrice: price(unit), intentID: intent)
    }

    /// The store's transactions.
    static let transactions = [
        transaction("1001", intent(1), quantity: 2),
        transaction("1002", of: "no-ads", intent(2), price: 4990),
        transaction("1003", intent(3), isRefunded: true),
        transaction("1004", intent(4)),
        transaction("1005", of: "no-ads", nil, original: "1002", price: 0),
    ]

    /// Returns a log with a number of events, of which the first are acknowledged.
    static func log(_ events: Int, acknowledged: Int) -> LogChainAuditRecord {
        LogChainAuditRecord(
            id: "chain-1", account: alice,
            events: (1...events).map { place in
                LogEventAuditRecord(
                    id: "event-\(place)", sequence: Int64(place),
                    previousHash: place == 1 ? "start" : "hash \(place - 1)",
                    hash: "hash \(place)", isAcknowledged: place <= acknowledged)
            }, start: "start")
    }

    static var records: AuditRecords {
        var (phone, merchant) = (firstPhone, merchant)
        phone.logs = [log(3, acknowledged: 2)]
        merchant.logs = [log(2, acknowledged: 0)]
        return AuditRecords(
            devices: [phone, secondPhone], store: store, merchant: merchant,
            texts: [LoggedText(location: "store step 1", text: "3980 USD")],
            files: [FileAuditRecord(path: "store.sqlite", mode: 0o600, isOwnedByUser: true)],
            readAt: moment,
            expectsCompletedWork: true)
    }
}
