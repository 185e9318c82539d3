import StoreModel

/// A report as one self-contained page, without other files, scripts or network access.
package struct ReportPage {
    let report: SessionReport
    let formatter = PageFormatter()

    /// Creates the page of a report.
    package init(_ report: SessionReport) {
        self.report = report
    }

    /// The element id by which ``ReportParser`` finds the lines in the page.
    static let machineID = "kiosk-report"

    /// The element in the head of each page that identifies a cut page as a report.
    static let mark = "<meta name=\"generator\" content=\"kiosk report\">"

    /// The page; equal reports give equal bytes.
    package var html: String {
        let parts = [top, summary, orders, scenario, tables, screens, machine]
        let body = HTMLText.tag("body", [:], .joined(parts, separator: "\n"))
        let page = HTMLText.tag("html", ["lang": "en"], .joined([head, body], separator: "\n"))
        return "<!DOCTYPE html>\n\(page.markup)\n"
    }

    private var title: String {
        if let scenario = report.all(.scenario).first?.text("title") { return scenario }
        return "kiosk report of \(report.head?.text("profile") ?? "")"
    }

    private var head: HTMLText {
        let policy =
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        return HTMLText.tag(
            "head", [:],
            .joined(
                [
                    .void("meta", ["charset": "utf-8"]),
                    .void("meta", ["name": "generator", "content": "kiosk report"]),
                    .void("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
                    .void(
                        "meta",
                        ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                    .void("meta", ["name": "referrer", "content": "no-referrer"]),
                    .tag("title", [:], HTMLText(title, limit: 120)),
                    .tag("style", [:], .literal(PageStyle.sheet)),
                ], separator: "\n"))
    }

    /// The title, the origin of the report, and links to the page's sections.
    private var top: HTMLText {
        let line = [
            report.head?.text("kiosk"),
            report.head?.moment("made").map { "made \(formatter.time($0))" },
        ].compactMap { $0 }.joined(separator: " · ")
        var links = [(id: "orders", name: "Orders")]
        if !report.all(.scenario).isEmpty {
            links.append((id: "scenario", name: "Scenario"))
        }
        links += shownKinds.map { (id: $0.rawValue, name: $0.heading ?? "") }
        if !report.all(.screen).isEmpty { links.append((id: "screens", name: "Screens")) }
        let linkItems = links.map { link in
            HTMLText.tag("a", ["href": "#\(link.id)"], HTMLText(link.name))
        }
        return .joined(
            [
                .tag("h1", [:], .quoted(title, limit: 300)),
                .tag("p", ["class": "dim"], HTMLText(line)),
                PageSummary(report: report, formatter: formatter).failure,
                .tag("nav", [:], .joined(linkItems, separator: " ")),
            ], separator: "\n")
    }

    private var summary: HTMLText {
        let summary = PageSummary(report: report, formatter: formatter)
        let parts = [summary.limitNotice, summary.overview, summary.context]
        return .joined(parts.compactMap { $0 }, separator: "\n")
    }

    // MARK: Orders

    /// The most orders drawn; the newest ones.
    private static let orderLimit = 60

    private var orders: HTMLText {
        let all = report.all(.order)
        let heading = HTMLText.tag("h2", ["id": "orders"], "Orders, newest first")
        guard !all.isEmpty else {
            return .joined([heading, .remark("There are no orders.")])
        }
        let cards = all.prefix(Self.orderLimit).map { order in
            OrderCard(
                order: order, formatter: formatter,
                timeline: OrderTimeline(
                    order, steps: report.all(.step), marks: report.all(.mark))
            ).html
        }
        let more = all.count - cards.count
        let foot =
            more > 0 ? HTMLText.remark("\(more) older orders are in the tables below.") : .empty
        return .joined([heading] + cards + [foot], separator: "\n")
    }

    // MARK: Scenario

    private var scenario: HTMLText {
        guard let scenario = report.all(.scenario).first else { return .empty }
        let texts: Set = ["text", "catalog"]
        let log = report.all(.played).compactMap { $0.text("text") }.joined(separator: "\n")
        return .joined(
            [
                .tag("h2", ["id": "scenario"], "Scenario"),
                formatter.terms(scenario.members.filter { !texts.contains($0.name) }),
                .tag("pre", [:], HTMLText(scenario.text("text") ?? "", limit: 100_000)),
                hidden("Catalog", scenario.text("catalog") ?? ""),
                hidden("Event log for the replay", log),
            ], separator: "\n")
    }

    private func hidden(_ title: String, _ text: String) -> HTMLText {
        guard !text.isEmpty else { return .empty }
        return HTMLText.tag(
            "details", [:],
            .joined([
                .tag("summary", [:], HTMLText(title)),
                .tag("pre", [:], HTMLText(text, limit: 200_000)),
            ]))
    }

    // MARK: Tables

    private var shownKinds: [ReportKind] {
        ReportKind.allCases.filter { $0.heading != nil && !report.all($0).isEmpty }
    }

    private var tables: HTMLText {
        .joined(
            shownKinds.map { PageTable(kind: $0, records: rows($0), formatter: formatter).html },
            separator: "\n")
    }

    /// Returns the rows of a table. Steps are ordered by time in a table, but by cause in the drawings.
    private func rows(_ kind: ReportKind) -> [ReportRecord] {
        guard kind == .step else { return report.all(kind) }
        return report.all(kind).enumerated().sorted {
            let times = [$0, $1].map { $0.element.moment("at") ?? Timestamp(milliseconds: 0) }
            return (times[0], $0.offset) < (times[1], $1.offset)
        }.map(\.element)
    }

    // MARK: Screens and lines

    private var screens: HTMLText {
        let screens = report.all(.screen)
        guard !screens.isEmpty else { return .empty }
        let shown = screens.map { screen -> HTMLText in
            let text = HTMLText(screen.text("text") ?? "", limit: 20_000)
            return HTMLText.joined([
                .tag("h3", [:], HTMLText(screen.text("name") ?? "")),
                .tag("pre", ["class": "screen"], text),
            ])
        }
        return .joined([HTMLText.tag("h2", ["id": "screens"], "Screens")] + shown, separator: "\n")
    }

    /// The complete report as JSON Lines, for programs.
    private var machine: HTMLText {
        let lines = HTMLText.exact(ReportLines.text(report))
        return HTMLText.tag(
            "details", ["class": "machine"],
            .joined([
                .tag(
                    "summary", [:],
                    "JSON Lines for programs and for kiosk replay"),
                .tag("pre", ["id": Self.machineID], lines),
            ]))
    }
}
