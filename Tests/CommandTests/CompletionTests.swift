import Foundation
import KioskTestSupport
import Testing

@Suite("Completion in bash")
struct CompletionTests {
    /// The script, which is the same in each profile.
    private static let script = SharedValue { try await CommandShop()("completions bash").output }

    /// Returns the completions that bash offers for the last word, and the files left in its folder.
    private func offered(
        _ kiosk: CommandShop, _ words: String...
    ) async throws -> (replies: Set<String>, files: [String]) {
        let script = try kiosk.folder.write(try await Self.script.value(), to: "complete.bash")
        try FileManager.default.createDirectory(
            atPath: kiosk.folder.file("here"), withIntermediateDirectories: true)
        let program = """
            cd "$1"; source "$2"; shift 2
            COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
            _kiosk "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try await KioskRun.of(
            ["--norc", "--noprofile", "-c", program, "bash", kiosk.folder.file("here"), script]
                + [BuiltProducts.kiosk] + words,
            program: "/bin/bash", in: kiosk.folder, environment: kiosk.environment)
        #expect(run.errors.isEmpty, "\(run.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: kiosk.folder.file("here"))
        return (Set(run.output.split(separator: "\n").map(String.init)), files)
    }

    @Test("commands, options, outcomes, themes, accounts and products are completed")
    func offers() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("library --account mia")
        #expect(try await offered(kiosk, "res").replies == ["restore", "reset"])
        #expect(try await offered(kiosk, "buy", "--quan").replies == ["--quantity"])
        #expect(
            try await offered(kiosk, "buy", "--outcome", "a").replies == [
                "approve", "ask-to-buy", "answer-lost",
            ])
        #expect(try await offered(kiosk, "--theme", "kiosk-l").replies.isEmpty, "first the command")
        #expect(
            try await offered(kiosk, "shop", "--theme", "kiosk-l").replies.contains("kiosk-light"))
        #expect(try await offered(kiosk, "buy", "--account", "").replies == ["mia"])
        let gems = try await offered(kiosk, "buy", "gems.6").replies
        #expect(gems.contains("gems.60") && gems.allSatisfy { $0.hasPrefix("gems.6") })
    }

    @Test("devices at the profile's own store and at shared ones are completed")
    func devices() async throws {
        let kiosk = try CommandShop()
        for store in ["embedded", "shared/http___host/00000000-0000-0000-0000-000000000001"] {
            for device in ["phone-1", store.hasPrefix("shared") ? "tablet" : "phone-2"] {
                try FileManager.default.createDirectory(
                    atPath: kiosk.folder.file("kiosk/default/\(store)/devices/\(device)"),
                    withIntermediateDirectories: true)
            }
        }
        #expect(
            try await offered(kiosk, "buy", "--device", "").replies == [
                "phone-1", "phone-2", "tablet",
            ])
    }

    @Test("text from a catalog runs no command in the shell, and plain IDs are still offered")
    func hostile() async throws {
        let kiosk = try CommandShop()
        let path = try kiosk.folder.writeCatalog(
            of: ["a.b.coin", "a.b.$(touch pwned)", "a.b.`touch pwned`;touch pwned"])
        #expect(try await kiosk("products --json --catalog \(path)").objects.count == 3)
        for typed in ["", "c", "a", "$"] {
            let (replies, files) = try await offered(kiosk, "buy", typed)
            #expect(files == [], "something was run")
            #expect(replies.isSubset(of: ["coin", "a.b.coin"]))
            #expect(!"coin".hasPrefix(typed) || replies.contains("coin"))
        }
    }

    @Test("completion creates neither a profile nor a folder")
    func quiet() async throws {
        let kiosk = try CommandShop()
        #expect(try await offered(kiosk, "buy", "gems").replies.contains("gems.60"))
        #expect(!FileManager.default.fileExists(atPath: kiosk.folder.file("kiosk")))
    }
}
