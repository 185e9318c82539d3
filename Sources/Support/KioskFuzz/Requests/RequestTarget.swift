import KioskTestSupport
import Synchronization

/// Requests: the whole server on a socket, as it is served; each is answered as the contract says, and none with a 5xx.
///
/// An input is a few ``FuzzRequest``s with the byte 0x1E between two of them, or, after a first byte 0xFF, bytes that are sent as
/// they are. After 500 inputs the world is made anew, so that what one of them did is soon forgotten.
final class RequestTarget: FuzzTarget {
    private struct State {
        var world: RequestWorld
        var line: HTTPLine?
        var count = 0
    }

    private static let generation = 500
    private static let requestLimit = 8
    /// What stands between two requests of an input.
    static let separator: UInt8 = 0x1E
    private let state: Mutex<State>
    let seeds: [[UInt8]]

    /// Opens a store and its server.
    init() throws {
        let world = try Blocking.value { try await RequestWorld() }
        seeds = try RequestSeeds(world: world).all
        state = Mutex(State(world: world))
    }

    let words = RequestSeeds.words

    func run(_ input: [UInt8]) throws {
        try state.withLock { state in
            if state.count == Self.generation {
                state.line = nil
                state.world = try Blocking.value { try await RequestWorld() }
                state.count = 0
            }
            state.count += 1
            if input.first == 0xFF { return try Self.send(input.dropFirst(), state.world) }
            for part in input.split(separator: Self.separator).prefix(Self.requestLimit) {
                try Self.ask(part, &state)
            }
        }
    }

    private static func ask(_ part: ArraySlice<UInt8>, _ state: inout State) throws {
        let request = FuzzRequest(part, in: state.world)
        let line: HTTPLine
        if let open = state.line, open.isOpen {
            line = open
        } else {
            line = try HTTPLine(port: state.world.port, patience: 9)
        }
        state.line = line
        let answer: HTTPAnswer
        do {
            answer = try line.answer(to: request.bytes, isHead: request.method == "HEAD")
            try AnswerRules(request: request, answer: answer).check()
        } catch let broken as Broken {
            throw Broken("\(broken) To: \(String(decoding: request.bytes, as: UTF8.self))")
        }
    }

    /// Bytes as they are; the server may close the line upon them, and must not fail.
    private static func send(_ bytes: ArraySlice<UInt8>, _ world: RequestWorld) throws {
        let text = FuzzRequest.filled(Array(bytes), world)
        let answer = try HTTPLine(port: world.port, patience: 1).anything(text)
        try demand(
            answer.map { $0.status < 500 } ?? true,
            "The status is \(answer?.status ?? 0). To: \(String(decoding: text, as: UTF8.self))")
    }
}
