package import Foundation
package import GRDB
package import KioskTestSupport

/// The state folder of runs of the program, with access to its files.
package struct Profile: Sendable {
    /// The folder for all of the program's state (`XDG_STATE_HOME`).
    package let folder: TemporaryFolder
    /// The path of the program.
    package let program: String
    /// The port at which the store is served to the devices; nil if the devices open it directly.
    package let port: String?
    /// The team's own server that is the devices' merchant; nil for the store's own merchant.
    package var team: ShopServer?

    /// Creates an empty profile.
    ///
    /// - Parameter port: The port at which ``serve(_:)`` serves its store; see ``LoopbackPort``.
    package init(program: String = BuiltProducts.kiosk, servedAt port: String? = nil) throws {
        folder = try TemporaryFolder()
        self.program = program
        self.port = port
    }

    /// Returns a copy of this profile, which must not be in use.
    ///
    /// - Parameter isCrashed: Whether to omit the shared memory, which a reboot would discard.
    package func copy(isCrashed: Bool = false) throws -> Profile {
        let copy = try Profile(program: program, servedAt: port)
        guard FileManager.default.fileExists(atPath: root) else { return copy }
        try FileManager.default.copyItem(atPath: root, toPath: copy.root)
        guard isCrashed else { return copy }
        for name in copy.names where name.hasSuffix("-shm") {
            try FileManager.default.removeItem(atPath: copy.root + "/" + name)
        }
        return copy
    }

    /// The folder of all profiles.
    package var root: String { folder.file("kiosk") }
    /// The folder of the default profile.
    package var path: String { root + "/default" }
    /// The folder of the embedded backend's files.
    package var backend: String { path + "/embedded" }
    /// The store's file.
    package var store: String { backend + "/store.sqlite" }
    /// The merchant's file.
    package var merchant: String { backend + "/merchant.sqlite" }
    /// The signing key.
    package var authority: String { backend + "/authority/authority.pem" }

    /// Returns the path of a device's journal.
    package func journal(_ device: String = "phone-1") -> String {
        devicesFolder + "/devices/\(device)/journal.sqlite"
    }

    /// The devices with a journal.
    package var devices: [String] {
        let found = try? FileManager.default.contentsOfDirectory(atPath: devicesFolder + "/devices")
        return (found ?? []).filter { FileManager.default.fileExists(atPath: journal($0)) }.sorted()
    }

    /// Runs the program on the profile.
    ///
    /// - Parameter seconds: The time after which it is killed; nil to let it end.
    package func run(
        _ arguments: [String], _ fault: SystemCallFault? = nil, environment: [String: String] = [:],
        redirection: String = "", killedAfter seconds: Double? = nil
    ) async throws -> KioskRun {
        try await KioskRun.of(
            arguments, program: program, in: folder,
            environment: environment.merging(fault?.environment ?? [:]) { $1 },
            redirection: redirection, killedAfter: seconds)
    }

    /// Returns a fault whose calls are logged for ``calls``; by default they are only logged.
    package func logged(
        _ fault: SystemCallFault = SystemCallFault(.logOnly, SystemCallFault.Call.allCases)
    ) -> SystemCallFault {
        logged(fault, as: "calls")
    }

    /// The logged calls, in order.
    package var calls: [TracedCall] { TracedCall.all(in: folder.file("calls")) }

    func logged(_ fault: SystemCallFault, as name: String) -> SystemCallFault {
        var fault = fault
        fault.log = folder.file(name)
        return fault
    }

    private var names: [String] {
        FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    }

    /// Returns the content of every file, by its path.
    package func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in names {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder)
            if isFolder.boolValue { continue }
            do {
                contents[name] = try Data(contentsOf: URL(filePath: root + "/" + name))
            } catch CocoaError.fileReadNoSuchFile {
                // A command that has returned may still be closing its connections, which removes SQLite's other files.
                continue
            }
        }
        return contents
    }

    /// Reads a number from a database without the program's code; 0 if the file is missing.
    package func number(_ file: String, _ sql: String) throws -> Int {
        guard FileManager.default.fileExists(atPath: file) else { return 0 }
        return try DatabaseQueue(path: file, configuration: .waiting).read {
            try Int.fetchOne($0, sql: sql) ?? 0
        }
    }

    /// Opens the files of store and merchant without the program's code, as `store` and `merchant` in SQL.
    func openBackendDatabases() throws -> DatabaseQueue {
        let queue = try DatabaseQueue(configuration: .waiting)
        try queue.writeWithoutTransaction { database in
            try database.execute(
                sql: "ATTACH ? AS store; ATTACH ? AS merchant", arguments: [store, merchant])
        }
        return queue
    }

    /// Reads a column from a database without the program's code.
    package func texts(_ file: String, _ sql: String) throws -> [String] {
        try DatabaseQueue(path: file, configuration: .waiting).read {
            try String.fetchAll($0, sql: sql)
        }
    }

    /// Changes a database without the program's code and without foreign key checks.
    package func execute(_ file: String, _ sql: String) throws {
        var configuration = Configuration.waiting
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: file, configuration: configuration)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    }
}

extension Profile {
    /// The profiles that ``bought(_:)`` copies, each made from the previous one.
    private static let prepared: [SharedValue<Profile>] = (0...2).map { count in
        SharedValue {
            let profile = count == 0 ? try Profile() : try await bought(count - 1)
            let words = count == 0 ? ["library"] : ["buy", "gems.60"]
            let run = try await profile.run(words)
            guard run.status == 0 else {
                throw Scenario.PreparationFailed(what: "\(words) exits with \(run.status)")
            }
            try profile.mergeLogs()
            return profile
        }
    }

    /// Returns a profile in which 60 gems were bought up to two times: a copy of one that all tests of the process share.
    package static func bought(_ count: Int) async throws -> Profile {
        try await prepared[count].value().copy()
    }
}

extension Profile {
    /// Writes SQLite's logs into their files and removes them, because a command may exit before its connections are closed.
    private func mergeLogs() throws {
        for name in names where name.hasSuffix(".sqlite-wal") {
            let file = root + "/" + name.dropLast("-wal".count)
            try DatabaseQueue(path: file, configuration: .waiting).close()
        }
    }
}

extension Configuration {
    /// Waits for a lock, because a command that has returned its result may still be closing its files.
    package static var waiting: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        return configuration
    }
}
