import StoreModel

/// The records of an audit, indexed so that one side can be looked up from another.
struct Ledgers {
    let input: AuditRecords
    /// The store's transactions.
    private(set) var transactions: [TransactionID: TransactionAuditRecord] = [:]
    /// The store's orders.
    private(set) var orders: [IntentID: OrderAuditRecord] = [:]
    /// The charges of each transaction, without refunds.
    private(set) var charges: [TransactionID: [ChargeAuditRecord]] = [:]
    /// All money movements of each transaction, by number.
    private(set) var movements: [TransactionID: [Int: ChargeAuditRecord]] = [:]
    /// The merchant's tombstones.
    private(set) var grants: [TransactionID: GrantAuditRecord] = [:]
    /// The numbers that the merchant issued.
    private(set) var numbers: [IntentID: MerchantOrder] = [:]
    /// The tombstone that was credited, by ownership.
    private(set) var creditedGrants: [TransactionID: GrantAuditRecord] = [:]
    /// The ledger of each account, oldest first.
    private(set) var ledgers: [AccountName: [WalletEntry]] = [:]
    /// The rows of each ledger by version; of two rows with the same version, the first.
    private(set) var entries: [AccountName: [Int64: WalletEntry]] = [:]
    /// The ledger rows of each transaction.
    private(set) var rows: [TransactionID: [LedgerAuditRecord]] = [:]
    /// The payments of all devices.
    private(set) var payments: [IntentID: [(device: DeviceName, payment: PaymentAuditRecord)]] = [:]
    /// The deliveries on all devices.
    private(set) var deliveries:
        [TransactionID: [(device: DeviceName, delivery: DeliveryAuditRecord)]] =
            [:]

    init(_ input: AuditRecords) {
        self.input = input
        indexStore()
        indexMerchant()
        for device in input.devices {
            for payment in device.payments {
                payments[payment.intentID, default: []].append((device.device, payment))
            }
            for delivery in device.deliveries {
                deliveries[delivery.transaction.id, default: []].append((device.device, delivery))
            }
        }
    }

    private mutating func indexStore() {
        guard let store = input.store else { return }
        for fact in store.transactions { transactions[fact.id] = fact }
        for order in store.orders { orders[order.intentID] = order }
        for charge in store.charges {
            if charge.kind == .charge { charges[charge.transactionID, default: []].append(charge) }
            movements[charge.transactionID, default: [:]][charge.number] = charge
        }
    }

    private mutating func indexMerchant() {
        guard let merchant = input.merchant else { return }
        for number in merchant.numbers { numbers[number.intentID] = number.number }
        for grant in merchant.grants {
            grants[grant.transactionID] = grant
            if grant.isCredited { creditedGrants[grant.ownershipID] = grant }
        }
        for row in merchant.ledger {
            ledgers[row.account, default: []].append(row.entry)
            if let id = row.entry.transactionID { rows[id, default: []].append(row) }
        }
        for account in ledgers.keys { ledgers[account]?.sort { $0.version < $1.version } }
        entries = ledgers.mapValues { rows in
            Dictionary(rows.map { ($0.version, $0) }) { first, _ in first }
        }
    }

    /// Why the checks of devices are impossible; nil if there is a device, even one without any records.
    var missingDevices: String? { input.devices.isEmpty ? MissingReason.devices : nil }

    /// Returns the result for one invariant.
    func check(_ invariant: Invariant) -> InvariantResult {
        switch invariant {
        case .i1: money()
        case .i2: goods()
        case .i3: singleCharges()
        case .i4: singleGrants()
        case .i5: singleDeliveries()
        case .i6: signatures()
        case .i7: finishes()
        case .i8: intents()
        case .i9: progress()
        case .i10: openWork()
        case .i11: endings()
        case .i12: refusals()
        case .i13: refunds()
        case .i14: chains()
        case .i15: secrets()
        case .i16, .i17, .i18:
            InvariantResult(invariant, Tally(), missing: invariant.unprovableReason)
        case .i19: prices()
        case .i20: drivers()
        case .i21: orderNumbers()
        case .i22: subscriptions()
        }
    }
}

extension GrantAuditRecord {
    /// The id of what is granted once: the ownership of a non-consumable, otherwise the transaction.
    var ownershipID: TransactionID { type == .nonConsumable ? originalID : transactionID }
}

extension Transaction {
    /// The id of what is granted once: the ownership of a non-consumable, otherwise the transaction.
    var ownershipID: TransactionID { type == .nonConsumable ? originalID : id }
}

/// The reasons for impossible checks if the files of a side are not available.
enum MissingReason {
    static let store = "The store's files are missing."
    static let merchant = "The merchant's files are missing."
    static let devices = "There is no journal of a device."
}

/// Returns a number with its noun.
func countText(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many ?? one + "s")"
}
