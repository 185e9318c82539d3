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
        var counts: [String: Int] = [:]
        names = files.map { file in
            let name = Self.name(file.path)
            let count = (counts[name] ?? 0) + 1
            counts[name] = count
            return count == 1 ? name : "\(name)-\(count)"
        }
    }

    /// Where the report of the file at an index goes.
    func named(_ index: Int) -> Place {
        Place(folder: folder, name: names[index], isOfAll: isOfAll, home: home)
    }

    /// `failure/1` is a name; of a file it is the last part, without its ending.
    private static func name(_ path: String) -> String {
        if ScenarioLibrary.entry(path) != nil { return ReportFiles.plain(path) }
        let last = path.split(separator: "/").last ?? ""
        let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
        return ReportFiles.plain(String(stem.isEmpty ? last : stem))
    }

    /// Where one report goes.
    struct Place {
        let folder: String
        let name: String
        let isOfAll: Bool
        let home: String?

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
