import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Custom key bindings")
struct KeyRemappingTests {
    private func change(_ action: String, _ keys: String...) throws -> KeyOverride {
        KeyOverride(
            action: try #require(Action(name: action)),
            keys: try keys.map { try #require(KeyPress(name: $0)) })
    }

    private func remapped(_ changes: KeyOverride...) throws -> (KeyMap, [ReassignedDefaultKey]) {
        try KeyMap.standard.applying(changes)
    }

    private func action(_ table: KeyMap, _ key: String, _ screen: Screen = .shop) -> String? {
        KeyPress(name: key).flatMap { table.action(for: $0, on: screen) }?.name
    }

    @Test("every action has a unique name that resolves to the action")
    func names() {
        #expect(Set(Action.all.map(\.name)).count == Action.all.count)
        for action in Action.all { #expect(Action(name: action.name) == action) }
        #expect(Action(name: "self-destruct") == nil)
    }

    @Test("changed keys replace the default keys")
    func replaced() throws {
        let (table, losses) = try remapped(change("buy", "X", "f5"))
        #expect(losses.isEmpty)
        #expect(action(table, "X") == "buy" && action(table, "f5") == "buy")
        #expect(action(table, "b") == nil)
        #expect(action(table, "X", .activity) == nil, "Buy is of the Shop only")
    }

    @Test("assigning a default key to another action removes it from its action with a warning")
    func taken() throws {
        let (table, losses) = try remapped(change("buy", "r"))
        #expect(action(table, "r") == "buy")
        #expect(
            losses.map(\.previousAction.name) == ["refresh"]
                && losses.map(\.newAction.name) == ["buy"])
        #expect(losses.first?.remainingKeys == [])
        let (second, some) = try remapped(change("buy", "k"))
        #expect(action(second, "up") == "up" && action(second, "k") == "buy")
        #expect(some.first?.remainingKeys.map(\.name) == ["up"])
    }

    @Test("two actions can exchange their keys")
    func exchanged() throws {
        let (table, losses) = try remapped(change("refresh", "R"), change("restore", "r"))
        #expect(losses.isEmpty)
        #expect(action(table, "r") == "restore" && action(table, "R") == "refresh")
    }

    @Test("actions that never share a screen can have the same key")
    func apart() throws {
        let (table, losses) = try remapped(change("buy", "x"), change("spend", "x"))
        #expect(losses.isEmpty)
        #expect(action(table, "x") == "buy" && action(table, "x", .library) == "spend")
    }

    @Test("two changes that bind one key on the same screen are a conflict that names both")
    func conflict() throws {
        #expect {
            try remapped(change("buy", "x"), change("theme", "x"))
        } throws: { error in
            let conflict = error as? KeyBindingConflict
            return conflict?.isFixed == false && conflict?.key.name == "x"
                && Set(conflict?.actions.map(\.name) ?? []) == ["buy", "theme"]
        }
    }

    @Test(
        "the keys of quit, redraw and back cannot be reassigned",
        arguments: ["ctrl-c", "ctrl-l", "esc"])
    func fixed(key: String) throws {
        #expect {
            try remapped(change("buy", key))
        } throws: { error in
            (error as? KeyBindingConflict)?.isFixed == true
        }
        let names = ["quit", "redraw", "back"]
        let (table, _) = try KeyMap.standard.applying(names.map { try change($0) })
        #expect(action(table, key) != nil)
        #expect(action(table, "q") == nil, "the other keys of what stays can be given up")
    }

    @Test("actions with fixed keys can have additional keys")
    func further() throws {
        let (table, _) = try remapped(change("back", "backspace"), change("redraw", "f5"))
        #expect(action(table, "backspace") == "back" && action(table, "esc") == "back")
        #expect(action(table, "f5") == "redraw" && action(table, "ctrl-l") == "redraw")
    }

    @Test("an action without a key is listed in help but not in the footer")
    func unbound() throws {
        var model = Fixture.model(100, 90)
        var wanted = Preferences()
        (wanted.keys, _) = try remapped(change("buy"), change("filter", "f3"))
        _ = update(&model, .preferences(wanted))
        #expect(!model.screenText.contains("b buy"))
        #expect(model.screenText.contains("F3 filter"))
        _ = model.press("b")
        #expect(model.dialog == nil)
        _ = model.press("?")
        #expect(model.screenText.contains("buy"))
    }

    @Test("a Ctrl key works during text input, and over a dialog only if its action is global")
    func control() throws {
        var model = Fixture.model()
        var wanted = Preferences()
        (wanted.keys, _) = try remapped(change("theme", "ctrl-t"))
        _ = update(&model, .preferences(wanted))
        let control = { (letter: Character) in
            InputEvent.key(KeyPress(.character(letter), control: true))
        }
        _ = model.press("/", "g")
        _ = update(&model, .input(control("b"), at: Fixture.now))
        #expect(model.shop.filter.text == "g", "a key that means nothing types nothing")
        _ = update(&model, .input(control("t"), at: Fixture.now))
        guard case .themes = model.overlay else {
            Issue.record("the picker is not open")
            return
        }
        model.overlay = nil
        _ = model.press(.escape, "b")
        _ = update(&model, .input(control("t"), at: Fixture.now))
        #expect(model.dialog != nil)
        #expect(update(&model, .input(control("c"), at: Fixture.now)).contains(.terminal(.quit)))
    }

    @Test("with random key changes no key has two meanings and every accepted change takes effect")
    func anyChanges() throws {
        let names = "a b c k r t x y G ? / esc enter tab up f5 ctrl-c ctrl-p ctrl-r alt-x space"
        let keys = names.split(separator: " ").compactMap { KeyPress(name: String($0)) }
        var state: UInt64 = 20_261_122
        func pick<Element>(_ elements: [Element]) -> Element {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return elements[Int(state >> 33) % elements.count]
        }
        var used = 0
        for _ in 0..<2000 {
            let actions = Set((0..<pick([1, 2, 3, 5])).map { _ in pick(Action.all) })
            let changes = actions.sorted { $0.name < $1.name }.map { action in
                KeyOverride(action: action, keys: (0..<pick([0, 1, 1, 2])).map { _ in pick(keys) })
            }
            guard let (table, _) = try? KeyMap.standard.applying(changes) else { continue }
            used += 1
            for screen in Screen.allCases {
                let here = table.bindings.filter { $0.applies(to: screen) }
                let all = here.flatMap(\.keys)
                try #require(Set(all).count == all.count, "\(changes)")
                for change in changes where here.contains(where: { $0.action == change.action }) {
                    for key in change.keys {
                        try #require(table.action(for: key, on: screen) == change.action)
                    }
                }
                for key in ["ctrl-c", "ctrl-l", "esc"] {
                    try #require(action(table, key, screen) == action(.standard, key, screen))
                }
            }
        }
        #expect(used > 200)
    }
}
