import ArgumentParser
import KioskReport
import StoreModel

struct ReplayCommand: KioskCommand {
    static let configuration = CommandConfiguration(
        "replay", "Replay the scenario of a report and compare the event logs byte by byte.",
        discussion: """
            A report of a scenario (.jsonl or .html) contains the scenario, its catalog, its seed and the resulting \
            event log. The scenario runs in a separate world; no profile is touched. If the logs differ, the \
            first different event is printed with its line in the report. A report of a profile cannot be replayed, \
            because its times and random values were real. To make a report that can be replayed, use “kiosk scenario \
            record” to record what you do in a shop, then “kiosk scenario run --report-all”.

            With --json, it prints {"kind":"replay","identical":true,"events","sha256"}, or with "identical":false the \
            "line" in the report, "event", "expected" and "got".

            EXAMPLES
              kiosk scenario run crash.yaml --report reports
              kiosk replay reports/crash.html

            EXIT CODES
              0   the event logs are identical
              1   the event logs differ
              64  an option that the report determines was given
              65  the file is not a report, is incomplete, or is a report of a profile
              74  disk error
            """)
    @OptionGroup var options: GlobalOptions
    var changesState: Bool { false }
    @Argument(help: "The report: JSON Lines or HTML.", completion: .file())
    var file: String

    func run(_ settings: Settings) async throws -> Int32 {
        try options.refuseIneffective(and: [.bundleID], by: "the report")
        let scenario = try ReplayComparison.read(file)
        let replay = try await ReplayComparison.play(scenario)
        let difference = replay.difference
        settings.output.json([
            "kind": "replay", "identical": difference == nil, "events": replay.count,
            "sha256": replay.sha256, "line": difference?.line, "event": difference?.number,
            "expected": difference?.expected, "got": difference?.got,
        ])
        guard let difference else {
            settings.output.text(
                "identical: \(replay.count) \(replay.count == 1 ? "event" : "events"), sha256 \(replay.sha256)"
            )
            return 0
        }
        let position = difference.line.map { "\(file):\($0): " } ?? "\(file): "
        settings.output.text("\(position)event \(difference.number) differs")
        settings.output.text("expected  \(difference.expected ?? "no more events")")
        settings.output.text("got       \(difference.got ?? "no more events")")
        return 1
    }
}
