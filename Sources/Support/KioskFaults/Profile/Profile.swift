package import Foundation
import GRDB
package import KioskTestSupport

/// The state folder of some runs of the program, and the files in it.
package struct Profile: Sendable {
    /// The folder that stands for everything the program can keep (`XDG_STATE_HOME`).
    package let folder: TemporaryFolder
    /// The program that runs on it.
    package let program: String
    /// Where its store is served to the phones; nil where they open it themselves.
    package let port: String?
    /// The team's own server that its phones have as their merchant; nil for the store's own.
    package var team: ShopServer?

    /// An empty one.
    ///
    /// - Parameter port: Where ``serve(_:)`` puts its store; see ``LoopbackPort``.
    package init(program: String = BuiltProducts.kiosk, servedAt port: String? = nil) throws {
        folder = try TemporaryFolder()
        self.program = program
        self.port = port
    }

    /// A copy of another that nobody has open.
    ///
    /// - Parameter isCrashed: Leaves out what a reboot would: the pages that processes share in memory.
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
    /// The embedded backend's files.
    package var backend: String { path + "/embedded" }
    /// The store's file.
    package var store: String { backend + "/store.sqlite" }
    /// The merchant's file.
    package var merchant: String { backend + "/merchant.sqlite" }
    /// The signing key.
    package var authority: String { backend + "/authority/authority.pem" }

    /// A device's file.
    package func journal(_ device: String = "phone-1") -> String {
        phones + "/devices/\(device)/journal.sqlite"
    }

    /// The devices that have a journal.
    package var devices: [String] {
        let found = try? FileManager.default.contentsOfDirectory(atPath: phones + "/devices")
        return (found ?? []).filter { FileManager.default.fileExists(atPath: journal($0)) }.sorted()
    }

    /// Runs the program on it.
    ///
    /// - Parameter seconds: Kills it after so long; nil lets it end by itself.
    package func run(
        _ arguments: [String], _ fault: Fault? = nil, environment: [String: String] = [:],
        redirection: String = "", killedAfter seconds: Double? = nil
    ) async throws -> KioskRun {
        try await KioskRun.of(
            arguments, program: program, in: folder,
            environment: environment.merging(fault?.environment ?? [:]) { $1 },
            redirection: redirection, killedAfter: seconds)
    }

    /// A fault whose calls are written down for ``calls``; by default nothing happens but that.
    package func logged(_ fault: Fault = Fault(.watch, Fault.Call.allCases)) -> Fault {
        logged(fault, as: "calls")
    }

    /// The calls that were written down, in order.
    package var calls: [TracedCall] { TracedCall.all(in: folder.file("calls")) }

    func logged(_ fault: Fault, as name: String) -> Fault {
        var fault = fault
        fault.log = folder.file(name)
        return fault
    }

    private var names: [String] {
        FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    }

    /// The content of every file in it, by its path.
    package func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in names {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder)
            if isFolder.boolValue { continue }
            contents[name] = try Data(contentsOf: URL(filePath: root + "/" + name))
        }
        return contents
    }

    /// One number out of one of its databases, past the program; 0 where the file is missing.
    package func number(_ file: String, _ sql: String) throws -> Int {
        guard FileManager.default.fileExists(atPath: file) else { return 0 }
        let queue = try DatabaseQueue(path: file)
        return try queue.read { try Int.fetchOne($0, sql: sql) ?? 0 }
    }

    /// The files of store and merchant side by side, past the program: `store` and `merchant` in SQL.
    func sides() throws -> DatabaseQueue {
        let sides = try DatabaseQueue()
        try sides.writeWithoutTransaction { database in
            try database.execute(
                sql: "ATTACH ? AS store; ATTACH ? AS merchant", arguments: [store, merchant])
        }
        return sides
    }

    /// One column of one of its databases, past the program.
    func texts(_ file: String, _ sql: String) throws -> [String] {
        try DatabaseQueue(path: file).read { try String.fetchAll($0, sql: sql) }
    }

    /// Changes one of its databases, past the program and past what binds rows together.
    package func execute(_ file: String, _ sql: String) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: file, configuration: configuration)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    }
}
