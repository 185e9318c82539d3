import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
package import StoreModel

/// Plays a scenario in a world of its own, on the thread of whoever asks.
package struct ScenarioPlayer {
    /// Reads the files of a world, which is a profile like any other, and says what in them contradicts what; empty where
    /// nothing does.
    package typealias Audit = (_ files: WorldFiles) throws -> [String]

    private let scenario: Scenario
    let world: ScenarioWorld
    let catalog: Catalog
    let team: TeamServer
    private let devices: [ScenarioDevice]
    private let stage: ScenarioScreenFactory?
    private let pace: (any ScenarioPacer)?

    /// Founds the world.
    ///
    /// - Parameters:
    ///   - catalog: What is sold in it.
    ///   - bench: Where worlds were founded before; nil for a world with files of its own.
    ///   - stage: Opens the screens of its devices, where a step needs one; nil where there are none.
    ///   - pace: Who watches; nil for nobody.
    /// - Throws: Why it cannot be founded.
    package init(
        _ scenario: Scenario, catalog: Catalog, bench: WorldFilePool? = nil,
        stage: ScenarioScreenFactory? = nil, pace: (any ScenarioPacer)? = nil
    ) throws {
        self.scenario = scenario
        self.catalog = catalog
        (self.stage, self.pace) = (stage, pace)
        let world = try ScenarioWorld(
            catalog, start: scenario.start, seed: scenario.seed,
            files: try bench?.files(for: scenario.devices.map(\.name)), pace: pace)
        self.world = world
        team = TeamServer(in: world)
        devices = scenario.devices.map { place in
            let device = world.device(place.name, of: place.account)
            device.locale = place.locale
            return device
        }
    }

    /// Plays it to its end, or to the first thing that is not as expected; then the world is gone.
    ///
    /// - Parameters:
    ///   - audit: Is asked at the end, when nobody works on the files any more, or only somebody who has watched.
    ///   - ended: Is told last, while the files are still there, with the world's last moment.
    package func play(
        audit: Audit, ended: (_ folder: String, Timestamp, ScenarioResult) -> Void = { _, _, _ in }
    ) -> ScenarioResult {
        var done = 0
        var marks: [ScenarioEvent] = scenario.faults.map { mark(.fault, 1, nil, "fault: \($0)") }
        var failure = begin()
        pace?.begin(world)
        for step in scenario.steps where failure == nil && !isOver {
            failure = play(step, number: done + 1, &marks)
            failure?.number = done + 1
            if failure == nil, !isOver { done += 1 }
        }
        let log = logs()
        if let pace, !isOver {
            failure = failure ?? check(audit)
            pace.end(failure)
            team.end()
            world.end()
        } else {
            team.end()
            world.end()
            failure = isOver ? failure : failure ?? check(audit)
        }
        let now = world.clock.now()
        let result = ScenarioResult(
            title: scenario.title, steps: done, passed: now.since(scenario.start),
            failure: failure, log: log, marks: withDeaths(marks))
        ended(world.folder, now, result)
        return result
    }

    private func mark(
        _ kind: ScenarioEvent.Kind, _ line: Int, _ device: DeviceName?, _ text: String
    ) -> ScenarioEvent {
        ScenarioEvent(
            at: world.clock.now(), kind: kind, line: line, device: device, text: text)
    }

    /// A device dies when it does, and not when a step says that it will.
    private func withDeaths(_ marks: [ScenarioEvent]) -> [ScenarioEvent] {
        let deaths = devices.flatMap { device in
            device.deaths.map { moment in
                ScenarioEvent(
                    at: moment, kind: .crash, line: nil, device: device.name,
                    text: "crash of \(device.name)")
            }
        }
        return (marks + deaths).enumerated().sorted {
            ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
        }.map(\.element)
    }

    /// Whether who watches has seen enough.
    private var isOver: Bool { pace?.isOver ?? false }

    private func begin() -> ScenarioFailure? {
        attempt(ScenarioStep.beginning) {
            let backend = world.backend
            if scenario.hasTeamServer { try team.listen() }
            for (place, device) in zip(scenario.devices, devices) {
                guard let country = place.storefront else { continue }
                let context = device.context
                _ = try world.ask { try await backend.setStorefront(country, context) }
            }
            for plan in scenario.faults { _ = try world.ask { try await backend.plan(plan) } }
            for device in devices { try world.launch(device) }
        }
    }

    /// How long nobody does anything between two steps, in milliseconds: what comes later has a later time.
    private static let breath: Int64 = 1_000

    private func play(
        _ step: ScenarioStep, number: Int, _ marks: inout [ScenarioEvent]
    ) -> ScenarioFailure? {
        let device = devices.first { $0.name == step.device } ?? devices[0]
        pace?.begin(step, number: number, on: device.name)
        _ = world.wait(atMost: Self.breath) { false }
        marks.append(mark(step.act.mark, step.line, step.device, step.text))
        let impossible = attempt(step) {
            try act(step.act, on: device)
            if step.expectations.contains(where: \.isSeen) { _ = try screen(of: device) }
        }
        // What whoever watches broke off by leaving has not failed.
        if let impossible { return isOver ? nil : impossible }
        guard !step.expectations.isEmpty, !isOver else { return nil }
        var odd: Observation?
        do {
            let isSo = try world.wait(atMost: step.patience) {
                odd = try observer(device).firstOdd(of: step.wanted)
                return odd == nil
            }
            if isSo {
                if step.asksNotifications { team.inbox.clear() }
                return nil
            }
        } catch {
            odd = Observation(
                expected: "an answer of the store", got: ScenarioWorldError.words(error),
                place: step.place)
        }
        return isOver ? nil : odd.map { failure(step, $0.expected, $0.got, at: $0.place) }
    }

    /// The screen of a device whose app runs.
    func screen(of device: ScenarioDevice) throws -> any ScenarioScreen {
        guard let stage else {
            throw ImpossibleStep(expected: "a screen", got: "there is none where this is played")
        }
        guard let screen = try world.screen(of: device, stage) else {
            throw ImpossibleStep(
                expected: "the app runs on \(device.name)", got: "it does not: launch it first")
        }
        guard world.wait(atMost: Self.opening, until: { screen.isOpen }) else {
            throw ImpossibleStep(
                expected: "the shop opens on \(device.name)", got: "it does not within a minute")
        }
        return screen
    }

    /// How long a shop has to open, in milliseconds of the world.
    private static let opening: Int64 = 60_000

    private func observer(_ device: ScenarioDevice) -> Observer {
        Observer(world: world, device: device, products: catalog.products, team: team)
    }

    private func attempt(
        _ step: ScenarioStep, _ body: () throws -> Void
    ) -> ScenarioFailure? {
        do {
            try body()
            return nil
        } catch let impossible as ImpossibleStep {
            return step.isOptional ? nil : failure(step, impossible.expected, impossible.got)
        } catch ServiceFailure.refusal(let refusal) {
            return step.isOptional ? nil : failure(step, "the store does it", refusal.message)
        } catch {
            return failure(step, "it can be done", ScenarioWorldError.words(error))
        }
    }

    private func failure(
        _ step: ScenarioStep, _ expected: String, _ got: String, at place: FileLocation? = nil
    ) -> ScenarioFailure {
        let place = place ?? step.place
        // Whoever watches has seen the screens.
        let showsScreens = pace == nil
        return ScenarioFailure(
            line: place.line, column: place.column, step: step.text, expected: expected, got: got,
            sides: devices.flatMap { observer($0).side(showsScreen: showsScreens) } + storeSide
                + Observer.side(of: team))
    }

    /// The store's side of each account, once, on however many devices it is signed in.
    private var storeSide: [String] {
        var told: Set<AccountName> = []
        return devices.filter { told.insert($0.account).inserted }
            .flatMap { observer($0).storeSide() }
    }

    private func check(_ audit: Audit) -> ScenarioFailure? {
        let last = scenario.steps.last
        do {
            let broken = try audit(world.place.files)
            guard !broken.isEmpty else { return nil }
            return ScenarioFailure(
                line: last?.line ?? 1, column: last?.column ?? 1, step: "audit",
                expected: "all promises hold",
                got: broken.joined(separator: " "), sides: [])
        } catch {
            return ScenarioFailure(
                line: last?.line ?? 1, column: last?.column ?? 1, step: "audit",
                expected: "the files can be read",
                got: ScenarioWorldError.words(error), sides: [])
        }
    }

    private func logs() -> [String] {
        devices.flatMap { device -> [String] in
            var events: [LogEvent]?
            if let engine = device.engine, !device.isDead {
                events = try? world.ask { try await engine.log(after: 0, newest: 100_000) }
            }
            return device.logs(events).map { event in
                "\(device.name) \(event.at.milliseconds) \(event.entry.family.rawValue)/\(event.entry.name) "
                    + "\(event.entry.detail) \(event.hash)"
            }
        }
    }
}

extension ScenarioStep {
    /// What is done before the first step.
    fileprivate static let beginning = ScenarioStep(
        line: 1, text: "the beginning", act: .look, device: nil, wanted: [], patience: 0)
}
