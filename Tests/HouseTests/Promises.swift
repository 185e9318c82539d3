import Foundation

/// The ids that tests name, and the rows of the doc articles in which they stand.
///
/// A test that shows one row of an article begins its name with the row's id: `@Test("B3: a token of …")`. An article's
/// row begins with the id and ends with the names of its tests, each between backticks.
enum Promises {
    /// One row of an article.
    struct Row {
        let article: String
        let id: String
        /// The names of tests in its last cell.
        let tests: [String]
    }

    /// The ids before the colon of a test's name; none for a test that names no row.
    static func ids(in name: String) -> [String] {
        guard let colon = name.firstRange(of: ":") else { return [] }
        let ids = name[..<colon.lowerBound].split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        return ids.allSatisfy(isID) ? ids : []
    }

    /// Whether a text is `catalogue 7` or `promise 3`, or a letter of the articles and a number.
    static func isID(_ text: String) -> Bool {
        text.wholeMatch(of: /(catalogue |promise |[ABCEIPDLS])[0-9]+/) != nil
    }

    /// The names of all tests in a source text.
    static func testNames(in text: String) -> [String] {
        text.matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }
    }

    /// The rows of the tables of an article whose first cell is an id.
    static func rows(of article: String, named name: String) -> [Row] {
        article.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: " | ").map {
                $0.trimmingCharacters(in: ["|", " "])
            }
            guard line.hasPrefix("| "), let id = cells.first, isID(id), let last = cells.last else {
                return nil
            }
            let quoted = last.split(separator: "`", omittingEmptySubsequences: false)
            let tests = quoted.indices.filter { !$0.isMultiple(of: 2) }.map { String(quoted[$0]) }
            // The other articles also quote code there; every quotation in a row of promises is a test.
            let isPromise = id.hasPrefix("promise ")
            return Row(
                article: name, id: id, tests: tests.filter { isPromise || !ids(in: $0).isEmpty })
        }
    }
}
