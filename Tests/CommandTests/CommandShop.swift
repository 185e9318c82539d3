import Foundation
import KioskTestSupport
import PurchaseEngine
import StoreModel

/// One profile that a person uses command by command, in a folder of its own, in the process of the tests.
struct CommandShop {
    let folder: TemporaryFolder
    var environment = ["LANG": "en_US.UTF-8"]
    var clock: any EngineClock = SystemEngineClock()

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs a command, its words separated by spaces.
    func callAsFunction(_ words: String, input: String = "") async throws -> KioskRun {
        try await run(words.split(separator: " ").map(String.init), input: input)
    }

    /// Runs a command.
    func run(_ arguments: [String], input: String = "") async throws -> KioskRun {
        try await KioskRun.inProcess(
            arguments, in: folder, environment: environment, clock: clock, input: input)
    }
}

/// A clock that runs as the machine's does, and started at a fixed moment.
struct ShiftedClock: EngineClock {
    private let machine = SystemEngineClock()
    private let shift: Int64

    /// - Parameter start: What it shows now.
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
