import StoreModel
import StoreText
import TerminalGraphics

extension Model {
    /// Returns the command that loads the log, if its screen is shown and entries may have been added.
    mutating func logCommands() -> [Command] {
        guard screen == .log else { return [] }
        // A new request is sent even if the last one is unanswered, because its answer may never come.
        let isDue = log.isDue(at: now)
        guard isDue || !log.isAsked else { return [] }
        log.isAsked = true
        return [.loadLog(after: log.last, newest: LogScreenState.limit)]
    }

    /// Switches following of the newest event on or off.
    mutating func follow() -> [Command] {
        log.isFollowing.toggle()
        if log.isFollowing { log.selected = max(log.count - 1, 0) }
        keepInSight()
        return []
    }

    /// Exports the shown events to a file.
    mutating func exportLog() -> [Command] {
        guard log.count > 0 else { return tell(.info, words.say(.toastNothingHere)) }
        return [.exportLog(log.allShown, acknowledged: log.acknowledged)]
    }
}
