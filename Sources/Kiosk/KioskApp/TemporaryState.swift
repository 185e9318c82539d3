import KioskScenario
import Synchronization

/// The temporary files of a run, which are removed however the run ends.
final class TemporaryState: Sendable {
    private let settings = Mutex<Settings?>(nil)

    /// Records the settings of the run once they are known.
    func note(_ settings: Settings) {
        self.settings.withLock { $0 = settings }
    }

    /// Removes the folder of an ephemeral run and the folders of scenario worlds. A second call does nothing.
    ///
    /// - Returns: Whether this was the first call.
    @discardableResult
    func remove() -> Bool {
        let settings = settings.withLock { settings in
            defer { settings = nil }
            return settings
        }
        guard let settings else { return false }
        settings.removeIfEphemeral()
        ScenarioFolder.removeAll()
        return true
    }
}
