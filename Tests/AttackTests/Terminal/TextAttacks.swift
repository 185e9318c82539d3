import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Texts that control the terminal; the ids are those of the article “Attacks”.
@Suite("Attacks by text", .timeLimit(.minutes(5)))
struct TextAttacks {
    let profile: Profile

    init() throws { profile = try Profile() }

    private func open(_ words: [HostileText]) async throws -> PtyProgram {
        let file = try profile.folder.write(HostileText.catalog(words), to: "hostile.yaml")
        let shop = try PtyProgram(
            profile.program, ["--catalog", file], in: profile.folder, width: 120, height: 36)
        try await shop.waitForText("com.example.p0")
        return shop
    }

    /// Visits every product in the list, its detail and its dialog, and then the other screens.
    private func walk(_ shop: PtyProgram, past count: Int) async throws {
        for index in 0..<count {
            try await shop.waitForText("com.example.p\(index)")
            shop.type("b")
            let dialog = try await shop.waitForText("[ Cancel ]")
            expectAligned(dialog)
            shop.type("\r")
            try await shop.waitForScreen("no dialog") { !$0.contains("[ Cancel ]") }
            shop.type("j")
        }
        for key in ["2", "3", "?"] {
            let before = shop.screen.lines
            shop.type(key)
            expectAligned(try await shop.waitForScreen("another screen") { $0.lines != before })
        }
        shop.type("\u{03}")
        #expect(try await shop.waitForEnd() == .exit(0))
    }

    private func expectAligned(
        _ screen: TerminalEmulator, _ location: SourceLocation = #_sourceLocation
    ) {
        let hasMisfits = screen.hasOverflow
        #expect(!hasMisfits, sourceLocation: location)
        #expect(screen.title == "kiosk", sourceLocation: location)
        #expect(screen.copies == [], sourceLocation: location)
    }

    @Test(
        "D1, D2, D3, D4, D5, D6, D7, D13: a sequence in any catalog text is shown on every screen and never executed"
    )
    func sequences() async throws {
        let shop = try await open(HostileText.sequences)
        #expect(shop.screen.contains("␛]52;c;b3duZWQ=␇"))
        try await walk(shop, past: HostileText.sequences.count)
        #expect(AllowedSequences.violations(in: shop.output) == [])
    }

    @Test(
        "D8, D9, D10, D12: characters that move, reverse or hide text have no effect in any field; the price stays in its column"
    )
    func layout() async throws {
        let shop = try await open(HostileText.layout)
        let rows = shop.screen.lines.filter { $0.contains("0.99") && $0.contains("◆") }
        #expect(rows.count >= HostileText.layout.count)
        let columns = rows.indices.compactMap { index in
            shop.screen.lines.firstIndex(of: rows[index]).flatMap { line in
                (0..<116).first { x in
                    shop.screen.columns(line)[x..<(x + 5)].joined() == "$0.99"
                }
            }
        }
        // A title too long for its column takes the empty column of marks, in front of the price.
        #expect(columns.dropFirst(2).allSatisfy { $0 == columns[0] }, "\(rows)")
        #expect(columns[1] > columns[0] && columns[1] < columns[0] + 10, "\(rows)")
        try await walk(shop, past: HostileText.layout.count)
        #expect(AllowedSequences.violations(in: shop.output) == [])
    }

    @Test("D11: letters of two alphabets in one word are marked, and the product's ID is shown")
    func homoglyphs() async throws {
        let file = try profile.folder.write(
            """
            app: {bundle-id: com.example, name: Example}
            products:
              - id: com.example.pro
                type: non-consumable
                localizations: {en: {name: "\\u0420ro", description: Pro.}}
                prices: {USA: "0.99"}
            """, to: "homoglyph.yaml")
        let shop = try PtyProgram(
            profile.program, ["--catalog", file], in: profile.folder, width: 120, height: 36)
        try await shop.waitForText("com.example.pro")
        // Without color the underline is what remains of the warning.
        let output = String(decoding: shop.output, as: UTF8.self)
        #expect(output.firstMatch(of: /\[(?:2?[0-9];)*4[;m]/) != nil)
        shop.type("b")
        #expect(try await shop.waitForText("[ Cancel ]").contains("com.example.pro"))
    }

    /// Returns commands that show the catalog's texts, and some that quote their arguments.
    private func commands(_ file: String, quoting text: String) -> [[String]] {
        [
            ["products"], ["products", "--json"], ["products", "--why", "com.example.p1"],
            ["buy", "com.example.p0"], ["buy", "com.example.p1", "--json"], ["transactions"],
            ["transactions", "--json"], ["library"], ["library", "--json"], ["log"],
            ["log", "--json"], ["restore"], ["receipt", "2"], ["receipt", "2", "--json"],
            ["sandbox", "grant", "2026", "--reason", text], ["dispute", "2026"],
            ["dispute", "2026", "--json"], ["catalog", "check", file], ["shop"],
            [text], ["buy", text], ["help", text], ["--theme", text, "--plain"],
            ["--account", text, "products"], ["products", "--catalog", "/" + text],
            ["products", "--config", "/" + text], ["products", "--quantity", text],
            ["buy", text, "--json"],
        ]
    }

    @Test(
        "D14: the same texts leave no control in a command's output, JSON, help, errors or log"
    )
    func commands() async throws {
        let words = HostileText.sequences + HostileText.layout
        let file = try profile.folder.write(HostileText.catalog(words), to: "hostile.yaml")
        // An argument cannot contain a NUL.
        let text = words.filter { $0.text.utf8.count < 100 }.map(\.text).joined()
            .replacing("\0", with: "")
        for arguments in commands(file, quoting: text) {
            let run = try await profile.run(
                arguments, environment: ["KIOSK_CATALOG": file])
            #expect(!(run.output + run.errors).isEmpty, "\(arguments.first ?? "")")
            for stream in [run.output, run.errors] {
                #expect(
                    controls(in: stream) == [], "\(arguments.prefix(2).map(\.debugDescription))")
            }
        }
    }

    @Test("D14: a text in the environment, a config file or a file name leaves no control either")
    func settings() async throws {
        let text = HostileText.sequences[0].text + "\u{9B}2J\r\u{202E}x"
        let folder = profile.folder
        let config = try folder.write(
            "theme: \"\(HostileText.yaml(HostileText.sequences[4].text))\"\n", to: "c.yaml")
        let broken = try folder.write("products: [\n", to: text + ".yaml")
        for (arguments, environment) in [
            (["products"], ["KIOSK_ACCOUNT": text]), (["products"], ["KIOSK_" + text: "1"]),
            (["theme", "check", broken], [:]), (["catalog", "check", broken], [:]),
            (["products", "--config", config], [:]), (["products", "--catalog", broken], [:]),
        ] as [([String], [String: String])] {
            let run = try await profile.run(arguments, environment: environment)
            #expect(controls(in: run.output + run.errors) == [], "\(arguments.prefix(2))")
        }
    }

    @Test("D12: bytes that are not UTF-8 in a catalog are refused and quoted harmlessly")
    func brokenText() async throws {
        let path = profile.folder.file("broken.yaml")
        let bytes =
            Data("products: [{id: \"a\u{1B}[2J".utf8) + [0x9B, 0xED, 0xA0, 0x80, 0xFF, 0x00]
        try bytes.write(to: URL(filePath: path))
        let run = try await profile.run(["products", "--catalog", path])
        #expect(run.status == 65)
        #expect(controls(in: run.output + run.errors) == [])
    }

    /// Returns the controls that a command may not print; line feeds are allowed.
    private func controls(in text: String) -> [String] {
        AllowedSequences.violations(in: text.utf8.filter { $0 != 0x0A })
            + (text.utf8.contains { [0x08, 0x0D, 0x1B].contains($0) } ? ["a control"] : [])
    }

    @Test("D18: a text that looks like our dialog can neither be pressed nor be mistaken for it")
    func imitation() async throws {
        let fake =
            "┌─ Buy ─────────────┐ │ 60 Gems × 1  $0.99 │ │ [ Buy $0.99 ]  [ Cancel ] │ └──────┘"
        let file = try profile.folder.write(
            """
            app: {bundle-id: com.example, name: Example}
            products:
              - id: com.example.fake
                type: consumable
                localizations: {en: {name: "[ Buy $0.99 ]", description: "\(fake)"}}
                prices: {USA: "0.99"}
                grants: {gems: 1}
            """, to: "fake.yaml")
        let shop = try PtyProgram(
            profile.program, ["--catalog", file], in: profile.folder, width: 120, height: 36)
        let screen = try await shop.waitForScreen("the text") {
            $0.contains("▸ ◆ [ Buy $0.99 ]") && $0.contains("[ Cancel ]")
        }
        // The line that names the environment stays in its position, and no text overwrites it.
        #expect(screen.lines[0].contains("SANDBOX"))
        #expect(!screen.lines[0].contains("Buy $0.99"))
        for (y, line) in screen.lines.enumerated() where line.contains("Buy $0.99") {
            for x in stride(from: 1, through: 120, by: 6) {
                shop.type("\u{1B}[<0;\(x);\(y + 1)M\u{1B}[<0;\(x);\(y + 1)m")
            }
        }
        // The clicks may have opened a text field; Enter leaves it.
        shop.type("\r?")
        try await shop.waitForText("Help")
        shop.type("\u{03}")
        #expect(try await shop.waitForEnd() == .exit(0))
        let run = try await profile.run(["transactions", "--json"])
        #expect(run.objects.isEmpty)
    }
}
