package import Dispatch
import Foundation

/// Python with packages of PyPI, in an environment of its own.
package struct PythonEnvironment: Sendable {
    /// Why there is none here.
    package struct Unavailable: Error, Sendable {
        /// What cannot be had.
        package let reason: String
    }

    /// The release of Apple's library that judges what the store signs.
    package static let appleLibrary = "app-store-server-library==3.1.2"

    /// The interpreter.
    package let python: String

    /// Makes the environment in a folder, unless it is there; blocks, so call it on a thread of its own.
    ///
    /// - Parameter packages: Names with releases, such as `name==1.2.3`.
    /// - Throws: ``Unavailable`` where Python or a package cannot be had.
    package init(
        _ packages: [String], in folder: String, deadline: DispatchTime = .now() + .seconds(120)
    ) throws(Unavailable) {
        let venv = folder + "/venv"
        python = venv + "/bin/python"
        let mark = venv + "/kiosk-ready"
        if FileManager.default.fileExists(atPath: mark) { return }
        guard ToolOutput.of(["python3", "-m", "venv", venv], deadline: deadline) != nil else {
            throw Unavailable(reason: "python3 with venv cannot be had")
        }
        let install =
            [
                venv + "/bin/pip", "install", "-q", "--disable-pip-version-check", "--retries", "1",
                "--timeout", "15",
            ] + packages
        guard ToolOutput.of(install, deadline: deadline) != nil else {
            throw Unavailable(reason: "\(packages.joined(separator: ", ")) cannot be had from PyPI")
        }
        _ = FileManager.default.createFile(atPath: mark, contents: nil)
    }
}
