import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Links, pipes and folders in place of files; the ids are those of the article “Attacks”.
@Suite("Attacks on local files", .timeLimit(.minutes(5)))
struct FileAttacks {
    @Test(
        "E1: whatever the umask, only the owner can read folders and files",
        arguments: [
            "000", "022", "077",
        ])
    func umask(_ mask: String) async throws {
        let profile = try Profile()
        for command in [["buy", "gems.60"], ["restore"], ["spend", "gems", "1"], ["root"]] {
            let run = try await profile.run(after: "umask \(mask)", command)
            #expect(run.status == 0, "\(run.errors)")
        }
        let modes = try profile.modes()
        #expect(modes.count > 8)
        for (name, mode) in modes { #expect(["folder 700", "file 600"].contains(mode), "\(name)") }
    }

    @Test(
        "E1: permissions that were widened are restored at the next start, and a readable key is refused"
    )
    func opened() async throws {
        let profile = try await Profile.bought(1)
        let (manager, open) = (FileManager.default, [FileAttributeKey.posixPermissions: 0o666])
        for name in profile.files where !name.hasSuffix(".pem") {
            try manager.setAttributes(open, ofItemAtPath: profile.path + "/" + name)
        }
        try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: profile.deviceFolder)
        try await profile.succeeds(["buy", "gems.60", "--account", "ann"])
        for (name, mode) in try profile.modes() {
            #expect(["folder 700", "file 600"].contains(mode), "\(name)")
        }
        try manager.setAttributes(open, ofItemAtPath: profile.authority)
        #expect(try await profile.run(["library"]).status == 77)
    }

    /// What replaces a file.
    enum Trap: CaseIterable, Sendable {
        case link, secondName, pipe, folder

        /// Replaces the file; a link or second name leads to a file with the previous content.
        func set(at path: String, victim: String) throws {
            let manager = FileManager.default
            if manager.fileExists(atPath: path) {
                try manager.moveItem(atPath: path, toPath: victim)
            } else {
                try Data("precious".utf8).write(to: URL(filePath: victim))
            }
            try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: victim)
            switch self {
            case .link: try manager.createSymbolicLink(atPath: path, withDestinationPath: victim)
            case .secondName: try manager.linkItem(atPath: victim, toPath: path)
            case .pipe: try #require(mkfifo(path, 0o600) == 0)
            case .folder:
                try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
            }
        }
    }

    /// Files that exist only while databases are written.
    private static let passing = ["store", "merchant", "devices/phone-1/journal"].flatMap { name in
        ["-wal", "-shm", "-journal", ".new"].map { "embedded/\(name).sqlite\($0)" }
    }

    @Test(
        "E2: a link, second name, pipe or folder in place of any file is refused or replaced, never followed",
        arguments: Trap.allCases)
    func traps(_ trap: Trap) async throws {
        let start = try await Profile.bought(1)
        // Every second name is tested with one of the four replacements; eight successive commits cover all pairs.
        let turn = 2 * (Trap.allCases.firstIndex(of: trap) ?? 0) + Int(SweepSample.commitSeed % 8)
        let names = start.files + Self.passing
        for (index, name) in names.enumerated() where (index + turn).isMultiple(of: 8) {
            let profile = try start.copy()
            let victim = profile.folder.file("victim")
            try trap.set(at: profile.path + "/" + name, victim: victim)
            let before = try Data(contentsOf: URL(filePath: victim))
            let run = try await KioskRun.of(["library"], in: profile.folder, limit: 30)
            #expect([0, 65, 74, 77].contains(run.status), "\(name): \(run.status) \(run.errors)")
            let after = try Data(contentsOf: URL(filePath: victim))
            let mode = try FileManager.default.attributesOfItem(atPath: victim)[.posixPermissions]
            #expect(after == before && mode as? Int == 0o644, "\(trap) at \(name) was followed")
        }
    }

    @Test("E3: of 64 processes started together one drives at a time, and one charge is made")
    func sixtyFour() async throws {
        let profile = try await Profile.bought(0)
        let intent = "5e0c2f6a-9f37-4a55-8d1c-3f1f5b0e7a11"
        let codes = try await withThrowingTaskGroup(of: Int32.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    try await profile.run(["buy", "gems.60", "--intent", intent]).status
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(codes).isSubset(of: [0, 75]) && codes.contains(0))
        #expect(try CustomerRecordCounts(of: profile) == .completed(purchases: 1))
    }

    @Test("E4: a lock file that contains the ID of a running process locks nothing")
    func staleLock() async throws {
        let profile = try await Profile.bought(0)
        // The IDs of two running processes: this one and the system's first.
        for text in ["\(getpid())\n", "1\n"] {
            for name in profile.files where name.hasSuffix("lock") {
                try Data(text.utf8).write(to: URL(filePath: profile.path + "/" + name))
            }
            try await profile.succeeds(["buy", "gems.60"])
        }
        #expect(try CustomerRecordCounts(of: profile) == .completed(purchases: 2))
    }

    @Test(
        "E9: names that lead elsewhere, look like options or contain line breaks are refused, and nothing is created",
        arguments: ["../../.ssh/x", "/etc/passwd", "-rf", "a\nb", ".."])
    func names(_ name: String) async throws {
        for command in [
            ["products", "--profile=\(name)"], ["products", "--catalog=\(name)"],
            ["products", "--config=\(name)"], ["theme", "check", name],
        ] {
            let profile = try Profile()
            let run = try await profile.run(command)
            // A theme or a catalog may be at any path; its content must be a valid one.
            #expect([64, 65].contains(run.status), "\(command): \(run.status) \(run.errors)")
            #expect(!FileManager.default.fileExists(atPath: profile.root), "\(command)")
            #expect(!run.errors.contains("\u{1B}") && !run.output.contains("\u{1B}"))
        }
    }
}
