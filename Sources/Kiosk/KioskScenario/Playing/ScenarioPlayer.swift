import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
package import StoreModel

/// Plays a scenario in a world of its own, on the thread of whoever asks.
package struct ScenarioPlayer {
    /// Reads the files of a world, which is a profile like any other, and says what in them contradicts what; empty where
    /// nothing does.
    package typealias Audit = (_ folder: String) throws -> [String]

    private let scenario: Scenario
    let world: ScenarioWorld
    let catalog: Catalog
    let team: TeamServer
    private let devices: [ScenarioDevice]

    /// Founds the world.
    ///
    /// - Parameters:
    ///   - catalog: What is sold in it.
    ///   - template: The files that it begins with; nil makes new ones.
    /// - Throws: Why it cannot be founded.
    package init(
        _ scenario: Scenario, catalog: Catalog, template: ScenarioTemplate? = nil
    ) throws {
        self.scenario = scenario
        self.catalog = catalog
        let world = try ScenarioWorld(
            catalog, start: scenario.start, seed: scenario.seed, template: template)
        self.world = world
        team = TeamServer(in: world)
        devices = scenario.devices.map { world.device($0.name, of: $0.account) }
    }

    /// Plays it to its end, or to the first thing that is not as expected; then the world is gone.
    ///
    /// - Parameter audit: Is asked at the end, when nobody works on the files any more.
    package func play(audit: Audit) -> ScenarioResult {
        var done = 0
        var failure = begin()
        for step in scenario.steps where failure == nil {
            failure = play(step)
            if failure == nil { done += 1 }
        }
        let log = logs()
        team.end()
        world.end()
        if failure == nil { failure = check(audit) }
        return ScenarioResult(
            title: scenario.title, steps: done,
            passed: world.clock.now().since(scenario.start), failure: failure, log: log)
    }

    private func begin() -> ScenarioFailure? {
        attempt(ScenarioStep.beginning) {
            let backend = world.backend
            if scenario.hasTeamServer { try team.listen() }
            for (place, device) in zip(scenario.devices, devices) {
                guard let country = place.storefront else { continue }
                let context = context(of: device)
                _ = try world.ask { try await backend.setStorefront(country, context) }
            }
            for plan in scenario.faults { _ = try world.ask { try await backend.plan(plan) } }
            for device in devices { try world.launch(device) }
        }
    }

    /// How long nobody does anything between two steps, in milliseconds: what comes later has a later time.
    private static let breath: Int64 = 1_000

    private func play(_ step: ScenarioStep) -> ScenarioFailure? {
        _ = world.wait(atMost: Self.breath) { false }
        let device = devices.first { $0.name == step.device } ?? devices[0]
        if let failure = attempt(step, { try act(step.act, on: device) }) { return failure }
        guard !step.expectations.isEmpty else { return nil }
        var odd: Observation?
        do {
            let isSo = try world.wait(atMost: step.patience) {
                odd = try observer(device).firstOdd(of: step.expectations)
                return odd == nil
            }
            if isSo {
                if step.asksNotifications { team.inbox.clear() }
                return nil
            }
        } catch {
            return failure(step, "an answer of the store", "\(error)")
        }
        return odd.map { failure(step, $0.expected, $0.got) }
    }

    private func observer(_ device: ScenarioDevice) -> Observer {
        Observer(world: world, device: device, products: catalog.products, team: team)
    }

    /// In which language a device shows the shop.
    func locale(of device: ScenarioDevice) -> LocaleID {
        scenario.devices.first { $0.name == device.name }?.locale ?? .fallback
    }

    /// Who asks, where a device's customer does.
    func context(of device: ScenarioDevice) -> CallContext {
        CallContext(account: device.account, device: device.identifier, requestID: "scenario")
    }

    private func attempt(
        _ step: ScenarioStep, _ body: () throws -> Void
    ) -> ScenarioFailure? {
        do {
            try body()
            return nil
        } catch let impossible as ImpossibleStep {
            return failure(step, impossible.expected, impossible.got)
        } catch ServiceFailure.refusal(let refusal) {
            return failure(step, "the store does it", refusal.message)
        } catch {
            return failure(step, "it can be done", "\(error)")
        }
    }

    private func failure(
        _ step: ScenarioStep, _ expected: String, _ got: String
    ) -> ScenarioFailure {
        ScenarioFailure(
            line: step.line, step: step.text, expected: expected, got: got,
            sides: devices.flatMap { observer($0).sides() } + Observer.side(of: team))
    }

    private func check(_ audit: Audit) -> ScenarioFailure? {
        let last = scenario.steps.last
        do {
            let broken = try audit(world.folder)
            guard !broken.isEmpty else { return nil }
            return ScenarioFailure(
                line: last?.line ?? 1, step: "audit", expected: "all promises hold",
                got: broken.joined(separator: " "), sides: [])
        } catch {
            return ScenarioFailure(
                line: last?.line ?? 1, step: "audit", expected: "the files can be read",
                got: "\(error)", sides: [])
        }
    }

    /// The engine of a device; of one that is off one that does nothing but read what it left behind.
    private func opened(_ device: ScenarioDevice) -> PurchaseEngine? {
        if let engine = device.engine, !device.isDead { return engine }
        guard device.hasJournal else { return nil }
        return try? device.prepare()
    }

    private func logs() -> [String] {
        devices.flatMap { device -> [String] in
            guard let engine = opened(device) else { return [] }
            let events = try? world.ask { try await engine.log(after: 0, newest: 100_000) }
            return (events ?? []).map { event in
                "\(device.name) \(event.at.milliseconds) \(event.entry.family.rawValue)/\(event.entry.name) "
                    + "\(event.entry.detail) \(event.hash)"
            }
        }
    }
}

extension ScenarioStep {
    /// What is done before the first step.
    fileprivate static let beginning = ScenarioStep(
        line: 1, text: "the beginning", act: .look, device: nil, expectations: [], patience: 0)
}
