import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// What a process reveals of itself and of its secrets; the ids are those of the article “Attacks”.
@Suite("Attacks on the process", .timeLimit(.minutes(5)))
struct ProcessAttacks {
    /// Returns files of `/proc` for a process in the middle of a slow purchase.
    private func facts(_ profile: Profile, _ names: String) async throws -> String {
        let watching = """
            cd "$HOME" && rm -f out
            "$0" buy gems.60 --json --pace 30s > out 2>&1 &
            until grep -qs intentId out; do :; done
            cd /proc/$!
            cat \(names) | tr '\\0' '\\n'
            kill $!
            wait
            """
        let run = try await KioskRun.of(
            ["-c", watching, profile.program], program: "/bin/sh", in: profile.folder)
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }

    /// Returns the lines of the key's PEM file between its marks.
    private func keyLines(_ profile: Profile) throws -> [Substring] {
        let pem = try String(contentsOfFile: profile.authority, encoding: .utf8)
        let key = try #require(pem.range(of: "-----BEGIN PRIVATE KEY-----"))
        return pem[key.upperBound...].split(separator: "\n").filter { !$0.hasPrefix("-----") }
    }

    @Test("E6: the signing key is not in core files, command lines or the environment")
    func core() async throws {
        let profile = try Profile()
        let limits = try await facts(profile, "limits")
        let line = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
        let words = line?.split(whereSeparator: \.isWhitespace).suffix(3) ?? []
        #expect(words == ["0", "0", "bytes"], "\(limits)")
        // Where the system pipes cores to a program, the size limit does not apply, so the core must also contain no
        // memory.
        #expect(try await facts(profile, "coredump_filter").contains("00000000"))
        let shown = try await facts(profile, "cmdline environ")
        let key = try keyLines(profile)
        #expect(!key.isEmpty && shown.contains("XDG_STATE_HOME"))
        for line in key { #expect(!shown.contains(line)) }
    }

    @Test(
        "E7: no output contains a signature, a key or a signed token, except the token that is asked for"
    )
    func secrets() async throws {
        let profile = try Profile()
        var said = ""
        for command in [
            ["buy", "gems.60", "--json"], ["buy", "removeads"], ["transactions", "--json"],
            ["transactions"], ["restore", "--json"], ["library", "--json"], ["root", "--pem"],
            ["spend", "gems", "1", "--json"], ["sandbox", "orders", "--json"], ["--help"],
            ["buy", "gems.60", "--outcome", "decline", "--json"], ["products", "--json"],
        ] {
            let run = try await profile.run(command)
            said += run.output + run.errors
        }
        let transaction = try profile.number(profile.store, "SELECT min(id) FROM transactions")
        let receipt = try await profile.succeeds(["receipt", "\(transaction)"])
        said += receipt.output
        let token = try await profile.succeeds(["receipt", "\(transaction)", "--jws"])
            .output.trimmingCharacters(in: .whitespacesAndNewlines)
        let parts = token.split(separator: ".")
        try #require(parts.count == 3)
        // Control: the token has this signature, and a search would find it.
        #expect((said + token).contains(parts[2]))
        for secret in try [parts[1], parts[2]] + keyLines(profile) {
            #expect(!said.contains(secret))
        }
        for name in profile.files where !name.contains("sqlite") && !name.hasSuffix(".pem") {
            let text = String(
                decoding: try Data(contentsOf: URL(filePath: profile.path + "/" + name)),
                as: UTF8.self)
            #expect(!text.contains(parts[2]), "\(name)")
        }
    }

    @Test(
        "E14: a purchase, a theme or a catalog starts no shell and no other program"
    )
    func noShell() async throws {
        let profile = try Profile()
        // No other program can be found through these variables, and the kernel's list of child processes is empty.
        let children = try await facts(profile, "task/*/children")
        #expect(children.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty, "\(children)")
        for command in [["buy", "gems.60"], ["theme", "list"], ["restore"]] {
            let run = try await KioskRun.of(
                command, in: profile.folder,
                environment: [
                    "PATH": "/nowhere", "SHELL": "/bin/false", "EDITOR": "/bin/false",
                    "PAGER": "/bin/false", "BROWSER": "/bin/false",
                ])
            #expect(run.status == 0, "\(command): \(run.errors)")
        }
    }
}
