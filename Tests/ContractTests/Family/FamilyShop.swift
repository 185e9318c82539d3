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

/// A store that sells ``FamilyCatalog``, tells a server of all that happens, and knows a few accounts.
struct FamilyShop {
    let backend: Backend
    let services: Services

    init(
        _ wiring: Wiring = .direct, settings: SubscriptionSettings = SubscriptionSettings()
    ) async throws {
        backend = try await Backend(wiring, catalog: FamilyCatalog.catalog(settings))
        services = backend.services
        try await backend.embedded.notify(
            NotificationTarget(url: "http://127.0.0.1:1/", retry: .once))
    }

    var control: any SandboxControl { services.control }

    /// A phone of an account.
    func phone(_ account: AccountName, _ device: DeviceName = "phone") async throws -> RawClient {
        try await backend.phone(device, of: account)
    }

    /// An account joins the family of another one.
    @discardableResult
    func join(_ account: AccountName, _ organizer: AccountName) async throws -> [SandboxFamily] {
        try await control.changeFamily(.join(account: account, organizer: organizer))
    }

    /// Buys something at its price, and has it delivered where it would be given back otherwise.
    @discardableResult
    func buy(_ id: ProductID, _ account: AccountName) async throws -> Transaction {
        let product = try #require(
            try FamilyCatalog.catalog().products.first { $0.id == id })
        let phone = try await phone(account)
        let request = try await phone.request(
            id, product.type, price: product.prices["USA"]?.milliunits ?? 0)
        let status = try await phone.store.purchase(request, phone.context)
        guard case .purchased(let jws) = status else { throw Unexpected(what: "\(status)") }
        let signed = try read(jws, phone)
        // What nobody finishes in time is given back.
        if product.type != .autoRenewable {
            _ = try await verdict(on: signed, phone)
            try await phone.finish(signed)
        }
        return signed.transaction
    }

    /// All that a device of an account is told that knows nothing, oldest first: that is not what was bought once on another.
    func told(_ account: AccountName) async throws -> [SignedTransaction] {
        let phone = try await phone(account, "new")
        return try await phone.store.changes(after: 0, phone.context).transactions
            .map { try read($0, phone) }.sorted { $0.transaction.id < $1.transaction.id }
    }

    /// The same, taken apart.
    func transactions(_ account: AccountName) async throws -> [Transaction] {
        try await told(account).map(\.transaction)
    }

    /// How an account's subscriptions stand, its own first.
    func statuses(_ account: AccountName) async throws -> [(RenewalState, Transaction, RenewalInfo)]
    {
        let phone = try await phone(account)
        return try await phone.store.subscriptions(phone.context).statuses.map { status in
            (
                status.state, try read(status.transaction, phone).transaction,
                try phone.verifier.verifyRenewalInfo(
                    status.renewalInfo, now: Timestamp(milliseconds: .max))
            )
        }
    }

    /// The merchant's verdicts on all that an account is told.
    @discardableResult
    func verify(_ account: AccountName) async throws -> [Verdict.Decision] {
        let phone = try await phone(account)
        var decisions: [Verdict.Decision] = []
        for signed in try await told(account) {
            decisions.append(try await verdict(on: signed, phone))
        }
        return decisions
    }

    /// The merchant's verdict on a transaction, whatever the store's clock shows.
    private func verdict(
        on signed: SignedTransaction, _ phone: RawClient
    ) async throws -> Verdict.Decision {
        let reply = try await phone.merchant.verify(
            VerificationRequest(nonce: "nonce-1", signedTransaction: signed.jws), phone.context)
        guard case .signed(let jws) = reply else { throw Unexpected(what: "unsigned") }
        return try phone.verifier.verifyVerdict(
            jws, nonce: "nonce-1", transactionID: signed.transaction.id,
            now: Timestamp(milliseconds: .max)
        ).decision
    }

    /// Lets the store's time pass.
    func jump(_ period: String) async throws {
        guard let period = SubscriptionPeriod(iso8601: period) else {
            throw Unexpected(what: period)
        }
        _ = try await control.change(.period(period))
    }

    /// What the server was told so far of what a family shares, in the order of the store.
    func news() async throws -> [String] {
        try await notifications().filter {
            $0.transaction?.ownershipType == .familyShared
        }.map(\.kind.description)
    }

    /// All that the server was told so far.
    func notifications() async throws -> [ToldNotification] {
        await NotificationWorker(backend.embedded, over: NoServer()).sendDue()
        let verifier = try await phone("ann").verifier
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

    /// What an audit of both sides finds.
    func violations() throws -> [String] { try backend.violations() }

    private func read(_ jws: JWS, _ phone: RawClient) throws -> SignedTransaction {
        try phone.verifier.verifyTransaction(
            jws, bundleID: TestCatalog.bundleID, now: Timestamp(milliseconds: .max))
    }
}

/// A team's server that does not answer: each attempt is written down all the same.
private struct NoServer: NotificationSender {
    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult { .noResponse }
}

extension Backend {
    /// What an audit of both sides finds.
    func violations() throws -> [String] {
        try FileSnapshots.read([
            StoreFileAudit.source(folder: folder), MerchantFileAudit.source(folder: folder),
        ]) { (snapshots, isOneMoment) throws(FileFailure) in
            Audit.violations(
                AuditRecords(
                    devices: [], store: try StoreFileAudit.facts(snapshots[0]),
                    merchant: try MerchantFileAudit.read(snapshots[1]).facts,
                    isOneMoment: isOneMoment, holdsAllDevices: false)
            ).map { "\($0.invariant) \($0.violation.subject): \($0.violation.sentence)" }
        }
    }
}
