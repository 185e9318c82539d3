extension ConfigFile {
    /// Reads the named config file, or `$XDG_CONFIG_HOME/kiosk/config.yaml` if it exists.
    ///
    /// - Parameter named: The value of `--config`, or of `KIOSK_CONFIG`; the named file must exist.
    /// - Throws: ``CommandFailure`` with exit code 65 if the file cannot be read or is invalid.
    static func find(
        _ named: String?, environment: [String: String]
    ) throws(CommandFailure) -> ConfigFile {
        let folder = ConfigFolder.path(environment)
        guard let path = named.map(AbsolutePath.of) ?? folder.map({ $0 + "/config.yaml" }) else {
            return .none
        }
        let text: String
        do throws(BoundedFileReader.Failure) {
            text = try BoundedFileReader.text(path)
        } catch {
            if named == nil, error.isMissing { return .none }
            throw CommandFailure(
                65, "config", "\(path) cannot be read as a config file: \(error.reason).")
        }
        return try ConfigFile(text: text, path: path, home: environment["HOME"])
    }
}
