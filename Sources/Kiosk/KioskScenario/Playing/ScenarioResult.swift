import PurchaseEngine
import StoreAPI
import StoreFiles
package import StoreModel
import StoreSigning

/// The result of a played scenario.
package struct ScenarioResult: Sendable {
    package let title: String
    /// The number of completed steps.
    package let steps: Int
    /// The elapsed time of the world, in milliseconds.
    package let elapsed: Int64
    /// The failure; nil if all expectations were met.
    package let failure: ScenarioFailure?
    /// The event logs of the devices, one event per line, ordered by device and event.
    package let log: [String]
    /// The events of the world, ordered by time.
    package let events: [ScenarioEvent]

    /// Returns a copy with a failure.
    package func failed(_ failure: ScenarioFailure) -> ScenarioResult {
        ScenarioResult(
            title: title, steps: steps, elapsed: elapsed, failure: failure, log: log, events: events
        )
    }

    /// The SHA-256 hash of the logs in lower-case hexadecimal.
    package var logFingerprint: String {
        Fingerprint.sha256Hex(Array(log.joined(separator: "\n").utf8))
    }
}

// MARK: Events

/// An event of a world, with its time: a step, or an event on a device.
package struct ScenarioEvent: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        /// Any other step.
        case step
        case fault
        case clearFaults = "clear-faults"
        case crash
        case launch
    }

    /// The time by the world's clock.
    package let at: Timestamp
    package let kind: Kind
    /// The step's line in the file; nil if the event is not a step.
    package let line: Int?
    /// The device; nil if the step does not name one.
    package let device: DeviceName?
    /// The event in the words of the file.
    package let text: String
}

// MARK: Failures

/// An unmet expectation, or a step that could not be performed.
package struct ScenarioFailure: Hashable, Sendable {
    /// The line of the expectation, or of the failed step, counted from 1; the last step's line if the check after all
    /// steps failed.
    package let line: Int
    /// The column, counted from 1.
    package let column: Int
    /// The number of the step, counted from 1, including repeated ones; nil if the failure does not belong to a step.
    package var number: Int?
    /// The step in the words of the file.
    package let step: String
    package let expected: String
    package let got: String
    /// The state of the device and of the store, one fact per line.
    package let sides: [String]

    package init(
        line: Int, column: Int = 1, step: String, expected: String, got: String, sides: [String]
    ) {
        (self.line, self.column) = (line, column)
        self.step = step
        self.expected = expected
        self.got = got
        self.sides = sides
    }

    /// Returns the position in a file, and the step.
    ///
    /// - Parameter path: The displayed path of the file.
    package func location(in path: String) -> String {
        "\(path):\(line):\(column): \(number.map { "step \($0), " } ?? "")\(step)"
    }
}

/// A step that cannot be performed in the current state.
struct ImpossibleStep: Error {
    let expected: String
    let got: String
}

/// Describes errors of a world's environment, such as its disk.
package enum ScenarioErrorText {
    /// Returns one or two sentences for an error; an unknown error is printed unchanged.
    package static func message(_ error: any Error) -> String {
        switch error {
        case let failure as FileFailure: file(failure)
        case let failure as JournalError: failure.message
        case ServiceFailure.refusal(let refusal): refusal.message
        case is ServiceFailure: "the store did not answer"
        case let timeout as ScenarioTimeout:
            "there was no answer within \(ScenarioDuration.text(timeout.milliseconds))"
        default: String("\(error)".prefix(200))
        }
    }

    /// Describes a file error without advice about money or data, because a world contains neither real charges nor
    /// data to keep.
    private static func file(_ failure: FileFailure) -> String {
        switch failure {
        case .full(let path): "the disk that holds \(path) is full"
        case .readOnly(let path): "\(path) cannot be written"
        case .io(let path, let detail): "\(path) cannot be used (\(detail))"
        default: failure.message
        }
    }
}
