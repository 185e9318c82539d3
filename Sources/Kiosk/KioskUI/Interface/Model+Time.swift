import KioskPresentation
import PurchaseCore
import StoreAPI
package import StoreModel
import StoreText
import TerminalGraphics

/// The store's clock and its changes, and the times at which the screen changes without an event.
extension Model {
    /// The store's clock according to the engine's snapshot.
    var storeClock: StoreClock { engine.snapshot.subscriptions.clock }

    /// The store's current time, as far as it is known.
    var storeNow: Timestamp { storeClock.now(at: now) }

    /// Returns the text for the time of an event at the store or the merchant, which use the store's clock.
    ///
    /// The clock has already shown that time, even if the snapshot is older, so no past event is displayed as tomorrow.
    func storeTimeText(_ moment: Timestamp) -> SafeText {
        SafeText(formatted: formatter.times.relativeDateTime(moment, now: max(storeNow, moment)))
    }

    /// Returns when a transaction was sold by the store's clock, or when it was started by the device's clock.
    func timeText(of row: TransactionRow) -> SafeText {
        row.purchasedAt.map(storeTimeText)
            ?? SafeText(formatted: formatter.times.relativeDateTime(row.startedAt, now: now))
    }

    /// The difference in milliseconds up to which the store's clock counts as the machine's: two clocks seldom agree.
    private static let tolerance: Int64 = 90_000

    /// Whether the store's time differs from the machine's, so that every screen displays it.
    var storeClockDiffers: Bool {
        storeClock.rate != ClockRate.real.rawValue
            || abs(max(storeNow.since(now), -.max)) > Self.tolerance
    }

    /// Returns the store's date and the rate of its clock for the top line; nil while its time is the machine's.
    ///
    /// - Parameter isShort: Whether to return the date only.
    func storeDayText(isShort: Bool = false) -> SafeText? {
        guard storeClockDiffers else { return nil }
        let day = SafeText(formatted: formatter.times.day(storeNow))
        let isReal = storeClock.rate == ClockRate.real.rawValue
        let speed = isReal || isShort ? [] : [name(ofRate: storeClock.rate)]
        return formatter.marked(.nonRenewing, formatter.commaSeparated([day] + speed))
    }

    /// The store's time and the rate of its clock.
    var storeTime: SafeText {
        "\(SafeText(formatted: formatter.times.dateTime(storeNow))) \(formatter.glyphs[.separator]) "
            + name(ofRate: storeClock.rate)
    }

    /// Returns the rate of a clock as text.
    func name(ofRate rate: Int64) -> SafeText {
        switch ClockRate(rawValue: rate) {
        case .frozen: return formatter.text(.clockFrozen)
        case .real: return formatter.text(.clockReal)
        case let known?:
            if let length = known.perSecond {
                return formatter.text(.clockPerSecond, formatter.periods.length(length))
            }
        case nil: break
        }
        let times =
            rate % 1000 == 0
            ? formatter.counts.string(rate / 1000)
            : DecimalAmount.text(milliunits: rate, exponent: 0)
        return formatter.text(.clockTimes, times)
    }

    // MARK: Histories

    /// Returns the time that the timeline shows for each step of a history.
    ///
    /// Store and merchant record the store's clock. While that differs from the machine's clock, the steps of each
    /// clock count from the first step of that clock; otherwise each step counts from the one before it.
    func times(of steps: [HistoryStep]) -> [StepTime] {
        var last: [Bool: Timestamp] = [:]
        return steps.map { step in
            let isDevice = !isOnStoreClock(step)
            defer { last[isDevice] = step.at }
            if let before = last[isDevice] { return .elapsed(step.at.since(before)) }
            return isDevice ? .clock(step.at) : .storeClock(step.at)
        }
    }

    /// Returns whether a step was recorded with a clock other than the machine's.
    func isOnStoreClock(_ step: HistoryStep) -> Bool { step.side != .device && storeClockDiffers }

    // MARK: Changes

    /// Opens the menu of the steps by which the store's clock can be advanced.
    mutating func openClockMenu() -> [Command] {
        if let reason = requestBlockedReason { return showToast(.info, reason) }
        overlay = .clockMenu(ClockMenu())
        return []
    }

    /// Opens the confirmation before the store's clock is advanced, because it cannot be set back.
    mutating func confirmAdvance(_ step: ClockStep) -> [Command] {
        if let reason = requestBlockedReason { return showToast(.info, reason) }
        overlay = .clock(ClockAdvanceDialog(step: step))
        return []
    }

    /// Returns the store's time after a step; nil if that depends on the next event.
    func storeTime(after step: ClockStep) -> Timestamp? {
        switch step.change {
        case .period(let period): TimeRate.realTime.end(of: period, times: 1, from: storeNow)
        case .forward(let milliseconds): storeNow.adding(milliseconds: milliseconds)
        case .moment(let moment): moment
        case .rate, .nextEvent, .settle: nil
        }
    }

    /// The items of this account that an advance can change: active subscriptions and open purchases.
    var dueCounts: (subscriptions: Int, purchases: Int) {
        (subscriptions.count(where: \.isActive), engine.openCount)
    }

    /// Requests a change of the clock, or displays why the store cannot be asked.
    mutating func changeClock(_ change: ClockChange) -> [Command] {
        if let reason = requestBlockedReason { return showToast(.info, reason) }
        return [.sandbox(.clock(change))]
    }

    /// Selects the next faster or slower rate.
    mutating func changeClockRate(by step: Int) -> [Command] {
        let rate = ClockRate.moved(from: storeClock.rate, by: step)
        return rate.rawValue == storeClock.rate ? [] : changeClock(.rate(rate.rawValue))
    }

    /// Freezes the clock, or restores its previous rate.
    mutating func freezeClock() -> [Command] {
        guard storeClock.rate == 0 else {
            sandbox.rateBeforeFreeze = storeClock.rate
            return changeClock(.rate(0))
        }
        return changeClock(.rate(sandbox.rateBeforeFreeze))
    }

    /// Returns when the store's clock shows a time, at most five times a second on a fast clock; nil if it never does.
    func tick(atStore moment: Timestamp) -> Timestamp? {
        let isFast = storeClock.rate > ClockRate.real.rawValue
        return storeClock.wait(until: moment, from: now).map {
            now.adding(milliseconds: isFast ? max($0, 200) : $0)
        }
    }

    /// The times at which the displayed store date or timeline changes; empty while the clock is the machine's or
    /// frozen.
    var clockTicks: [Timestamp] {
        guard storeClockDiffers, storeClock.rate > 0 else { return [] }
        let day = formatter.times.millisecondsUntilNextDay(after: storeNow)
        let moments = [storeNow.adding(milliseconds: day)] + screen.component.clockMoments(in: self)
        return moments.compactMap { moment in
            storeClock.wait(until: moment, from: now).map {
                now.adding(milliseconds: max($0, preferences.isMotionReduced ? 10_000 : 200))
            }
        }
    }

    // MARK: Ticks

    /// The next time at which the screen changes without an event; nil for never.
    ///
    /// Only visible elements count, and each text only at the time when it changes, so that an idle screen needs no
    /// wake-ups.
    package var nextTick: Timestamp? {
        if lineMode != nil { return lineModeTick }
        let moments =
            toasts.compactMap(\.expires) + screen.component.ticks(in: self) + offlineTicks
            + clockTicks
            + [saleTick, activity.operation?.answer.deadline].compactMap(\.self)
        return moments.filter { $0 > now }.min() ?? moments.min()
    }

    /// Returns when the text of a countdown changes next; the countdown runs with the store's clock.
    func countdown(to end: Timestamp) -> Timestamp? {
        guard end > storeNow else { return nil }
        return tick(atStore: DisplayFormatter.nextChange(until: end, now: storeNow))
    }

    /// Returns when the drawing of transactions with times of the day instead of ages changes next.
    func columnTicks(of rows: [TransactionRow]) -> [Timestamp] {
        guard !rows.isEmpty else { return [] }
        return [nextDay, nextStoreDay].compactMap(\.self)
            + rows.flatMap { rowTicks($0, hasAge: false) }
    }

    /// Returns when the drawing of a transaction, with or without its age, changes next.
    func rowTicks(_ row: TransactionRow, hasAge: Bool = true) -> [Timestamp] {
        var ticks = (hasAge ? [age(since: row.ageStart)] : []) + spinnerTicks(row)
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
