package import Dispatch
import Foundation

/// Runs a program to its end, on the calling thread.
package enum ToolOutput {
    /// What a program that ended with 0 wrote to its output; nil for any other end.
    ///
    /// - Parameter deadline: When it is stopped.
    package static func of(_ arguments: [String], deadline: DispatchTime) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        guard (try? process.run()) != nil else { return nil }
        // The outputs are small: what is written before the end fits in the pipe.
        guard ended.wait(timeout: deadline) == .success else {
            process.terminate()
            ended.wait()
            return nil
        }
        guard process.terminationStatus == 0 else { return nil }
        return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
