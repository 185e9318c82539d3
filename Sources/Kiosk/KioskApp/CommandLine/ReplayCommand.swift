import ArgumentParser
import KioskReport
import StoreModel

/// The command `kiosk replay`: replays the scenario in a report and compares the event logs.
struct ReplayCommand: KioskCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Play the scenario of a report again, and compare the event logs byte by byte.",
        discussion: """
            A report of a scenario, its .jsonl or its .html, holds the scenario, its catalog, its seed and the event log \
            that came of it. The same is played here in a world of its own, and no profile is touched. Where an event \
            differs, the first one is told with its line in the report. A profile's time and chance were real, so that \
            its report is refused: “kiosk scenario record” writes down what you do in a shop, and “kiosk scenario run \
            --report-all” makes a report of that.

            With --json, {"kind":"replay","identical":true,"events","sha256"}, or with "identical":false the "line" in \
            the report, "event", "expected" and "got".

            EXAMPLES
              kiosk scenario run crash.yaml --report reports
              kiosk replay reports/crash.html

            EXIT CODES
              0   the same happened
              1   something else happened
              64  an option that a report says itself
              65  the file is no report, was cut, or is one of a profile
              74  the disk
            """)

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The report, JSON Lines or HTML.", completion: .file())
    var file: String

    func run(_ settings: Settings) async throws -> Int32 {
        try options.refuseUnheard(and: [.bundleID], by: "the report of it")
        let playable = try Replay.read(file)
        let replay = try await Replay.play(playable)
        settings.output.json(ReplayJSON(replay))
        guard let difference = replay.difference else {
            settings.output.text(
                "identical: \(replay.count) \(replay.count == 1 ? "event" : "events"), sha256 \(replay.sha256)"
            )
            return 0
        }
        let place = difference.line.map { "\(file):\($0): " } ?? "\(file): "
        settings.output.text("\(place)event \(difference.number) is another one")
        settings.output.text("expected  \(difference.expected ?? "no more events")")
        settings.output.text("got       \(difference.got ?? "no more events")")
        return 1
    }
}

/// The result of a replay in JSON.
private struct ReplayJSON: Encodable {
    let kind = "replay"
    let identical: Bool
    let events: Int
    let sha256: String
    let line: Int?
    let event: Int?
    let expected: String?
    let got: String?

    init(_ replay: Replay) {
        identical = replay.difference == nil
        (events, sha256) = (replay.count, replay.sha256)
        (line, event) = (replay.difference?.line, replay.difference?.number)
        (expected, got) = (replay.difference?.expected, replay.difference?.got)
    }

    private enum CodingKeys: String, CodingKey {
        case kind, identical, events, sha256, line, event, expected, got
    }
}
