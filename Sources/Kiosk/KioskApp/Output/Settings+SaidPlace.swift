extension Settings {
    /// The options by which this command line said where it is, with a space before them, for a next step that is pasted
    /// from the terminal; what stands in the environment or in a file holds there as well.
    var saidPlace: String {
        [SettingKey.profile, .backend, .tokenFile, .tlsCA, .account, .device].compactMap { key in
            guard let saying = said.saying(key), saying.place == .option, let option = key.option
            else { return nil }
            return " \(option) \(Self.quoted(saying.text))"
        }.joined()
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
