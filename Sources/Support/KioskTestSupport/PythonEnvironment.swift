import Foundation

/// Python with the packages of `Tests/requirements.txt`, in one environment that all tests of a build share.
package struct PythonEnvironment: Sendable {
    /// The environment cannot be made on this machine.
    package struct Unavailable: Error, CustomStringConvertible {
        /// What `.ci/python` reported.
        package let description: String
    }

    /// The interpreter.
    package let interpreter: String

    /// In the build folder, beside the folders of its platforms.
    private static let folder = URL(filePath: BuiltProducts.folder)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "python").path

    private static let made = Shared {
        let folder = try TemporaryFolder()
        let run = try await KioskRun.of(
            [Self.folder], program: Checkout.root.appending(path: ".ci/python").path, in: folder,
            environment: ProcessInfo.processInfo.environment, limit: 600)
        guard run.status == 0 else { throw Unavailable(description: run.errors) }
        return PythonEnvironment(interpreter: Self.folder + "/bin/python")
    }

    /// The environment, which the first caller makes with `.ci/python`.
    ///
    /// - Throws: ``Unavailable`` if Python or a package cannot be installed.
    package static func value() async throws -> PythonEnvironment { try await made.value() }

    /// Whether tests that need the environment run.
    ///
    /// CI skips no test: there, a test without its environment fails with the reason.
    package static func enablesTests() async -> Bool {
        if ProcessInfo.processInfo.environment["CI"] == "true" { return true }
        return (try? await value()) != nil
    }
}
