import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite("Notifications while the terminal is not focused")
struct NoticeTests {
    /// Returns the texts of the notifications that a message requests.
    private func notices(_ message: KioskUI.Message, _ model: inout Model) -> [String] {
        update(&model, message).compactMap { command in
            guard case .terminal(.notify(let text)) = command else { return nil }
            return text.string
        }
    }

    private func unfocused(_ model: Model = Fixture.clubModel()) -> Model {
        var model = model
        _ = update(&model, .input(.focus(false), at: Fixture.now))
        return model
    }

    /// Returns the snapshot after a number of renewals.
    private func renewed(_ count: Int) -> KioskUI.Message {
        let renewals = (0..<count).compactMap { number in
            let days = 1 + 30 * Int64(number)
            return Fixture.transaction(6 + number, Fixture.clubGold, days...(days + 30))
        }
        return .snapshot(Fixture.clubSnapshot(life: Fixture.clubLife + renewals))
    }

    @Test("a renewal is notified once, without a message on the screen")
    func renewal() {
        var model = unfocused()
        let toasts = model.toasts
        #expect(notices(renewed(1), &model) == ["Gold Club was renewed: charged."])
        #expect(notices(renewed(1), &model).isEmpty)
        #expect(model.toasts == toasts)
    }

    @Test("several events of one update are one notification with their number")
    func several() {
        var model = unfocused()
        #expect(notices(renewed(3), &model) == ["Gold Club was renewed: charged. (+2)"])
    }

    @Test("an approval and a refusal are notified, and also shown")
    func approval() {
        for (stage, text) in [
            (TransactionStage.finished, "60 Gems was approved: charged and delivered."),
            (.declined, "60 Gems was declined: not charged."),
        ] {
            var model = Fixture.emptyModel()
            _ = update(&model, .catalog(Fixture.catalog))
            let pending = Fixture.row(
                "1", Fixture.gems, .deferred, .awaitingApproval, ago: 0, isOpen: true, charged: .no)
            _ = update(&model, .snapshot(Fixture.snapshot(rows: [pending])))
            model = unfocused(model)
            let isPaid = stage == .finished
            let row = Fixture.row(
                "1", Fixture.gems, isPaid ? .finished : .failed, stage, ago: 0,
                charged: isPaid ? .yes : .no,
                detail: isPaid ? "" : DeclineReason.approvalDeclined.rawValue)
            #expect(notices(.snapshot(Fixture.snapshot(rows: [row])), &model) == [text])
            #expect(model.toasts.last?.text.string == text)
        }
    }

    @Test("recovered purchases and an unreachable backend are notified in the user's language")
    func recovery() {
        var model = unfocused(Fixture.emptyModel(locale: LocaleID("de") ?? .fallback))
        #expect(
            notices(.localizedNotice(.completedAtLaunch, "60 Gems"), &model)
                == ["Beim letzten Beenden offen, jetzt abgeschlossen: 60 Gems"])
        #expect(notices(.localizedNotice(.toastCatalogChanged), &model).isEmpty)
        let text = notices(.offline, &model)
        #expect(text == model.offlineTexts.prefix(1).map(\.string))
        #expect(notices(.offline, &model).isEmpty)
    }

    @Test("nothing is notified while the terminal has the focus or does not report it")
    func focused() {
        var model = Fixture.clubModel()
        #expect(notices(renewed(1), &model).isEmpty)
        model = unfocused()
        _ = update(&model, .input(.focus(true), at: Fixture.now))
        #expect(notices(renewed(1), &model).isEmpty)
        model = unfocused()
        _ = model.press(.down)
        #expect(notices(renewed(1), &model).isEmpty, "a key shows that the terminal has the focus")
    }

    @Test("nothing is notified if the setting is off")
    func off() {
        var model = unfocused()
        var preferences = model.preferences
        preferences.sendsNotices = false
        _ = update(&model, .preferences(preferences))
        #expect(notices(renewed(1), &model).isEmpty)
    }
}
