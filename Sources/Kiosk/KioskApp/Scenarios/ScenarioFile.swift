import DemoCatalog
import KioskScenario
import SandboxStore
import StoreModel

/// A scenario with what is sold in it, read from files.
struct ScenarioFile: Sendable {
    /// The file, as it was named.
    let path: String
    /// What is in it.
    let scenario: Scenario
    /// What is sold.
    let catalog: Catalog
    /// The file's text.
    let text: String
    /// The catalog's text; empty for the built-in shop.
    let catalogText: String
    /// The app that sells, where one was named beside the catalog.
    let bundleID: BundleID?

    /// A scenario that nobody has written yet: nothing is done in it.
    init(unwritten path: String, _ scenario: Scenario, _ catalog: Catalog) {
        (self.path, self.scenario, self.catalog) = (path, scenario, catalog)
        (text, catalogText, bundleID) = ("", "", nil)
    }

    /// How what is sold is called; nil for the built-in shop.
    var catalogName: String? {
        switch scenario.catalog {
        case .demo: nil
        case .file(let name): name
        case .text: path
        }
    }

    /// Reads a scenario and its catalog, which is named from the scenario's folder; a name such as `failure/1` means one that
    /// comes with kiosk.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65, naming file, line and column.
    init(_ path: String, bundleID: BundleID?) throws(CommandFailure) {
        let text = try Self.text(path)
        try self.init(path, text: text, bundleID: bundleID) { name throws(CatalogError) in
            try CatalogFile.bytes(Self.place(of: name, beside: path))
        }
    }

    /// Reads a scenario's text, with a catalog from wherever it is.
    ///
    /// - Parameter catalogBytes: The bytes of the catalog that the scenario names.
    /// - Throws: As ``init(_:bundleID:)``.
    init(
        _ path: String, text: String, bundleID: BundleID?,
        catalogBytes: (_ name: String) throws(CatalogError) -> [UInt8]
    ) throws(CommandFailure) {
        (self.path, self.text, self.bundleID) = (path, text, bundleID)
        do throws(ScenarioFileError) {
            scenario = try ScenarioReader.read(text)
        } catch {
            throw Self.failure(error, in: path)
        }
        do throws(CatalogError) {
            switch scenario.catalog {
            case .demo:
                catalogText = ""
                catalog = try bundleID == nil ? Self.demo.get() : Self.readDemo(bundleID)
            case .text(let text):
                catalogText = ""
                catalog = try CatalogLoader.load(
                    bytes: Array(text.utf8), fileName: path, bundleID: bundleID
                ).catalog
            case .file(let name):
                let bytes = try catalogBytes(name)
                catalogText = String(decoding: bytes, as: UTF8.self)
                catalog = try CatalogLoader.load(
                    bytes: bytes, fileName: Self.place(of: name, beside: path), bundleID: bundleID
                ).catalog
            }
        } catch {
            throw Self.failure(error, namedAt: scenario.catalogFilePlace, in: path)
        }
        if let fault = scenario.misnamed(in: catalog) { throw Self.failure(fault, in: path) }
    }

    private static func failure(_ fault: ScenarioFileError, in path: String) -> CommandFailure {
        CommandFailure(65, "scenario", "\(path):\(fault.line):\(fault.column): \(fault.message)")
    }

    /// Why what is sold can not be read, told where the scenario names it.
    private static func failure(
        _ error: CatalogError, namedAt place: FileLocation?, in path: String
    ) -> CommandFailure {
        let failure = CommandFailure(error)
        // What stands in the scenario itself is told by its own line.
        guard let place else { return failure }
        return CommandFailure(
            failure.exitCode, failure.code,
            "\(path):\(place.line):\(place.column): The catalog can not be used: \(failure.message)"
        )
    }

    private static func text(_ path: String) throws(CommandFailure) -> String {
        if let entry = BundledScenarios.entry(path) { return entry.text }
        do throws(BoundedFileReader.Failure) {
            return try BoundedFileReader.text(path, limit: ScenarioReader.sizeLimit)
        } catch {
            throw CommandFailure(
                65, "scenario", "\(path) can not be read: \(error.reason).\(hint(path))")
        }
    }

    /// Where a name was meant, and no file, what tells the names.
    private static func hint(_ path: String) -> String {
        let kinds = Set(BundledScenarios.all.compactMap { $0.name.split(separator: "/").first })
        let isName = !path.hasSuffix(".yaml") && !path.hasSuffix(".yml")
        guard isName, let kind = path.split(separator: "/").first, kinds.contains(kind) else {
            return ""
        }
        return " None that comes with kiosk is called so: kiosk scenario list tells their names."
    }

    /// Read once, for any number of scenarios.
    private static let demo = Result { () throws(CatalogError) in try readDemo(nil) }

    private static func readDemo(_ bundleID: BundleID?) throws(CatalogError) -> Catalog {
        try CatalogLoader.load(
            bytes: Array(DemoCatalog.yaml.utf8), fileName: "demo catalog", bundleID: bundleID
        ).catalog
    }

    /// Where a catalog is that a scenario names.
    private static func place(of name: String, beside path: String) -> String {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return name.hasPrefix("/") ? name : folder + name
    }
}
