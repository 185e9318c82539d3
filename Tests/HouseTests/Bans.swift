/// Words that must not stand in code.
enum Bans {
    /// A word and what to do instead.
    struct Ban {
        let word: String
        let instead: String
    }

    /// Where time, identity and chance come as parameters.
    static let pureTargets: Set = [
        "StoreModel", "PurchaseCore", "SandboxCore", "KioskUI", "KioskReport", "TerminalGraphics",
    ]

    static let inPureTargets = [
        Ban(word: "Date()", instead: "take the moment as a Timestamp parameter"),
        Ban(word: "UUID()", instead: "take the id as a parameter"),
        Ban(word: ".random", instead: "take a RandomNumberGenerator or the number as a parameter"),
        Ban(word: "Task {", instead: "return an effect and let the driver run it"),
        Ban(word: "FileManager", instead: "take the content as a parameter"),
        Ban(word: "print(", instead: "return the text and let KioskApp write it"),
    ]

    static let everywhere = [
        Ban(word: "try!", instead: "throw, or return nil"),
        Ban(word: "as!", instead: "use as? and say what happens otherwise"),
        Ban(word: "fatalError", instead: "throw an error that says what to do"),
    ]

    /// Starting another program; only what proves the program does.
    static let outsideSupport = [
        "Process()", "posix_spawn", "execv", "popen(", "system(\"", "fork(",
    ].map {
        Ban(word: $0, instead: "do the work here: kiosk starts no shell and no other program")
    }

    /// Marks of unfinished work; these are looked for in comments too.
    static let inText = [
        Ban(word: "TODO", instead: "do it, or leave it out"),
        Ban(word: "FIXME", instead: "fix it"),
    ]

    static func faults(in file: SourceFile) -> [String] {
        let bans =
            everywhere + (pureTargets.contains(file.target) ? inPureTargets : [])
            + (file.path.hasPrefix("Support/") ? [] : outsideSupport)
        return find(bans, in: file.code, file.path) + find(inText, in: file.text, file.path)
    }

    private static func find(_ bans: [Ban], in text: String, _ path: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().flatMap { number, line in
            bans.filter { contains($0.word, in: line) }
                .map { "\(path):\(number + 1) has “\($0.word)”: \($0.instead)." }
        }
    }

    /// Whether the word stands in the line, not as the end of a longer one (`fingerprint(`).
    private static func contains(_ word: String, in line: Substring) -> Bool {
        var rest = line[...]
        while let found = rest.firstRange(of: word) {
            let before =
                found.lowerBound > line.startIndex
                ? line[line.index(before: found.lowerBound)] : " "
            let isPart = before.isLetter || before.isNumber || before == "_"
            if !isPart || word.hasPrefix(".") { return true }
            rest = rest[found.upperBound...]
        }
        return false
    }
}
