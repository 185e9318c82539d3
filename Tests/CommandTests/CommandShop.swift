import CommandTestSupport
import ArgumentParser
import Foundation
import KioskTestSupport
import PurchaseEngine
import SandboxServer
import ServerTestSupport
import StoreModel
import Synchronization

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

/// A clock that stands still, for output that contains the time of day.
///
/// Short pauses take real time. Longer ones are limits of commands, which a busy machine could exceed: they end only by
/// cancellation, when the command has what it waits for.
struct FixedClock: EngineClock {
    private let time: Timestamp
    private let machine = SystemEngineClock()

    init(_ time: Timestamp) { self.time = time }

    func now() -> Timestamp { time }
    func monotonic() -> Int64 { machine.monotonic() }
    func newID() -> String { machine.newID() }

    func sleep(until moment: Timestamp) async throws {
        let pause = moment.since(time)
        guard pause < 1000 else {
            for await _ in AsyncStream<Never>.makeStream().stream {}
            throw CancellationError()
        }
        try await machine.sleep(until: machine.now().adding(milliseconds: pause))
    }
}

/// A clock that skips waits: a sleep ends at once, and moves the clock to its moment.
///
/// Only the limits of commands last until other sleeps, which are those between retries, have moved the clock past
/// them.
final class SkippingClock: EngineClock {
    private struct State {
        var now: Timestamp
        var limits: [AsyncStream<Void>.Continuation] = []
    }

    private let machine = SystemEngineClock()
    private let state = Mutex(State(now: SystemEngineClock().now()))

    /// The limits for open orders and for the outcome of a purchase, in milliseconds. They differ from all delays
    /// between retries.
    private static let limits: Set<Int64> = [5_000, 30_000]

    func now() -> Timestamp { state.withLock { $0.now } }
    func monotonic() -> Int64 { now().milliseconds }
    func newID() -> String { machine.newID() }
    func pause(milliseconds: Int64) async { await Task.yield() }

    func sleep(until moment: Timestamp) async throws {
        if Self.limits.contains(moment.since(now())) {
            let changes = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
            state.withLock { $0.limits.append(changes.continuation) }
            // The clock may have moved before the limit was added.
            changes.continuation.yield()
            for await _ in changes.stream where now() >= moment { return }
        } else {
            let limits = state.withLock { state in
                state.now = max(state.now, moment)
                return state.limits
            }
            for limit in limits { limit.yield() }
            await Task.yield()
        }
        try Task.checkCancellation()
    }
}
