import PurchaseCore
import SandboxCore
package import StoreAudit
import StoreModel

/// The world as `kiosk audit` would read it from files.
extension World {
    /// The first invariant that an audit finds broken; nil if it finds none.
    package func auditViolation(mustRest: Bool) -> Violation? {
        Audit.violations(auditFacts(mustRest: mustRest)).first.map { found in
            let (invariant, what) = (found.invariant, found.violation)
            return Violation("\(invariant.name) of the audit", "\(what.subject): \(what.sentence)")
        }
    }

    /// The facts of all sides at this moment.
    package func auditFacts(mustRest: Bool) -> AuditFacts {
        AuditFacts(
            devices: devices.map(\.facts), store: store.facts, merchant: merchant.facts,
            mustRest: mustRest)
    }
}

extension Device {
    fileprivate var facts: DeviceFacts {
        let tables = journal.tables
        let wallet = WalletFact(
            account: account, statement: tables.wallet.statement, later: tables.wallet.later,
            pending: tables.wallet.pending.mapValues(\.goods), shown: tables.wallet.balances,
            cursor: tables.cursor)
        return DeviceFacts(
            device: name,
            payments: tables.payments.values.map { $0.fact(of: account) },
            deliveries: tables.deliveries.values.map { $0.fact(of: account) }, wallets: [wallet])
    }
}

extension Payment {
    fileprivate func fact(of account: AccountName) -> PaymentFact {
        let course: PaymentFact.Stage =
            switch stage {
            case .intent: .intent
            case .submitting, .retrying: .submitted
            case .pending: .pending
            case .completed(let id): .completed(id)
            case .cancelled: .cancelled
            case .failed: .failed
            }
        return PaymentFact(
            intentID: intent.id, account: account, productID: intent.productID,
            quantity: intent.quantity, unitPrice: intent.unitPrice, stage: course, isOpen: isOpen,
            confirmedAt: intent.confirmedAt)
    }
}

extension Delivery {
    fileprivate func fact(of account: AccountName) -> DeliveryFact {
        let course: DeliveryFact.Stage =
            switch stage {
            case .received: .received
            case .verified: .verified
            case .delivered: .delivered
            case .quarantined: .quarantined
            case .revoked(let settled): .revoked(isSettled: settled)
            }
        return DeliveryFact(
            transaction: signed.transaction, account: account, stage: course,
            isFinished: isFinished, isOpen: isOpen, changes: changes, receivedAt: receivedAt)
    }
}

extension StoreSide {
    fileprivate var facts: StoreFacts {
        StoreFacts(
            orders: orders.map(\.fact), closedIntents: closed.sorted(),
            transactions: transactions.map {
                TransactionFact(
                    transaction: $0.transaction, account: $0.account, device: $0.device,
                    isFinished: !$0.isUnfinished)
            },
            charges: movements.compactMap(\.fact),
            paid: paid.compactMap { account, total in
                Price.dollars(total).map { PaidFact(account: account, total: $0) }
            },
            refundNews: changes.enumerated().compactMap { place, change in
                guard change.device == nil, case .transaction(let id) = change.subject else {
                    return nil
                }
                return RefundNews(
                    sequence: Int64(place) + 1, account: change.account, transactionID: id)
            }, outbox: outbox)
    }
}

extension StoreSide.Order {
    fileprivate var fact: OrderFact {
        let course: OrderFact.State =
            switch state {
            case .pending: .pending
            case .cancelled: .cancelled
            case .declined: .declined
            case .purchased(let id): .purchased(id)
            }
        return OrderFact(
            intentID: terms.intentID, account: terms.account, device: terms.device,
            productID: terms.productID, quantity: terms.quantity, unitPrice: terms.unitPrice,
            state: course)
    }
}

extension StoreSide.Movement {
    fileprivate var fact: ChargeFact? {
        Price.dollars(amount).map {
            ChargeFact(
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

extension MerchantSide {
    fileprivate var facts: MerchantFacts {
        MerchantFacts(
            numbers: numbers.map {
                NumberFact(number: $1.number, intentID: $0, account: $1.account)
            },
            grants: grants.values.map(\.fact), ledger: ledger.map(\.fact),
            balances: balances.flatMap { account, held in
                held.values.map {
                    BalanceFact(
                        account: account, good: $0.good, amount: $0.amount, debt: $0.debt)
                }
            },
            spends: spends.map { id, spending in
                SpendFact(id: id, account: spending.account, version: spending.version)
            })
    }
}

extension MerchantSide.Grant {
    fileprivate var fact: GrantFact {
        GrantFact(
            transactionID: record.transactionID, originalID: record.originalID,
            account: record.account, productID: productID, type: type,
            isCredited: record.isCredited, isRevoked: record.revokedAt != nil)
    }
}

extension MerchantSide.Row {
    fileprivate var fact: LedgerFact {
        LedgerFact(
            account: account,
            entry: WalletEntry(
                version: version, at: at, kind: change.kind, change: change.change,
                paidOff: change.paidOff, balance: change.after.amount,
                transactionID: transactionID, spendID: spendID))
    }
}
