extension ConfigFile {
    /// Reads the file that was named, else the one at `$XDG_CONFIG_HOME/kiosk/config.yaml` if there is one.
    ///
    /// - Parameter named: `--config`, else `KIOSK_CONFIG`; a file that was named has to be there.
    /// - Throws: ``CommandFailure`` with exit code 65.
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
                65, "config", "\(path) can not be read as a config file: \(error.reason).")
        }
        return try ConfigFile(text: text, path: path, home: environment["HOME"])
    }
}
