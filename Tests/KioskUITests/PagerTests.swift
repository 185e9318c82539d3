import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Pager and editor")
struct PagerTests {
    /// Presses the key of the pager, and returns the lines that it shows.
    private func page(_ model: inout Model) throws -> [String] {
        let commands = model.press("|")
        guard case .terminal(.page(let lines)) = try #require(commands.first) else {
            Issue.record("\(commands)")
            return []
        }
        #expect(commands.count == 1)
        for line in lines {
            let controls = line.string.unicodeScalars.filter {
                $0.properties.generalCategory == .control
            }
            #expect(controls.isEmpty, "\(line.string.debugDescription)")
        }
        return lines.map(\.string)
    }

    @Test("the pager shows the events that the filter of the log shows, without control characters")
    func log() throws {
        var model = Fixture.model()
        _ = model.press("6")
        _ = update(&model, .log(Fixture.events, acknowledged: 3))
        let lines = try page(&model)
        #expect(lines.count == Fixture.events.count)
        #expect(lines[3].contains("2000000003") && lines[3].hasSuffix("Evil␛[2Jdetail"))
        _ = model.press("/", "E", "v", "i", "l", .enter)
        #expect(try page(&model) == [lines[3]])
    }

    @Test("the pager shows all parts of the receipt, and the signed transaction last")
    func receipt() throws {
        var model = Fixture.model()
        _ = model.press("4")
        _ = update(&model, .receipt("2000000003", Fixture.receipt))
        let lines = try page(&model)
        #expect(lines.contains { $0.contains("␛[2Jx") }, "a field of the payload")
        #expect(lines.contains { $0.contains("kiosk Sandbox Root") }, "the signatures")
        #expect(lines.last == "eyJh.eyJi.c2ln")
    }

    @Test("the pager shows the whole detail of the selected transaction")
    func transaction() throws {
        var model = Fixture.model(40, 12)
        _ = model.press("2", .enter)
        _ = update(&model, .history(rowID: "000003", Fixture.steps))
        let lines = try page(&model)
        #expect(lines.count > model.size.height)
        #expect(lines.contains { $0.contains("M-2026-000003") })
    }

    @Test("the pager shows the open article of the manual, which stays open")
    func article() throws {
        var model = Fixture.model()
        _ = model.press("5", .function(1))
        let lines = try page(&model)
        #expect(lines.count > model.size.height)
        #expect(model.screenText.contains(try #require(lines.first)))
        guard case .manual = model.overlay else {
            Issue.record("the reader is closed")
            return
        }
    }

    @Test("the key of the pager is free on every screen", arguments: Screen.allCases)
    func key(screen: Screen) {
        #expect(KeyMap.standard.action(for: KeyPress("|"), on: screen) == .pager)
    }

    @Test("the key of the pager answers where there is nothing to show")
    func nothing() {
        var model = Fixture.model()
        _ = model.press("6")
        _ = update(&model, .log([], acknowledged: 0))
        #expect(model.press("|") == [])
        #expect(model.toasts.last?.text.string == "Nothing selected.")
    }

    @Test("the editor opens the catalog file, and only a shop with one offers that")
    func editor() {
        var model = Fixture.model()
        #expect(!model.hasEffect(.editCatalog))
        #expect(model.perform(.editCatalog) == [])
        #expect(
            model.toasts.last?.text.string
                == "This shop does not sell from a catalog file of its own.")
        model.context.catalogPath = "/home/alice/shop.yaml"
        #expect(model.hasEffect(.editCatalog))
        #expect(model.perform(.editCatalog) == [.terminal(.edit("/home/alice/shop.yaml"))])
    }

    @Test("in read-only mode the pager works, and the editor is refused")
    func readOnly() throws {
        var model = Fixture.model()
        model.context.catalogPath = "/home/alice/shop.yaml"
        model.context.isReadOnly = true
        #expect(try !page(&model).isEmpty)
        #expect(!Command.terminal(.page([])).changesState)
        #expect(model.perform(.editCatalog) == [])
        #expect(model.toasts.last?.text.string == "Read only: nothing can be changed here.")
        #expect(Command.terminal(.edit("/home/alice/shop.yaml")).changesState)
    }
}
