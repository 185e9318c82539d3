import StoreModel
import StoreText
import TerminalGraphics

/// A shared shop that does not answer: what was known of it is shown with its age, and nothing of it is bought.
extension Model {
    /// Nobody answers; whoever is about to be welcomed hears it then.
    mutating func goOffline() -> [Command] {
        guard !isOffline else { return [] }
        isOffline = true
        // A picture of the last start, whose age nobody knows: it was for a moment only.
        if shop.toldAt == nil { forgetProducts() }
        if case .opening = conversation?.wait?.kind { return [] }
        say(offlineForms.first ?? .empty)
        return []
    }

    /// Somebody answers again: what is shown is asked for anew, and what waits goes on.
    mutating func goOnline() -> [Command] {
        guard isOffline else { return [] }
        isOffline = false
        tell(.info, words.say(.toastOnline))
        return [.loadCatalog(place.locale), .retry, .refreshWallet]
    }

    /// That an offline shop does not tell its products is no fault that stays on the screen.
    mutating func catalogFailed(_ reason: String) -> [Command] {
        if isOffline { return tell(.info, words.say(.offlineStill)) }
        shop.failure = reason
        return tell(.error, words.quote(reason))
    }

    /// How old what is shown is, from the longest form to the shortest.
    var offlineForms: [SafeText] {
        let again = words.say(.offlineAgain)
        guard let age = offlineAge else {
            let nothing = words.say(.offlineNothing)
            return ["\(nothing) \(again)", nothing, words.say(.offline)]
        }
        let asOf = words.say(.offlineAsOf, age)
        return ["\(asOf) \(again)", asOf, words.say(.offlineShort, age)]
    }

    private var offlineAge: String? {
        shop.toldAt.map { words.ages.words(since: $0, now: now) }
    }

    /// When that age is told in other words.
    var offlineTicks: [Timestamp] {
        guard isOffline, !layout.status.isEmpty, let moment = shop.toldAt else { return [] }
        return [AgeFormatter.nextWords(since: moment, now: now)]
    }
}
