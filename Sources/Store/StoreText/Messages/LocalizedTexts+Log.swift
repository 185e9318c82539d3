package import StoreModel

extension LocalizedTexts {
    /// What an entry of the event log says, in a few words; its detail is not in them.
    ///
    /// A name that this kiosk does not know is that of another one: it stands for itself.
    package func name(of entry: LogEntry) -> String {
        let key = "\(entry.family.rawValue)/\(entry.name)"
        return spoken.texts.log[key] ?? entry.name.split(separator: "-").joined(separator: " ")
    }

    /// The names that have words of their own, as `family/name`.
    package static var namedLogEntries: Set<String> { Set(LanguageTexts.english.log.keys) }
}
