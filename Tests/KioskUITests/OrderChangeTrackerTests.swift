import PurchaseCore
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite("Messages about order changes without user input")
struct OrderChangeTrackerTests {
    private func model(_ rows: [TransactionRow]) -> Model {
        var model = Fixture.model()
        _ = update(&model, .contextChanged)
        _ = update(&model, .catalog(Fixture.catalog))
        tell(rows, &model)
        return model
    }

    private func tell(_ rows: [TransactionRow], _ model: inout Model) {
        _ = update(&model, .snapshot(Fixture.snapshot(rows: rows)))
    }

    private func end(_ ending: PurchaseNotice.Kind, of id: IntentID = "1", _ model: inout Model) {
        _ = update(
            &model,
            .done(
                .purchase(
                    PurchaseNotice(
                        intentID: id, productID: Fixture.gems.id, title: "60 Gems", kind: ending))))
    }

    private static func row(
        _ stage: TransactionStage, _ id: String = "1", _ product: Product = Fixture.gems,
        detail: DeclineReason? = nil
    ) -> TransactionRow {
        let isPaid = [.received, .delivered, .finished, .refunded].contains(stage)
        let row = Fixture.row(
            id, product, .finished, stage, ago: 0, isOpen: !isPaid, charged: isPaid ? .yes : .no)
        guard let detail else { return row }
        return TransactionRow(
            id: row.id, intentID: row.intentID, transactionID: nil, originalTransactionID: nil,
            merchantOrder: nil, productID: row.productID, displayName: row.displayName,
            type: row.type, quantity: 1, charge: row.charge, state: .failed, stage: stage,
            detail: detail.rawValue, startedAt: row.startedAt, changedAt: row.changedAt,
            retryAt: nil, isOpen: false, isCharged: .no, openSince: row.openSince)
    }

    /// Returns an unsolicited transaction.
    private static func unasked(_ stage: TransactionStage = .finished) -> TransactionRow {
        let row = row(stage, "9")
        return TransactionRow(
            id: "20009", intentID: nil, transactionID: "20009", originalTransactionID: "20009",
            merchantOrder: nil, productID: row.productID, displayName: row.displayName,
            type: row.type, quantity: 1, charge: row.charge, state: .finished, stage: stage,
            detail: "", startedAt: row.startedAt, changedAt: row.changedAt, retryAt: nil,
            isOpen: false, isCharged: .yes, openSince: row.openSince)
    }

    private func said(_ model: Model) -> [String] { model.toasts.map(\.text.string) }

    @Test("an approval is reported after the delivery and replaces the pending message")
    func approved() {
        var model = model([])
        end(.pending, &model)
        #expect(
            said(model) == ["60 Gems is waiting for approval. You are not charged before that."])
        tell([Self.row(.awaitingApproval)], &model)
        tell([Self.row(.received)], &model)
        #expect(said(model).first?.contains("is waiting") == true)
        tell([Self.row(.finished)], &model)
        #expect(said(model) == ["60 Gems was approved: charged and delivered."])
        model.toasts = []
        tell([Self.row(.finished)], &model)
        #expect(said(model).isEmpty, "it is told once")
    }

    @Test("an order that was pending at the start is reported, also when it is declined")
    func declined() {
        var model = model([Self.row(.awaitingApproval)])
        #expect(said(model).isEmpty)
        tell([Self.row(.declined, detail: .approvalDeclined)], &model)
        #expect(said(model) == ["60 Gems was declined: not charged."])
    }

    @Test("a lapsed request is reported as unanswered, not as declined")
    func lapsed() {
        var model = model([Self.row(.awaitingApproval)])
        tell([Self.row(.declined, detail: .approvalLapsed)], &model)
        #expect(said(model).first?.contains("was not answered") == true)
        #expect(said(model).first?.contains("not charged") == true)
    }

    @Test("an interrupted order that is resolved is reported and its failure message is removed")
    func resolved() {
        var model = model([])
        tell([Self.row(.declined, detail: .interrupted)], &model)
        end(.declined(.interrupted), &model)
        #expect(model.toasts.last?.kind == .error)
        tell([Self.row(.finished)], &model)
        #expect(said(model) == ["60 Gems arrived: charged and delivered."])
    }

    @Test("a purchase that arrives after a lost answer is reported")
    func answered() {
        var model = model([])
        tell([Self.row(.retrying)], &model)
        end(.unanswered, &model)
        tell([Self.row(.finished)], &model)
        #expect(said(model) == ["60 Gems arrived: charged and delivered."])
    }

    @Test("a purchase made outside the app is reported, and a restored one only by the restore")
    func outside() {
        var model = model([])
        _ = update(&model, .done(.sandbox(model.purchaseOutside(Fixture.gems.id), .done)))
        tell([Self.unasked()], &model)
        #expect(said(model) == ["60 Gems arrived: charged and delivered."])
        var restoring = self.model([])
        _ = restoring.press("R")
        tell([Self.unasked()], &restoring)
        #expect(!said(restoring).contains { $0.contains("arrived") })
    }

    @Test("a refund and its reversal are reported")
    func refund() {
        var model = model([Self.row(.finished, "1", Fixture.noAds)])
        tell([Self.row(.refunded, "1", Fixture.noAds)], &model)
        #expect(said(model).count == 1)
        #expect(
            said(model).first?.hasPrefix("Remove Ads: refunded. The money was refunded") == true)
        tell([Self.row(.finished, "1", Fixture.noAds)], &model)
        #expect(said(model) == ["Remove Ads: refund reversed, charged again"])
    }

    @Test("the initial snapshot, own purchases and a new account produce no messages")
    func silent() {
        var model = model([Self.row(.retrying, "0"), Self.row(.refunded, "2"), Self.unasked()])
        tell([Self.row(.finished, "0"), Self.row(.refunded, "2"), Self.unasked()], &model)
        #expect(said(model).isEmpty)
        tell([Self.row(.submitting)], &model)
        tell([Self.row(.finished)], &model)
        #expect(said(model).isEmpty)
        end(.bought(Fixture.gems.grants), &model)
        #expect(said(model) == ["Bought 60 Gems. You received 60 gems."])
        _ = update(&model, .contextChanged)
        tell([Self.unasked(.refunded)], &model)
        #expect(said(model).isEmpty)
    }

    @Test("an approval that precedes the purchase call's result causes no pending message")
    func fast() {
        var model = model([])
        tell([Self.row(.awaitingApproval)], &model)
        tell([Self.row(.finished)], &model)
        end(.pending, &model)
        #expect(said(model) == ["60 Gems was approved: charged and delivered."])
    }

    @Test("a failure message is removed when the product is bought again or a new purchase begins")
    func boughtAgain() {
        var model = model([])
        end(.declined(.paymentDeclined), of: "1", &model)
        _ = update(&model, .failed(.engine(.restore), CommandError("no answer")))
        #expect(model.toasts.count == 2)
        end(.bought([]), of: "2", &model)
        #expect(said(model).contains("Bought 60 Gems."))
        #expect(!said(model).contains { $0.hasPrefix("60 Gems:") })
        #expect(said(model).contains { $0.contains("The restore failed") }, "it is not about it")
        model.toasts = []
        end(.declined(.paymentDeclined), of: "3", &model)
        _ = update(&model, .snapshot(Fixture.snapshot()))
        model.openDialogAtBuy()
        #expect(!model.press(.enter, after: 2000).isEmpty)
        #expect(said(model).isEmpty)
    }
}
