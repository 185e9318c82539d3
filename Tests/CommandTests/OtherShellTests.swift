import Foundation
import KioskTestSupport
import Testing

/// Tests the scripts in their shells; a test is skipped on machines without its shell.
@Suite("Completion in zsh and fish")
struct OtherShellTests {
    private static let zsh = shell("zsh")
    private static let fish = shell("fish")

    private static func shell(_ name: String) -> String? {
        ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private let kiosk: CommandShop
    private let environment: [String: String]

    init() throws {
        kiosk = try CommandShop()
        let folder = (BuiltProducts.kiosk as NSString).deletingLastPathComponent
        environment = [
            "PATH": "\(folder):/usr/bin:/bin", "HOME": kiosk.folder.path, "LANG": "C.UTF-8",
        ]
        // A product whose ID would run a command in a shell that evaluates it.
        try kiosk.folder.writeCatalog(of: ["a.b.coin", "a.b.$(touch pwned)"])
    }

    private var wasRun: Bool {
        FileManager.default.fileExists(atPath: kiosk.folder.file("pwned"))
    }

    @Test("fish completes the typed prefix", .enabled(if: fish != nil, "needs fish"))
    func inFish() async throws {
        let script = try kiosk.folder.write(
            try await kiosk("completions fish").output, to: "kiosk.fish")
        let cases = [
            ("the", ["theme"]), ("sandbox fam", ["family"]), ("buy --quan", ["--quantity"]),
            ("buy gems.6", ["gems.60", "gems.6480"]), ("shop --theme kiosk-l", ["kiosk-light"]),
            ("library --account ", ["customer"]), ("library --account c", ["customer"]),
            ("buy --catalog c.yaml ", ["coin", "a.b.coin"]),
        ]
        let program = """
            cd $argv[1]; source $argv[2]
            for typed in $argv[3..]; complete -C $typed; echo next; end
            """
        let run = try await KioskRun.of(
            ["--no-config", "-c", program, kiosk.folder.path, script]
                + cases.map { "kiosk \($0.0)" },
            program: try #require(Self.fish), in: kiosk.folder, environment: environment)
        #expect(run.errors.isEmpty, "\(run.errors)")
        let replies = run.output.components(separatedBy: "next\n")
        for ((typed, offered), reply) in zip(cases, replies) {
            let names = reply.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
            #expect(Set(names.map(String.init)) == Set(offered), "\(typed)")
        }
        #expect(!wasRun)
    }

    @Test("zsh completes the typed prefix", .enabled(if: zsh != nil, "needs zsh"))
    func inZsh() async throws {
        try await kiosk.folder.write(kiosk("completions zsh").output, to: "_kiosk")
        let shell = try PtyProgram(
            try #require(Self.zsh), ["-f"], in: kiosk.folder, environment: environment)
        shell.type("cd \(kiosk.folder.path); PS1='> '; fpath=($PWD $fpath)\r")
        shell.type("autoload -Uz compinit && compinit -u -D && print 'rea''dy'\r")
        try await shell.waitForText("ready")
        for (typed, shown) in [
            ("the", "kiosk theme"), ("sandbox fam", "kiosk sandbox family"),
            ("buy --quan", "kiosk buy --quantity"), ("buy gems.6", "gems.6480"),
            ("shop --theme kiosk-l", "kiosk shop --theme kiosk-light"),
            ("buy --outcome as", "kiosk buy --outcome ask-to-buy"),
            ("shop --storefront JP", "kiosk shop --storefront JPN"),
            ("library --account c", "kiosk library --account customer"),
            ("buy --catalog c.yaml a", "kiosk buy --catalog c.yaml a.b.coin"),
        ] {
            // Ctrl-U and Ctrl-L clear the line and the screen.
            shell.type("\u{15}\u{0C}kiosk \(typed)\t")
            try await shell.waitForText(shown)
        }
        #expect(!wasRun)
        shell.type("\u{15}exit\r")
        #expect(try await shell.waitForEnd() == .exit(0))
    }
}
