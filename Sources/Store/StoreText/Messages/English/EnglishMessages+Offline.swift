extension EnglishMessages {
    /// The texts of a shop that does not answer.
    static let offline: [Message: String] = [
        .offline: "offline",
        .offlineAsOf: "The shop is offline; this is as of {1}.",
        .offlineShort: "offline, as of {1}",
        .offlineAgain: "It is asked again by itself.",
        .offlineNothing: "The shop is offline, and what it sold last is not known here.",
        .offlineStill: "The shop does not answer yet. Nothing was changed.",
        .toastOnline: "The shop answers again.",
        .agoNow: "a moment ago",
        .agoMinutes: "{1} {1|minute|minutes} ago",
        .agoHours: "{1} {1|hour|hours} ago",
        .agoDays: "{1} {1|day|days} ago",
        .agoYears: "{1} {1|year|years} ago",
    ]
}
