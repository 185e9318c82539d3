/// What the interface says in the pseudo-locale, made from the English tables.
enum PseudoMessages {
    /// The template of every message.
    static let table = EnglishMessages.table.mapValues(PseudoText.template)

    /// What an event of the log says, by its family and name.
    static let log = EnglishMessages.log.mapValues(PseudoText.template)
}
