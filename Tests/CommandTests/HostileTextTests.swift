import CommandTestSupport
import Foundation
import KioskTestSupport
import Testing

@Suite("Hostile text in every command")
struct HostileTextTests {
    private static let evil = #"\e]0;pwned\a\e[2J\r\x9b\u202E\u2066\u200B\uFEFF\U000E0041end"#

    private static let catalog = """
        app: {bundle-id: a.b, name: "\(evil)"}
        storefront: USA
        locale: en
        products:
          - id: "a.b.\(evil)"
            type: consumable
            localizations: {en: {name: "\(evil)", description: "\(evil)"}}
            prices: {USA: "1.00"}
            grants: {"g\(evil)": 5}
        """

    @Test("no text from a catalog controls the terminal in any command")
    func sinks() async throws {
        let kiosk = try CommandShop()
        let path = try kiosk.folder.write(Self.catalog, to: "evil.yaml")
        for words in [
            "buy a.b --catalog \(path)", "products", "products --json", "transactions",
            "transactions --json", "library", "library --json", "shop", "shop --json",
            "products --why a.b", "restore", "receipt 2", "receipt 2 --json",
            "catalog check \(path)", "catalog check --json \(path)", "dispute 2026",
            "dispute 2026 --json", "dispute --account customer", "sandbox grant 2026 --reason x",
            "sandbox grant 2026 --reason x --good g --amount 2", "spend gems 9", "buy a.b --json",
            "buy a.b --outcome ask-to-buy", "sandbox approve",
        ] {
            let run = try await kiosk(words)
            #expect(!run.output.isEmpty || !run.errors.isEmpty, "\(words)")
            for text in [run.output, run.errors] {
                #expect(text.unicodeScalars.allSatisfy(Self.isHarmless), "\(words)")
            }
        }
    }

    @Test("hostile command line arguments are escaped")
    func arguments() async throws {
        let folder = try TemporaryFolder()
        let evil = "\u{1B}[2J\u{202E}\u{9B}x"
        for arguments in [
            [evil], ["buy", evil], ["buy", "x", "--quantity", evil], ["--account", evil],
            ["products", "--why", evil], ["--theme", evil, "--plain"], ["theme", "check", evil],
            ["catalog", "check", evil], ["--config", evil], ["finish", evil], ["help", evil],
        ] {
            let run = try await KioskRun.inProcess(arguments, in: folder)
            for text in [run.output, run.errors] {
                #expect(text.unicodeScalars.allSatisfy(Self.isHarmless), "\(arguments)")
            }
        }
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: true
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x200B, 0xFEFF,
            0xE0000...0xE007F:
            false
        default: true
        }
    }
}
