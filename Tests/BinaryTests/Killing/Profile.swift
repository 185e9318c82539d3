import Foundation
import GRDB
import KioskTestSupport

/// The state folder of some runs of the program, and the files in it.
struct Profile: Sendable {
    let folder: TemporaryFolder

    /// An empty one.
    init() throws {
        folder = try TemporaryFolder()
    }

    /// A copy of another that nobody has open.
    func copy() throws -> Profile {
        let copy = try Profile()
        if FileManager.default.fileExists(atPath: root) {
            try FileManager.default.copyItem(atPath: root, toPath: copy.root)
        }
        return copy
    }

    /// The folder of all profiles.
    var root: String { folder.file("kiosk") }
    /// The folder of the default profile.
    var path: String { root + "/default" }
    /// The embedded backend's files.
    var backend: String { path + "/embedded" }
    var store: String { backend + "/store.sqlite" }
    var merchant: String { backend + "/merchant.sqlite" }
    var authority: String { backend + "/authority/authority.pem" }

    func journal(_ device: String = "phone-1") -> String {
        backend + "/devices/\(device)/journal.sqlite"
    }

    /// Runs the program on it.
    func run(
        _ arguments: [String], _ fault: Fault? = nil, redirection: String = ""
    ) async throws -> KioskRun {
        try await KioskRun.of(
            arguments, in: folder, environment: fault?.environment ?? [:],
            redirection: redirection)
    }

    /// The content of every file in it, by its path.
    func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in FileManager.default.enumerator(atPath: root) ?? .init() {
            guard let name = name as? String else { continue }
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder)
            if isFolder.boolValue { continue }
            contents[name] = try Data(contentsOf: URL(filePath: root + "/" + name))
        }
        return contents
    }

    /// One number out of one of its databases, past the program; 0 where the file is missing.
    func number(_ file: String, _ sql: String) throws -> Int {
        guard FileManager.default.fileExists(atPath: file) else { return 0 }
        let queue = try DatabaseQueue(path: file)
        return try queue.read { try Int.fetchOne($0, sql: sql) ?? 0 }
    }

    /// Changes one of its databases, past the program.
    func execute(_ file: String, _ sql: String) throws {
        try DatabaseQueue(path: file).writeWithoutTransaction { try $0.execute(sql: sql) }
    }
}
