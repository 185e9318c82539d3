import KioskPresentation
import StoreModel
import StoreText

/// Formats values for the page: moments in UTC, prices in English.
struct PageFormatter {
    private let prices = PriceFormatter(locale: .fallback, notation: .code)
    private let messages = LocalizedTexts(locale: .fallback)
    private let times = TimeFormatter(locale: .fallback, zone: "UTC")

    /// Returns a moment such as `2026-01-01 00:00:01.250Z`.
    func time(_ moment: Timestamp) -> String { "\(day(moment)) \(clock(moment))" }

    /// Returns a time of day such as `00:00:01.250Z`.
    func clock(_ moment: Timestamp) -> String { times.preciseClock(moment) + "Z" }

    /// Returns a date such as `2026-01-01`.
    func day(_ moment: Timestamp) -> String {
        String(TimeFormatter.iso8601(moment).prefix { $0 != "T" })
    }

    /// Returns a price such as `USD 0.99`.
    func money(_ price: Price) -> String { prices.string(price) }

    /// Returns the detail of a step; nil if it lacks one.
    func detail(_ step: ReportRecord) -> String? {
        step.text("detail").map {
            prices.detail($0, of: step.text("side").flatMap { HistoryStep.Side(rawValue: $0) })
        }
    }

    /// Returns the name of a step; an unknown step is returned unchanged.
    func step(_ word: String) -> String {
        HistoryStep.Kind(rawValue: word).map { messages.name(of: $0) } ?? word
    }

    /// Returns a duration: `1.25 s`, `3 min 20 s`, `2 h 5 min`, `3 d 4 h`.
    func duration(_ milliseconds: Int64) -> String {
        let seconds = milliseconds / 1000
        switch seconds {
        case ..<60:
            let hundredths = milliseconds % 1000 / 10
            return "\(seconds).\(hundredths < 10 ? "0" : "")\(hundredths) s"
        case ..<3600: return "\(seconds / 60) min \(seconds % 60) s"
        case ..<86_400: return "\(seconds / 3600) h \(seconds % 3600 / 60) min"
        default: return "\(seconds / 86_400) d \(seconds % 86_400 / 3600) h"
        }
    }

    /// Returns members as a list of names and values.
    func terms(_ members: [ReportRecord.Member]) -> HTMLText {
        .terms(members.map { ($0.name, cell($0.value)) })
    }

    /// Returns a value as the content of a table cell.
    func cell(_ value: ReportValue) -> HTMLText {
        switch value {
        case .text(let text): HTMLText(text)
        case .number(let number): HTMLText("\(number)")
        case .moment(let moment): HTMLText.tag("time", [:], HTMLText(time(moment)))
        case .flag(let flag): flag ? "yes" : "no"
        case .money(let price): HTMLText(money(price))
        case .texts(let texts):
            HTMLText.joined(texts.map { HTMLText.tag("div", [:], HTMLText($0)) })
        }
    }
}
