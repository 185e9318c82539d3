import KioskTestSupport

/// Python with Apple's library, made once for all that runs a script of README.
package struct InstalledPython: Sendable {
    /// The interpreter.
    package let python: String
    /// Where it finds its library; gone with whoever holds it.
    let folder: TemporaryFolder

    private static let shared = Shared<InstalledPython?> {
        let folder = try TemporaryFolder()
        return try await onOwnThread {
            do throws(PythonEnvironment.Unavailable) {
                let made = try PythonEnvironment([PythonEnvironment.appleLibrary], in: folder.path)
                return InstalledPython(python: made.python, folder: folder)
            } catch {
                print("skipped: the scripts of README do not run here, \(error.reason)")
                return nil
            }
        }
    }

    /// The one that there is; nil where Python or the library cannot be had, which is said.
    package static func value() async throws -> InstalledPython? { try await shared.value() }
}
