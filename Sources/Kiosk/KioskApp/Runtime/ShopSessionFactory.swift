/// Opens the backend and the device of a shop. Tests and scenarios replace the functions.
struct ShopSessionFactory: Sendable {
    /// Opens the backend. `note` receives notices for the user.
    typealias Opening =
        @Sendable (Settings, _ note: @escaping @Sendable (String) -> Void)
        async throws(CommandFailure) -> BackendSession

    /// Opens the device, to drive it or to read it.
    typealias Driving = @Sendable (BackendSession) async throws(CommandFailure) -> DriverSession

    /// Writes a text into a new file with roughly the given name, and returns its actual name.
    typealias Saving =
        @Sendable (_ text: String, _ name: String) throws(BoundedFileReader.Failure) -> String

    /// Opens the backend.
    var opening: Opening = BackendSession.open
    /// Opens the device.
    var driving: Driving = { backend throws(CommandFailure) in
        // The first frame has room for this many transactions.
        try await DriverSession.drivingOrReading(backend, lines: 16)
    }
    /// Writes a text that the user saves or exports.
    var saving: Saving = { text, name throws(BoundedFileReader.Failure) in
        try NewFile.write(text, named: name)
    }
}
