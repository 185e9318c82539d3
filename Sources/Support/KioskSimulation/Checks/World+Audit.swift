import PurchaseCore
import PurchaseEngine
import SandboxCore
package import StoreAudit
import StoreModel

/// The world as audit records, as `kiosk audit` would read them from files.
extension World {
    /// Returns the first invariant that an audit finds violated; nil without violations.
    package func auditViolation(mustRest: Bool) -> Violation? {
        Audit.violations(auditRecords(mustRest: mustRest)).first.map { found in
            let (invariant, violation) = (found.invariant, found.violation)
            return Violation(
                "\(invariant.name) of the audit", "\(violation.subject): \(violation.sentence)")
        }
    }

    /// Returns the records of all sides at this moment.
    package func auditRecords(mustRest: Bool) -> AuditRecords {
        AuditRecords(
            devices: devices.map(\.auditRecords), store: store.auditRecords,
            merchant: merchant.auditRecords,
            expectsCompletedWork: mustRest)
    }
}

extension Device {
    fileprivate var auditRecords: DeviceAuditRecords {
        let tables = journal.tables
        return DeviceAuditRecords(
            device: name,
            payments: tables.payments.values.map { PaymentAuditRecord($0, of: account) },
            deliveries: tables.deliveries.values.map {
                DeliveryAuditRecord($0, of: account, verification: .verified)
            },
            wallets: [WalletAuditRecord(tables.wallet, of: account, cursor: tables.cursor)])
    }
}

extension SimulatedStore {
    fileprivate var auditRecords: StoreAuditRecords {
        StoreAuditRecords(
            orders: orders.map(\.auditRecord), closedIntents: closedIntents.sorted(),
            transactions: transactions.map {
                TransactionAuditRecord(
                    transaction: $0.transaction, number: $0.merchantOrder, account: $0.account,
                    device: $0.device,
                    isFinished: !$0.isUnfinished)
            },
            charges: movements.compactMap(\.auditRecord),
            paidTotals: paid.compactMap { account, total in
                Price.dollars(total).map { PaidTotalAuditRecord(account: account, total: $0) }
            },
            refundNotices: changes.enumerated().compactMap { index, change in
                guard change.device == nil, case .transaction(let id) = change.subject else {
                    return nil
                }
                return RefundNoticeAuditRecord(
                    sequence: Int64(index) + 1, account: change.account, transactionID: id)
            }, outbox: outbox)
    }
}

extension SimulatedStore.Order {
    fileprivate var auditRecord: OrderAuditRecord {
        let auditState: OrderAuditRecord.State =
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
            state: auditState)
    }
}

extension SimulatedStore.Movement {
    fileprivate var auditRecord: ChargeAuditRecord? {
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
    fileprivate var auditRecords: MerchantAuditRecords {
        MerchantAuditRecords(
            numbers: numbers.map {
                OrderNumberAuditRecord(number: $1.number, intentID: $0, account: $1.account)
            },
            grants: grants.values.map(\.auditRecord), ledger: ledger.map(\.auditRecord),
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
    fileprivate var auditRecord: GrantAuditRecord {
        GrantAuditRecord(
            transactionID: record.transactionID, originalID: record.originalID,
            account: record.account, productID: productID, type: type,
            isCredited: record.isCredited, isRevoked: record.revokedAt != nil)
    }
}

extension SimulatedMerchant.Row {
    fileprivate var auditRecord: LedgerAuditRecord {
        LedgerAuditRecord(
            account: account,
            entry: WalletEntry(
                version: version, at: at, kind: change.kind, change: change.change,
                paidOff: change.paidOff, balance: change.after.amount,
                transactionID: transactionID, spendID: spendID))
    }
}
