package import KioskScenario
import SandboxStore
import StoreModel

/// Plays random lives one after the other with the real engine, on one thread.
package final class RandomScenarioPlayer {
    private let bench = WorldFilePool()

    /// Creates a player without files; the first life makes them.
    package init() {}

    /// Removes the player's files.
    package func end() { bench.remove() }

    /// Plays a life to its end, or to the first step that fails, and checks all invariants then.
    ///
    /// - Throws: `ScenarioFileError` or `CatalogError` for a life that is not a valid scenario, or why a world has no
    ///   files.
    package func play(_ life: RandomScenario) throws -> ScenarioResult {
        let scenario = try ScenarioReader.read(life.yaml)
        guard case .text(let text) = scenario.catalog else { throw MissingCatalog() }
        let catalog = try CatalogLoader.load(
            bytes: Array(text.utf8), fileName: "life.yaml", bundleID: nil
        ).catalog
        let player = try ScenarioPlayer(scenario, catalog: catalog, bench: bench)
        guard life.hasDamage else { return player.play(audit: RandomScenarioAudit.violations) }
        try RowDamage.insert(into: player.files, at: scenario.start)
        return player.play { files in
            try RowDamage.remove(from: files)
            return try RandomScenarioAudit.violations(of: files)
        }
    }

    /// Removes steps as long as the same thing fails, to make a life easier to read.
    ///
    /// - Parameter tries: The most lives that are played for it.
    package func shrink(
        _ life: RandomScenario, failingAs failure: ScenarioFailure, tries: Int = 300
    ) throws -> RandomScenario {
        var (best, left) = (life, tries)
        var size = max(1, life.steps.count / 2)
        while left > 0 {
            let before = best.steps.count
            var start = 0
            while start < best.steps.count, left > 0 {
                left -= 1
                var shorter = best
                shorter.steps.removeSubrange(start..<min(start + size, best.steps.count))
                if try play(shorter).failure?.kind == failure.kind {
                    best = shorter
                } else {
                    start += size
                }
            }
            if size == 1, best.steps.count == before { break }
            size = max(1, size / 2)
        }
        return best
    }

    private struct MissingCatalog: Error {}
}

extension ScenarioFailure {
    /// What stays the same while a failing life is made shorter: the step, what was expected, and the invariant.
    fileprivate var kind: String {
        let invariant = step == "audit" ? String(got.prefix { $0 != " " }) : ""
        return "\(step) \(expected) \(invariant)"
    }
}
