import StoreClient

extension Settings {
    /// Returns connections that trust the configured certificates, or those of the system.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if the certificates cannot be read.
    func connections() throws(CommandFailure) -> Connections {
        guard let path = tlsCA else { return Connections() }
        do {
            return try Connections(trusting: Array(try BoundedFileReader.text(path).utf8))
        } catch let failure as BoundedFileReader.Failure {
            throw CommandFailure(65, "tls-ca", "\(path) cannot be read: \(failure.reason).")
        } catch {
            throw CommandFailure(65, "tls-ca", "\(path) contains no certificates in PEM format.")
        }
    }
}
