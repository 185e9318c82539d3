import Foundation
import KioskTestSupport
import Testing

@testable import KioskScenario

@Suite("Temporary folders of scenario runs")
struct ScenarioFolderTests {
    @Test("a later run removes abandoned folders, but not locked or new ones")
    func sweep() throws {
        let place = try TemporaryFolder()
        let names = ["kiosk-scenario-1-dead-a", "kiosk-scenario-1-held-b", "something-else"]
        for name in names {
            try FileManager.default.createDirectory(
                atPath: place.file("\(name)/embedded"), withIntermediateDirectories: true)
        }
        let lock = ScenarioFolder.lock(place.file(names[1]))
        #expect(lock >= 0)
        defer { close(lock) }
        // Another process cannot lock a folder that is in use.
        #expect(ScenarioFolder.lock(place.file(names[1])) < 0)
        ScenarioFolder.sweep(place.path, madeBefore: 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).count == 3)
        ScenarioFolder.sweep(place.path, madeBefore: .max)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
                == Array(names.dropFirst()))
    }

    @Test("a folder is locked as long as it is used")
    func held() throws {
        var folder: ScenarioFolder? = try ScenarioFolder()
        let path = try #require(folder?.path)
        #expect(ScenarioFolder.lock(path) < 0)
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
