import Foundation

/// Reads the IDs in test titles and the rows of the doc articles that contain them.
///
/// A test of one row of an article begins its title with the row's ID: `@Test("B3: a token of …")`. An
/// article's row begins with the ID and ends with the titles of its tests, each between backticks.
enum Promises {
    /// One row of an article.
    struct Row {
        let article: String
        let id: String
        /// The titles of tests in its last cell.
        let tests: [String]
    }

    /// Returns the IDs before the colon of a test's title, or an empty array if it lacks one.
    static func ids(in name: String) -> [String] {
        guard let colon = name.firstRange(of: ":") else { return [] }
        let ids = name[..<colon.lowerBound].split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        return ids.allSatisfy(isID) ? ids : []
    }

    /// Returns whether a text is an ID: a letter of the articles and a number, or text such as `catalogue 7` or
    /// `promise 3`.
    static func isID(_ text: String) -> Bool {
        text.wholeMatch(of: /(catalogue |promise |[ABCEIPDLS])[0-9]+/) != nil
    }

    /// Returns the titles of all tests in a source text.
    static func testNames(in text: String) -> [String] {
        text.matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }
    }

    /// Returns the rows of an article's tables whose first cell is an ID.
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
            // The other articles also quote code there; in a row of promises every quotation is a test.
            let isPromise = id.hasPrefix("promise ")
            return Row(
                article: name, id: id, tests: tests.filter { isPromise || !ids(in: $0).isEmpty })
        }
    }
}
