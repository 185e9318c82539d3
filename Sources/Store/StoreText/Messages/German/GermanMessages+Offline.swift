extension GermanMessages {
    /// The texts of a shop that does not answer.
    static let offline: [Message: String] = [
        .offline: "offline",
        .offlineAsOf: "Der Shop ist offline; Stand: {1}.",
        .offlineShort: "offline, Stand: {1}",
        .offlineAgain: "Es wird von selbst erneut gefragt.",
        .offlineNothing: """
        Der Shop ist offline, und was er zuletzt verkauft hat, ist hier nicht bekannt.
        """,
        .offlineStill: "Der Shop antwortet noch nicht. Es wurde nichts geändert.",
        .toastOnline: "Der Shop antwortet wieder.",
        .agoNow: "gerade eben",
        .agoMinutes: "vor {1} {1|Minute|Minuten}",
        .agoHours: "vor {1} {1|Stunde|Stunden}",
        .agoDays: "vor {1} {1|Tag|Tagen}",
        .agoYears: "vor {1} {1|Jahr|Jahren}",
    ]
}
