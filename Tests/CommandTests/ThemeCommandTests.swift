import Foundation
import KioskTestSupport
import Testing

@Suite("Theme commands of the program")
struct ThemeCommandTests {
    @Test("a preview into a pipe has the shop and every role without escape sequences")
    func preview() async throws {
        let kiosk = try CommandShop()
        let run = try await kiosk("theme preview night-market")
        #expect(run.status == 0)
        for word in ["Night Market, dark", "60 Gems", "stateRefunded", "lowest contrast"] {
            #expect(run.output.contains(word), "\(word)")
        }
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test("a preview on a terminal has the theme's colors, and none with NO_COLOR")
    func painted() async throws {
        let folder = try TemporaryFolder()
        for (variable, isPainted) in [("COLORTERM", true), ("NO_COLOR", false)] {
            let shown = try PtyProgram(
                BuiltProducts.kiosk, ["theme", "preview", "ledger"], in: folder,
                environment: [variable: "truecolor"], height: 80)
            #expect(try await shown.waitForEnd() == .exit(0))
            let output = String(decoding: shown.output, as: UTF8.self)
            #expect(output.contains("48;2;") == isPainted)
            #expect(output.contains("\u{1B}") == isPainted)
            #expect(output.contains("60 Gems"))
        }
    }

    @Test("an unknown terminal type gets the default colors, and a dumb terminal none")
    func unknownTerminal() async throws {
        let folder = try TemporaryFolder()
        for (term, isPainted) in [("nonsense", true), ("dumb", false), ("a b", false)] {
            let shown = try PtyProgram(
                BuiltProducts.kiosk, ["theme", "preview", "ledger"], in: folder,
                environment: ["TERM": term], height: 80)
            #expect(try await shown.waitForEnd() == .exit(0))
            let output = String(decoding: shown.output, as: UTF8.self)
            #expect(output.contains("48;5;") == isPainted && output.contains("\u{1B}") == isPainted)
        }
    }

    @Test("theme preview prints all themes at once, and each role as JSON")
    func all() async throws {
        let kiosk = try CommandShop()
        let run = try await kiosk("theme preview --all --json")
        let names = Set(run.objects.compactMap { $0["theme"] as? String })
        #expect(names.isSuperset(of: ["kiosk-default", "tritan-light", "receipt"]))
        let line = run.objects.first {
            $0["theme"] as? String == "kiosk-contrast" && $0["role"] as? String == "text"
        }
        #expect(line?["foreground"] as? String == "#ffffff")
        #expect(line?["background"] as? String == "#000000")
        #expect((line?["contrast"] as? Double ?? 0) >= 7)
    }

    @Test("theme check reports low contrast as warnings with line numbers")
    func check() async throws {
        let kiosk = try CommandShop()
        let path = try kiosk.folder.write(
            "name: X\nroles:\n  text: {fg: \"#777777\", bg: \"#666666\"}\n", to: "x.yaml")
        let run = try await kiosk("theme check \(path)")
        #expect(run.status == 0)
        #expect(
            run.output.contains("\(path):3:3: text on text has a contrast of 1.2; text needs 4.5")
        )
        let json = try #require(try await kiosk("theme check --json \(path)").objects.first)
        #expect(json["status"] as? String == "warnings")
    }

    @Test("an unknown theme is rejected with the nearest name, and a pair names both themes")
    func refusals() async throws {
        let kiosk = try CommandShop()
        let run = try await kiosk("theme preview night-maket")
        #expect(run.status == 65)
        #expect(run.errors.contains("Did you mean “night-market”?"))
        let list = try await kiosk("theme list --json --theme day-market,night-market").objects
        #expect(
            list.filter { $0["inUse"] as? Bool == true }.compactMap { $0["name"] as? String } == [
                "day-market", "night-market",
            ])
    }
}
