import Foundation
import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("The check of a profile's folders") struct FileMetadataCheckTests {
    private let folder: TemporaryFolder
    private var places: ProfilePaths { ProfilePaths(folder: folder.path) }

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("embedded/devices")
        try folder.makeFolder("shared")
        chmod(try folder.write("{}", to: "profile.json"), 0o644)
        try folder.write("", to: "embedded/store.sqlite")
    }

    /// Reads a folder, and fails for one of them as for a folder without permissions, which root could read.
    private static func read(_ path: String) throws(CommandFailure) -> [String] {
        guard !path.hasSuffix("/embedded") else {
            throw CommandFailure(74, "disk", "\(path) can not be read: Permission denied.")
        }
        return try FolderOperations.of(path)
    }

    @Test("reports a folder that cannot be read, and what is wrong beside it")
    func unreadable() {
        var check = FileMetadataCheck(paths: places)
        check.read = Self.read
        let findings = check.findings()
        let found = findings.first { $0.code == "folder-unreadable" }
        #expect(found?.path == "embedded" && found?.severity == .damage, "\(findings)")
        #expect(found?.message.contains("Permission denied") == true)
        #expect(findings.contains { $0.code == "open-to-others" && $0.path == "profile.json" })
    }

    @Test("lists every path once and does not follow symbolic links")
    func contents() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("shared/link"), withDestinationPath: folder.file("embedded"))
        let paths = [
            "embedded", "embedded/devices", "embedded/store.sqlite", "profile.json", "shared",
            "shared/link",
        ]
        #expect(try places.everything() == paths)
        let partial = places.contents(read: Self.read)
        #expect(partial.paths == paths.filter { !$0.hasPrefix("embedded/") })
        #expect(partial.unreadable.map(\.path) == ["embedded"])
    }
}
