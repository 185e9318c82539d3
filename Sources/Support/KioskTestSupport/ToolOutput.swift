package import Dispatch
import Foundation

/// Runs a program to its end, on the calling thread.
package enum ToolOutput {
    /// Returns the stdout of a program that exited with 0, otherwise nil.
    ///
    /// - Parameter deadline: When it is terminated.
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
        // The output is small enough for the pipe's buffer, so it can be read after the end.
        guard ended.wait(timeout: deadline) == .success else {
            process.terminate()
            ended.wait()
            return nil
        }
        guard process.terminationStatus == 0 else { return nil }
        return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
