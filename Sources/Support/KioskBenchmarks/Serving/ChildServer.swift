import Foundation
import Glibc

/// A server process that is killed on deinitialization.
final class ChildServer {
    /// The first line of its output.
    let firstLine: String
    private let process = Process()

    /// Starts it, and waits for its first line on stdout.
    init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = environment
        let (output, null) = (Pipe(), FileHandle.nullDevice)
        (process.standardOutput, process.standardError) = (output, null)
        process.standardInput = null
        try process.run()
        var bytes: [UInt8] = []
        while bytes.last != UInt8(ascii: "\n") {
            guard let byte = try output.fileHandleForReading.read(upToCount: 1)?.first else {
                throw Failure("\(program) exited before it listened")
            }
            bytes.append(byte)
        }
        firstLine = String(decoding: bytes.dropLast(), as: UTF8.self)
    }

    /// The process's entries in `/proc`.
    var statistics: ProcessStatistics { ProcessStatistics(process: process.processIdentifier) }

    deinit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
