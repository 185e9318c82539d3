import KioskPresentation
import StoreText
import PurchaseCore
package import StoreModel
import TerminalGraphics

extension Model {
    /// The next time at which the screen changes without an event; nil for never.
    ///
    /// Only visible elements count, and each text only at the time when it changes, so that an idle screen needs no
    /// wake-ups.
    package var nextTick: Timestamp? {
        if lineMode != nil { return lineModeTick }
        let moments =
            toasts.compactMap(\.expires) + screen.component.ticks(in: self) + offlineTicks
            + clockTicks
            + [saleTick].compactMap(\.self)
        return moments.filter { $0 > now }.min() ?? moments.min()
    }

    /// Returns when the text of a countdown changes next; the countdown runs with the store's clock.
    func countdown(to end: Timestamp) -> Timestamp? {
        guard end > storeNow else { return nil }
        return tick(atStore: DisplayFormatter.nextChange(until: end, now: storeNow))
    }

    /// Returns when the drawing of a transaction changes next.
    func rowTicks(_ row: TransactionRow) -> [Timestamp] {
        var ticks = [age(since: row.ageStart)] + spinnerTicks(row)
        if let retry = row.retryAt, retry > now { ticks.append(until(retry)) }
        if let late = row.lateAt, late > now { ticks.append(late) }
        return ticks
    }

    /// Returns when an age is updated next; less often with reduced motion.
    private func age(since moment: Timestamp) -> Timestamp {
        calm(DisplayFormatter.nextChange(since: moment, now: now))
    }

    /// Returns the same for an age on the store's clock; nil while that clock is frozen.
    func storeAge(since moment: Timestamp) -> Timestamp? {
        tick(atStore: DisplayFormatter.nextChange(since: moment, now: storeNow)).map(calm)
    }

    private func calm(_ tick: Timestamp) -> Timestamp {
        preferences.isMotionReduced ? max(tick, now.adding(milliseconds: 10_000)) : tick
    }

    /// Returns when the spinner of a transaction appears or turns.
    func spinnerTicks(_ row: TransactionRow?) -> [Timestamp] {
        guard let row, row.isUnderWay, !preferences.isMotionReduced else { return [] }
        let age = now.since(row.changedAt)
        if isSpinning(row) { return [now.adding(milliseconds: Self.spinnerStep)] }
        return age < Self.spinnerStep ? [row.changedAt.adding(milliseconds: Self.spinnerStep)] : []
    }

    /// The delay in milliseconds before a spinner appears, and the duration of each of its frames.
    static let spinnerStep: Int64 = 150

    /// Returns whether a request is in progress for long enough to show a spinner.
    func isSpinning(_ row: TransactionRow) -> Bool {
        !preferences.isMotionReduced && row.isUnderWay
            && (Self.spinnerStep..<20_000).contains(now.since(row.changedAt))
    }

    private func until(_ moment: Timestamp) -> Timestamp {
        DisplayFormatter.nextChange(until: moment, now: now)
    }

    /// The time at which “today” becomes “yesterday”.
    var nextDay: Timestamp {
        now.adding(milliseconds: formatter.times.millisecondsUntilNextDay(after: now))
    }

    /// The same time on the store's clock; nil while that clock is frozen.
    var nextStoreDay: Timestamp? {
        tick(
            atStore: storeNow.adding(
                milliseconds: formatter.times.millisecondsUntilNextDay(after: storeNow)))
    }
}

extension TransactionRow {
    /// Whether a request for the transaction is in progress.
    fileprivate var isUnderWay: Bool {
        isOpen && [.submitting, .received, .verified].contains(stage)
    }
}
