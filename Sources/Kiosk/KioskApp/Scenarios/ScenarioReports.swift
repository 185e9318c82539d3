import KioskReport
import KioskScenario

/// The destination of the reports of a run, and which scenarios get one.
struct ScenarioReports: Sendable {
    /// The folder of the reports.
    let folder: String
    /// Whether all scenarios get a report, and not only those that fail.
    let isOfAll: Bool
    /// The home folder of the user, which is removed from reports.
    let home: String?
    /// The report name of each scenario, in the order of the files.
    private let names: [String]

    /// Creates the destination and gives each file a unique name.
    init(folder: String, isOfAll: Bool, home: String?, files: [ScenarioFile]) {
        (self.folder, self.isOfAll, self.home) = (folder, isOfAll, home)
        var (taken, counts): (Set<String>, [String: Int]) = ([], [:])
        names = files.map { file in
            let name = Self.name(file.path)
            var free = name
            // Another file may already have a name with this number.
            while !taken.insert(free).inserted {
                counts[name, default: 1] += 1
                free = "\(name)-\(counts[name, default: 1])"
            }
            return free
        }
    }

    /// Returns the destination of the report for the file at an index.
    func named(_ index: Int) -> Place {
        Place(folder: folder, name: names[index], isOfAll: isOfAll, home: home)
    }

    /// Returns the name of a bundled scenario, or the base name of a file, short enough for a number to be appended.
    private static func name(_ path: String) -> String {
        if BundledScenarios.entry(path) != nil { return ReportFiles.plain(path) }
        let last = path.split(separator: "/").last ?? ""
        let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
        return String(ReportFiles.plain(String(stem.isEmpty ? last : stem)).prefix(100))
    }

    /// The destination of one report.
    struct Place {
        let folder: String
        let name: String
        var isOfAll: Bool
        let home: String?

        /// The same destination, for failures only.
        var ofFailures: Place {
            var place = self
            place.isOfAll = false
            return place
        }

        /// Returns whether a scenario with this result gets a report.
        func wants(_ result: ScenarioResult) -> Bool { isOfAll || result.failure != nil }

        /// Writes the report if there is one.
        ///
        /// - Returns: The path of the page, or nil.
        func write(_ report: SessionReport?) throws(CommandFailure) -> String? {
            guard let report else { return nil }
            return try ReportFiles.write(report, named: name, in: folder).last
        }
    }
}
