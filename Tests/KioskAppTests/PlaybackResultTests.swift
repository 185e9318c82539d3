import KioskScenario
import KioskTestSupport
import StoreModel
import Testing

@testable import KioskApp

@Suite("Results of watched scenarios")
struct PlaybackResultTests {
    /// A pacer that leaves the scenario in a given step.
    private final class QuittingObserver: PlaybackObserver {
        private let step: Int
        private(set) var isOver = false

        init(in step: Int) { self.step = step }

        func didStart(_ world: ScenarioWorld) {}
        func willPerform(_ step: ScenarioStep, number: Int, on device: DeviceName) {
            if number == self.step { isOver = true }
        }
        func willAdvance(to moment: Timestamp) {}
        func didSuspendCall() {}
        func didFinish(_ failure: ScenarioFailure?) {}
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func file(_ steps: String) throws -> ScenarioFile {
        let path = try folder.write("scenario: x\nsteps:\n\(steps)", to: "a.yaml")
        return try ScenarioFile(path, bundleID: nil)
    }

    private func result(_ file: ScenarioFile, leaver: QuittingObserver) throws -> ScenarioResult {
        try ScenarioPlayer(file.scenario, catalog: file.catalog, observer: leaver)
            .play(audit: ScenarioRunner.audit)
    }

    @Test(
        "leaving before the end is neither passed nor failed, and the step is reported",
        arguments: [
            ("  - restore\n  - refund: gems.60\n  - restore", "a.yaml:4:5: refund: gems.60"),
            ("  - wait: 1h\n  - expect: {charges: 1}\n  - restore", "a.yaml:4:5: expect"),
            (
                "  - wait: 1h\n  - buy: gems.60\n    expect: finished\n  - restore",
                "a.yaml:4:5: buy: gems.60"
            ),
        ])
    func left(_ steps: String, _ place: String) throws {
        let file = try file(steps)
        let watched = PlaybackResult(
            result: try result(file, leaver: QuittingObserver(in: 2)), hasLeftEarly: true)
        #expect(watched.result.failure == nil)
        #expect(
            watched.leftEarlyMessage(file)
                == "Left after 1 of 3 steps, at \(folder.path)/\(place): neither passed nor failed."
        )
        #expect(PlaybackResult.leftEarlyExitCode == 2)
    }

    @Test("a scenario that ended or failed before the user left reports its result")
    func ended() throws {
        let well = try file("  - restore")
        let ended = PlaybackResult(
            result: try result(well, leaver: QuittingObserver(in: 9)), hasLeftEarly: false)
        #expect(ended.leftEarlyMessage(well) == nil && ended.result.failure == nil)
        let ill = try file("  - expect: {charges: 1}\n    within: 1s")
        let failed = PlaybackResult(
            result: try result(ill, leaver: QuittingObserver(in: 9)), hasLeftEarly: true)
        #expect(failed.leftEarlyMessage(ill) == nil && failed.result.failure != nil)
    }

    @Test("a takeover by the user is reported")
    func meddling() throws {
        let file = try file("  - restore")
        var watched = PlaybackResult(
            result: try result(file, leaver: QuittingObserver(in: 9)), hasLeftEarly: false)
        #expect(watched.takeoverMessage == nil)
        watched.takeoverStep = 3
        #expect(watched.takeoverMessage?.hasPrefix("You took over in step 3") == true)
        watched.takeoverStep = 0
        #expect(watched.takeoverMessage?.hasPrefix("You took over before the first step") == true)
    }
}
