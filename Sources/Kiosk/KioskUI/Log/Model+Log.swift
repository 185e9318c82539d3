import StoreModel
import StoreText
import TerminalGraphics

extension Model {
    /// Asks for the log where its screen is shown and something may have been added.
    mutating func logCommands() -> [Command] {
        guard screen == .log else { return [] }
        // Also where the last question has no answer: it may never get one, and a moment that has passed is over.
        let isDue = log.isDue(at: now)
        guard isDue || !log.isAsked else { return [] }
        log.isAsked = true
        return [.loadLog(after: log.last, newest: LogScreenState.limit)]
    }

    /// Lets the newest event stay selected, or not.
    mutating func follow() -> [Command] {
        log.isFollowing.toggle()
        if log.isFollowing { log.selected = max(log.count - 1, 0) }
        keepInSight()
        return []
    }

    /// Writes what is shown into a file.
    mutating func exportLog() -> [Command] {
        guard log.count > 0 else { return tell(.info, words.say(.toastNothingHere)) }
        return [.exportLog(log.allShown, acknowledged: log.acknowledged)]
    }
}
