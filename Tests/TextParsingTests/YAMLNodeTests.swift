import Testing
import TextParsing

@Suite("YAML trees")
struct YAMLNodeTests {
    private static let strict = YAMLRules(
        depth: 4, duplicate: { "“\($0)” occurs twice, first in line \($1)" })
    private static let lenient = lenient(depth: 64)

    private static func lenient(depth: Int) -> YAMLRules {
        YAMLRules(
            depth: depth, isStrict: false, duplicate: { name, _ in "“\(name)” occurs twice" })
    }

    private func root(_ text: String, by rules: YAMLRules = strict) throws -> YAMLNode {
        try #require(try YAMLNode.root(of: text, by: rules))
    }

    /// Returns the error of a text as `line:column: message`; nil if it is read.
    private func error(_ text: String, by rules: YAMLRules = strict) -> String? {
        do throws(SourceError) {
            _ = try YAMLNode.root(of: text, by: rules)
            return nil
        } catch {
            return "\(error.position): \(error.message)"
        }
    }

    @Test("values have the text and the position of the file")
    func positions() throws {
        let root = try root("name: 1.10\n'list':\n  - \"NO\"\n  - {é: , b: ~}\n")
        #expect(root["name"]?.content == .scalar("1.10", isPlain: true))
        #expect(root["name"]?.position == SourcePosition(line: 1, column: 7))
        #expect(root.mapping?.map(\.name) == ["name", "list"])
        #expect(root.mapping?.last?.position == SourcePosition(line: 2, column: 1))
        let list = try #require(root["list"]?.list)
        #expect(list.first?.content == .scalar("NO", isPlain: false))
        #expect(list.last?["é"]?.isNull == true)
        #expect(list.last?["b"]?.isNull == true)
        #expect(list.last?.mapping?.last?.position == SourcePosition(line: 4, column: 11))
        #expect(root["other"] == nil && list.first?["name"] == nil)
    }

    @Test("a text without a value has no root", arguments: ["", "\n", "# a\n", "\u{FEFF}"])
    func empty(_ text: String) throws {
        #expect(try YAMLNode.root(of: text, by: Self.strict) == nil)
    }

    @Test(
        "a byte order mark, line ends and a document marker do not change the tree",
        arguments: ["\u{FEFF}a: 1\nb: 2\n", "a: 1\r\nb: 2\r\n", "a: 1\rb: 2", "---\na: 1\nb: 2\n"])
    func notations(_ text: String) throws {
        let root = try root(text)
        #expect(root["a"]?.scalar == "1" && root["b"]?.scalar == "2")
        #expect(root.mapping?.map(\.position.column) == [1, 1])
    }

    @Test(
        "characters that begin a refused token elsewhere are read inside of a text",
        arguments: [
            "R&B *new*", "what ? [&a] *a", "\"&a *a ? x\"", "'? [\n\n  &a *a'", "a\n  & b\n  ? c",
            "a # &a *a ? [", "50%\n  %", "?[unclear] b", "?{c", "?b", "a ` b", "\"a\n  \tb\tc\"",
            "'a\n\tb'", "x #\ta", "\"\\u2028 \\N \\P \\uFEFF \\t\"",
        ])
    func texts(_ text: String) {
        #expect(error("a: \(text)\n") == nil)
        #expect(error("a: \(text)\nb: 1 # `\n", by: Self.lenient) == nil)
    }

    @Test("names may contain the characters of indicators")
    func names() throws {
        let root = try root("a & b: 1\na ? b: 2\na ` b: 3\nx: \"`\"\n'&a': 4\n")
        #expect(root.mapping?.map(\.name) == ["a & b", "a ? b", "a ` b", "x", "&a"])
        #expect(root["a ? b"]?.scalar == "2")
    }

    @Test(
        "an unsupported feature of YAML is refused at its position",
        arguments: [
            ("a: &x [1]\nb: *x\n", "1:4: anchors and aliases are not supported"),
            ("b: *x\n", "1:4: anchors and aliases are not supported"),
            ("b: * x\n", "1:4: anchors and aliases are not supported"),
            ("[a,&b c]", "1:4: anchors and aliases are not supported"),
            ("a: x & y\nb: [&c 1]", "2:5: anchors and aliases are not supported"),
            ("a: *\n", "1:4: anchors and aliases are not supported"),
            ("a: x & y\na ? b: 1\na & b: 1\nb: *c", "4:4: anchors and aliases are not supported"),
            ("&a b: c", "1:1: anchors and aliases are not supported"),
            ("a: {?[b]: c}", "1:6: a name must be text, not a list or mapping"),
            ("[a]: b", "1:1: a name must be text, not a list or mapping"),
            ("{{a: b}: c}", "1:2: a name must be text, not a list or mapping"),
            ("a: !!int 3", "1:4: tags are not supported"),
            ("a: !!str 3", "1:4: tags are not supported"),
            ("a: !!map {}", "1:4: tags are not supported"),
            ("a: ! x", "1:4: tags are not supported"),
            ("a: !b!c d", "1:4: tags are not supported"),
            ("a: !<", "1:4: tags are not supported"),
            ("!x a: 3\na: 4", "1:1: tags are not supported"),
            ("--- !x\na: 4", "1:5: tags are not supported"),
            ("a: [[[[b]]]]", "1:7: this is nested too deeply"),
            ("- - - - - a", "1:9: this is nested too deeply"),
            ("[[[[[", "1:5: this is nested too deeply"),
            (
                "a: {\(String(repeating: "b", count: 1025)), c}",
                "1:5: a name can have at most 1024 characters"
            ),
        ] as [(String, String)])
    func refused(_ text: String, _ message: String) {
        #expect(error(text) == message)
        #expect(error(text, by: Self.lenient(depth: 4)) == message)
    }

    @Test(
        "strict rules refuse more than lenient ones",
        arguments: [
            ("a: |\n  x", "1:4: block text is not supported; use quotes"),
            ("a: >-\n  x", "1:4: block text is not supported; use quotes"),
            ("%YAML 1.1\n---\na: 1", "1:1: directives are not supported"),
            ("%TAG ! x:\n---\na: 1", "1:1: directives are not supported"),
            ("? a\n: b", "1:1: complex keys are not supported"),
            ("x: {? a : b}", "1:5: complex keys are not supported"),
            ("a:\tb", "1:3: use spaces instead of a tab"),
            ("a: b\tc", "1:5: use spaces instead of a tab"),
            ("a: 'x'\t\nb: x", "1:7: use spaces instead of a tab"),
            ("a: \"b\n  \tc\"\nd: 1\te", "3:5: use spaces instead of a tab"),
            ("# c\u{2028}theme: x", "1:4: use line feeds only as line ends"),
            ("a: b # c\u{2029}d: x", "1:9: use line feeds only as line ends"),
            ("a: \"b\u{85}c\"", "1:6: use line feeds only as line ends"),
            ("a: b\u{2028}  c", "1:5: use line feeds only as line ends"),
            ("\u{2028}%YAML 1.1\n---\na: 1", "1:1: use line feeds only as line ends"),
            ("a:\r\n  é: b\u{FEFF}c", "2:7: a byte order mark is not supported"),
            ("a:\n\u{FEFF}b: 1", "2:1: a byte order mark is not supported"),
            ("\u{FEFF}\u{FEFF}a: 1", "1:1: a byte order mark is not supported"),
            (
                String(repeating: " ", count: 41) + "a: 1",
                "1:41: this is indented too deeply"
            ),
        ] as [(String, String)])
    func strictness(_ text: String, _ message: String) {
        #expect(error(text) == message)
        #expect(error(text, by: Self.lenient) == nil)
    }

    @Test(
        "strict rules report a refused notation instead of a syntax error",
        arguments: [
            ("\ta: 1", "1:1: use spaces instead of a tab"),
            ("a:\n\tb: 1", "2:1: use spaces instead of a tab"),
            ("%YAML 1.1", "1:1: directives are not supported"),
            ("a: 1\n%b: 2", "2:1: directives are not supported"),
            ("a: 1\n\u{FEFF}b: 2", "2:1: a byte order mark is not supported"),
            ("a: |x\n", "1:4: block text is not supported; use quotes"),
        ] as [(String, String)])
    func unclear(_ text: String, _ message: String) {
        #expect(error(text) == message)
        #expect(error(text, by: Self.lenient) != nil)
    }

    @Test(
        "invalid YAML is refused at its position",
        arguments: [
            ("a: b: c\n", "1:5: the YAML is not valid: "),
            ("a: [\n", "2:1: the YAML is not valid: "),
            ("a: 1\n---\na: 1\n", "2:1: the YAML is not valid: but found another document"),
            ("é: \"\u{7}\"", "1:5: the YAML is not valid: control characters are not allowed"),
            ("a: b\nc: \u{0}", "2:4: the YAML is not valid: control characters are not allowed"),
            ("a: `b", "1:4: the YAML is not valid: found character that cannot start any token"),
        ] as [(String, String)])
    func invalid(_ text: String, _ message: String) {
        #expect(error(text)?.hasPrefix(message) == true, "\(error(text) ?? "")")
    }

    @Test(
        "a duplicate name is refused at its second position",
        arguments: [
            ("a: 1\nb: 2\n\"a\" : 3\n", "3:1: “a” occurs twice, first in line 1"),
            ("x:\n  a: 1\n  b: {a: 1}\n  a: 3\n", "4:3: “a” occurs twice, first in line 2"),
            ("x: {a: 1, b: a, a: 3}\n", "1:17: “a” occurs twice, first in line 1"),
            ("x: {a: 1,\n   a: 3}\n", "2:4: “a” occurs twice, first in line 1"),
            ("R&B: 1\nx: 2\nR&B: 3\n", "3:1: “R&B” occurs twice, first in line 1"),
            ("who ? x: 1\nwho ? x: 3\n", "2:1: “who ? x” occurs twice, first in line 1"),
            ("x: \"`\"\na & b: 1\na & b: 3\n", "3:1: “a & b” occurs twice, first in line 2"),
            ("x: {\"a\": 1,\n  'a': 3}\n", "2:3: “a” occurs twice, first in line 1"),
            ("a: 1\na: [\n", "2:1: “a” occurs twice, first in line 1"),
        ] as [(String, String)])
    func duplicates(_ text: String, _ message: String) {
        #expect(error(text) == message)
    }

    @Test(
        "hostile texts are refused at once", .timeLimit(.minutes(1)),
        arguments: [
            String(repeating: "[", count: 60_000), String(repeating: "- ", count: 30_000),
            String(repeating: "{a: ", count: 15_000), String(repeating: "? ", count: 900) + many,
            String(repeating: "{?", count: 900) + many + String(repeating: "}", count: 900),
            String(repeating: "?\u{2028} ", count: 900) + many,
            "a & b: 1\na ? b: 2\n" + laughs, "x:\n  a & b: 1\n  a ? b: 2\n" + laughs,
            "{[\(deep), a]: 1, [\(deep), a]: 2, [\(deep), b]: 3}",
            String(repeating: "[\(deep), a]: 1\n", count: 4),
            String(repeating: "{", count: 900) + "[a]" + String(repeating: "}", count: 900),
            String(repeating: "{?#\n", count: 900) + "[a]: b" + String(repeating: "}", count: 900),
            String(repeating: "{?!t ", count: 900) + "[a]: b" + String(repeating: "}", count: 900),
            "{\(String(repeating: "a", count: 60_000)), \(String(repeating: "a", count: 60_000))}",
        ])
    func bombs(_ text: String) {
        #expect(error(text) != nil)
        #expect(error(text, by: Self.lenient) != nil)
    }

    private static let many = "[" + String(repeating: "x, ", count: 20_000) + "]"
    private static let deep =
        String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    /// Aliases that double the size of the tree in each line.
    private static let laughs =
        "a0: &a0 [x]\n"
        + (1...40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
        + "? *a40\n: 1\n"
}
