import ArgumentParser
import Foundation
import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("A device that is made as new beside others")
struct DeviceResetTests {
    private let folder: TemporaryFolder
    private static let devices = "state/kiosk/default/embedded/devices"

    init() throws {
        folder = try TemporaryFolder()
        for device in ["phone-1", "phone-2", "tablet"] {
            try folder.makeFolder("\(Self.devices)/\(device)")
            try folder.write(device, to: "\(Self.devices)/\(device)/notes")
        }
    }

    /// Resets one, on the command line of another.
    ///
    /// - Returns: The exit code.
    private func reset(_ words: [String], on device: String = "phone-1") async throws -> Int32 {
        let settings = try Sources(flags: ["--device", device]).settings(in: folder)
        do {
            return try await Sandbox.Devices.Reset.parse(words).run(settings)
        } catch let failure as CommandFailure {
            return failure.exitCode
        }
    }

    private var names: [String] { get throws { try folder.names(in: Self.devices) } }

    @Test("is the one that is named, and neither the one that is meant elsewhere nor another")
    func named() async throws {
        #expect(try await reset(["phone-2", "--yes"]) == 0)
        #expect(try names == ["phone-1", "tablet"])
        #expect(try await reset(["tablet", "--yes"], on: "tablet") == 0)
        #expect(try names == ["phone-1"])
        #expect(try folder.names(in: "\(Self.devices)/phone-1").contains("notes"))
    }

    @Test("is removed with --yes alone, and only where there is such a one")
    func asked() async throws {
        #expect(try await reset(["phone-2"]) == 64)
        for name in ["phone", "phone-3", "..", "../devices", "phone-2/notes", ""] {
            #expect(try await reset([name, "--yes"]) == 65, "\(name)")
        }
        #expect(try names == ["phone-1", "phone-2", "tablet"])
    }

    @Test("stays while somebody drives it, which keeps nobody from resetting the one beside it")
    func driven() async throws {
        let path = folder.file("\(Self.devices)/phone-2/driver.lock")
        let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        try #require(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
        #expect(try await reset(["phone-2", "--yes"]) == 75)
        #expect(try await reset(["tablet", "--yes"]) == 0)
        #expect(try names == ["phone-1", "phone-2"])
        close(lock)
        #expect(try await reset(["phone-2", "--yes"]) == 0)
        #expect(try names == ["phone-1"])
    }
}
