import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
package import StoreModel
import TextParsing

/// Plays a scenario in a separate world, on the caller's thread.
package struct ScenarioPlayer {
    /// Audits the files of a world, which is a regular profile. Returns the contradictions; empty if it finds none.
    package typealias Audit = (_ files: WorldFiles) throws -> [String]

    private let scenario: Scenario
    let world: ScenarioWorld
    let catalog: Catalog
    let team: TeamServer
    private let devices: [ScenarioDevice]
    private let screenFactory: ScenarioScreenFactory?
    private let observer: (any PlaybackObserver)?

    /// Creates the world.
    ///
    /// - Parameters:
    /// - catalog: The catalog of the world's store.
    /// - filePool: The pool with files of previous worlds; nil for a world with its own files.
    /// - serverAPI: Opens the API that the team's server calls; nil if it is not available.
    /// - screenFactory: Opens the screens of devices for steps that need one; nil if screens are not available.
    /// - observer: The observer that controls the pace; nil plays without one.
    /// - Throws: The reason why the world could not be created.
    package init(
        _ scenario: Scenario, catalog: Catalog, filePool: WorldFilePool? = nil,
        serverAPI: ServerAPIFactory? = nil, screenFactory: ScenarioScreenFactory? = nil,
        observer: (any PlaybackObserver)? = nil
    ) throws {
        self.scenario = scenario
        self.catalog = catalog
        (self.screenFactory, self.observer) = (screenFactory, observer)
        let world = try ScenarioWorld(
            catalog, start: scenario.start, seed: scenario.seed,
            files: try filePool?.files(for: scenario.devices.map(\.name)), observer: observer)
        self.world = world
        team = TeamServer(in: world, serverAPI)
        devices = scenario.devices.map { entry in
            let device = world.device(entry.name, of: entry.account)
            device.locale = entry.locale
            return device
        }
    }

    /// Plays the scenario to its end or to the first failure, and then ends the world.
    ///
    /// - Parameters:
    /// - audit: Called at the end, when only an observing user interface may still use the files.
    /// - ended: Called last, with the folder while its files still exist and with the world's final time.
    /// - beforeStep: Called before each step, with its number from 1.
    package func play(
        audit: Audit, ended: (_ folder: String, Timestamp, ScenarioResult) -> Void = { _, _, _ in },
        beforeStep: (_ number: Int) throws -> Void = { _ in }
    ) -> ScenarioResult {
        var done = 0
        var marks: [ScenarioEvent] = scenario.faults.map { mark(.fault, 1, nil, "fault: \($0)") }
        var failure = prepareWorld()
        observer?.didStart(world)
        for step in scenario.steps where failure == nil && !isOver {
            failure = attempt(step) { try beforeStep(done + 1) }
            failure = failure ?? play(step, number: done + 1, &marks)
            failure?.number = done + 1
            if failure == nil, !isOver { done += 1 }
        }
        let log = logs()
        if let observer, !isOver {
            failure = failure ?? check(audit)
            observer.didFinish(failure)
            team.end()
            world.end()
        } else {
            team.end()
            world.end()
            failure = isOver ? failure : failure ?? check(audit)
        }
        let now = world.clock.now()
        let result = ScenarioResult(
            title: scenario.title, steps: done, elapsed: now.since(scenario.start),
            failure: failure, log: log, events: addingCrashes(marks))
        ended(world.folder, now, result)
        return result
    }

    private func mark(
        _ kind: ScenarioEvent.Kind, _ line: Int, _ device: DeviceName?, _ text: String
    ) -> ScenarioEvent {
        ScenarioEvent(
            at: world.clock.now(), kind: kind, line: line, device: device, text: text)
    }

    /// Adds the crashes at the time when they happened, which may differ from the time of the step that planned them.
    private func addingCrashes(_ marks: [ScenarioEvent]) -> [ScenarioEvent] {
        let crashes = devices.flatMap { device in
            device.crashTimes.map { moment in
                ScenarioEvent(
                    at: moment, kind: .crash, line: nil, device: device.name,
                    text: "crash of \(device.name)")
            }
        }
        return (marks + crashes).enumerated().sorted {
            ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
        }.map(\.element)
    }

    /// Whether the observer has ended the playback.
    private var isOver: Bool { observer?.isOver ?? false }

    private func prepareWorld() -> ScenarioFailure? {
        attempt(ScenarioStep.beginning) {
            if scenario.hasTeamServer { try team.listen() }
            for (entry, device) in zip(scenario.devices, devices) {
                guard let country = entry.storefront else { continue }
                let context = device.context
                _ = try world.call { try await $0.setStorefront(country, context) }
            }
            for plan in scenario.faults { try perform(.planFault(plan: plan)) }
            for device in devices { try world.launch(device) }
        }
    }

    /// The pause between two steps, in milliseconds, so that later events have later times.
    private static let stepPause: Int64 = 1_000

    private func play(
        _ step: ScenarioStep, number: Int, _ marks: inout [ScenarioEvent]
    ) -> ScenarioFailure? {
        let device = devices.first { $0.name == step.device } ?? devices[0]
        observer?.willPerform(step, number: number, on: device.name)
        _ = world.wait(atMost: Self.stepPause) { false }
        marks.append(mark(step.operation.eventKind, step.location.line, step.device, step.text))
        let impossible = attempt(step) {
            try step.operation.perform(self, device)
            if step.expectations.contains(where: \.concernsScreen) { _ = try screen(of: device) }
        }
        // A step that the observer interrupted by leaving has not failed.
        if let impossible { return isOver ? nil : impossible }
        guard !step.expectations.isEmpty, !isOver else { return nil }
        var mismatch: Mismatch?
        do {
            let isMet = try world.wait(atMost: step.timeLimit) {
                mismatch = try checker(device).firstMismatch(of: step.expectations)
                return mismatch == nil
            }
            if isMet {
                if step.checksNotifications { team.inbox.clear() }
                return nil
            }
        } catch {
            mismatch = Mismatch(
                expected: "an answer of the store", got: ScenarioErrorText.message(error),
                location: step.location)
        }
        return isOver ? nil : mismatch.map { failure(step, $0.expected, $0.got, at: $0.location) }
    }

    /// Returns the screen of a device whose app is running.
    func screen(of device: ScenarioDevice) throws -> any ScenarioScreen {
        guard let screenFactory else {
            throw ImpossibleStep(
                expected: "a screen", got: "scenarios are played without a screen here")
        }
        guard let screen = try world.screen(of: device, screenFactory) else {
            throw ImpossibleStep(
                expected: "the app is running on \(device.name)", got: "it is not: launch it first")
        }
        guard world.wait(atMost: Self.openTimeLimit, until: { screen.isOpen }) else {
            throw ImpossibleStep(
                expected: "the shop opens on \(device.name)", got: "it did not open within a minute"
            )
        }
        return screen
    }

    /// The longest time in which a shop must open, in milliseconds of the world.
    private static let openTimeLimit: Int64 = 60_000

    private func checker(_ device: ScenarioDevice) -> ExpectationChecker {
        ExpectationChecker(world: world, device: device, products: catalog.products, team: team)
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
            return step.isOptional ? nil : failure(step, "the store accepts it", refusal.message)
        } catch {
            return failure(step, "the step succeeds", ScenarioErrorText.message(error))
        }
    }

    private func failure(
        _ step: ScenarioStep, _ expected: String, _ got: String, at location: SourcePosition? = nil
    ) -> ScenarioFailure {
        let location = location ?? step.location
        let showsScreens = observer?.hasViewer != true
        return ScenarioFailure(
            line: location.line, column: location.column, step: step.text, expected: expected,
            got: got,
            sides: devices.flatMap { checker($0).deviceState(showsScreen: showsScreens) }
                + storeSide
                + ExpectationChecker.teamState(of: team))
    }

    /// The store's state of each account, once even if several devices use it.
    private var storeSide: [String] {
        var reportedAccounts: Set<AccountName> = []
        return devices.filter { reportedAccounts.insert($0.account).inserted }
            .flatMap { checker($0).storeState() }
    }

    private func check(_ audit: Audit) -> ScenarioFailure? {
        let location = scenario.steps.last?.location ?? .start
        func failure(_ expected: String, _ got: String) -> ScenarioFailure {
            ScenarioFailure(
                line: location.line, column: location.column, step: "audit", expected: expected,
                got: got, sides: [])
        }
        do {
            let broken = try audit(files)
            return broken.isEmpty
                ? nil : failure("all promises hold", broken.joined(separator: " "))
        } catch {
            return failure("the files can be read", ScenarioErrorText.message(error))
        }
    }

    private func logs() -> [String] {
        devices.flatMap { device -> [String] in
            let events = device.runningEngine.flatMap { engine in
                try? world.perform { try await engine.log(after: 0, newest: 100_000) }
            }
            return device.logs(events).map { event in
                "\(device.name) \(event.at.milliseconds) \(event.entry.family.rawValue)/\(event.entry.name) "
                    + "\(event.entry.detail) \(event.hash)"
            }
        }
    }
}

extension ScenarioStep {
    /// The step that failures before the first step refer to.
    fileprivate static let beginning = ScenarioStep(
        location: .start, text: "the beginning", operation: .checkOnly)
}
