import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

extension Model {
    /// Starts the model without a reachable backend.
    ///
    /// - Parameter age: The age of the remembered catalog in milliseconds; nil if nothing is remembered.
    mutating func goOffline(toldAgo age: Int64?) {
        if let age {
            var catalog = Fixture.catalog
            catalog.isSaved = true
            catalog.loadedAt = Fixture.now.adding(milliseconds: -age)
            _ = update(&self, .catalog(catalog))
        }
        _ = update(&self, .offline)
        _ = update(&self, .snapshot(Fixture.snapshot(owned: true)))
    }
}

/// Tests a shared shop whose backend does not answer.
@Suite struct OfflineTests {
    private func offline(_ width: Int = 110, toldAgo age: Int64? = 3 * 3_600_000) -> Model {
        var model = Fixture.emptyModel(width, 36)
        model.goOffline(toldAgo: age)
        return model
    }

    @Test("the last catalog is displayed with its age and the owned items, and nothing is loading")
    func shown() {
        let text = offline().screenText
        #expect(text.contains("○ offline"))
        #expect(text.contains("The shop is offline; this is as of 3 hours ago. kiosk retries"))
        #expect(text.contains("✓ owned"))
        #expect(!text.contains("Loading"))
        #expect(!text.contains("sponsored"))
    }

    @Test("the offline message uses the longest form that fits, in every language")
    func room() {
        for locale in LocalizedTexts.languages {
            var model = Fixture.emptyModel(36, 12, locale: locale)
            model.goOffline(toldAgo: 3 * 3_600_000)
            let forms = model.offlineTexts
            #expect(forms[0].width > forms[1].width && forms[1].width > forms[2].width)
            #expect(forms[2].width <= 34, "\(locale.identifier): \(forms[2])")
            let longest = forms.first { $0.width <= 34 } ?? forms[2]
            #expect(model.screenText.contains(longest.string), "\(locale.identifier)")
        }
    }

    @Test("purchases and restores are rejected offline, and b and R state why")
    func blocked() {
        var model = offline()
        #expect(model.screenText.contains("Cannot be bought: The shop is offline."))
        #expect(model.press("b") == [])
        #expect(model.overlay == nil)
        #expect(model.toasts.last?.text.string.contains("You can buy when it is online") == true)
        #expect(model.press("R") == [])
        #expect(model.toasts.last?.text.string.contains("is still offline") == true)
    }

    @Test("a dialog open when the backend goes offline buys nothing and moves the focus to Cancel")
    func dialog() {
        var model = Fixture.model()
        model.openDialogAtBuy()
        _ = update(&model, .offline)
        #expect(model.press(.enter, after: 5000) == [])
        #expect(model.toasts.last?.text.string.contains("You can buy when it is online") == true)
        _ = update(&model, .online)
        _ = update(&model, .catalog(Fixture.catalog))
        #expect(model.dialog?.focus == .cancel)
        #expect(model.press(.tab, .enter, after: 9000).count == 1)
    }

    @Test("a failed catalog request while offline is reported as information, not as an error")
    func asked() {
        var model = offline()
        _ = update(
            &model,
            .failed(.query(.catalog(.fallback)), CommandError("The backend did not answer.")))
        #expect(model.toasts.last?.kind == .info)
        #expect(model.screenText.contains("60 Gems"))
    }

    @Test("an offline shop without a saved catalog, or without its time, displays only a message")
    func nothing() {
        #expect(offline(toldAgo: nil).screenText.contains("there is no saved catalog"))
        var model = Fixture.emptyModel(110, 36)
        _ = update(&model, .catalog(Fixture.catalog.firstPage(3, in: .type)))
        _ = update(&model, .offline)
        #expect(!model.screenText.contains("60 Gems"))
        #expect(model.screenText.contains("there is no saved catalog"))
    }

    @Test("an open shop that goes offline keeps its contents and displays their age")
    func silent() {
        var model = Fixture.model()
        _ = update(&model, .offline)
        #expect(model.screenText.contains("as of a moment ago"))
        _ = update(&model, .tick(Fixture.now.adding(milliseconds: 120_000)))
        #expect(model.screenText.contains("as of 2 minutes ago"))
    }

    @Test("the age schedules a tick for the moment its text changes")
    func ticks() throws {
        var model = Fixture.emptyModel(110, 36)
        model.goOffline(toldAgo: 20_000)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [])))
        let tick = try #require(model.nextTick)
        #expect(tick.since(Fixture.now) == 40_000)
        _ = update(&model, .tick(tick))
        #expect(model.screenText.contains("as of 1 minute ago"))
    }

    @Test("when the backend answers again everything is reloaded and pending purchases continue")
    func back() {
        var model = offline()
        #expect(
            update(&model, .online)
                == [
                    .query(.catalog(model.context.locale)), .engine(.retry),
                    .engine(.refreshWallet),
                ])
        #expect(update(&model, .online) == [], "once")
        _ = update(&model, .catalog(Fixture.catalog))
        #expect(!model.screenText.contains("offline"))
        #expect(!model.shop.isHighlighted(Fixture.gems.id, now: Fixture.now))
        _ = model.press("b")
        #expect(model.overlay != nil)
    }

    // MARK: Line mode

    @Test("line mode reports the offline state at the start, when buying, and when it ends")
    func talk() {
        var talk = Transcript(opens: false)
        var catalog = Fixture.catalog
        catalog.isSaved = true
        catalog.loadedAt = Fixture.now.adding(milliseconds: -3 * 3_600_000)
        talk.send(.catalog(catalog))
        talk.send(.context(talk.model.context))
        talk.send(.offline)
        talk.send(.snapshot(Fixture.snapshot(owned: true)))
        #expect(talk.record.contains("The shop is offline; this is as of 3 hours ago."))
        #expect(talk.record.contains("60 Gems"))
        let said = talk.type("buy 1")
        #expect(said.contains("You can buy when it is online again."))
        #expect(said.contains("You were not charged."))
        talk.send(.online)
        talk.type("where")
        #expect(talk.record.contains("The shop is online again."))
        #expect(talk.type("buy 1").contains("payment: approve"))
    }

    @Test("line mode reports a missing saved catalog, and an open shop that goes offline")
    func silentTalk() {
        var empty = Transcript(opens: false)
        empty.send(.context(empty.model.context))
        empty.send(.offline)
        empty.send(.snapshot(Fixture.snapshot(owned: true)))
        #expect(empty.record.contains("there is no saved catalog"))
        #expect(empty.type("library").contains("noads, owned"))
        var talk = Transcript()
        talk.send(.offline)
        #expect(talk.record.hasSuffix("as of a moment ago. kiosk retries automatically.\n"))
    }
}
