package import StoreModel

extension LocalizedTexts {
    /// Returns the description of an event in the log in a few words, without its detail.
    ///
    /// An unknown name comes from another version of kiosk; it is returned with spaces instead of hyphens.
    package func name(of entry: LogEntry) -> String {
        let key = "\(entry.family.rawValue)/\(entry.name)"
        return spoken.texts.log[key] ?? entry.name.split(separator: "-").joined(separator: " ")
    }

    /// The names that have a description, as `family/name`.
    package static var namedLogEntries: Set<String> { Set(LanguageTexts.english.log.keys) }
}
