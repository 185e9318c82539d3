import ArgumentParser
import Foundation
import KioskTestSupport
import PurchaseEngine
import SandboxServer
import ServerTestSupport
import StoreModel

@testable import KioskApp

/// A profile in its own folder, used command by command in the test process.
struct CommandShop {
    let folder: TemporaryFolder
    var environment = ["LANG": "en_US.UTF-8"]
    var clock: any EngineClock = SystemEngineClock()

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs a command whose arguments are separated by spaces.
    func callAsFunction(_ words: String, input: String = "") async throws -> KioskRun {
        try await run(words.split(separator: " ").map(String.init), input: input)
    }

    /// Runs a command.
    func run(_ arguments: [String], input: String = "") async throws -> KioskRun {
        try await KioskRun.inProcess(
            arguments, in: folder, environment: environment, clock: clock, input: input)
    }
}

/// The store of a profile, served to the commands of other profiles.
struct ServedCommands {
    let folder: TemporaryFolder
    let shop: ServedBackend
    let server: RunningServer

    init(_ change: (inout ServerSettings) -> Void = { _ in }) async throws {
        folder = try TemporaryFolder()
        shop = try ServedBackend.open(
            try Settings.resolve(
                try GlobalOptions.parse([]),
                in: ProcessContext(
                    environment: ["XDG_STATE_HOME": folder.path, "LANG": "C.UTF-8"])))
        server = try await RunningServer(shop.backend, change)
    }
}

/// A clock that starts at a fixed time and runs at the machine's rate.
struct ShiftedClock: EngineClock {
    private let machine = SystemEngineClock()
    private let shift: Int64

    /// - Parameter start: The time at creation.
    init(start: Timestamp) {
        shift = start.milliseconds - machine.now().milliseconds
    }

    func now() -> Timestamp { machine.now().adding(milliseconds: shift) }
    func monotonic() -> Int64 { machine.monotonic() }
    func newID() -> String { machine.newID() }

    func sleep(until moment: Timestamp) async throws {
        try await machine.sleep(until: moment.adding(milliseconds: -shift))
    }
}
