import KioskReport
import KioskScenario
import StoreModel

/// The records of a scenario run for a report.
struct ScenarioReportBuilder {
    let file: ScenarioFile
    let result: ScenarioResult

    /// Returns the report of a world that has ended, while its files still exist.
    ///
    /// - Parameters:
    ///   - folder: The folder of the world.
    ///   - now: The last moment of the world.
    ///   - home: The home folder of the user.
    static func report(
        _ file: ScenarioFile, _ result: ScenarioResult, folder: String, at now: Timestamp,
        home: String?
    ) -> SessionReport {
        let device = file.scenario.devices.first
        let subject = ReportSubject(
            name: "scenario", folder: folder, catalogName: name(ofCatalog: file),
            catalog: file.catalog, account: device?.account ?? "customer",
            device: device?.name ?? "phone-1", now: now, home: home)
        let files = ProfileReportData.read(ProfilePaths(folder: folder), at: now)
        return SessionReportBuilder(subject, files).report(
            ScenarioReportBuilder(file: file, result: result).all)
    }

    private var all: [ReportRecord] { failure + [scenario] + marks + played }

    private var scenario: ReportRecord {
        let scenario = file.scenario
        return ReportRecord(
            .scenario,
            [
                "title": .text(scenario.title), "file": .text(Self.name(file.path)),
                "seed": .text("\(scenario.seed)"), "start": .moment(scenario.start),
                "steps": .count(result.steps), "of": .count(scenario.steps.count),
                "events": .count(result.log.count), "bundleId": .id(file.bundleID),
                "catalogName": .text(Self.name(ofCatalog: file)),
                "catalog": file.catalogText.isEmpty
                    ? nil : .text(PrivateKeyRedactor.redacted(file.catalogText)),
                "text": .text(PrivateKeyRedactor.redacted(file.text)),
            ])
    }

    private var failure: [ReportRecord] {
        guard let failure = result.failure else { return [] }
        return [
            ReportRecord(
                .failure,
                [
                    "file": .text(Self.name(file.path)), "line": .count(failure.line),
                    "column": .count(failure.column),
                    "number": failure.number.map { .count($0) }, "step": .text(failure.step),
                    "expected": .text(failure.expected),
                    "got": .text(failure.got), "sides": .texts(failure.sides),
                ])
        ]
    }

    private var marks: [ReportRecord] {
        result.events.map { mark in
            ReportRecord(
                .mark,
                [
                    "at": .moment(mark.at), "what": .text(mark.kind.rawValue),
                    "line": mark.line.map { .count($0) }, "device": .id(mark.device),
                    "text": .text(mark.text),
                ])
        }
    }

    private var played: [ReportRecord] {
        result.log.map { ReportRecord(.played, ["text": .text($0)]) }
    }

    private static func name(ofCatalog file: ScenarioFile) -> String {
        file.catalogName.map(name) ?? ReplayableScenario.builtIn
    }

    /// Returns a file's name without its folders, which may reveal the user; bundled scenarios have names without
    /// folders.
    private static func name(_ path: String) -> String {
        guard BundledScenarios.entry(path) == nil else { return path }
        return path.split(separator: "/").last.map(String.init) ?? path
    }
}
