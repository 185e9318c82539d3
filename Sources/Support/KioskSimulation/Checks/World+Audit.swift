import PurchaseCore
import PurchaseEngine
import SandboxCore
package import StoreAudit
import StoreModel

/// The world as audit records, as `kiosk audit` would read them from files.
extension World {
    /// Returns the first invariant that an audit finds violated; nil without violations.
    package func auditViolation(mustRest: Bool) -> Violation? {
        Audit.violations(auditFacts(mustRest: mustRest)).first.map { found in
            let (invariant, what) = (found.invariant, found.violation)
            return Violation("\(invariant.name) of the audit", "\(what.subject): \(what.sentence)")
        }
    }

    /// Returns the records of all sides at this moment.
    package func auditFacts(mustRest: Bool) -> AuditRecords {
        AuditRecords(
            devices: devices.map(\.facts), store: store.facts, merchant: merchant.facts,
            mustRest: mustRest)
    }
}

extension Device {
    fileprivate var facts: DeviceAuditRecords {
        let tables = journal.tables
        return DeviceAuditRecords(
            device: name,
            payments: tables.payments.values.map { PaymentAuditRecord($0, of: account) },
            deliveries: tables.deliveries.values.map {
                DeliveryAuditRecord($0, of: account, proof: .verified)
            },
            wallets: [WalletAuditRecord(tables.wallet, of: account, cursor: tables.cursor)])
    }
}

extension SimulatedStore {
    fileprivate var facts: StoreAuditRecords {
        StoreAuditRecords(
            orders: orders.map(\.fact), closedIntents: closed.sorted(),
            transactions: transactions.map {
                TransactionAuditRecord(
                    transaction: $0.transaction, number: $0.merchantOrder, account: $0.account,
                    device: $0.device,
                    isFinished: !$0.isUnfinished)
            },
            charges: movements.compactMap(\.fact),
            paid: paid.compactMap { account, total in
                Price.dollars(total).map { PaidAuditRecord(account: account, total: $0) }
            },
            refundNews: changes.enumerated().compactMap { place, change in
                guard change.device == nil, case .transaction(let id) = change.subject else {
                    return nil
                }
                return RefundNoticeAuditRecord(
                    sequence: Int64(place) + 1, account: change.account, transactionID: id)
            }, outbox: outbox)
    }
}

extension SimulatedStore.Order {
    fileprivate var fact: OrderAuditRecord {
        let course: OrderAuditRecord.State =
            switch state {
            case .pending: .pending
            case .cancelled: .cancelled
            case .declined: .declined
            case .purchased(let id): .purchased(id)
            }
        return OrderAuditRecord(
            intentID: terms.intentID, number: terms.merchantOrder, account: terms.account,
            device: terms.device,
            productID: terms.productID, quantity: terms.quantity, unitPrice: terms.unitPrice,
            state: course)
    }
}

extension SimulatedStore.Movement {
    fileprivate var fact: ChargeAuditRecord? {
        Price.dollars(amount).map {
            ChargeAuditRecord(
                transactionID: transactionID, kind: amount < 0 ? .refund : .charge,
                account: account, amount: $0)
        }
    }
}

extension Price {
    fileprivate static func dollars(_ milliunits: Int64) -> Price? {
        Currency(code: "USD").map { Price(milliunits: milliunits, currency: $0) }
    }
}

extension SimulatedMerchant {
    fileprivate var facts: MerchantAuditRecords {
        MerchantAuditRecords(
            numbers: numbers.map {
                OrderNumberAuditRecord(number: $1.number, intentID: $0, account: $1.account)
            },
            grants: grants.values.map(\.fact), ledger: ledger.map(\.fact),
            balances: balances.flatMap { account, held in
                held.values.map {
                    BalanceAuditRecord(
                        account: account, good: $0.good, amount: $0.amount, debt: $0.debt)
                }
            },
            spends: spends.compactMap { id, spending in
                guard case .accepted(let version) = spending.record else { return nil }
                return SpendAuditRecord(id: id, account: spending.account, version: version)
            },
            refusedSpends: spends.compactMap { id, spending in
                if case .refused = spending.record { id } else { nil }
            })
    }
}

extension SimulatedMerchant.Grant {
    fileprivate var fact: GrantAuditRecord {
        GrantAuditRecord(
            transactionID: record.transactionID, originalID: record.originalID,
            account: record.account, productID: productID, type: type,
            isCredited: record.isCredited, isRevoked: record.revokedAt != nil)
    }
}

extension SimulatedMerchant.Row {
    fileprivate var fact: LedgerAuditRecord {
        LedgerAuditRecord(
            account: account,
            entry: WalletEntry(
                version: version, at: at, kind: change.kind, change: change.change,
                paidOff: change.paidOff, balance: change.after.amount,
                transactionID: transactionID, spendID: spendID))
    }
}
