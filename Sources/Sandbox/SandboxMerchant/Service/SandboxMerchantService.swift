import GRDB
package import SandboxCore
package import SandboxTables
package import StoreAPI
package import StoreFiles
package import StoreModel
package import StoreSigning

/// The merchant service. Its ledger in one SQLite file is the wallet of record.
///
/// Several instances may use the same file, since each request decides from the rows alone inside one transaction.
/// Goods are granted only once, because the tombstone and the credit are written together.
package struct SandboxMerchantService: MerchantService {
    let database: WriteBatcher
    let verifier: JWSVerifier
    let signer: JWSSigner
    let store: any TransactionAuthority
    let bundleID: BundleID
    /// The catalog on sale.
    let catalogCache: CatalogCache
    let clock: any BackendClock
    /// Signs promotional offers; nil if the merchant signs none.
    package var offers: (any OfferSigning)?
    /// The maximum number of ledger entries in one statement; smaller in tests.
    package var maximumPerPage = PageRequest.maximumLimit

    /// Creates the service. Nothing is read before the first request.
    ///
    /// - Parameters:
    ///   - verifier: Verifies the store's transactions against its pinned root certificate.
    ///   - signer: Signs the verdicts.
    ///   - store: Reports the current state of each transaction.
    ///   - bundleID: The app that this merchant serves.
    ///   - driver: How database requests are executed.
    package init(
        _ file: MerchantDatabase, verifier: JWSVerifier, signer: JWSSigner,
        store: any TransactionAuthority, bundleID: BundleID, catalogCache: CatalogCache,
        clock: any BackendClock, driver: DatabaseDriver = .concurrent
    ) {
        let batcher = WriteBatcher(file.database, driver: driver, whenFull: file.whenFull)
        DatabaseFile.checkLater(file.database.path) { [weak batcher] _ in batcher?.stop() }
        database = batcher
        self.verifier = verifier
        self.signer = signer
        self.store = store
        self.bundleID = bundleID
        self.catalogCache = catalogCache
        self.clock = clock
    }

    /// Moves reads to connections of their own.
    ///
    /// - Throws: `FileFailure` if the file cannot be opened once more; reads then work as before.
    package func useReadPool() throws(FileFailure) {
        try database.useReadPool(MerchantSchema.schema)
    }

    /// Limits how many requests may wait. The next one fails at once.
    package func boundQueue(to limit: Int) { database.bound(to: limit) }

    package func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try CallCheck.context(context)
        return MerchantOffer(
            productIDs: nil, appAccountToken: try await appAccountToken(of: context.account))
    }

    package func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        try CallCheck.context(context)
        try MerchantRequestValidator.order(intentID, productID)
        return try await write { rows in
            if let known = try rows.number(of: intentID) {
                guard known.account == context.account, known.productID == productID,
                    known.quantity == quantity
                else {
                    throw Refusal(
                        .keyReused, "This intent already has the number of another order.")
                }
                return known.number
            }
            let number = try rows.issueNumber(for: intentID, context.account, productID, quantity)
            try rows.appendHistory(.numberIssued, intent: intentID, number.rawValue)
            return number
        }
    }

    package func wallet(
        entries: Int, before version: Int64?, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        try CallCheck.context(context)
        let limit = min(max(0, entries), maximumPerPage)
        return try await read {
            try $0.statement(of: context.account, entries: limit, before: version)
        }
    }

    package func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        try CallCheck.context(context)
        try MerchantRequestValidator.spend(request)
        // An error thrown inside the transaction would roll back the row that records the refusal, so it is thrown
        // outside.
        let answer: Result<SpendReply, Refusal> = try await write { rows in
            switch try Self.spend(request, context.account, rows) {
            case .accepted(let version):
                let statement = try rows.statement(of: context.account, entries: 0)
                return .success(SpendReply(version: version, statement: statement))
            case .refused(let have):
                let goods = request.goods
                return .failure(
                    Refusal(
                        .notEnough,
                        "The account has only \(have) \(goods.good), but \(goods.amount) are needed."
                    ))
            }
        }
        switch answer {
        case .success(let reply): return reply
        case .failure(let refusal): throw .refusal(refusal)
        }
    }

    /// Returns up to `limit` of the merchant's steps of an order, after a step with a number.
    package func history(
        intentID: IntentID?, transactionID: TransactionID?, after number: Int64, limit: Int
    ) async throws(ServiceFailure) -> [NumberedStep] {
        try await read {
            try $0.steps(
                intent: intentID, transaction: transactionID, after: number, limit: limit)
        }
    }

    /// Runs one request in one SQLite transaction, which other requests may share, with one time.
    ///
    /// The clock is read when the request's turn has come, not when the request arrives. Otherwise a request that
    /// waited for another process would write an earlier time into the ledger than the rows before its own.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (MerchantTables) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let clock = clock
        return try await database.write { connection in
            try body(MerchantTables(database: connection, now: clock.now()))
        }
    }

    /// Returns the `appAccountToken` of an account and creates it on first use.
    func appAccountToken(of account: AccountName) async throws(ServiceFailure) -> AppAccountToken {
        if let known = try await read({ try $0.existingAppAccountToken(of: account) }) {
            return known
        }
        let fresh = clock.uuid()
        return try await write { rows in try rows.appAccountToken(of: account, fresh: fresh) }
    }

    private static func spend(
        _ request: SpendRequest, _ account: AccountName, _ rows: MerchantTables
    ) throws -> SpendRecord {
        let goods = request.goods
        let content = OrderContent.fields([
            account.rawValue, goods.good.rawValue, String(goods.amount), request.note,
        ])
        if let earlier = try rows.spend(request.id) {
            guard OrderContent.areEqual(earlier.content, content) else {
                throw Refusal(.keyReused, "This spend id was already used for another spending.")
            }
            return earlier.record
        }
        let before = try rows.balances(of: account)[goods.good] ?? GoodBalance(good: goods.good)
        let record: SpendRecord
        switch LedgerRules.spend(goods, before: before) {
        case .notEnough(let have): record = .refused(have: have)
        case .accepted(let change):
            let evidence = LedgerReference(spendID: request.id, note: request.note)
            record = .accepted(version: try rows.append([change], to: account, evidence: evidence))
        }
        try rows.insert(request.id, content: content, account: account, record)
        return record
    }
}
