import Foundation
import PurchaseCore
import StoreAPI
import StoreAudit
import StoreFiles
import StoreModel
import StoreText
import Testing

@testable import PurchaseEngine

@Suite("Mapping of facts to log entries")
struct LogEntryMappingTests {
    private static let token = String(repeating: "eyJhbGciOiJFUzI1NiJ9", count: 3)
    private static let jws = JWS(compact: "\(token).\(token).\(token)")

    @Test("an order that is resumed before its number has one submission without an attempt")
    func resumed() {
        let now = Timestamp(milliseconds: 1)
        let events: [JournalEvent] = [
            .numberDeferred(intentID: "i", attempt: 2, notBefore: now, reason: "the store is shut"),
            .numberDeferred(
                intentID: "i", attempt: 2, notBefore: now, reason: Payment.resumedReason),
            .orderNumbered(intentID: "i", merchantOrder: "M-1"),
            .submitted(intentID: "i", attempt: 2), .submitted(intentID: "i", attempt: 3),
        ]
        let steps = HistoryStep.steps(of: events.map { (now, $0) })
        #expect(steps.map(\.kind) == [.numberUnanswered, .numbered, .submitted, .submitted])
        #expect(steps.map(\.detail) == ["the store is shut", "M-1", "", "3"])
    }

    @Test("a report counts the submissions of each order, and the first recorded one has no number")
    func reported() async throws {
        let phone = try TestDevice()
        let journal = try await phone.nextJournal()
        let step = JournalEventBatch(
            at: phone.clock.now(), monotonic: 1,
            events: [
                .submitted(intentID: "resumed", attempt: 2),
                .submitted(intentID: "other", attempt: 1),
                .submitted(intentID: "resumed", attempt: 3),
            ])
        try await journal.append(
            [step], account: "ann", projection: ProjectionUpdate(of: [], in: QueueState()))
        let steps = try FileSnapshots.read([JournalAuditReader.source(folder: phone.folder)]) {
            (files, _) throws(FileFailure) in
            try JournalAuditReader.contents(
                of: "phone", files[0], verifier: nil, at: phone.clock.now()
            ).steps
        }
        #expect(steps.map(\.step.detail) == ["", "", "3"])
    }

    /// One event of each case, with a secret in every field that could hold one.
    private static func events() throws -> [JournalEvent] {
        let now = Timestamp(milliseconds: 1_790_000_000_000)
        let product = try TestDevice.product()
        let price = try #require(product.price)
        let intent = Intent(
            id: "one", account: "ann", productID: product.id, type: product.type,
            displayName: product.displayName, quantity: 2, unitPrice: price, outcome: .approve,
            confirmedAt: now)
        let transaction = Transaction(
            id: "2000001", originalID: "2000001", orderID: nil, bundleID: FakeStore.bundleID,
            productID: product.id, type: product.type, quantity: 2, purchaseDate: now,
            originalPurchaseDate: now, signedDate: now, appAccountToken: nil,
            storefront: Storefront(countryCode: "USA", id: "143441"), unitPrice: price,
            intentID: "one")
        let signed = SignedTransaction(transaction: transaction, jws: jws)
        let reason = "they said \(jws.compact) and Bearer s3cret"
        let verdict = Verdict(
            nonce: "n", transactionID: "2000001", intentID: "one", decision: .rejected,
            reason: reason, signedDate: now)
        let coins = GoodAmount(good: "coin", amount: 5)
        let spend = Spend(id: "spend-1", goods: coins, note: "typed by somebody")
        let change = VerdictChange(version: 1, change: coins)
        return [
            .intentRecorded(intent: intent),
            .orderNumbered(intentID: "one", merchantOrder: "M-1"),
            .numberDeferred(intentID: "one", attempt: 1, notBefore: now, reason: reason),
            .submitted(intentID: "one", attempt: 1),
            .paymentDeferred(intentID: "one", attempt: 1, notBefore: now, reason: reason),
            .paymentPending(intentID: "one"), .paymentCancelled(intentID: "one"),
            .paymentFailed(intentID: "one", reason: .refused, isKnownAtStore: true),
            .paymentCompleted(intentID: "one", transactionID: "2000001"),
            .orderAcknowledged(intentID: "one"),
            .acknowledgeDeferred(intentID: "one", attempt: 1, notBefore: now),
            .transactionReceived(signed: signed, source: .purchase),
            .verificationDeferred(
                transactionID: "2000001", attempt: 1, notBefore: now, reason: reason),
            .verified(transactionID: "2000001", verdict: verdict, jws: jws),
            .delivered(transactionID: "2000001", changes: [change]),
            .quarantined(transactionID: "2000001", reason: reason), .revoked(signed: signed),
            .revocationSettled(transactionID: "2000001", changes: [change]),
            .finishDeferred(transactionID: "2000001", attempt: 1, notBefore: now),
            .finished(transactionID: "2000001"),
            .statementReceived(statement: WalletStatement(version: 1, balances: [coins])),
            .spendRecorded(spend: spend), .spendConfirmed(spendID: "spend-1", version: 2),
            .spendRefused(spendID: "spend-1", reason: reason), .cursorMoved(cursor: 7),
            .listDeferred(
                source: .changes, refused: 1, attempt: 1, notBefore: now, reason: reason),
            .listTaken(source: .changes),
            .spendDeferred(spendID: "spend-1", attempt: 1, notBefore: now, reason: reason),
            .paymentRetryReset(intentID: "one"), .deliveryRetryReset(transactionID: "2000001"),
            .retriesReset,
        ]
    }

    /// Returns a case name such as `intentRecorded` as `intent-recorded`.
    private func hyphenated(_ label: String) -> String {
        label.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
    }

    private func label(_ event: JournalEvent) -> String {
        Mirror(reflecting: event).children.first?.label ?? "\(event)"
    }

    @Test("each event is named after its case and has a text in both languages")
    func names() throws {
        for event in try Self.events() {
            let entry = LogEntry(event)
            #expect(entry.family == .state)
            #expect(entry.name == hyphenated(label(event)))
            #expect(LocalizedTexts.namedLogEntries.contains("state/\(entry.name)"), "\(entry.name)")
            #expect(entry.transactionID == event.transactionID)
            #expect(event.intentID == nil || entry.intentID == event.intentID)
        }
        #expect(Set(try Self.events().map(label)).count == (try Self.events().count))
    }

    @Test("an entry contains no signed or typed text and no secret (I15)")
    func secrets() throws {
        for event in try Self.events() {
            let text = String(
                decoding: try JSONEncoder().encode(LogEntry(event)), as: UTF8.self)
            for secret in [Self.token, "s3cret", "typed by somebody"] {
                #expect(!text.contains(secret), "\(text)")
            }
        }
    }

    @Test("an entry contains the order, the amount and the decision")
    func details() throws {
        let details = Dictionary(
            uniqueKeysWithValues: try Self.events().map(LogEntry.init).map { ($0.name, $0.detail) })
        #expect(details["intent-recorded"] == "coins.100 × 2, 0.99 USD each")
        #expect(details["delivered"] == "+5 coin")
        #expect(details["spend-recorded"] == "-5 coin, spend-1")
        #expect(details["payment-failed"] == "refused")
        #expect(details["verified"]?.hasPrefix("REJECTED_PERMANENT: they said (left out)") == true)
    }
}
