import ArgumentParser
import Foundation
import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("Resetting a device")
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

    /// Resets a device with the command line of another one.
    ///
    /// - Returns: The exit code.
    private func reset(_ words: [String], on device: String = "phone-1") async throws -> Int32 {
        let settings = try Sources(flags: ["--device", device]).settings(in: folder)
        do {
            return try await SandboxCommand.DeviceCommand.Reset.parse(words).run(settings)
        } catch {
            return CommandFailure(of: error).exitCode
        }
    }

    private var names: [String] { get throws { try folder.names(in: Self.devices) } }

    @Test("only the named device is reset, whichever device is active")
    func named() async throws {
        #expect(try await reset(["phone-2", "--yes"]) == 0)
        #expect(try names == ["phone-1", "tablet"])
        #expect(try await reset(["tablet", "--yes"], on: "tablet") == 0)
        #expect(try names == ["phone-1"])
        #expect(try folder.names(in: "\(Self.devices)/phone-1").contains("notes"))
    }

    @Test("a reset requires --yes and an existing device")
    func asked() async throws {
        #expect(try await reset(["phone-2"]) == 64)
        for name in ["phone", "phone-3", "..", "../devices", "phone-2/notes", ""] {
            #expect(try await reset([name, "--yes"]) == 65, "\(name)")
        }
        #expect(try names == ["phone-1", "phone-2", "tablet"])
    }

    @Test("a device driven by another process cannot be reset, and other devices can")
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
