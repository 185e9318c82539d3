import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Read-only mode")
struct ReadOnlyTests {
    /// Returns a shop with a purchase, subscriptions, orders, a fault and products.
    private static func model(
        isReadOnly: Bool, _ width: Int = 100, _ height: Int = 28, locale: LocaleID = .fallback
    ) -> Model {
        var model = Fixture.model(width, height, locale: locale, isAutoFinishing: false)
        model.context.isReadOnly = isReadOnly
        var rows = Fixture.snapshot().rows.map(\.self)
        rows.append(
            Fixture.row("000009", Fixture.gems, .purchased, .delivered, ago: 0, isOpen: true))
        _ = update(&model, .snapshot(Fixture.snapshot(rows: rows)))
        _ = update(&model, .orders(Fixture.orders))
        _ = update(&model, .subscriptions(Fixture.sandboxSubscriptions))
        let fault = PlannedFault(id: 1, plan: FaultPlan(.verify, .html, .every))
        _ = update(&model, .faults([fault]))
        _ = update(&model, .sandboxProducts(SandboxProductTests.products))
        return model
    }

    /// Calls a function for every action on every screen with every row of the list selected.
    private static func forEachAction(
        _ model: Model, _ body: (ActionDefinition, Screen, Model) -> Void
    ) {
        for screen in Screen.allCases {
            var model = model
            _ = model.show(screen)
            for row in 0..<40 {
                let position = screen.component.selectedPosition(in: model)
                for definition in ActionDefinition.all
                where definition.bindings.contains(where: { $0.applies(to: screen) }) {
                    body(definition, screen, model)
                }
                _ = screen.component.move(.down, in: &model)
                if screen.component.selectedPosition(in: model) == position, row > 0 { break }
            }
        }
    }

    /// The actions that change something for some of the rows only.
    private static let mixed: Set<Action> = [.open, .valueAfter, .valueBefore]

    private static func isChangeDialog(_ overlay: Overlay?) -> Bool {
        switch overlay {
        case nil, .help, .manual, .toastHistory, .palette, .themes, .context, .commandLog: false
        default: true
        }
    }

    @Test("every action that changes something is marked as a change")
    func marked() {
        let open = Self.model(isReadOnly: false)
        var changing: Set<Action> = []
        Self.forEachAction(open) { definition, screen, model in
            var model = model
            let commands = model.perform(definition.action)
            guard commands.contains(where: \.changesState) || Self.isChangeDialog(model.overlay)
            else { return }
            changing.insert(definition.action)
            let isKnown =
                definition.traits.contains(.changes) || Self.mixed.contains(definition.action)
            #expect(isKnown, "\(definition.action.name) on \(screen.logName)")
        }
        #expect(changing.isSuperset(of: [.buy, Action("spend"), .finish, .restore, .refund]))
        #expect(changing.isSuperset(of: [Action("plan-fault"), Action("fail-renewals")]))
        #expect(changing.isSuperset(of: [.open, .valueAfter, .clockMenu, .approve]))
    }

    @Test("an action that changes something is refused, and its key is not offered")
    func refused() {
        let reason = LocalizedTexts(locale: .fallback).text(.readOnlyMode)
        Self.forEachAction(Self.model(isReadOnly: true)) { definition, screen, model in
            var model = model
            let commands = model.perform(definition.action)
            #expect(
                !Self.isChangeDialog(model.overlay),
                "\(definition.action.name) on \(screen.logName)")
            guard definition.traits.contains(.changes) else { return }
            #expect(commands.isEmpty, "\(definition.action.name) on \(screen.logName)")
            #expect(model.toasts.last?.text.string == reason)
            #expect(!model.hasEffect(definition.action))
        }
    }

    @Test("every operation of the palette on the store is refused with the reason")
    func palette() {
        let reason = LocalizedTexts(locale: .fallback).text(.readOnlyMode)
        for operation in SandboxRowAction.all where operation.action != .open {
            var model = Self.model(isReadOnly: true)
            #expect(operation.perform(in: &model) == [])
            #expect(model.toasts.last?.text.string == reason, "\(operation.stableName)")
        }
        var model = Self.model(isReadOnly: true)
        _ = model.press(":", "r", "e", "s", "t", "o", "r", "e")
        guard case .palette(let palette) = model.overlay else {
            Issue.record("no palette")
            return
        }
        #expect(palette.item?.note == "read only")
    }

    @Test("the top line says so in every language and size", arguments: LocalizedTexts.languages)
    func header(locale: LocaleID) {
        let word = LocalizedTexts(locale: locale).text(.readOnly)
        for (width, height) in [(100, 28), (40, 12)] {
            for isOffline in [false, true] {
                var model = Self.model(isReadOnly: true, width, height, locale: locale)
                model.isOffline = isOffline
                var canvas = Canvas(size: model.size)
                view(model, on: &canvas)
                let head = CanvasText(canvas).rows.prefix(2).joined(separator: "\n")
                #expect(head.contains(word), "\(width)x\(height): \(head)")
            }
        }
    }

    @Test("a shop that may change something does not say so")
    func driving() {
        #expect(!Self.model(isReadOnly: false).screenText.contains("read only"))
    }

    @Test("line mode says so at the start, and refuses each verb that changes something")
    func lines() {
        var start = Fixture.emptyModel(isAutoFinishing: false)
        start.context.isReadOnly = true
        var talk = Transcript(start)
        let reason = "Read only: nothing can be changed here."
        #expect(talk.record.contains(reason))
        // The program refuses what the interface sends.
        talk.respond = { command in
            command.changesState
                ? [.failed(command, CommandError(reason))]
                : Transcript.successfulResponses(command)
        }
        for line in [
            "buy potion", "restore", "spend gems 5", "approve", "decline", "refund 2000000002",
            "fault purchase drop-after", "clock month",
        ] {
            #expect(talk.type(line).contains(reason), "\(line)")
        }
        let isBought = talk.asked.contains { command in
            if case .engine(.buy) = command { true } else { false }
        }
        #expect(!isBought)
    }

    @Test("the refused plan of a crash is not displayed as planned")
    func crash() {
        var model = Self.model(isReadOnly: true)
        let moment = CrashMoment.purchaseMoments.first
        let commands = model.setCrash(moment)
        #expect(commands == [.planCrash(moment)])
        for command in commands { _ = update(&model, .failed(command, CommandError("no"))) }
        #expect(model.sandbox.crash == nil)
    }
}
