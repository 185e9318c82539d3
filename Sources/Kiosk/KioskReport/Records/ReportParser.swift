import FoundationEssentials
import StoreModel

/// Reads a report file: JSON Lines, or a page that contains them.
package enum ReportParser {
    /// The largest accepted file, in bytes.
    package static let sizeLimit = 64 << 20

    /// Returns the session for a replay.
    ///
    /// - Throws: ``ReportError`` if the text is not a report, is incomplete, or belongs to an ordinary profile.
    package static func replayableScenario(_ text: String) throws(ReportError) -> ReplayableScenario
    {
        let lines = try Lines(text).all
        guard let head = lines.first, head.content.kind == "report" else {
            throw ReportError(
                line: lines.first?.number ?? 1, message: "The file is not a kiosk report.")
        }
        guard head.content.version == SessionReport.version else {
            throw ReportError(
                line: head.number,
                message:
                    "This report has another format version: use the version of kiosk that made it."
            )
        }
        try checkEnd(lines)
        guard let scenario = lines.first(where: { $0.content.kind == "scenario" }) else {
            throw ReportError(
                line: head.number,
                message:
                    "This report of a profile cannot be replayed, because its time and its random values "
                    + "were real. Repeat the actions in kiosk scenario record FILE; then "
                    + "kiosk scenario run FILE --report-all DIR makes a report that kiosk replay can "
                    + "repeat byte by byte.")
        }
        return try replayableScenario(scenario, lines.filter { $0.content.kind == "played" })
    }

    private static func checkEnd(_ lines: [Line]) throws(ReportError) {
        guard let last = lines.last, last.content.kind == "end",
            last.content.lines == lines.count - 1
        else {
            throw .truncated(after: lines.last?.number ?? 1)
        }
    }

    private static func replayableScenario(
        _ scenario: Line, _ played: [Line]
    ) throws(ReportError) -> ReplayableScenario {
        let content = scenario.content
        guard let text = content.text, let file = content.file, let name = content.catalogName,
            content.events == played.count,
            // A scenario that contains its products is its own catalog.
            name == ReplayableScenario.builtIn || name == file || content.catalog != nil
        else {
            throw ReportError(
                line: scenario.number,
                message: "This line does not contain what a replay of the scenario needs.")
        }
        return ReplayableScenario(
            file: file, text: text, catalogName: name == ReplayableScenario.builtIn ? nil : name,
            catalog: content.catalog ?? "", bundleID: content.bundleId.map { BundleID($0) },
            log: played.map { $0.content.text ?? "" }, lines: played.map(\.number))
    }

    /// One line, with the members that a replay needs.
    private struct Line {
        let number: Int
        let content: Content
    }

    private struct Content: Decodable {
        let kind: String
        var version: Int64?
        var lines: Int?
        var text: String?
        var file: String?
        var events: Int?
        var bundleId: String?
        var catalogName: String?
        var catalog: String?

        private enum CodingKeys: String, CodingKey {
            case kind, version, lines, text, file, events, bundleId, catalogName, catalog
        }

        /// Decodes only the members of the kinds that a replay needs; in other kinds these names may have other types.
        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            kind = try values.decode(String.self, forKey: .kind)
            switch kind {
            case "report": version = try values.decode(Int64.self, forKey: .version)
            case "end": lines = try values.decode(Int.self, forKey: .lines)
            case "played": text = try values.decode(String.self, forKey: .text)
            case "scenario":
                text = try values.decode(String.self, forKey: .text)
                file = try values.decode(String.self, forKey: .file)
                events = try values.decode(Int.self, forKey: .events)
                bundleId = try values.decodeIfPresent(String.self, forKey: .bundleId)
                catalogName = try values.decode(String.self, forKey: .catalogName)
                catalog = try values.decodeIfPresent(String.self, forKey: .catalog)
            default: break
            }
        }
    }

    /// The parsed lines of a file.
    private struct Lines {
        let all: [Line]

        init(_ text: String) throws(ReportError) {
            let (first, lines) = try Self.lines(text)
            let decoder = JSONDecoder()
            var all: [Line] = []
            for (index, line) in lines.enumerated() {
                let number = first + index
                // Valid lines are at most three levels deep, so a deeper one is rejected before decoding.
                guard Self.depth(line) <= 4,
                    let content = try? decoder.decode(Content.self, from: Data(line.utf8))
                else {
                    throw ReportError(
                        line: number, message: "This line is not a line of a kiosk report.")
                }
                all.append(Line(number: number, content: content))
            }
            self.all = all
        }

        /// Returns the lines, and the number of the first one in the file.
        private static func lines(_ text: String) throws(ReportError) -> (Int, [String]) {
            let bytes = Array(text.utf8)
            let start = bytes.first { !" \n\r\t".utf8.contains($0) }
            guard start == UInt8(ascii: "<") else { return (1, split(bytes[...])) }
            let mark = Array("<pre id=\"\(ReportPage.machineID)\">".utf8)
            guard let begin = bytes.firstRange(of: mark)?.upperBound else {
                throw unrecognizedFile(bytes)
            }
            guard let end = bytes[begin...].firstRange(of: Array("</pre>".utf8))?.lowerBound else {
                throw .truncated(after: lineCount(bytes))
            }
            let before = bytes[..<begin].count { $0 == UInt8(ascii: "\n") }
            return (before + 1, split(bytes[begin..<end]).map(unescaped))
        }

        /// Returns the error for a page without lines: that it was cut if it is a kiosk report, else that it is not
        /// one.
        private static func unrecognizedFile(_ bytes: [UInt8]) -> ReportError {
            let isWhole = bytes.firstRange(of: Array("</html>".utf8)) != nil
            let isOurs = bytes.firstRange(of: Array(ReportPage.mark.utf8)) != nil
            return isOurs && !isWhole
                ? .truncated(after: lineCount(bytes))
                : ReportError(line: 1, message: "The page is not a kiosk report.")
        }

        private static func lineCount(_ bytes: [UInt8]) -> Int {
            let feeds = bytes.count { $0 == UInt8(ascii: "\n") }
            return max(1, bytes.last == UInt8(ascii: "\n") ? feeds : feeds + 1)
        }

        /// Splits the text into lines. A final line feed does not begin another line, and a mail program may have added
        /// carriage returns.
        private static func split(_ bytes: ArraySlice<UInt8>) -> [String] {
            var lines = bytes.split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
            ).map { line in
                let isDOS = line.last == UInt8(ascii: "\r")
                return String(decoding: isDOS ? line.dropLast() : line, as: UTF8.self)
            }
            if lines.last?.isEmpty ?? false { lines.removeLast() }
            return lines
        }

        private static let references: [(name: [UInt8], byte: UInt8)] = [
            (Array("&lt;".utf8), UInt8(ascii: "<")), (Array("&gt;".utf8), UInt8(ascii: ">")),
            (Array("&amp;".utf8), UInt8(ascii: "&")), (Array("&quot;".utf8), UInt8(ascii: "\"")),
            (Array("&#39;".utf8), UInt8(ascii: "'")),
        ]

        /// Replaces references byte by byte, because a combining mark may follow a reference.
        private static func unescaped(_ line: String) -> String {
            var (result, rest) = ([UInt8](), Array(line.utf8)[...])
            while let byte = rest.first {
                let reference =
                    byte == UInt8(ascii: "&")
                    ? references.first { rest.starts(with: $0.name) } : nil
                result.append(reference?.byte ?? byte)
                rest = rest.dropFirst(reference?.name.count ?? 1)
            }
            return String(decoding: result, as: UTF8.self)
        }

        /// Returns the nesting depth of brackets outside of strings.
        private static func depth(_ line: String) -> Int {
            var (depth, deepest, isText, isEscaped) = (0, 0, false, false)
            for byte in line.utf8 {
                if isEscaped {
                    isEscaped = false
                } else if isText {
                    if byte == UInt8(ascii: "\\") { isEscaped = true }
                    if byte == UInt8(ascii: "\"") { isText = false }
                } else {
                    switch byte {
                    case UInt8(ascii: "\""): isText = true
                    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
                    default: break
                    }
                    deepest = max(deepest, depth)
                }
            }
            return deepest
        }
    }
}
