import Foundation
import KioskTestSupport

/// Plays a recording of the screen, as a player of asciicast v2 does.
struct AsciicastPlayer {
    /// The screen after each event.
    private(set) var screens: [[String]] = []
    /// When each event is, in seconds.
    private(set) var times: [Double] = []
    /// What the terminal did not know of what it was sent.
    private(set) var unknown: [String] = []
    /// What is not as a shell left it at the end.
    private(set) var leftovers: [String] = []

    private struct Header: Decodable {
        let version: Int
        let width: Int
        let height: Int
    }

    /// Why a file is no recording.
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
        (unknown, leftovers) = (terminal.unknown, terminal.leftovers)
    }

    private static func play(_ kind: String, _ text: String, on terminal: inout TerminalEmulator) {
        if kind == "o" { return terminal.feed(text.utf8) }
        let size = text.split(separator: "x").compactMap { Int($0) }
        if kind == "r", size.count == 2 { terminal.resize(width: size[0], height: size[1]) }
    }

    /// The screen before it was left at the end.
    var lastScreen: [String] { screens.dropLast().last ?? [] }

    /// Whether a text was to be seen at some time.
    func shows(_ text: String) -> Bool {
        screens.contains { $0.contains { $0.contains(text) } }
    }

    /// Whether no event is before the one in front of it.
    var isInOrder: Bool { times == times.sorted() }
}
