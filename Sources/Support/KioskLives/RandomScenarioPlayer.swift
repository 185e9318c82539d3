package import KioskScenario
import SandboxStore
import StoreModel

/// Plays random scenarios one after the other with the real engine, on one thread.
package final class RandomScenarioPlayer {
    private let bench = WorldFilePool()

    /// Creates a player without files; the first scenario creates them.
    package init() {}

    /// Removes the player's files.
    package func end() { bench.remove() }

    /// Plays a scenario to its end, or to the first failing step, and then checks all invariants.
    ///
    /// - Throws: `ScenarioFileError` or `CatalogError` for an invalid scenario, or the reason why a world's files could
    ///   not be created.
    package func play(_ life: RandomScenario) throws -> ScenarioResult {
        let scenario = try ScenarioReader.read(life.yaml)
        guard case .text(let text) = scenario.catalog else { throw MissingCatalog() }
        let catalog = try CatalogLoader.load(
            bytes: Array(text.utf8), fileName: "life.yaml", bundleID: nil
        ).catalog
        let player = try ScenarioPlayer(scenario, catalog: catalog, filePool: bench)
        guard let (damage, step) = life.damage else {
            return player.play(audit: RandomScenarioAudit.violations)
        }
        return player.play(
            audit: { files in
                let unnamed = try damage.violations(in: files)
                try RowDamage.remove(from: files)
                return unnamed + (try RandomScenarioAudit.violations(of: files))
            },
            beforeStep: { number in
                guard number == step else { return }
                try damage.insert(into: player.files, at: scenario.start)
            })
    }

    /// Removes steps as long as the same failure occurs, to simplify a scenario.
    ///
    /// - Parameter tries: The maximum number of scenarios to play.
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
    /// The part of a failure that must not change during the simplification: the step, the expectation, and the
    /// invariant.
    fileprivate var kind: String {
        let invariant = step == "audit" ? String(got.prefix { $0 != " " }) : ""
        return "\(step) \(expected) \(invariant)"
    }
}
