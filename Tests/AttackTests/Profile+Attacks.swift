import Foundation
import KioskFaults
import KioskTestSupport
import Testing

extension Profile {
    /// The folder of the first device.
    var deviceFolder: String { backend + "/devices/phone-1" }

    /// Runs the program and expects success.
    @discardableResult
    func succeeds(
        _ arguments: [String], _ location: SourceLocation = #_sourceLocation
    ) async throws -> KioskRun {
        let run = try await run(arguments)
        #expect(
            run.status == 0, "\(arguments): \(run.output)\(run.errors)", sourceLocation: location)
        return run
    }

    /// Runs the program from a shell after a preparation such as `ulimit -t 5`.
    ///
    /// - Parameter limit: The test fails after this many seconds.
    func run(
        after preparation: String, _ arguments: [String], limit: Double = 60
    ) async throws -> KioskRun {
        try await KioskRun.of(
            ["-c", "\(preparation)\nexec \"$0\" \"$@\"", program] + arguments, program: "/bin/sh",
            in: folder, limit: limit)
    }

    /// Reads one text from one of the profile's databases, without the program.
    func text(_ file: String, _ sql: String) throws -> String {
        try texts(file, sql).first ?? ""
    }

    /// The paths of all files of the profile, relative to its folder.
    var files: [String] {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(
                atPath: path + "/" + name, isDirectory: &isFolder)
            return isThere && !isFolder.boolValue
        }.sorted()
    }

    /// Returns the octal permissions of each folder and file of the profile by path.
    func modes() throws -> [String: String] {
        var modes: [String: String] = [:]
        for name in FileManager.default.enumerator(atPath: root) ?? .init() {
            guard let name = name as? String else { continue }
            let facts = try FileManager.default.attributesOfItem(atPath: root + "/" + name)
            let kind = facts[.type] as? FileAttributeType == .typeDirectory ? "folder" : "file"
            modes[name] = kind + " " + String(facts[.posixPermissions] as? Int ?? 0, radix: 8)
        }
        return modes
    }
}
