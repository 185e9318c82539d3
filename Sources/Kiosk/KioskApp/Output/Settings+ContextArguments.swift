extension Settings {
    /// The options by which this command line said where it is, with a space before them, for a next step that is pasted
    /// from the terminal; what stands in the environment, or in a file that need not be named, holds there as well.
    var saidPlace: String { place(saidBy: Self.placeKeys) }

    /// The same for a next step on another device, which it names itself.
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

    /// A word as a shell takes it.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                || (0x61...0x7A).contains(byte) || "-_.:/@+=".utf8.contains(byte)
        }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
