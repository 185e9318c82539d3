import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

/// Tests what the user is told when a purchase, a restore or a request ends.
@Suite struct EndingTests {
    typealias Row = (ending: PurchaseNotice.Kind, says: [String], kind: Toast.Kind)

    static let rows: [Row] = [
        (.bought([GoodAmount(good: "gems", amount: 60)]), ["Bought 60 Gems", "60 gems"], .success),
        (.bought([]), ["Bought 60 Gems."], .success),
        (.alreadyInProgress, ["the same purchase", "not charged again"], .info),
        (.pending, ["waiting for approval", "not charged before"], .info),
        (.cancelled, ["Cancelled", "not charged"], .info),
        (.declined(.paymentDeclined), ["60 Gems", "declined", "not charged"], .error),
        (.unavailable(.removed), ["removed from sale", "You were not charged."], .error),
        (.quarantined, ["nothing was delivered", "order number"], .error),
        (.unanswered, ["No response yet", "charged twice"], .info),
        (.failed("The disk is full. You were not charged."), ["disk is full"], .error),
    ]

    @Test("every outcome states what happened and whether money moved", arguments: 0..<rows.count)
    func told(index: Int) throws {
        let (ending, says, kind) = Self.rows[index]
        var model = Fixture.model()
        model.openDialogAtBuy()
        _ = update(&model, .done(.purchase(notice(ending))))
        #expect(model.dialog == nil, "its dialog closes")
        let toast = try #require(model.toasts.last)
        #expect(toast.kind == kind)
        for words in says {
            #expect(toast.text.string.contains(words), "\(toast.text)")
        }
        #expect((toast.expires == nil) == (kind == .error), "errors stay")
        #expect(model.screenText.contains("dismiss)") == (kind == .error))
    }

    /// The last row is excluded: its sentence comes from outside the message tables.
    @Test("every outcome has a Chinese text", arguments: 0..<(rows.count - 1))
    func chinese(index: Int) throws {
        var model = Fixture.model(locale: LocaleID(language: "zh", region: "CN"))
        _ = update(&model, .done(.purchase(notice(Self.rows[index].ending))))
        let text = try #require(model.toasts.last).text.string
        #expect(text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
    }

    @Test("the outcome of another purchase leaves the open dialog unchanged")
    func otherPurchase() {
        var model = Fixture.model()
        model.openDialogAtBuy()
        var other = notice(.cancelled)
        other.intentID = "intent-2"
        _ = update(&model, .done(.purchase(other)))
        #expect(model.dialog != nil)
    }

    private func notice(_ ending: PurchaseNotice.Kind) -> PurchaseNotice {
        PurchaseNotice(
            intentID: "intent-1", productID: Fixture.gems.id, title: "60 Gems", kind: ending)
    }

    @Test("a message is displayed in the language that is active when it arrives")
    func news() {
        var model = Fixture.model()
        _ = model.press("L")
        _ = update(&model, .localizedNotice(.fileSaved, "kiosk.screen"))
        let text = LocalizedTexts(locale: model.context.locale).text(.fileSaved, "kiosk.screen")
        #expect(model.toasts.last?.text.string == text)
        #expect(text != LocalizedTexts(locale: .fallback).text(.fileSaved, "kiosk.screen"))
    }

    @Test("only one restore runs at a time, and it ends with one count")
    func restore() {
        var model = Fixture.model()
        #expect(model.press("R") == [.engine(.restore)])
        #expect(model.press("R") == [], "the first one is under way")
        _ = update(&model, .done(.restore(count: 0, waiting: 0)))
        #expect(model.toasts.last?.text == "There is nothing to restore for this account.")
        #expect(model.press("R") == [.engine(.restore)])
        _ = update(&model, .done(.restore(count: 2, waiting: 0)))
        #expect(model.toasts.last?.text == "Restored 2 products.")
        _ = model.press("R")
        _ = update(&model, .done(.restore(count: 2, waiting: 0, subscriptions: 1)))
        let itself =
            "Of these, 1 is a subscription; subscriptions are delivered to every device without a restore."
        #expect(model.toasts.last?.text.string == "Restored 2 products. \(itself)")
        _ = model.press("R")
        _ = update(&model, .done(.restore(count: 1, waiting: 2)))
        let rest =
            "The merchant has not responded for 2 more; the restore continues automatically, "
            + "also at the next start."
        #expect(model.toasts.last?.text.string == "Restored 1. \(rest)")
        _ = model.press("R")
        _ = update(&model, .failed(.engine(.restore), CommandError("no answer")))
        #expect(model.toasts.last?.kind == .error)
        #expect(model.press("R") == [.engine(.restore)])
    }

    @Test("a failed catalog request displays its error, and r requests the catalog again")
    func catalogFailed() {
        var model = Fixture.emptyModel()
        #expect(model.screenText.contains("Loading"))
        _ = update(
            &model, .failed(.query(.catalog(.fallback)), CommandError("The backend is away.")))
        #expect(model.screenText.contains("The backend is away."))
        #expect(model.screenText.contains("Press r to try again."))
        #expect(model.press("r") == [.query(.catalog(.fallback)), .engine(.refreshWallet)])
        _ = update(&model, .catalog(Fixture.catalog))
        #expect(!model.screenText.contains("Press r"))
        _ = update(
            &model, .failed(.query(.catalog(.fallback)), CommandError("The backend is away.")))
        #expect(model.screenText.contains("Potion of Haste"), "what was known stays")
    }

    @Test("an empty catalog displays a message and offers nothing to buy")
    func emptyCatalog() {
        var model = Fixture.emptyModel()
        _ = update(
            &model,
            .catalog(
                CatalogState(
                    products: [], storefront: Fixture.catalog.storefront, version: "0")))
        #expect(model.screenText.contains("no products"))
        for key in ["b", .enter, .down, .end, "/"] as [Key] { #expect(model.press(key) == []) }
        #expect(model.overlay == nil)
    }

    @Test("y copies the order number and reports what it copied")
    func copy() {
        var model = Fixture.model()
        _ = model.press("2")
        #expect(model.press("y") == [.terminal(.copy("M-2026-000003"))])
        #expect(model.toasts.last?.text == "Copied M-2026-000003.")
        var empty = Fixture.emptyModel()
        _ = empty.press("2")
        #expect(empty.press("y") == [])
    }

    @Test("a transaction that was recorded with only its product ID shows the catalog's title")
    func titles() {
        var model = Fixture.model()
        let row = Fixture.row(
            "7", Fixture.noAds, .restored, .finished, ago: 5, charged: .no,
            title: Fixture.noAds.id.rawValue)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [row])))
        _ = model.press("2")
        #expect(model.screenText.contains("↺ Remove Ads"))
        #expect(!model.screenText.contains("dragon.noads"))
    }

    @Test("the purchase dialog of an owned product names the product")
    func ownedProduct() {
        var model = Fixture.model(owned: true)
        _ = model.press("j", "j", "b")
        #expect(model.dialog?.isFree == true)
        #expect(model.screenText.contains("You already own Remove Ads."))
    }
}
