/// How a shop's other side, and the device that it is on, are opened.
struct ShopSessionFactory: Sendable {
    /// Opens the other side.
    typealias Opening =
        @Sendable (Settings, _ note: @escaping @Sendable (String) -> Void)
        async throws(CommandFailure) -> BackendSession

    /// Opens the device, to drive it or to read along.
    typealias Driving = @Sendable (BackendSession) async throws(CommandFailure) -> DriverSession

    /// Writes a text into a new file of about a name, and says how that is called.
    typealias Saving =
        @Sendable (_ text: String, _ name: String) throws(BoundedFileReader.Failure) -> String

    /// Opens the other side.
    var opening: Opening = BackendSession.open
    /// Opens the device.
    var driving: Driving = { backend throws(CommandFailure) in
        // The first picture has room for these.
        try await DriverSession.drivingOrReading(backend, lines: 16)
    }
    /// Writes what a person wants to keep.
    var saving: Saving = { text, name throws(BoundedFileReader.Failure) in
        try NewFile.write(text, named: name)
    }
}
