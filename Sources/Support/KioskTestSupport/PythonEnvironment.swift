import Foundation

/// Python with the packages of `Tests/requirements.txt`, in one environment that all tests of a build share.
package struct PythonEnvironment: Sendable {
    /// The error if the environment cannot be created on this machine.
    package struct Unavailable: Error, CustomStringConvertible {
        /// The output of `.ci/python`.
        package let description: String
    }

    /// The path of the interpreter.
    package let interpreter: String

    /// The folder of the environment, in the build folder next to the platform folders.
    private static let folder = URL(filePath: BuiltProducts.folder)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "python").path

    private static let made = SharedValue {
        let folder = try TemporaryFolder()
        let run = try await KioskRun.of(
            [Self.folder], program: SourceCheckout.root.appending(path: ".ci/python").path,
            in: folder,
            environment: ProcessInfo.processInfo.environment, limit: 600)
        guard run.status == 0 else { throw Unavailable(description: run.errors) }
        return PythonEnvironment(interpreter: Self.folder + "/bin/python")
    }

    /// Returns the environment, which the first caller creates with `.ci/python`.
    ///
    /// - Throws: ``Unavailable`` if Python or a package cannot be installed.
    package static func value() async throws -> PythonEnvironment { try await made.value() }

    /// Returns whether tests that need the environment run.
    ///
    /// CI does not skip tests: there, a test without its environment fails with the reason.
    package static func enablesTests() async -> Bool {
        if ProcessInfo.processInfo.environment["CI"] == "true" { return true }
        return (try? await value()) != nil
    }
}
