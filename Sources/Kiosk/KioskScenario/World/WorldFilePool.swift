import StoreModel

/// Where worlds are founded one after the other, on the same files made new: for whoever plays many scenarios on one
/// thread.
///
/// A world knows nothing of those before it. The files of a world that is over stay as it left them until the next one
/// is founded.
package final class WorldFilePool {
    private var files: WorldFiles?

    /// Makes nothing yet.
    package init() {}

    /// Removes the files; the next world makes others.
    package func remove() {
        files?.remove()
        files = nil
    }

    /// Files in which nothing has happened.
    ///
    /// - Throws: Why none can be made.
    func files(for devices: [DeviceName]) throws -> WorldFiles {
        ScenarioFolder.waitForEnd()
        if let files {
            do {
                try files.renew(for: devices)
                return files
            } catch {
                // What cannot be made new is left behind: others take its place.
                remove()
            }
        }
        let made = try WorldFiles()
        files = made
        return made
    }
}
