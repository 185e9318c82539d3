import Foundation
import KioskTestSupport
import ShopTestSupport
import Synchronization

/// The fuzz target for requests: the complete server on a socket. Each response follows the contract, and a status of
/// 5xx never occurs.
///
/// An input has several ``FuzzRequest``s separated by the byte 0x1E or, after a first byte 0xFF, raw bytes. A new world
/// is created after 500 inputs, which limits the effects of each; every 50 inputs and at the end the ledgers are
/// audited.
final class RequestTarget: FuzzTarget {
    private struct State {
        var world: RequestWorld
        var line: FuzzConnection?
        /// The inputs of this world, since a failure may depend on all of them.
        var history: [[UInt8]] = []
    }

    private static let generation = 500
    private static let audit = 50
    private static let requestLimit = 8
    /// The separator between two requests of an input.
    static let separator: UInt8 = 0x1E
    private let state: Mutex<State>
    let seeds: [[UInt8]]
    let words = RequestSeeds.words

    /// Opens a store and its server.
    init() throws {
        let world = try Blocking.value { try await RequestWorld() }
        seeds = try RequestSeeds(world: world).all
        state = Mutex(State(world: world))
    }

    func run(_ input: [UInt8]) throws {
        try state.withLock { state in
            if state.history.count == Self.generation {
                state = State(world: try Blocking.value { try await RequestWorld() })
            }
            state.history.append(input)
            try Self.explaining(state.history) {
                try Self.take(input, &state)
                if state.history.count.isMultiple(of: Self.audit) { try Self.audit(state.world) }
            }
        }
    }

    func end() throws {
        try state.withLock { state in
            try Self.explaining(state.history) { try Self.audit(state.world) }
        }
    }

    private static func take(_ input: [UInt8], _ state: inout State) throws {
        if input.first == 0xFF { return try send(input.dropFirst(), state.world) }
        for part in input.split(separator: separator).prefix(requestLimit) {
            try ask(part, &state)
        }
    }

    private static func ask(_ part: ArraySlice<UInt8>, _ state: inout State) throws {
        let request = FuzzRequest(part, in: state.world)
        let line: FuzzConnection
        if let open = state.line, open.isOpen {
            line = open
        } else {
            line = try FuzzConnection(port: state.world.port)
        }
        state.line = line
        do {
            let answer = try line.answer(to: request.bytes, isHead: request.method == "HEAD")
            try AnswerRules(request: request, answer: answer).check()
        } catch let broken as FuzzFailure {
            throw FuzzFailure("\(broken) To: \(String(decoding: request.bytes, as: UTF8.self))")
        }
    }

    /// Sends raw bytes; the server may close the connection, but must not fail.
    private static func send(_ bytes: ArraySlice<UInt8>, _ world: RequestWorld) throws {
        let text = FuzzRequest.filled(Array(bytes), world)
        let answer = try FuzzConnection(port: world.port, patience: 1).anything(text)
        try require(
            answer.map { $0.status < 500 } ?? true,
            "The status is \(answer?.status ?? 0). To: \(String(decoding: text, as: UTF8.self))")
    }

    private static func audit(_ world: RequestWorld) throws {
        try LedgerConsistency.check(world.backend.folder)
    }

    /// On a failure, writes the inputs of the world to a folder, named in the order for running them again.
    private static func explaining(_ history: [[UInt8]], _ body: () throws -> Void) throws {
        do {
            try body()
        } catch let broken as FuzzFailure {
            let folder = NSTemporaryDirectory() + "kiosk-fuzz-\(getpid())"
            try? FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            for (place, input) in history.enumerated() {
                let name = String(format: "%03d", place)
                try? Data(input).write(to: URL(filePath: "\(folder)/\(name)"))
            }
            throw FuzzFailure("\(broken)\nAll requests before it are in \(folder).")
        }
    }
}
