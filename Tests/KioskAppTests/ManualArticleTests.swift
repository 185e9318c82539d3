import ArgumentParser
import Foundation
import KioskManual
import KioskTestSupport
import StoreModel
import Testing

@testable import KioskApp

@Suite("Articles of the manual")
struct ManualArticleTests {
    private static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let folder = repository.appending(path: "Sources/Kiosk/KioskManual/Articles")

    @Test("the program has each article of the folder, with its text")
    func embedded() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(names) == Set(ManualArticle.all.map { $0.topic + ".md" }))
        for article in ManualArticle.all {
            let file = Self.folder.appending(path: article.topic + ".md")
            #expect(
                try article.text == String(contentsOf: file, encoding: .utf8), "\(article.topic)")
        }
    }

    @Test("README lists the articles in the order of the table of contents")
    func contents() throws {
        let readme = try String(
            contentsOf: Self.repository.appending(path: "README.md"), encoding: .utf8)
        let rows = readme.split(separator: "\n").filter {
            $0.contains("](Sources/Kiosk/KioskManual/Articles/") && $0.hasPrefix("|")
        }
        let listed = rows.map { $0.split(separator: "(")[1].prefix { $0 != ")" } }
        #expect(
            listed == ManualArticle.all.map { "Sources/Kiosk/KioskManual/Articles/\($0.topic).md" })
        #expect(
            rows.map { $0.split(separator: "[")[1].prefix { $0 != "]" } }
                == ManualArticle.all.map { $0.title[...] })
    }

    @Test(
        "an article has a title, a summary, and links to articles that exist",
        arguments: ManualArticle.all)
    func form(article: ManualArticle) {
        #expect(article.title != article.topic && article.title.count < 40)
        #expect(article.summary.hasSuffix(".") && article.summary.count < 140)
        let links = article.blocks.flatMap(\.sourceLines).flatMap(MarkdownRun.parse).compactMap(
            \.link)
        for link in links where !link.contains("://") {
            #expect(ManualArticle(topic: String(link.dropLast(3))) != nil, "\(link)")
        }
    }

    @Test("a search finds lines that contain each word, in any case, and links to their articles")
    func search() throws {
        let results = try #require(ManualArticle.results(for: "ask-to-buy APPROVAL"))
        #expect(results.text.contains("[Buying and outcomes](buying.md)"))
        #expect(!results.text.contains("(themes.md)"))
        #expect(ManualArticle.results(for: "xyzzy") == nil)
        #expect(ManualArticle.results(for: " ") == nil)
    }

    // MARK: Tables that follow from the program

    @Test("the table of commands has each command with its summary")
    func commands() throws {
        let rows = RootCommand.configuration.subcommands.map {
            "| `kiosk \($0._commandName)` | \($0.configuration.abstract) |"
        }
        let wanted =
            (["| Command | What it does |", "| --- | --- |"] + rows).joined(separator: "\n") + "\n"
        #expect(
            try ManualArticle("scripting").hasTable("commands", wanted),
            "Record the table with KIOSK_RECORD=1.")
    }

    @Test("the table of exit codes has each code of the program's help")
    func exitCodes() throws {
        let rows = ExitCodeDescription.all.map { "| \($0.code) | \($0.meaning) |" }
        let wanted =
            (["| Exit code | Meaning |", "| --- | --- |"] + rows).joined(separator: "\n") + "\n"
        #expect(
            try ManualArticle("scripting").hasTable("exit-codes", wanted),
            "Record the table with KIOSK_RECORD=1.")
    }

    @Test("the table of outcomes has each outcome, with the exit code of its purchase")
    func outcomes() throws {
        let rows = try rows("outcomes", of: "buying")
        #expect(rows.map { $0[0] } == Outcome.allCases.map { "`\($0.rawValue)`" })
    }

    @Test("the table of faults has each fault, its calls, and whether the request is carried out")
    func faults() throws {
        let rows = try rows("faults", of: "faults")
        let words = rows.flatMap { row in
            MarkdownRun.parse(row[0]).filter { $0.style == .code }.map {
                (word: $0.text, calls: row[3])
            }
        }
        #expect(words.map(\.word) == Fault.examples)
        for (word, calls) in words {
            let fault = try #require(Fault(word))
            let named = FaultCall.allCases.filter { fault.calls.contains($0) }.map(\.rawValue)
                .joined(separator: ", ")
            #expect(
                calls == (fault.calls.count == FaultCall.allCases.count ? "all" : named), "\(word)")
        }
    }

    private func rows(_ name: String, of topic: String) throws -> [[String]] {
        let table = try ManualArticle(topic).table(name)
        guard case .table(_, let rows)? = MarkdownBlock.parse(table).first else { return [] }
        return rows
    }
}
