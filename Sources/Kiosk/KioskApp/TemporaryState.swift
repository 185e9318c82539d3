import KioskScenario
import Synchronization

/// What a run must not leave behind, however it ends.
final class TemporaryState: Sendable {
    private let settings = Mutex<Settings?>(nil)

    /// Takes note of the run's settings, once they are known.
    func note(_ settings: Settings) {
        self.settings.withLock { $0 = settings }
    }

    /// Removes the folder of a run that was to leave nothing behind, and those of worlds; a second call does nothing.
    ///
    /// - Returns: Whether it was the first call.
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
