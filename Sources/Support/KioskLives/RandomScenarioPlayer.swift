package import KioskScenario
import SandboxCatalog
import StoreModel

/// Plays random scenarios one after the other with the real engine, on one thread.
package final class RandomScenarioPlayer {
    private let filePool = WorldFilePool()

    /// Creates a player without files; the first scenario creates them.
    package init() {}

    /// Removes the player's files.
    package func end() { filePool.remove() }

    /// Plays a scenario to its end, or to the first failing step, and then checks all invariants.
    ///
    /// - Throws: `SourceError` or `CatalogError` for an invalid scenario, or the reason why a world's files could
    ///   not be created.
    package func play(_ randomScenario: RandomScenario) throws -> ScenarioResult {
        let scenario = try ScenarioReader.read(randomScenario.yaml)
        guard case .inline(let node) = scenario.catalog else { throw MissingCatalog() }
        let catalog = try CatalogLoader.load(node, fileName: "life.yaml").catalog
        let player = try ScenarioPlayer(scenario, catalog: catalog, filePool: filePool)
        guard let (damage, step) = randomScenario.damage else {
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
        _ randomScenario: RandomScenario, failingAs failure: ScenarioFailure, attempts: Int = 300
    ) throws -> RandomScenario {
        var (best, remaining) = (randomScenario, attempts)
        var size = max(1, randomScenario.steps.count / 2)
        while remaining > 0 {
            let before = best.steps.count
            var start = 0
            while start < best.steps.count, remaining > 0 {
                remaining -= 1
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
