import ArgumentParser
import Foundation
import Glibc
import KioskManual
import Testing

@testable import KioskApp

@Suite("Manual, completions and help")
struct ManualPagesTests {
    /// All commands that run something, with all of their options.
    private var leaves: [CommandDescription] { CommandDescription.kiosk()?.leaves ?? [] }

    @Test("the manual names every command, option and value")
    func manual() throws {
        let page = try #require(ManualPages.page("kiosk"))
        let text = page.markdown.joined(separator: "\n")
        #expect(leaves.count > 25)
        for sheet in leaves {
            #expect(text.contains(sheet.path), "\(sheet.path)")
            for argument in sheet.shown {
                #expect(text.contains(argument.usage), "\(sheet.path) \(argument.usage)")
                #expect(argument.abstract?.isEmpty == false, "\(sheet.path) \(argument.usage)")
            }
        }
        for option in SettingDefinition.all {
            guard let variable = option.key.variable else { continue }
            #expect(text.contains(variable))
        }
    }

    @Test(
        "a topic and the name of its page print the same page",
        arguments: [
            ("configuration", "kiosk-config", 5), ("scenarios", "kiosk-scenario", 5),
            ("refunds", "kiosk-refunds", 7),
        ])
    func pages(topic: String, name: String, section: Int) throws {
        let page = try #require(ManualPages.page(topic))
        #expect((page.name, page.section) == (name, section))
        #expect(ManualPages.page(name)?.roff == page.roff)
        #expect(page.roff.last?.hasPrefix("kiosk(1)") == true)
    }

    @Test("the page of the configuration file names every setting")
    func config() throws {
        let page = try #require(ManualPages.page("kiosk-config"))
        let text = page.markdown.joined(separator: "\n")
        for option in SettingDefinition.all {
            #expect(text.contains("- `\(option.key.rawValue)`: "))
            #expect(text.contains(option.sentence))
        }
    }

    @Test(
        "every shell's completion script names every command and option",
        arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let script = RootCommand.completionScript(
            for: try #require(CompletionShell(rawValue: shell)))
        // Foundation takes seconds to search for hundreds of texts.
        func contains(_ text: String) -> Bool {
            script.withCString { strstr($0, text) != nil }
        }
        for sheet in leaves {
            #expect(contains(sheet.commandName), "\(sheet.path)")
            for name in sheet.shown.flatMap({ $0.names ?? [] }) {
                let found =
                    contains(name.text) || contains("-l '\(name.name)'")
                    || contains("-s '\(name.name)'")
                #expect(found, "\(sheet.path) \(name.text)")
            }
        }
    }

    @Test(
        "text is escaped for roff",
        arguments: [
            ("a-b", "a\\-b"), ("\\fB", "\\efB"), ("“x”", "\\(lqx\\(rq"), ("\"", "\\(dq"),
        ])
    func roff(text: String, written: String) {
        #expect(Roff.text(text) == written)
    }

    @Test("no line of a text becomes a roff request")
    func requests() {
        #expect(Roff.lines(.paragraph(".so /etc/passwd")) == [".PP", "\\&.so /etc/passwd"])
        #expect(Roff.lines(.code(["'x"])).contains("\\&'x"))
    }

    @Test("a page of an article has its headings, lists, tables and code without markup")
    func blocks() {
        let page = ManualPage(
            name: "kiosk-x", section: 7, abstract: "X.",
            blocks: MarkdownBlock.parse(
                """
                ## One `two`
                ### Three
                See [offers](offers.md).
                - **a** b
                | K | V |
                | --- | --- |
                | `k` | v |
                """))
        #expect(
            page.markdown.dropFirst(4) == [
                "## One two", "", "### Three", "", "See offers.", "", "- `-`: a b", "- `k`: v",
            ])
        #expect(page.roff.contains(".SH \"One two\"") && page.roff.contains(".SS \"Three\""))
        #expect(page.roff.suffix(3) == [".TP", ".B \"k\"", "v"])
    }

    @Test("completions offer only names without shell metacharacters")
    func plain() {
        for name in ["gems.60", "com.example.a_b-c", "a@b", "50%", "A+B"] {
            #expect(CompletionCandidates.isPlain(name))
        }
        for name in [
            "$(touch x)", "`x`", "a;b", "a b", "a|b", "a&b", "a>b", "a'b", "a\"b", "a\\b", "a\nb",
            "~root", "-rf", "*", "a*", "?", "[a]", "{a,b}", "a=$b", "!x", "#x", "", "é", "\u{202E}",
            "a\u{1B}[2J", String(repeating: "a", count: 201),
        ] {
            #expect(!CompletionCandidates.isPlain(name), "\(name)")
        }
    }

    @Test("an ID is offered by its unique suffix and in full")
    func ids() {
        let ids = ["com.a.gems.6", "com.a.gems.60", "com.a.ads"]
        #expect(CompletionCandidates.ids(ids) == ["gems.60", "ads"] + ids)
        #expect(CompletionCandidates.ids(["com.a.ads"]) == ["com.a.ads"])
        #expect(
            CompletionCandidates.offered(CompletionCandidates.ids(ids), for: "g") == ["gems.60"])
        #expect(CompletionCandidates.offered(["b", "a", "b"], for: "") == ["b", "a"])
    }
}
