import DemoCatalog
import KioskScenario
import SandboxCatalog
import StoreModel
import TextParsing

/// A scenario and its catalog, read from files.
struct ScenarioFile: Sendable {
    /// The path of the file, as it was given.
    let path: String
    /// The parsed scenario.
    let scenario: Scenario
    /// The catalog that the scenario sells from.
    let catalog: Catalog
    /// The text of the scenario file.
    let text: String
    /// The text of the catalog file; empty for the built-in catalog and for a catalog inside the scenario file.
    let catalogText: String
    /// The app that sells, if it was given in addition to the catalog.
    let bundleID: BundleID?

    /// Creates the file of a scenario that is about to be recorded.
    init(unwritten path: String, _ scenario: Scenario, _ catalog: Catalog) {
        (self.path, self.scenario, self.catalog) = (path, scenario, catalog)
        (text, catalogText, bundleID) = ("", "", nil)
    }

    /// The name of the catalog, or nil for the built-in one.
    var catalogName: String? {
        switch scenario.catalog {
        case .demo: nil
        case .file(let name): name
        case .inline: path
        }
    }

    /// Reads a scenario and its catalog, whose path is relative to the folder of the scenario.
    ///
    /// - Parameters:
    ///   - path: The path of the file, or the name of a bundled scenario such as `failure/1`.
    ///   - bundleID: The app that sells, or nil for that of the catalog.
    /// - Throws: ``CommandFailure`` with exit code 65, naming file, line and column.
    init(_ path: String, bundleID: BundleID?) throws(CommandFailure) {
        let text = try Self.text(path)
        try self.init(path, text: text, bundleID: bundleID) { name throws(CatalogError) in
            try CatalogFile.bytes(Self.resolvedPath(of: name, beside: path))
        }
    }

    /// Parses a scenario and reads its catalog with a function.
    ///
    /// - Parameter catalogBytes: Returns the bytes of the catalog file that the scenario names.
    /// - Throws: ``CommandFailure`` as ``init(_:bundleID:)`` does.
    init(
        _ path: String, text: String, bundleID: BundleID?,
        catalogBytes: (_ name: String) throws(CatalogError) -> [UInt8]
    ) throws(CommandFailure) {
        (self.path, self.text, self.bundleID) = (path, text, bundleID)
        do throws(SourceError) {
            scenario = try ScenarioReader.read(text)
        } catch {
            throw Self.failure(error, in: path)
        }
        do throws(CatalogError) {
            switch scenario.catalog {
            case .demo:
                catalogText = ""
                catalog = try bundleID == nil ? Self.demo.get() : Self.readDemo(bundleID)
            case .inline(let node):
                catalogText = ""
                catalog = try CatalogLoader.load(node, fileName: path, bundleID: bundleID).catalog
            case .file(let name):
                let bytes = try catalogBytes(name)
                catalogText = String(decoding: bytes, as: UTF8.self)
                catalog = try CatalogLoader.load(
                    bytes: bytes, fileName: Self.resolvedPath(of: name, beside: path),
                    bundleID: bundleID
                ).catalog
            }
        } catch {
            throw Self.failure(error, namedAt: scenario.catalogFileLocation, in: path)
        }
        if let fault = scenario.firstNameError(in: catalog) { throw Self.failure(fault, in: path) }
    }

    private static func failure(_ fault: SourceError, in path: String) -> CommandFailure {
        CommandFailure(65, "scenario", "\(path):\(fault.position): \(fault.message)")
    }

    /// Creates the failure for a catalog that cannot be read, at the position where the scenario names it.
    private static func failure(
        _ error: CatalogError, namedAt location: SourcePosition?, in path: String
    ) -> CommandFailure {
        let failure = CommandFailure(error)
        // An error in a catalog inside the scenario file already contains its position.
        guard let location else { return failure }
        return CommandFailure(
            failure.exitCode, failure.code,
            "\(path):\(location): The catalog cannot be used: \(failure.message)"
        )
    }

    private static func text(_ path: String) throws(CommandFailure) -> String {
        if let entry = BundledScenarios.entry(path) { return entry.text }
        do throws(BoundedFileReader.Failure) {
            return try BoundedFileReader.text(path, limit: ScenarioReader.sizeLimit)
        } catch {
            throw CommandFailure(
                65, "scenario", "\(path) cannot be read: \(error.reason).\(hint(path))")
        }
    }

    /// Returns a hint about `kiosk scenario list` if the path looks like the name of a bundled scenario.
    private static func hint(_ path: String) -> String {
        let kinds = Set(BundledScenarios.all.compactMap { $0.name.split(separator: "/").first })
        let isName = !path.hasSuffix(".yaml") && !path.hasSuffix(".yml")
        guard isName, let kind = path.split(separator: "/").first, kinds.contains(kind) else {
            return ""
        }
        return " There is no bundled scenario of that name: see kiosk scenario list."
    }

    /// The built-in catalog, parsed once for all scenarios.
    private static let demo = Result { () throws(CatalogError) in try readDemo(nil) }

    private static func readDemo(_ bundleID: BundleID?) throws(CatalogError) -> Catalog {
        try CatalogLoader.load(
            bytes: Array(DemoCatalog.yaml.utf8), fileName: "demo catalog", bundleID: bundleID
        ).catalog
    }

    /// Returns the path of a catalog that a scenario names.
    private static func resolvedPath(of name: String, beside path: String) -> String {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return name.hasPrefix("/") ? name : folder + name
    }
}
