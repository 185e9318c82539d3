import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// Handling of an unreachable shared backend: the last known data is shown with its age, and purchases are blocked.
extension Model {
    /// Enters offline mode. In line mode the message is left to the welcome if that is still pending.
    mutating func goOffline() -> [Command] {
        guard !isOffline else { return [] }
        isOffline = true
        // A saved catalog without a known age is meant only for the moments until the store answers.
        if shop.catalogLoadedAt == nil { discardCatalog() }
        if case .opening = lineMode?.awaitedEvent?.kind { return [] }
        write(offlineTexts.first ?? .empty)
        return []
    }

    /// Leaves offline mode: reloads the shown data and retries what is pending.
    mutating func goOnline() -> [Command] {
        guard isOffline else { return [] }
        isOffline = false
        showToast(.info, formatter.text(.toastOnline))
        return [.loadCatalog(context.locale), .retry, .refreshWallet]
    }

    /// Handles a failed load of the catalog; while offline, it is not an error that stays on the screen.
    mutating func catalogFailed(_ reason: String) -> [Command] {
        if isOffline { return showToast(.info, formatter.text(.offlineStill)) }
        shop.failure = reason
        return showToast(.error, formatter.sanitized(reason))
    }

    /// The age of the shown data as text, from the longest form to the shortest.
    var offlineTexts: [SafeText] {
        let again = formatter.text(.offlineAgain)
        guard let age = offlineAge else {
            let nothing = formatter.text(.offlineNothing)
            return ["\(nothing) \(again)", nothing, formatter.text(.offline)]
        }
        let asOf = formatter.text(.offlineAsOf, age)
        return ["\(asOf) \(again)", asOf, formatter.text(.offlineShort, age)]
    }

    private var offlineAge: String? {
        shop.catalogLoadedAt.map { formatter.ages.words(since: $0, now: now) }
    }

    /// The times at which the text of that age changes.
    var offlineTicks: [Timestamp] {
        guard isOffline, !layout.status.isEmpty, let moment = shop.catalogLoadedAt else {
            return []
        }
        return [AgeFormatter.nextWordsChange(since: moment, now: now)]
    }
}
