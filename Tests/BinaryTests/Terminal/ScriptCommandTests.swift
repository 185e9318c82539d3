import Foundation
import KioskTestSupport
import Testing

@Suite("kiosk shop --script") struct ScriptCommandTests {
    private func play(_ text: String, in folder: TemporaryFolder) async throws -> KioskRun {
        let script = try folder.write(text, to: "demo.script")
        return try await KioskRun.of(
            ["shop", "--script", script], in: folder, environment: ["LANG": "en_US.UTF-8"])
    }

    @Test("a script buys once and prints the screens")
    func buying() async throws {
        let folder = try TemporaryFolder()
        let saved = folder.file("bought.screen")
        let run = try await play(
            """
            size 80x24
            wait open
            key / ; type potion ; key enter
            key b tab enter
            wait "Bought 5 Healing Potions"
            wait settled
            key 3
            wait "potions"
            show
            save \(saved)
            """, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("potions"))
        #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
        #expect(try String(contentsOfFile: saved, encoding: .utf8) == run.output)
        let rows = try await KioskRun.of(["transactions", "--json"], in: folder)
        #expect(rows.objects.count == 1)
    }

    @Test("a script is recorded, and a player ends with the same screen")
    func recording() async throws {
        let folder = try TemporaryFolder()
        let script = try folder.write(
            """
            size 80x24
            wait open
            key / ; type potion ; key enter
            key b tab enter
            wait "Bought 5 Healing Potions"
            wait settled
            size 100x30
            key 3
            wait "potions"
            show
            """, to: "demo.script")
        let file = folder.file("demo.cast")
        let run = try await KioskRun.of(
            ["shop", "--script", script, "--record", file], in: folder,
            environment: ["LANG": "en_US.UTF-8"])
        #expect(run.status == 0, "\(run.errors)")
        let cast = try AsciicastPlayer(file)
        let shown = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(cast.lastScreen == shown.dropLast().map(String.init))
        #expect(cast.shows("[ Cancel ]") && cast.shows("Bought 5 Healing Potions"))
        #expect(cast.isInOrder)
        #expect(cast.unknown == [] && cast.leftovers == [])
    }

    @Test("an existing file is not overwritten, and nothing is bought")
    func existing() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("mine", to: "demo.cast")
        let script = try folder.write("wait open\nkey b tab enter\n", to: "demo.script")
        let run = try await KioskRun.of(
            ["shop", "--script", script, "--record", file], in: folder)
        #expect(run.status == 74)
        #expect(run.errors.contains("exists already"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        let rows = try await KioskRun.of(["transactions", "--json"], in: folder)
        #expect(rows.objects.isEmpty)
    }

    @Test("an invalid action is reported with its line, and nothing is bought")
    func refusal() async throws {
        let folder = try TemporaryFolder()
        let run = try await play("wait open\nkey b\nbuy it\n", in: folder)
        #expect(run.status == 65)
        #expect(run.errors.contains("demo.script:3:"))
    }
}
