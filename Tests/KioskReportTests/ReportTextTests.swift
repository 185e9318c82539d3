import Testing

@testable import KioskReport

@Suite("Reading a report back")
struct ReportTextTests {
    private let report = SessionReport([
        Fixture.head, Fixture.scenario(events: 2), Fixture.order("i-1"),
        Fixture.played("phone-1 a<b>&amp;\u{202E} \"c\" \\ e\u{301}"),
        Fixture.played("<\u{301} &lt; </pre>"),
    ])

    private func fault(_ text: String) throws -> ReportError {
        try #require(throws: ReportError.self) { _ = try ReportParser.replayableScenario(text) }
    }

    @Test("both forms have the same contents, also after an e-mail has changed the line endings")
    func forms() throws {
        let lines = ReportLines.text(report)
        let read = try ReportParser.replayableScenario(lines)
        #expect(read.text == "scenario: it ends <well>\nsteps: [restore]")
        #expect(read.catalog == "products: []\n" && read.catalogName == "my.yaml")
        #expect(read.log == report.all(.played).compactMap { $0.text("text") })
        #expect(read.lines == [4, 5])
        let page = ReportPage(report).html
        let fromPage = try ReportParser.replayableScenario(page)
        #expect(fromPage.log == read.log && fromPage.text == read.text)
        let rows = page.split(separator: "\n", omittingEmptySubsequences: false)
        for (line, text) in zip(fromPage.lines, ["phone-1", "&lt;"]) {
            #expect(rows[line - 1].contains("played") && rows[line - 1].contains(text))
        }
        let mailed = lines.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
        #expect(try ReportParser.replayableScenario(mailed).log == read.log)
    }

    @Test("a truncated report is rejected with the line at which it ends")
    func cut() throws {
        let lines = ReportLines.text(report).split(separator: "\n").map(String.init)
        for count in 0..<lines.count {
            let text = lines.prefix(count).joined(separator: "\n")
            let line = try fault(text).line
            #expect(line == max(1, count), "\(count) lines")
        }
        let half = lines.joined(separator: "\n").dropLast(3)
        #expect(try fault(String(half)).line == lines.count)
        #expect(try fault((lines[0..<3] + lines[4...]).joined(separator: "\n")).line == 5)
    }

    @Test("a truncated page is rejected as truncated")
    func cutPage() throws {
        let page = Array(ReportPage(report).html.utf8)
        for part in [10, 5, 3, 2, 1] {
            let count = part == 1 ? page.count - 400 : page.count / part
            let fault = try fault(String(decoding: page[..<count], as: UTF8.self))
            #expect(fault.message.contains("it was cut"), "\(count) of \(page.count) bytes")
        }
    }

    @Test("a scenario with an inline catalog needs no other catalog")
    func inline() throws {
        let scenario = Fixture.scenario(events: 0)
        let inline = ReportRecord(
            .scenario,
            members: scenario.members.filter { $0.name != "catalog" }
        ).mapping { $0 == "catalogName" ? .text("a.yaml") : $1 }
        let read = try ReportParser.replayableScenario(
            ReportLines.text(SessionReport([Fixture.head, inline])))
        #expect(read.catalog.isEmpty && read.file == "a.yaml")
        let lost = ReportRecord(
            .scenario, members: scenario.members.filter { $0.name != "catalog" })
        let fault = try fault(ReportLines.text(SessionReport([Fixture.head, lost])))
        #expect(fault.message.contains("does not contain what a replay"))
    }

    @Test(
        "a file that is not a report is rejected",
        arguments: [
            "", "no report", "{}", "[]", "{\"kind\":3}", "{\"kind\":\"order\"}", "\u{0}",
            "<html></html>", "<pre id=\"kiosk-report\">", "{\"kind\":\"report\"}",
            "{\"kind\":\"report\",\"version\":2}\n{\"kind\":\"end\",\"lines\":1}",
        ])
    func garbage(_ text: String) throws {
        #expect(try fault(text).line == 1)
    }

    @Test("deeply nested brackets and an event that is not text are rejected")
    func deep() throws {
        let deep = String(repeating: "[", count: 100_000)
        let lines = ReportLines.text(report).split(separator: "\n").map(String.init)
        var odd = lines
        odd[2] = "{\"kind\":\"order\",\"a\":\(deep)"
        #expect(try fault(odd.joined(separator: "\n")).line == 3)
        odd = lines
        odd[4] = "{\"kind\":\"played\",\"text\":5}"
        #expect(try fault(odd.joined(separator: "\n")).line == 5)
        odd = lines
        odd[1] = odd[1].replacing("\"events\":2", with: "\"events\":1")
        #expect(try fault(odd.joined(separator: "\n")).line == 2)
    }

    @Test("a profile's report has no seed and names the commands that record one")
    func profile() throws {
        let text = ReportLines.text(SessionReport([Fixture.head]))
        let message = try fault(text).message
        for command in ["kiosk scenario record FILE", "kiosk scenario run FILE --report-all DIR"] {
            #expect(message.contains(command), "\(message)")
        }
    }
}
