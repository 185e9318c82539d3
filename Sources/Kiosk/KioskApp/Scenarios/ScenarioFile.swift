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

    /// A scenario that nobody has written yet: nothing is done in it.
    init(unwritten path: String, _ scenario: Scenario, _ catalog: Catalog) {
        (self.path, self.scenario, self.catalog) = (path, scenario, catalog)
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
        self.path = path
        let text = try Self.text(path)
        do throws(ScenarioFault) {
            scenario = try ScenarioReader.read(text)
        } catch {
            throw CommandFailure(
                65, "scenario", "\(path):\(error.line):\(error.column): \(error.message)")
        }
        do throws(CatalogError) {
            catalog = try Self.catalog(scenario.catalog, beside: path, bundleID)
        } catch {
            throw CommandFailure(error, isRemembered: false)
        }
    }

    private static func text(_ path: String) throws(CommandFailure) -> String {
        if let entry = ScenarioLibrary.entry(path) { return entry.text }
        do throws(SmallFile.Failure) {
            return try SmallFile.text(path, limit: ScenarioReader.sizeLimit)
        } catch {
            throw CommandFailure(65, "scenario", "\(path) can not be read: \(error.reason).")
        }
    }

    /// Read once, for any number of scenarios.
    private static let demo = Result { () throws(CatalogError) in try readDemo(nil) }

    private static func readDemo(_ bundleID: BundleID?) throws(CatalogError) -> Catalog {
        try CatalogLoader.load(
            bytes: Array(DemoCatalog.yaml.utf8), fileName: "demo catalog", bundleID: bundleID
        ).catalog
    }

    private static func catalog(
        _ source: Scenario.CatalogSource, beside path: String, _ bundleID: BundleID?
    ) throws(CatalogError) -> Catalog {
        switch source {
        case .demo:
            return try bundleID == nil ? demo.get() : readDemo(bundleID)
        case .text(let text):
            return try CatalogLoader.load(
                bytes: Array(text.utf8), fileName: path, bundleID: bundleID
            ).catalog
        case .file(let name):
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            return try CatalogLoader.load(
                path: name.hasPrefix("/") ? name : folder + name, bundleID: bundleID
            ).catalog
        }
    }
}
