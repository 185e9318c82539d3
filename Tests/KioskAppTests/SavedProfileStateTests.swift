import Foundation
import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("Remembered state of a profile")
struct SavedProfileStateTests {
    private func inode(_ path: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.systemFileNumber] as? Int
    }

    private let memory: SavedProfileState = {
        var memory = SavedProfileState()
        memory.catalog = "/m.yaml"
        memory.account = "mia"
        return memory
    }()

    @Test("the state is read back as written, for its owner only and without temporary files")
    func roundTrip() throws {
        let folder = try TemporaryFolder()
        memory.write(folder.path)
        #expect(SavedProfileState.read(folder.path) == memory)
        let attributes = try FileManager.default.attributesOfItem(
            atPath: folder.file("profile.json"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try folder.names(in: ".") == ["profile.json"])
    }

    @Test("the state is written only if it changed, as a new file")
    func writesChangesOnly() throws {
        let folder = try TemporaryFolder()
        memory.write(folder.path)
        let first = inode(folder.file("profile.json"))
        memory.write(folder.path)
        #expect(inode(folder.file("profile.json")) == first)
        var changed = memory
        changed.account = "max"
        changed.write(folder.path)
        #expect(inode(folder.file("profile.json")) != first)
        #expect(SavedProfileState.read(folder.path)?.account == "max")
    }

    @Test("without a file the remembered state is empty")
    func missing() throws {
        #expect(SavedProfileState.read(try TemporaryFolder().path) == SavedProfileState())
        #expect(SavedProfileState.read("/nowhere/at/all") == SavedProfileState())
    }

    @Test(
        "a damaged file is distinguished from a missing one, and the next write repairs it",
        arguments: [
            "", "{", "[]", #"{"catalog":1}"#, "\u{0}",
        ])
    func damaged(text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "profile.json")
        #expect(SavedProfileState.read(folder.path) == nil)
        memory.write(folder.path)
        #expect(SavedProfileState.read(folder.path) == memory)
    }

    @Test("a symbolic link in place of the file is replaced and never followed")
    func link() throws {
        let folder = try TemporaryFolder()
        let victim = try folder.write("precious", to: "victim")
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("profile.json"), withDestinationPath: victim)
        memory.write(folder.path)
        #expect(try String(contentsOfFile: victim, encoding: .utf8) == "precious")
        #expect(SavedProfileState.read(folder.path) == memory)
    }

    @Test("writing into a missing folder has no effect and reports nothing")
    func unwritable() {
        memory.write("/nowhere/at/all")
        #expect(SavedProfileState.read("/nowhere/at/all") == SavedProfileState())
    }

    @Test("a catalog is remembered by its absolute path")
    func absolute() throws {
        let settings = try Sources(flags: ["--catalog", "shop.yaml"]).settings(
            in: TemporaryFolder())
        let here = FileManager.default.currentDirectoryPath
        #expect(SavedProfileState(settings).catalog == here + "/shop.yaml")
    }
}
