import KioskReport
import KioskScenario

/// Where the reports of a run go, and of which scenarios there are any.
struct ScenarioReports: Sendable {
    /// The folder.
    let folder: String
    /// Whether there is one of each scenario, and not only of those that fail.
    let isOfAll: Bool
    /// The folder of whoever plays, which no report names.
    let home: String?
    /// The name of each, in the order of the files.
    private let names: [String]

    /// Gives each file a name of its own.
    init(folder: String, isOfAll: Bool, home: String?, files: [ScenarioFile]) {
        (self.folder, self.isOfAll, self.home) = (folder, isOfAll, home)
        var (taken, counts): (Set<String>, [String: Int]) = ([], [:])
        names = files.map { file in
            let name = Self.name(file.path)
            var free = name
            // Another file may have such a number in its own name.
            while !taken.insert(free).inserted {
                counts[name, default: 1] += 1
                free = "\(name)-\(counts[name, default: 1])"
            }
            return free
        }
    }

    /// Where the report of the file at an index goes.
    func named(_ index: Int) -> Place {
        Place(folder: folder, name: names[index], isOfAll: isOfAll, home: home)
    }

    /// `failure/1` is a name; of a file it is the last part, without its ending; short enough for a number behind it.
    private static func name(_ path: String) -> String {
        if BundledScenarios.entry(path) != nil { return ReportFiles.plain(path) }
        let last = path.split(separator: "/").last ?? ""
        let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
        return String(ReportFiles.plain(String(stem.isEmpty ? last : stem)).prefix(100))
    }

    /// Where one report goes.
    struct Place {
        let folder: String
        let name: String
        var isOfAll: Bool
        let home: String?

        /// The same, for those that fail only.
        var ofFailures: Place {
            var place = self
            place.isOfAll = false
            return place
        }

        /// Whether there is a report of what ended so.
        func wants(_ result: ScenarioResult) -> Bool { isOfAll || result.failure != nil }

        /// Writes it, if there is one.
        ///
        /// - Returns: The page.
        func write(_ report: SessionReport?) throws(CommandFailure) -> String? {
            guard let report else { return nil }
            return try ReportFiles.write(report, named: name, in: folder).last
        }
    }
}
