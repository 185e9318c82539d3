import StoreModel

/// Reuses the files of one world for the next one, for a thread that plays many scenarios.
///
/// The files are reset for each world. After a world ends, they keep its final state until the next one is created.
package final class WorldFilePool {
    private var files: WorldFiles?

    /// Creates a pool without files.
    package init() {}

    /// Removes the files; the next world creates new ones.
    package func remove() {
        files?.remove()
        files = nil
    }

    /// Returns files in their initial state.
    ///
    /// - Throws: The reason why files could not be created.
    func files(for devices: [DeviceName]) throws -> WorldFiles {
        ScenarioFolder.waitForEnd()
        if let files {
            do {
                try files.renew(for: devices)
                return files
            } catch {
                // Files that cannot be reset are removed and replaced by new ones.
                remove()
            }
        }
        let made = try WorldFiles()
        files = made
        return made
    }
}
