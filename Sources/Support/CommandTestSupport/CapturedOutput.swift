import Foundation
import KioskApp
package import KioskFaults
package import KioskTestSupport
package import PurchaseEngine
import Synchronization

/// Collects the output of a command in memory.
private final class CommandOutput: Sendable {
    private struct Streams {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        /// All writes in order.
        var transcript: [UInt8] = []
    }

    private let streams = Mutex(Streams())

    /// The output sink for the command.
    var sink: OutputSink {
        OutputSink { [self] bytes, stream in
            streams.withLock { streams in
                switch stream {
                case .output: streams.output += bytes
                case .error: streams.errors += bytes
                }
                streams.transcript += bytes
            }
        }
    }

    var output: String { streams.withLock { String(decoding: $0.output, as: UTF8.self) } }
    var errors: String { streams.withLock { String(decoding: $0.errors, as: UTF8.self) } }
    /// Both streams in the order in which a terminal would display them.
    var transcript: String { streams.withLock { String(decoding: $0.transcript, as: UTF8.self) } }
}

extension KioskRun {
    /// Runs a command in the test process with its state in the folder, and waits for its end.
    ///
    /// - Parameters:
    ///   - environment: Variables added to an environment with only a path, a plain locale and the folder.
    ///   - input: The standard input.
    package static func inProcess(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:],
        clock: any EngineClock = SystemEngineClock(), input: String = ""
    ) async throws -> KioskRun {
        let files = try TemporaryFolder()
        let file = try files.write(input, to: "in")
        let handle = try FileHandle(forReadingFrom: URL(filePath: file))
        defer { try? handle.close() }
        let printed = CommandOutput()
        let context = ProcessContext(
            environment: baseEnvironment(folder.path).merging(environment) { $1 }, clock: clock,
            sink: printed.sink, input: handle.fileDescriptor)
        let status = await KioskApp.run(arguments, in: context)
        return KioskRun(
            status: status, output: printed.output, errors: printed.errors,
            transcript: printed.transcript)
    }
}

extension Profile {
    /// Runs a command on this profile in the test process.
    package func runInProcess(
        _ arguments: [String], environment: [String: String] = [:]
    ) async throws -> KioskRun {
        try await KioskRun.inProcess(arguments, in: folder, environment: environment)
    }
}
