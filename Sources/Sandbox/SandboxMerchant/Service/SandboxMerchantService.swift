import GRDB
package import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreFiles
package import StoreModel
package import StoreSigning

/// The merchant: its ledger is the wallet of record, in one SQLite file.
///
/// Several instances may work on the same file: each request decides from rows alone inside one transaction.
/// Goods are granted once because the tombstone and the credit are written together.
package struct SandboxMerchantService: MerchantService {
    let database: WriteBatcher
    let verifier: JWSVerifier
    let signer: JWSSigner
    let store: any TransactionAuthority
    let bundleID: BundleID
    let shelf: CatalogCache
    let clock: any BackendClock
    /// Its key for promotional offers; nil where it signs none.
    package var offers: (any OfferSigning)?
    /// The most rows of history in one statement; smaller in tests.
    package var mostPerPage = PageRequest.most

    /// Takes its parts; nothing is read before the first request.
    ///
    /// - Parameters:
    ///   - verifier: Pins the root of the store whose transactions are believed.
    ///   - signer: Signs the verdicts, by the same chain.
    ///   - store: Is asked about each transaction besides.
    ///   - bundleID: The app whose server it is.
    ///   - driver: Who carries requests out.
    package init(
        _ file: MerchantFile, verifier: JWSVerifier, signer: JWSSigner,
        store: any TransactionAuthority, bundleID: BundleID, shelf: CatalogCache,
        clock: any BackendClock, driver: DatabaseDriver = .concurrent
    ) {
        let decisions = WriteBatcher(file.database, driver: driver, whenFull: file.whenFull)
        DatabaseFile.checkLater(file.database.path) { [weak decisions] _ in decisions?.stop() }
        database = decisions
        self.verifier = verifier
        self.signer = signer
        self.store = store
        self.bundleID = bundleID
        self.shelf = shelf
        self.clock = clock
    }

    /// Answers questions apart from decisions from now on.
    ///
    /// - Throws: `FileFailure` where the file cannot be opened once more; then all is as it was.
    package func readApart() throws(FileFailure) { try database.readApart(MerchantSchema.schema) }

    /// Bounds how many requests may wait; the next one gets no answer at once.
    package func boundQueue(to room: Int) { database.bound(to: room) }

    package func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try CallCheck.context(context)
        return MerchantOffer(
            productIDs: nil, appAccountToken: try await player(of: context.account))
    }

    package func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        try CallCheck.context(context)
        try MerchantCheck.order(intentID, productID)
        return try await deciding { rows in
            if let known = try rows.number(of: intentID) {
                guard known.account == context.account, known.productID == productID,
                    known.quantity == quantity
                else { throw Refusal(.keyReused, "This intent has a number for another order.") }
                return known.number
            }
            let number = try rows.issueNumber(for: intentID, context.account, productID, quantity)
            try rows.note(.numberIssued, intent: intentID, number.rawValue)
            return number
        }
    }

    package func wallet(
        entries: Int, before version: Int64?, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        try CallCheck.context(context)
        let limit = min(max(0, entries), mostPerPage)
        return try await reading {
            try $0.statement(of: context.account, entries: limit, before: version)
        }
    }

    package func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        try CallCheck.context(context)
        try MerchantCheck.spend(request)
        // What is thrown inside takes its rows back, and those of this refusal have to stay.
        let answer: Result<SpendReply, Refusal> = try await deciding { rows in
            switch try Self.spend(request, context.account, rows) {
            case .taken(let version):
                let statement = try rows.statement(of: context.account, entries: 0)
                return .success(SpendReply(version: version, statement: statement))
            case .refused(let have):
                let goods = request.goods
                return .failure(
                    Refusal(
                        .notEnough, "The account has \(have) \(goods.good), not \(goods.amount)."))
            }
        }
        switch answer {
        case .success(let reply): return reply
        case .failure(let refusal): throw .refusal(refusal)
        }
    }

    /// The merchant's part of an order's history.
    package func history(
        intentID: IntentID?, transactionID: TransactionID?
    ) async throws(ServiceFailure) -> [HistoryStep] {
        try await reading { try $0.steps(intent: intentID, transaction: transactionID) }
    }

    /// Decides one request in one SQLite transaction, which others may share, at one moment.
    ///
    /// The clock is read when the transaction has begun, not when the request arrives: a request that waited for another
    /// process would otherwise write an earlier time into the ledger than the rows before its own.
    func deciding<Value: Sendable>(
        _ body: @escaping @Sendable (MerchantRows) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let clock = clock
        return try await database.deciding { connection in
            try body(MerchantRows(database: connection, now: clock.now()))
        }
    }

    /// The player of an account, made at the first question.
    func player(of account: AccountName) async throws(ServiceFailure) -> AppAccountToken {
        if let known = try await reading({ try $0.knownPlayer(of: account) }) { return known }
        let fresh = clock.uuid()
        return try await deciding { rows in try rows.player(of: account, fresh: fresh) }
    }

    private static func spend(
        _ request: SpendRequest, _ account: AccountName, _ rows: MerchantRows
    ) throws -> SpendRecord {
        let goods = request.goods
        let content = OrderContent.fields([
            account.rawValue, goods.good.rawValue, String(goods.amount), request.note,
        ])
        if let earlier = try rows.spend(request.id) {
            guard OrderContent.isSame(earlier.content, content) else {
                throw Refusal(.keyReused, "This spend id was used for another spending.")
            }
            return earlier.record
        }
        let before = try rows.balances(of: account)[goods.good] ?? GoodBalance(good: goods.good)
        let record: SpendRecord
        switch LedgerRules.spend(goods, before: before) {
        case .notEnough(let have): record = .refused(have: have)
        case .take(let change):
            let evidence = LedgerEvidence(spendID: request.id, note: request.note)
            record = .taken(version: try rows.append([change], to: account, evidence: evidence))
        }
        try rows.insert(request.id, content: content, account: account, record)
        return record
    }
}
