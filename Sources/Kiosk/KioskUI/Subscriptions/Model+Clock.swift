import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The store's clock: what it shows, and what is done to it.
extension Model {
    /// The store's clock as it was last told.
    var storeClock: StoreClock { engine.snapshot.subscriptions.clock }

    /// The store's time, as far as it is known.
    var storeNow: Timestamp { storeClock.now(at: now) }

    /// When something happened at the store or at the merchant, who go by the store's clock.
    ///
    /// That clock has shown the moment, also where less is known of it: nothing that happened is of tomorrow.
    func storeMoment(_ moment: Timestamp) -> SafeText {
        SafeText(formatted: words.times.nearby(moment, now: max(storeNow, moment)))
    }

    /// When a transaction was sold, by the store's clock; when it was begun, by the device's, while it is not sold.
    func moment(of row: TransactionRow) -> SafeText {
        row.purchasedAt.map(storeMoment)
            ?? SafeText(formatted: words.times.nearby(row.startedAt, now: now))
    }

    /// How far the store may be from the machine and still count as the same, in milliseconds: two clocks seldom agree.
    private static let tolerance: Int64 = 90_000

    /// Whether the store's time is not the machine's, so that every screen says it.
    var hasOwnTime: Bool {
        storeClock.rate != ClockRate.real.rawValue
            || abs(max(storeNow.since(now), -.max)) > Self.tolerance
    }

    /// The store's day with how fast it runs, for the top line; nil while its time is the machine's.
    ///
    /// - Parameter isShort: Whether there is room for the day only.
    func storeDay(isShort: Bool = false) -> SafeText? {
        guard hasOwnTime else { return nil }
        let day = SafeText(formatted: words.times.day(storeNow))
        let isReal = storeClock.rate == ClockRate.real.rawValue
        let speed = isReal || isShort ? [] : [name(ofRate: storeClock.rate)]
        return words.marked(.nonRenewing, words.line([day] + speed))
    }

    /// What the store's clock shows, and how fast it runs.
    var storeTime: SafeText {
        "\(SafeText(formatted: words.times.dateTime(storeNow))) \(words.glyphs[.separator]) "
            + name(ofRate: storeClock.rate)
    }

    /// How fast a clock runs, in words.
    func name(ofRate rate: Int64) -> SafeText {
        switch ClockRate(rawValue: rate) {
        case .frozen: return words.say(.clockFrozen)
        case .real: return words.say(.clockReal)
        case let known?:
            if let length = known.perSecond {
                return words.say(.clockPerSecond, words.periods.length(length))
            }
        case nil: break
        }
        let times =
            rate % 1000 == 0 ? words.counts.string(rate / 1000) : "\(rate / 1000).\(rate % 1000)"
        return words.say(.clockTimes, times)
    }

    // MARK: What is done to it

    /// Asks for a change of the clock, unless nobody could carry it out.
    mutating func turnClock(_ act: ClockAct) -> [Command] {
        if let reason = askingReason { return tell(.info, reason) }
        return [.turnClock(act)]
    }

    /// Lets it run faster or slower.
    mutating func turnRate(by step: Int) -> [Command] {
        let rate = ClockRate.moved(from: storeClock.rate, by: step)
        return rate.rawValue == storeClock.rate ? [] : turnClock(.rate(rate.rawValue))
    }

    /// Lets it stand still, or run as fast as it did before.
    mutating func freezeClock() -> [Command] {
        guard storeClock.rate == 0 else {
            sandbox.rateBefore = storeClock.rate
            return turnClock(.rate(0))
        }
        return turnClock(.rate(sandbox.rateBefore))
    }

    /// When the store's clock shows a moment, not too often where it runs fast; nil where it never does.
    func tick(atStore moment: Timestamp) -> Timestamp? {
        let isFast = storeClock.rate > ClockRate.real.rawValue
        return storeClock.wait(until: moment, from: now).map {
            now.adding(milliseconds: isFast ? max($0, 200) : $0)
        }
    }

    /// When the day or the line that is shown of the store's time is another one; none while nothing of it moves.
    var clockTicks: [Timestamp] {
        guard hasOwnTime, storeClock.rate > 0 else { return [] }
        let day = words.times.nextDay(after: storeNow)
        let moments = [storeNow.adding(milliseconds: day)] + clockMoments
        return moments.compactMap { moment in
            storeClock.wait(until: moment, from: now).map {
                now.adding(milliseconds: max($0, preferences.isMotionReduced ? 10_000 : 200))
            }
        }
    }

    /// The moments of the store at which what the screen draws of its time is drawn otherwise.
    private var clockMoments: [Timestamp] {
        switch screen {
        case .sandbox: [storeNow.adding(milliseconds: 60_000 - storeNow.milliseconds % 60_000)]
        case .activity: [lineStep].compactMap(\.self)
        case .shop, .library, .receipt, .log: []
        }
    }
}
