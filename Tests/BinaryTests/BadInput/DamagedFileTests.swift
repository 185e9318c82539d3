import CommandTestSupport
import Foundation
import GRDB
import KioskFaults
import KioskTestSupport
import Testing

/// Tests that a database that kiosk did not write is rejected with exit code 65 and is unchanged, byte for
/// byte.
@Suite("Damaged profiles")
struct DamagedFileTests {
    /// One of the three databases.
    enum File: String, CaseIterable, Sendable {
        case journal, store, merchant

        func path(in profile: Profile) -> String {
            switch self {
            case .journal: profile.journal()
            case .store: profile.store
            case .merchant: profile.merchant
            }
        }
    }

    /// What happened to the file's bytes.
    enum Damage: String, CaseIterable, Sendable {
        case newer, zeros, random, halved, headless, tornPages, otherKind, text

        func apply(to path: String) throws {
            var bytes = try Data(contentsOf: URL(filePath: path))
            switch self {
            case .newer:
                // user_version, big endian, at offset 60 (sqlite.org/fileformat2.html).
                bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
            case .zeros: bytes = Data(count: bytes.count)
            case .random:
                bytes = Data((0..<bytes.count).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) })
            case .halved: bytes = bytes.prefix(bytes.count / 2 + 100)
            case .headless: bytes.replaceSubrange(0..<16, with: Data(count: 16))
            case .tornPages:
                for page in stride(from: 4096, to: bytes.count, by: 4096) {
                    bytes.replaceSubrange(
                        page..<page + 12, with: [UInt8](repeating: 0xA5, count: 12))
                }
            case .otherKind: bytes.replaceSubrange(68..<72, with: [1, 2, 3, 4])
            case .text: bytes = Data("This is a letter to a friend.\n".utf8)
            }
            try bytes.write(to: URL(filePath: path))
        }
    }

    private static let damages = File.allCases.flatMap { file in
        Damage.allCases.map { (file, $0) }
    }

    @Test(
        "a damaged database is rejected by name and unchanged", .sampled,
        arguments: SweepSample(of: damages.count).elements(of: damages))
    func refused(_ file: File, _ damage: Damage) async throws {
        let profile = try await Profile.bought(1)
        let path = file.path(in: profile)
        try damage.apply(to: path)
        let before = try profile.contents()
        let commands = [
            ["library", "--json"], ["buy", "gems.60", "--json"], ["restore", "--json"],
        ]
        for command in commands {
            // A trap is found in a process of its own; the others then read the same file.
            let run =
                command == commands[0]
                ? try await profile.runs(command) : try await profile.runInProcess(command)
            #expect(run.status == 65, "\(command): \(run.output) \(run.errors)")
            #expect(run.failure?.message.contains(path) == true, "\(run.output)")
            #expect(run.failure?.message.contains("othing was changed") == true, "\(run.output)")
            #expect(run.failure?.charged == "no")
        }
        let after = try profile.contents()
        for (name, content) in before where name.hasSuffix(".sqlite") {
            #expect(after[name] == content, "\(name)")
        }
        for suffix in ["-wal", "-journal"] {
            let size = try? FileManager.default.attributesOfItem(atPath: path + suffix)[.size]
            #expect((size as? Int ?? 0) == 0, "\(path)\(suffix)")
        }
    }

    @Test("flipped bytes anywhere in the journal never cause a crash or a second charge", .sampled)
    func flips() async throws {
        let start = try await Profile.bought(1)
        let size = try Data(contentsOf: URL(filePath: start.journal())).count
        let sample = SweepSample(of: size)
        sample.printPoints("flipped bytes of the journal")
        for place in sample.indices {
            let profile = try start.copy()
            var bytes = try Data(contentsOf: URL(filePath: profile.journal()))
            bytes[place] ^= 0xFF
            try bytes.write(to: URL(filePath: profile.journal()))
            let run = try await profile.runs(["library", "--json"])
            #expect([0, 65, 74, 77].contains(run.status), "\(place): \(run.status) \(run.errors)")
            #expect(run.status == 0 || run.failure != nil, "\(place): \(run.errors)")
            #expect(try profile.number(profile.store, "SELECT count(*) FROM charges") == 1)
        }
    }

    @Test("a journal of another store is rejected with exit code 77 and unchanged")
    func otherStore() async throws {
        let (mine, other) = (try await Profile.bought(1), try Profile())
        #expect(try await other.run(["library"]).status == 0)
        try FileManager.default.removeItem(atPath: mine.journal())
        try FileManager.default.copyItem(atPath: other.journal(), toPath: mine.journal())
        let before = try Data(contentsOf: URL(filePath: mine.journal()))
        for command in [["library", "--json"], ["buy", "gems.60", "--json"]] {
            let run = try await mine.runInProcess(command)
            #expect(run.status == 77 && run.failure?.charged == "no", "\(run.output)")
            #expect(run.failure?.message.contains("another") == true, "\(run.output)")
        }
        #expect(try Data(contentsOf: URL(filePath: mine.journal())) == before)
        #expect(try mine.number(mine.store, "SELECT count(*) FROM charges") == 1)
    }

    /// What happened to the signing key, and the resulting exit code.
    private static let keys: [(damage: String, code: Int32)] = [
        ("missing", 77), ("another", 77), ("garbage", 65), ("empty", 65), ("open to others", 77),
        ("a link", 77), ("a pipe", 77),
    ]

    @Test("a profile with a different signing key is rejected", arguments: keys)
    func key(_ damage: String, _ code: Int32) async throws {
        let (profile, other) = (try await Profile.bought(1), try Profile())
        let files = FileManager.default
        let kept = try Data(contentsOf: URL(filePath: profile.authority))
        try files.removeItem(atPath: profile.authority)
        switch damage {
        case "another":
            #expect(try await other.run(["library"]).status == 0)
            try files.copyItem(atPath: other.authority, toPath: profile.authority)
        case "garbage": try Self.write(Data("-----BEGIN".utf8), profile.authority)
        case "empty": try Self.write(Data(), profile.authority)
        case "open to others":
            try Self.write(kept, profile.authority)
            try files.setAttributes([.posixPermissions: 0o644], ofItemAtPath: profile.authority)
        case "a link":
            try files.createSymbolicLink(
                atPath: profile.authority, withDestinationPath: other.authority)
        case "a pipe": #expect(mkfifo(profile.authority, 0o600) == 0)
        default: break
        }
        let journal = try Data(contentsOf: URL(filePath: profile.journal()))
        for command in [["library", "--json"], ["buy", "gems.60", "--json"]] {
            let run = try await profile.runs(command, limit: 20)
            #expect(run.status == code && run.failure?.charged == "no", "\(run.output)")
        }
        #expect(try Data(contentsOf: URL(filePath: profile.journal())) == journal)

        #expect(damage != "missing" || !files.fileExists(atPath: profile.authority))

        // The right key restores the profile.
        try? files.removeItem(atPath: profile.authority)
        try Self.write(kept, profile.authority)
        let healed = try await profile.runInProcess(["library", "--json"])
        #expect(healed.status == 0 && healed.balance(of: "gems") == 60, "\(healed.output)")
    }

    private static func write(_ data: Data, _ path: String) throws {
        try data.write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }

    private static let memories = [
        "", "{", "[]", "{\"catalog\": 7}", "{\"account\": \"../../x\"}",
        "{\"catalog\": \"/nowhere\", \"account\": \"\\u001b[2J\"}",
    ]

    @Test("a profile with invalid remembered state sells or states the reason", arguments: memories)
    func memory(_ text: String) async throws {
        let profile = try await Profile.bought(1)
        try Data(text.utf8).write(to: URL(filePath: profile.path + "/profile.json"))
        let run = try await profile.runInProcess(["library", "--json"])
        #expect([0, 64, 65].contains(run.status), "\(run.status) \(run.errors)")
        #expect(!run.errors.contains("\u{1b}") && !run.output.contains("\u{1b}"))
        // A command with all options does not need the remembered state.
        try? FileManager.default.removeItem(atPath: profile.path + "/profile.json")
        let again = try await profile.runInProcess(["library", "--json", "--account", "customer"])
        #expect(again.status == 0 && again.balance(of: "gems") == 60, "\(again.errors)")
    }
}
