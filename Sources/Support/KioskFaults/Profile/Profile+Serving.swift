import Foundation
package import KioskTestSupport

/// A profile whose store is served over HTTP, and its client devices.
///
/// The clients use a separate profile in the same folder, so that a copy of the folder contains both.
extension Profile {
    private static let clientProfileName = "phone"

    /// Serves the store and waits until it accepts requests; the server ends when the result is released.
    ///
    /// - Throws: ``PtyFailure`` if it ends before that.
    package func serve(_ fault: SystemCallFault? = nil) async throws -> KioskServerProcess {
        try await KioskServerProcess(
            in: folder, port: port ?? "0", program: program, environment: fault?.environment ?? [:])
    }

    /// Runs the program as a customer does: with the served store, or with its own.
    package func runOnDevice(_ arguments: [String], _ fault: SystemCallFault? = nil) async throws
        -> KioskRun
    {
        let merchantEnvironment = team?.environment ?? [:]
        guard let port else {
            return try await run(arguments, fault, environment: merchantEnvironment)
        }
        var options = [
            "--profile", Self.clientProfileName, "--backend", "http://127.0.0.1:\(port)",
        ]
        if arguments.first == "sandbox" { options += ["--token-file", backend + "/sandbox.token"] }
        return try await run(arguments + options, fault, environment: merchantEnvironment)
    }

    /// Returns a copy of this profile, which must not be in use, with another port: concurrent trials need different
    /// ports.
    func copy(servedAt newPort: String) throws -> Profile {
        var copy = try Profile(program: program, servedAt: newPort)
        copy.team = try team?.copy()
        try FileManager.default.copyItem(atPath: root, toPath: copy.root)
        guard let port, FileManager.default.fileExists(atPath: copy.clientFolder(of: port)) else {
            return copy
        }
        try FileManager.default.moveItem(
            atPath: copy.clientFolder(of: port), toPath: copy.clientFolder(of: newPort))
        return copy
    }

    /// The folder of the devices: in the store's own profile, or in the clients' profile for a served store.
    var devicesFolder: String {
        guard let port else { return backend }
        let names = try? FileManager.default.contentsOfDirectory(atPath: clientFolder(of: port))
        let store = names?.first { UUID(uuidString: $0) != nil }
        return clientFolder(of: port) + "/" + (store ?? "none")
    }

    private func clientFolder(of port: String) -> String {
        "\(root)/\(Self.clientProfileName)/shared/http___127.0.0.1_\(port)"
    }
}
