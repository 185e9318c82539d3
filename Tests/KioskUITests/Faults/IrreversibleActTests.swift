import PurchaseCore
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Acts that cannot be undone ask first")
struct IrreversibleActTests {
    /// Returns a screen of an account with a subscription, at a store that has rows of all kinds.
    private func model(_ screen: Screen, width: Int = 120, height: Int = 50) -> Model {
        var model = Fixture.clubModel(width, height)
        let products = SandboxProduct(
            productID: Fixture.gems.id, type: .consumable, displayName: "60 Gems",
            availability: .cleared, offers: [], changes: [])
        let snapshot = SandboxSnapshot(
            subscriptions: Fixture.sandboxSubscriptions,
            faults: [PlannedFault(id: 7, plan: FaultPlan(.products, .timeout))],
            products: [products], orders: Fixture.orders)
        _ = model.show(screen)
        _ = update(&model, .sandbox(snapshot))
        _ = update(&model, .drawn(at: Fixture.now))
        return model
    }

    /// Returns the model with each row of its screen selected, from the first one on.
    private func selections(_ first: Model) -> [Model] {
        var model = first
        _ = model.press(.home)
        var all = [model]
        while true {
            let position = model.screen.component.selectedPosition(in: model)
            _ = model.press(.down)
            guard model.screen.component.selectedPosition(in: model) != position else { return all }
            all.append(model)
        }
    }

    private func selected(_ row: (SandboxState.Row) -> Bool) throws -> Model {
        let found = selections(model(.sandbox)).first { $0.sandbox.selectedRow.map(row) ?? false }
        return try #require(found)
    }

    // MARK: Without a question

    @Test("pressing a key twice performs none of them, in any row", arguments: Screen.allCases)
    func keys(screen: Screen) {
        let presses = KeyMap.standard.bindings.flatMap(\.keys)
        for row in selections(model(screen)) {
            for press in presses {
                var model = row
                for milliseconds in [0, 3000] as [Int64] {
                    let at = Fixture.now.adding(milliseconds: milliseconds)
                    let commands = update(&model, .input(.key(press), at: at))
                    #expect(!commands.contains { $0.isIrreversible }, "\(press.name)")
                    _ = update(&model, .drawn(at: at))
                }
            }
        }
    }

    @Test("no action performs one, with or without a key, in any row", arguments: Screen.allCases)
    func actions(screen: Screen) {
        for row in selections(model(screen)) {
            for action in Action.all {
                var model = row
                let commands = model.perform(action)
                #expect(!commands.contains { $0.isIrreversible }, "\(action.name)")
            }
        }
    }

    @Test("no result of the palette performs one, in any row")
    func palette() {
        let first = model(.sandbox)
        let names = Action.all.map(\.name) + SandboxRowAction.all.map(\.stableName) + ["", "clock"]
        let items = Set(names.flatMap { CommandPaletteState(searching: $0, in: first).items })
        #expect(items.contains { $0.target == .action(.clockYear) })
        for row in selections(first) {
            for item in items {
                var model = row
                let commands = item.choose(in: &model)
                #expect(!commands.contains { $0.isIrreversible }, "\(item.name)")
            }
        }
    }

    @Test("no click on a cell of the Sandbox screen performs one")
    func mouse() throws {
        var row = try selected { $0 == .control(.advance) }
        _ = update(
            &row, .input(.resized(Size(width: 80, height: 30)), at: Fixture.now))
        for y in 0..<30 {
            for x in 0..<80 {
                var model = row
                let commands = model.mouse(.left, at: Point(x: x, y: y))
                #expect(!commands.contains { $0.isIrreversible }, "\(x), \(y)")
            }
        }
    }

    // MARK: With a question

    /// Expects that the keys open a question with Cancel focused, and that only its confirmation performs an act.
    private func expectAsks(_ keys: [Key], in model: Model, _ comment: Comment) {
        var asked = model
        for key in keys {
            #expect(!asked.press(key).contains { $0.isIrreversible }, comment)
        }
        let focus = (asked.overlay?.dialog as? any CancelConfirmDialog)?.focus
        #expect(focus == .cancel, comment)
        _ = update(&asked, .drawn(at: Fixture.now))
        var cancelled = asked
        #expect(cancelled.press(.enter, after: 2000) == [] && cancelled.overlay == nil, comment)
        let commands = asked.press(.tab, .enter, after: 2000)
        #expect(commands.count { $0.isIrreversible } == 1 && commands.count == 1, comment)
    }

    @Test("Enter on the row that advances the clock asks, with each step")
    func advance() throws {
        var model = try selected { $0 == .control(.advance) }
        for _ in ClockStep.all {
            expectAsks([.enter], in: model, "\(model.sandbox.step)")
            _ = model.press(.right)
        }
    }

    @Test("each step of the clock's menu asks")
    func clockMenu() {
        for step in ClockStep.all {
            expectAsks(["T", .character(step.key)], in: model(.sandbox), "\(step)")
        }
    }

    @Test("each change of a purchase asks")
    func changes() throws {
        let model = try selected { $0.order?.state == .finished }
        for (index, option) in TransactionChangeOption.all.enumerated()
        where option.refusal(in: .finished) == nil {
            let down = Array(repeating: Key.down, count: index)
            expectAsks(["x"] + down + [.enter], in: model, "\(option.logName)")
        }
    }

    /// Types an act into the palette, and answers its query for the planned faults.
    private func perform(_ line: String, in model: inout Model) {
        _ = model.press(":")
        _ = update(&model, .input(.paste(line), at: Fixture.now))
        _ = model.press(.enter)
        _ = update(&model, .orders(Fixture.orders))
    }

    @Test("a typed removal of all faults asks and lists them")
    func faults() throws {
        var model = model(.sandbox)
        _ = model.press(":")
        _ = update(&model, .input(.paste("fault clear"), at: Fixture.now))
        #expect(!model.press(.enter).contains { $0.isIrreversible })
        #expect(!update(&model, .orders(Fixture.orders)).contains { $0.isIrreversible })
        #expect(
            model.screenText.contains("Clear all faults")
                && model.screenText.contains("products timeout"))
        expectAsks([], in: model, "fault clear")
        var mistyped = model
        mistyped.overlay = nil
        perform("fault clear 1x", in: &mistyped)
        #expect(mistyped.overlay == nil)
        model.context.isReadOnly = true
        model.overlay = nil
        perform("fault clear", in: &model)
        #expect(model.overlay == nil)
        #expect(model.toasts.last?.text.string == "Read only: nothing can be changed here.")
    }

    @Test("the end of a subscription and of its renewal ask")
    func subscriptions() throws {
        expectAsks(["E"], in: try selected { $0.subscription != nil }, "end now")
        let library = selections(model(.library)).first { $0.librarySubscription != nil }
        expectAsks(["c"], in: try #require(library), "cancel renewal")
    }
}

extension Command {
    /// Whether the command changes what no other action restores.
    fileprivate var isIrreversible: Bool {
        switch self {
        case .sandbox(let action): action.isIrreversible
        case .engine(.buy), .engine(.spend), .engine(.manage(_, .cancel)): true
        default: false
        }
    }
}

extension SandboxAction {
    /// Whether the action destroys something or moves the clock. The decisions about orders are not among them: they
    /// answer a question that the store asks, and a sold product can be refunded.
    fileprivate var isIrreversible: Bool {
        switch self {
        case .transaction, .clearHistory, .clearFaults: true
        case .subscription(_, let change): change == .expire
        case .clock(let change): if case .rate = change { false } else { true }
        case .order, .buyOutside, .planFault, .clearFault, .family, .catalog, .createOfferCodes:
            false
        }
    }
}
