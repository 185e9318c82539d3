import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Marked transactions")
struct MarkedTransactionsTests {
    private static func row(
        _ number: Int, _ product: Product, _ stage: TransactionStage,
        charged: ChargeStatus = .yes
    ) -> TransactionRow {
        let state: CustomerFacingState =
            switch stage {
            case .delivered: .purchased
            case .declined: .failed
            default: .finished
            }
        return Fixture.row(
            "0000\(number)", product, state, stage, ago: Int64(number) * 1000,
            isOpen: stage == .delivered, charged: charged)
    }

    private static let potion = Fixture.product("dragon.potion", "Potion", .consumable, 3000)

    private static let delivered = [
        row(11, Fixture.gems, .delivered), row(12, potion, .delivered),
        row(13, Fixture.gems, .delivered),
    ]
    private static let others = [
        row(14, Fixture.gems, .finished), row(15, potion, .declined, charged: .no),
    ]

    private static func model(
        _ width: Int = 100, _ height: Int = 28, rows: [TransactionRow] = delivered + others,
        glyphs: GlyphSet = .unicode
    ) -> Model {
        var model = Fixture.model(width, height, isAutoFinishing: false, glyphs: glyphs)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: rows)))
        _ = model.press("2")
        return model
    }

    /// Returns the rows in which the first `count` transactions have a later stage.
    private static func rows(first count: Int, _ stage: TransactionStage) -> [TransactionRow] {
        let all = delivered + others
        return all.enumerated().map { index, old in
            index < count ? row(11 + index, index == 1 ? potion : Fixture.gems, stage) : old
        }
    }

    /// Confirms the open dialog and returns the commands.
    private static func confirm(in model: inout Model) -> [Command] {
        _ = update(&model, .drawn(at: Fixture.now))
        _ = model.press(.tab)
        return model.press(.enter, after: 2000)
    }

    private static func changes(_ commands: [Command]) -> [Command] {
        commands.filter(\.changesState)
    }

    @Test(
        "Space marks the selected transaction and selects the next one, and Esc removes all marks")
    func marking() {
        var model = Self.model()
        #expect(model.screenText.contains("Space mark"))
        #expect(!model.screenText.contains("✱"))
        _ = model.press(" ", .insert)
        #expect(model.activity.marks == ["000011", "000012"])
        #expect(model.activity.selected == 2)
        #expect(model.screenText.contains("✱60 Gems"))
        #expect(model.screenText.contains("Space 2 marked"))
        _ = model.press(.up, " ")
        #expect(model.activity.marks == ["000011"], "a second press removes the mark")
        _ = model.press(.escape)
        #expect(model.activity.marks.isEmpty)
        #expect(model.screenText.contains("Space mark"))
        #expect(model.screen == .activity)
    }

    @Test("the mark has an ASCII form, and the count is visible in a narrow window")
    func narrow() {
        var ascii = Self.model(glyphs: .ascii)
        _ = ascii.press(" ")
        #expect(ascii.screenText.contains("*60 Gems"))
        var narrow = Self.model(40, 12)
        _ = narrow.press(" ", " ")
        #expect(narrow.screenText.contains("2 marked"))
    }

    @Test("finishing marked transactions asks once, performs each in order and reports the result")
    func finishing() {
        var model = Self.model()
        _ = model.press(" ", " ", " ", "v")
        guard case .marked = model.overlay else {
            Issue.record("no dialog")
            return
        }
        let text = model.screenText
        for row in Self.delivered {
            #expect(text.contains(model.title(of: row)))
            #expect(
                text.contains(
                    model.formatter.price(row.charge ?? .init(milliunits: 0, currency: .usDollar))
                        .string))
        }
        #expect(Self.changes(Self.confirm(in: &model)) == [.engine(.finish("2000000011"))])
        #expect(model.overlay == nil && model.activity.marks.isEmpty)
        for count in 1...2 {
            let message = KioskUI.Message.snapshot(
                Fixture.snapshot(rows: Self.rows(first: count, .finished)))
            let next = TransactionID("20000000\(11 + count)")
            #expect(Self.changes(update(&model, message)) == [.engine(.finish(next))])
        }
        let last = Fixture.snapshot(rows: Self.rows(first: 3, .finished))
        #expect(Self.changes(update(&model, .snapshot(last))).isEmpty)
        #expect(model.toasts.last?.text.string == "Finished 3 of 3.")
        #expect(model.toasts.last?.kind == .success)
        #expect(model.activity.operation == nil)
    }

    @Test("a failure does not stop the others, and the report counts it")
    func failing() {
        var model = Self.model()
        _ = model.press(" ", " ", "v")
        let first = Self.changes(Self.confirm(in: &model))
        #expect(first == [.engine(.finish("2000000011"))])
        let failure = KioskUI.Message.failed(
            .engine(.finish("2000000011")), CommandError("The store did not answer."))
        #expect(Self.changes(update(&model, failure)) == [.engine(.finish("2000000012"))])
        let rows = Self.rows(first: 2, .finished)
        _ = update(
            &model, .snapshot(Fixture.snapshot(rows: [Self.delivered[0]] + rows.dropFirst())))
        #expect(model.toasts.last?.text.string == "Finished 1 of 2.")
        #expect(model.toasts.last?.kind == .error)
    }

    @Test("a command without an answer counts as failed after its time limit")
    func unanswered() throws {
        var model = Self.model()
        _ = model.press(" ", " ", "v")
        _ = Self.confirm(in: &model)
        let deadline = try #require(
            model.nextTick.flatMap { _ in model.activity.operation?.answer.deadline })
        #expect(
            Self.changes(update(&model, .tick(deadline))) == [.engine(.finish("2000000012"))])
    }

    @Test("refunding marked transactions names the total and those for which it is not possible")
    func refunding() {
        var model = Self.model()
        // The fourth one is finished, and the fifth one was not charged.
        _ = model.press(" ", .end, .up, " ", " ", "x")
        let total = model.formatter.price(
            Price(milliunits: 12_000, currency: Fixture.gems.price?.currency ?? .usDollar))
        #expect(model.screenText.contains("Refund \(total)"))
        #expect(model.screenText.contains("Not possible for 1 of the marked transactions."))
        let first = SandboxAction.transaction("2000000011", .refund(.whole))
        #expect(Self.changes(Self.confirm(in: &model)) == [.sandbox(first)])
        let rows = Self.rows(first: 1, .refunded)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: rows)))
        let second = SandboxAction.transaction("2000000014", .refund(.whole))
        let next = update(&model, .done(.sandbox(first, .done)))
        #expect(Self.changes(next) == [.sandbox(second)])
    }

    @Test("a refund is done once the store has answered, also while the device learns of it later")
    func refundAnswered() {
        var model = Self.model()
        _ = model.press(" ", " ", "x")
        _ = Self.confirm(in: &model)
        let changes = ["2000000011", "2000000012"].map {
            SandboxAction.transaction(TransactionID($0), .refund(.whole))
        }
        let next = update(&model, .done(.sandbox(changes[0], .done)))
        #expect(Self.changes(next) == [.sandbox(changes[1])])
        _ = update(
            &model,
            .failed(.sandbox(changes[1]), CommandError("The connection broke.", isRefusal: false)))
        #expect(
            model.toasts.last?.text.string
                == "Refunded 1 of 2. 1 without an answer: Activity shows whether it took effect.")
    }

    @Test(
        "a second action waits until the first one is over, and a named transaction ends the marks")
    func second() {
        var model = Self.model()
        _ = model.press(" ", " ", "x")
        _ = Self.confirm(in: &model)
        #expect(model.press("x") == [])
        #expect(model.overlay == nil && model.activity.operation?.count == 2)
        model.activity.operation = nil
        _ = model.press(.home, " ", " ", ":")
        _ = update(&model, .input(.paste("finish 2000000013"), at: Fixture.now))
        #expect(Self.changes(model.press(.enter)) == [.engine(.finish("2000000013"))])
        #expect(model.overlay == nil && !model.hasMarks)
    }

    @Test("without marks the keys apply to the selected transaction")
    func single() {
        var model = Self.model()
        #expect(Self.changes(model.press("v")) == [.engine(.finish("2000000011"))])
        _ = model.press("x")
        guard case .marked(let dialog) = model.overlay else {
            Issue.record("no dialog")
            return
        }
        #expect(dialog.rows.map(\.id) == ["000011"])
        _ = model.press(.escape, .end)
        #expect(model.press("x") == [])
        #expect(model.overlay == nil)
        #expect(model.toasts.last?.text.string == "Only charged orders can be refunded.")
    }

    @Test("copying copies the numbers of all marked transactions")
    func copying() {
        var model = Self.model()
        #expect(model.press("y") == [.terminal(.copy("M-2026-000011"))])
        _ = model.press(" ", " ")
        #expect(model.press("y") == [.terminal(.copy("M-2026-000011 M-2026-000012"))])
        #expect(model.activity.marks.count == 2, "copying changes nothing")
    }

    @Test("a long confirmation scrolls through all transactions and keeps its buttons visible")
    func long() {
        let rows = (10..<40).map { Self.row($0, Fixture.gems, .delivered) }
        for (width, height) in [(100, 28), (40, 12), (20, 5)] {
            var model = Self.model(width, height, rows: rows)
            for _ in rows { _ = model.press(" ") }
            _ = model.press("v")
            _ = update(&model, .drawn(at: Fixture.now))
            #expect(model.screenText.contains("Finish"), "\(width)")
            let top = model.screenText
            for _ in rows { _ = model.press(.down) }
            #expect(model.screenText != top || height == 5, "\(width)\n\(top)")
            #expect(model.screenText.contains("Cancel"), "\(width)")
            for _ in rows { _ = model.press(.up) }
            #expect(model.screenText == top)
        }
    }

    @Test("the marks end with the account")
    func context() {
        var model = Self.model()
        _ = model.press(" ")
        _ = update(&model, .contextChanged)
        #expect(model.activity.marks.isEmpty)
    }
}
