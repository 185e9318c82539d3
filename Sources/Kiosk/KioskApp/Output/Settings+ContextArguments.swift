extension Settings {
    /// The options of this command line that select the context, with a leading space, for a command to paste.
    ///
    /// Settings from the environment, or from a config file at its default path, apply to the pasted command as well.
    var saidPlace: String { place(saidBy: Self.placeKeys) }

    /// Returns the options for a command on another device, which they name.
    func saidPlace(on device: String) -> String {
        " --device \(Self.quoted(device))" + place(saidBy: Self.placeKeys.filter { $0 != .device })
    }

    private static let placeKeys = [
        SettingKey.profile, .backend, .tokenFile, .accountTokenFile, .tlsCA, .account, .device,
    ]

    private func place(saidBy keys: [SettingKey]) -> String {
        let source = said.source
        let isInherited = source.namedConfig == environment[EnvironmentVariables.config]
        let config = isInherited ? nil : source.namedConfig.map { ("--config", $0) }
        let said = keys.compactMap { key -> (String, String)? in
            guard let option = key.option, let text = source.options[key], !text.isEmpty else {
                return nil
            }
            return (option, text)
        }
        return ((config.map { [$0] } ?? []) + said).map { " \($0) \(Self.quoted($1))" }.joined()
    }

    /// Quotes a word for a shell.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                || (0x61...0x7A).contains(byte) || "-_.:/@+=".utf8.contains(byte)
        }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
