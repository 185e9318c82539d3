import SandboxBackend
import SandboxMerchant
import SandboxStore
import ShopTestSupport
import StoreAPI
import StoreAudit
import StoreFiles
import StoreModel
import StoreSigning
import Testing

/// A store that sells ``FamilyCatalog``, sends all notifications to a server, and has a few accounts.
struct FamilyShop {
    let backend: TestBackend
    let services: BackendServices

    init(
        _ wiring: Wiring = .direct, settings: SubscriptionSettings = SubscriptionSettings()
    ) async throws {
        backend = try await TestBackend(wiring, catalog: FamilyCatalog.catalog(settings))
        services = backend.services
        try await backend.embedded.notify(
            NotificationTarget(url: "http://127.0.0.1:1/", retry: .once))
    }

    var control: any SandboxControl { services.control }

    /// Returns a device of an account.
    func rawClient(_ account: AccountName, _ device: DeviceName = "phone") async throws -> RawClient
    {
        try await backend.rawClient(device, of: account)
    }

    /// Lets an account join the family of another one.
    @discardableResult
    func join(_ account: AccountName, _ organizer: AccountName) async throws -> [SandboxFamily] {
        try await control.changeFamily(.join(account: account, organizer: organizer))
    }

    /// Buys a product at its price, and finishes it if it would be refunded otherwise.
    @discardableResult
    func buy(_ id: ProductID, _ account: AccountName) async throws -> Transaction {
        let product = try #require(
            try FamilyCatalog.catalog().products.first { $0.id == id })
        let phone = try await rawClient(account)
        let request = try await phone.request(
            id, product.type, price: product.prices["USA"]?.milliunits ?? 0)
        let status = try await phone.store.purchase(request, phone.context)
        guard case .purchased(let jws) = status else {
            throw UnexpectedResponse(response: "\(status)")
        }
        let signed = try read(jws, phone)
        // A charge that is not finished in time is refunded.
        if product.type != .autoRenewable {
            _ = try await verdict(on: signed, phone)
            try await phone.finish(signed)
        }
        return signed.transaction
    }

    /// Returns everything that a new device of an account receives, oldest first; consumables bought on other devices
    /// are not included.
    func receivedTransactions(_ account: AccountName) async throws -> [SignedTransaction] {
        let phone = try await rawClient(account, "new")
        return try await phone.store.changes(after: 0, phone.context).transactions
            .map { try read($0, phone) }.sorted { $0.transaction.id < $1.transaction.id }
    }

    /// Returns the transactions that a new device of an account receives.
    func transactions(_ account: AccountName) async throws -> [Transaction] {
        try await receivedTransactions(account).map(\.transaction)
    }

    /// Returns the statuses of an account's subscriptions, its own first.
    func statuses(_ account: AccountName) async throws -> [(RenewalState, Transaction, RenewalInfo)]
    {
        let phone = try await rawClient(account)
        return try await phone.store.subscriptions(phone.context).statuses.map { status in
            (
                status.state, try read(status.transaction, phone).transaction,
                try phone.verifier.verifyRenewalInfo(
                    status.renewalInfo, now: Timestamp(milliseconds: .max))
            )
        }
    }

    /// Returns the merchant's verdicts on everything that a new device of an account receives.
    @discardableResult
    func verify(_ account: AccountName) async throws -> [Verdict.Decision] {
        let phone = try await rawClient(account)
        var decisions: [Verdict.Decision] = []
        for signed in try await receivedTransactions(account) {
            decisions.append(try await verdict(on: signed, phone))
        }
        return decisions
    }

    /// Returns the merchant's verdict on a transaction, regardless of the store's clock.
    private func verdict(
        on signed: SignedTransaction, _ phone: RawClient
    ) async throws -> Verdict.Decision {
        let reply = try await phone.merchant.verify(
            VerificationRequest(nonce: "nonce-1", signedTransaction: signed.jws), phone.context)
        guard case .signed(let jws) = reply else { throw UnexpectedResponse(response: "unsigned") }
        return try phone.verifier.verifyVerdict(
            jws, nonce: "nonce-1", transactionID: signed.transaction.id,
            now: Timestamp(milliseconds: .max)
        ).decision
    }

    /// Advances the store's time by a period.
    func advance(_ period: String) async throws {
        guard let period = SubscriptionPeriod(iso8601: period) else {
            throw UnexpectedResponse(response: period)
        }
        _ = try await control.change(.period(period))
    }

    /// Returns the notifications about shares, in the order of the store.
    func sharingNotifications() async throws -> [String] {
        try await notifications().filter {
            $0.transaction?.ownershipType == .familyShared
        }.map(\.kind.description)
    }

    /// Returns all notifications so far.
    func notifications() async throws -> [ToldNotification] {
        await NotificationWorker(backend.embedded, over: NoServer()).sendDue()
        let verifier = try await rawClient("ann").verifier
        let query = NotificationHistoryQuery(
            start: Timestamp(milliseconds: 0), end: Timestamp(milliseconds: .max))
        var (told, place): ([ToldNotification], Int64?) = ([], nil)
        repeat {
            let page = try await backend.embedded.history(query, from: place)
            told += try page.items.map { try ToldNotification($0.signedPayload, verifier) }
            place = page.next
        } while place != nil
        return told.reversed()
    }

    /// Returns the violations that an audit of both sides finds.
    func violations() throws -> [String] { try backend.violations() }

    private func read(_ jws: JWS, _ phone: RawClient) throws -> SignedTransaction {
        try phone.verifier.verifyTransaction(
            jws, bundleID: TestCatalog.bundleID, now: Timestamp(milliseconds: .max))
    }
}

/// A team's server that does not answer; each attempt is recorded all the same.
private struct NoServer: NotificationSender {
    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult { .noResponse }
}

extension TestBackend {
    /// Returns the violations that an audit of both sides finds.
    func violations() throws -> [String] {
        try FileSnapshots.read([
            StoreAuditReader.source(folder: folder), MerchantAuditReader.source(folder: folder),
        ]) { (snapshots, isOneMoment) throws(FileFailure) in
            Audit.violations(
                AuditRecords(
                    devices: [], store: try StoreAuditReader.read(snapshots[0]),
                    merchant: try MerchantAuditReader.read(snapshots[1]).facts,
                    isConsistentSnapshot: isOneMoment, includesAllDevices: false)
            ).map { "\($0.invariant) \($0.violation.subject): \($0.violation.sentence)" }
        }
    }
}
