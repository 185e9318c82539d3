import Foundation
import KioskTestSupport

/// Plays a screen recording like an asciicast v2 player.
struct AsciicastPlayer {
    /// The screen after each event.
    private(set) var screens: [[String]] = []
    /// The time of each event in seconds.
    private(set) var times: [Double] = []
    /// The output that the terminal did not recognize.
    private(set) var unknown: [String] = []
    /// The terminal state at the end that differs from a shell's.
    private(set) var leftovers: [String] = []

    private struct Header: Decodable {
        let version: Int
        let width: Int
        let height: Int
    }

    /// Thrown if a file is not a recording.
    private struct NoRecording: Error {}

    init(_ path: String) throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let first = lines.first.map { Data($0.utf8) } ?? Data()
        let header = try JSONDecoder().decode(Header.self, from: first)
        guard header.version == 2 else { throw NoRecording() }
        var terminal = TerminalEmulator(width: header.width, height: header.height)
        for line in lines.dropFirst() {
            let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
            guard event?.count == 3, let time = event?[0] as? Double,
                let kind = event?[1] as? String, let text = event?[2] as? String
            else { throw NoRecording() }
            Self.play(kind, text, on: &terminal)
            times.append(time)
            screens.append(terminal.lines)
        }
        (unknown, leftovers) = (terminal.unknown, terminal.unrestoredState)
    }

    private static func play(_ kind: String, _ text: String, on terminal: inout TerminalEmulator) {
        if kind == "o" { return terminal.feed(text.utf8) }
        let size = text.split(separator: "x").compactMap { Int($0) }
        if kind == "r", size.count == 2 { terminal.resize(width: size[0], height: size[1]) }
    }

    /// The last screen before the shop left the alternate screen.
    var lastScreen: [String] { screens.dropLast().last ?? [] }

    /// Returns whether a text was displayed at any time.
    func shows(_ text: String) -> Bool {
        screens.contains { $0.contains { $0.contains(text) } }
    }

    /// Whether the times of the events are in ascending order.
    var isInOrder: Bool { times == times.sorted() }
}
