package import SandboxCore
package import StoreAPI
package import StoreModel

/// The merchant's tables in memory; a request works on a copy, which replaces them when it commits.
package struct SimulatedMerchant: Sendable {
    /// An issued order number.
    package struct IssuedNumber: Sendable {
        /// The number.
        package let number: MerchantOrder
        /// The account.
        package let account: AccountName
        /// The product.
        package let productID: ProductID
        /// The quantity.
        package let quantity: Int
    }

    /// The tombstone of a transaction.
    package struct Grant: Sendable {
        /// The record.
        package var record: GrantRecord
        /// The product.
        package let productID: ProductID
        /// The type of the product.
        package let type: ProductType
    }

    /// A row of the ledger.
    package struct Row: Sendable {
        /// The account.
        package let account: AccountName
        /// The time.
        package let at: Timestamp
        /// The version of the account's ledger.
        package let version: Int64
        /// The change.
        package let change: LedgerChange
        /// The transaction, if there is one.
        package let transactionID: TransactionID?
        /// The debit, if it is one.
        package let spendID: SpendID?
    }

    /// A debit that was decided on.
    package struct Spending: Sendable {
        /// The content of the request, for comparing repeated ones.
        package let content: String
        /// The account.
        package let account: AccountName
        /// The decision.
        package let record: SpendRecord

        /// Whether the goods were taken.
        package var isAccepted: Bool {
            if case .accepted = record { true } else { false }
        }
    }

    /// The order numbers by intent.
    package var numbers: [IntentID: IssuedNumber] = [:]
    /// The tombstones by the key that the rules return.
    package var grants: [String: Grant] = [:]
    /// The ledger of all accounts.
    package var ledger: [Row] = []
    /// The balances and debts of the accounts.
    package var balances: [AccountName: [GoodID: GoodBalance]] = [:]
    /// The debits by id.
    package var spends: [SpendID: Spending] = [:]

    /// Creates a merchant without records.
    package init() {}

    /// Issues the number of an order, or returns the existing one.
    package mutating func number(
        for intent: Intent, account: AccountName, rules: MerchantRules
    ) -> Result<MerchantOrder, ServiceFailure> {
        if let known = numbers[intent.id] {
            let isSame =
                known.account == account && known.productID == intent.productID
                && known.quantity == intent.quantity
            guard isSame else {
                return .failure(.refusal(Refusal(.keyReused, "the key was used for another order")))
            }
            return .success(known.number)
        }
        let number = rules.number(intent.id, numbers.count)
        numbers[intent.id] = IssuedNumber(
            number: number, account: account, productID: intent.productID,
            quantity: intent.quantity)
        return .success(number)
    }

    /// Returns the highest version of an account's ledger.
    package func version(of account: AccountName) -> Int64 {
        ledger.last { $0.account == account }?.version ?? 0
    }

    /// Returns the statement of an account.
    package func statement(of account: AccountName) -> WalletStatement {
        let held = (balances[account] ?? [:]).values.sorted { $0.good < $1.good }
        return WalletStatement(
            version: version(of: account),
            balances: held.map { GoodAmount(good: $0.good, amount: $0.amount) },
            debts: held.filter { $0.debt > 0 }.map { GoodAmount(good: $0.good, amount: $0.debt) })
    }

    /// Debits an account, once for each id.
    package mutating func spend(
        _ request: SpendRequest, account: AccountName, at now: Timestamp, rules: MerchantRules
    ) -> Result<SpendReply, ServiceFailure> {
        let goods = request.goods
        let content = OrderContent.fields([
            account.rawValue, goods.good.rawValue, String(goods.amount), request.note,
        ])
        let record: SpendRecord
        if let earlier = spends[request.id], rules.recognizesRepeat(earlier.record) {
            guard OrderContent.areEqual(earlier.content, content) else {
                return .failure(.refusal(Refusal(.keyReused, "another spending's")))
            }
            record = earlier.record
        } else {
            let before = balances[account]?[goods.good] ?? GoodBalance(good: goods.good)
            switch LedgerRules.spend(goods, before: before) {
            case .notEnough(let have): record = .refused(have: have)
            case .accepted(let change):
                record = .accepted(version: append([change], account, nil, request.id, now))
            }
            spends[request.id] = Spending(content: content, account: account, record: record)
        }
        switch record {
        case .accepted(let version):
            return .success(SpendReply(version: version, statement: statement(of: account)))
        case .refused(let have):
            return .failure(.refusal(Refusal(.notEnough, "only \(have)")))
        }
    }

    @discardableResult
    mutating func append(
        _ changes: [LedgerChange], _ account: AccountName, _ transaction: TransactionID?,
        _ spend: SpendID?, _ now: Timestamp
    ) -> Int64 {
        var version = version(of: account)
        for change in changes {
            version += 1
            ledger.append(
                Row(
                    account: account, at: now, version: version, change: change,
                    transactionID: transaction,
                    spendID: spend))
            balances[account, default: [:]][change.after.good] = change.after
        }
        return version
    }
}
