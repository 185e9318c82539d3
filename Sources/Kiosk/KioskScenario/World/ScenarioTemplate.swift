import FoundationEssentials
import SandboxBackend

/// The files of a store and a merchant to which nothing has happened yet, made once for any number of worlds: a key and
/// two empty databases, of which each world takes copies.
package final class ScenarioTemplate: Sendable {
    private let folder: ScenarioFolder
    private var files: String { folder.file("embedded") }

    /// Makes them; they are gone when this is let go, at the latest.
    package init() throws {
        folder = try ScenarioFolder()
        // Closed at once: what is copied is nobody's.
        _ = try EmbeddedFiles.open(folder: files)
    }

    /// Removes them; from then on no world can be made of them.
    package func remove() { folder.remove() }

    /// Puts a copy where nothing is yet.
    func copy(to path: String) throws {
        try FileManager.default.copyItem(atPath: files, toPath: path)
    }
}
