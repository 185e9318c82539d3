import CommandTestSupport
import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Tests that a purchase does not start, and nothing hangs, if the state folder is unusable.
@Suite("Unusable state folders")
struct StateFolderTests {
    private static let places: [(name: String, code: Int32)] = [
        ("under a file", 74), ("under a device", 74), ("where nothing can be made", 74),
        ("a pipe", 77), ("a link to a folder", 77), ("a file", 77),
    ]

    @Test("an unusable state folder is rejected with its path", arguments: places)
    func place(_ name: String, _ code: Int32) async throws {
        let profile = try Profile()
        let files = FileManager.default
        var state = profile.folder.path
        switch name {
        case "under a file": state = try profile.folder.write("", to: "file") + "/state"
        case "under a device": state = "/dev/null/state"
        case "where nothing can be made": state = "/proc/self/state"
        case "a pipe":
            try files.createDirectory(atPath: profile.root, withIntermediateDirectories: true)
            #expect(mkfifo(profile.path, 0o600) == 0)
        case "a link to a folder":
            try files.createDirectory(atPath: profile.root, withIntermediateDirectories: true)
            try files.createSymbolicLink(
                atPath: profile.path, withDestinationPath: profile.folder.path)
        default:
            try files.createDirectory(atPath: profile.root, withIntermediateDirectories: true)
            try Data().write(to: URL(filePath: profile.path))
        }
        for command in [["buy", "gems.60", "--json"], ["library", "--json"]] {
            let run = try await profile.runInProcess(
                command, environment: ["XDG_STATE_HOME": state])
            #expect(run.status == code, "\(run.output) \(run.errors)")
            #expect(run.failure?.charged == "no", "\(run.output)")
            #expect(run.failure?.message.contains(state.prefix(9)) == true, "\(run.output)")
        }
    }

    private static let homes = ["", "relative/home", "/dev/null", "/proc"]

    @Test(
        "an unwritable state folder or home exits with 74 and does not look like a crash",
        arguments: homes)
    func home(_ home: String) async throws {
        let profile = try Profile()
        let environment = ["XDG_STATE_HOME": "", "XDG_CONFIG_HOME": "", "HOME": home]
        let run = try await profile.runInProcess(
            ["buy", "gems.60", "--json"], environment: environment)
        #expect(run.status == 74 && run.failure?.charged == "no", "\(run.output) \(run.errors)")
        let fresh = try await profile.runInProcess(
            ["buy", "gems.60", "--json", "--ephemeral"],
            environment: environment.merging(["TMPDIR": profile.folder.path]) { $1 })
        #expect(fresh.status == 0, "\(fresh.output) \(fresh.errors)")
        let left = try FileManager.default.contentsOfDirectory(atPath: profile.folder.path)
        #expect(left.isEmpty, "\(left)")
    }

    @Test("a folder driven by another process can be read, and changes exit with code 75")
    func locked() async throws {
        let profile = try Profile()
        #expect(try await profile.runInProcess(["buy", "gems.60"]).status == 0)
        let lock = open(profile.backend + "/devices/phone-1/driver.lock", O_RDWR | O_CLOEXEC)
        defer { close(lock) }
        // The previous command releases its lock a moment after its end.
        try #require(try await runOnNewThread { flock(lock, LOCK_EX) } == 0)
        let changes = [["buy", "gems.60"], ["restore"], ["spend", "gems", "1"], ["finish", "1"]]
        // Each waits two seconds for the other process to end, so they wait at the same time.
        let refused = try await withThrowingTaskGroup(of: ([String], KioskRun).self) { group in
            for command in changes {
                group.addTask { (command, try await profile.runInProcess(command + ["--json"])) }
            }
            return try await group.reduce(into: [([String], KioskRun)]()) { $0.append($1) }
        }
        #expect(refused.count == changes.count)
        for (command, run) in refused {
            #expect(run.status == 75 && run.failure?.charged == "no", "\(command): \(run.output)")
            #expect(run.failure?.code == "locked", "\(command): \(run.output)")
        }
        let library = try await profile.runInProcess(["library", "--json"])
        #expect(library.status == 0 && library.balance(of: "gems") == 60, "\(library.errors)")
        for command in [["transactions"], ["products"], ["shop"]] {
            let run = try await profile.runInProcess(command + ["--json"])
            #expect(run.status == 0 && !run.objects.isEmpty, "\(command): \(run.errors)")
        }
        let other = try await profile.runInProcess(["buy", "gems.60", "--device", "phone-2"])
        #expect(other.status == 0, "\(other.errors)")
        flock(lock, LOCK_UN)
        #expect(try await profile.runInProcess(["buy", "gems.60"]).status == 0)
        #expect(try profile.number(profile.store, "SELECT count(*) FROM charges") == 3)
    }

    @Test("six processes that create the same folder at once create it only once", arguments: 1...2)
    func together(_ round: Int) async throws {
        let profile = try Profile()
        let commands = [
            ["buy", "gems.60", "--device", "a"], ["buy", "gems.60", "--device", "a"],
            ["buy", "gems.60", "--device", "b"], ["library", "--device", "b"], ["products"],
            ["root"],
        ]
        let runs = try await withThrowingTaskGroup(of: (Int, KioskRun).self) { group in
            for (index, command) in commands.enumerated() {
                // Separate processes share only the files.
                group.addTask { (index, try await profile.run(command)) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for (index, run) in runs {
            #expect([0, 75].contains(run.status), "\(commands[index]): \(run.errors)")
        }
        // A command that exits with 75 changed nothing; one that exits with 0 bought, or received what was
        // unfinished on the other device.
        let bought = (0..<3).filter { runs[$0]?.status == 0 }.count
        let charges = try profile.number(profile.store, "SELECT count(*) FROM charges")
        #expect((1...max(1, bought)).contains(charges), "\(bought)")
        for device in ["a", "b"] {
            #expect(try await profile.runInProcess(["library", "--device", device]).status == 0)
        }
        let gems = try profile.number(
            profile.merchant, "SELECT coalesce(sum(change), 0) FROM ledger")
        #expect(gems == 60 * charges)
        let unfinished = "SELECT count(*) FROM transactions WHERE finished_at IS NULL"
        #expect(try profile.number(profile.store, unfinished) == 0)
        #expect(try await profile.runInProcess(["root"]).output == runs[5]?.output)
    }
}
