import Testing

@testable import KioskReport

@Suite("Text in an HTML page")
struct HTMLTextTests {
    @Test(
        "hostile text never becomes markup",
        arguments: [
            "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>",
            "'><svg/onload=1>",
            "</pre></body>", "<!--", "]]>", "&lt;b&gt;",
        ])
    func markup(_ text: String) {
        let shown = HTMLText(text).markup
        #expect(!shown.contains("<") && !shown.contains(">"))
        #expect(!shown.contains("\"") && !shown.contains("'"))
        #expect(HTMLText.tag("a", ["title": text]).markup.count { $0 == "\"" } == 2)
        #expect(HTMLText.exact(text).markup == shown)
    }

    @Test("hidden and bidirectional control characters are displayed as code points")
    func hidden() {
        #expect(HTMLText("a\u{202E}b\u{0}c\u{1B}[2J").markup == "a‹U+202E›b‹U+0000›c‹U+001B›[2J")
        #expect(HTMLText("\u{2066}\u{200B}\u{E0041}\u{FEFF}").markup.contains("‹U+E0041›"))
        #expect(HTMLText("a\r\nb").markup == "a‹U+000D›\nb")
        #expect(HTMLText("第二章：城堡 עברית").markup == "第二章：城堡 עברית")
    }

    @Test("a long text and stacked accents are cut off, and the rest is counted")
    func long() {
        let text = HTMLText(String(repeating: "<", count: 1000), limit: 10).markup
        #expect(text == String(repeating: "&lt;", count: 10) + " … (990 more)")
        let tower = "e" + String(repeating: "\u{301}", count: 500) + "f"
        #expect(HTMLText(tower).markup.unicodeScalars.count == 6)
        #expect(HTMLText.exact(tower).markup == tower)
    }

    @Test("elements and attributes are distinguished from their contents")
    func elements() {
        let text = HTMLText.tag(
            "p", ["class": "a"], .joined(["x", .tag("b", [:], "<")], separator: "\n"))
        #expect(text.markup == "<p class=\"a\">x\n<b>&lt;</b></p>")
        #expect(HTMLText.void("meta", ["charset": "utf-8"]).markup == "<meta charset=\"utf-8\">")
        #expect(HTMLText.quoted("a&b").markup == "<bdi>a&amp;b</bdi>")
    }
}
