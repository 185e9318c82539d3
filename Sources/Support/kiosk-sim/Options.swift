import KioskSimulation

/// What the command line asks for.
struct Options {
    /// The seeds to run.
    var seeds: ClosedRange<UInt64> = 1...1_000
    /// Whether one seed is told step by step.
    var isTold = false
    /// Whether every state of small scopes is searched instead.
    var isExhaustive = false
    /// The scopes that are searched.
    var scopes = Scope.small + Scope.whole
    /// On how many threads.
    var jobs = 1
    /// In how many of a thousand seeds the devices have SQLite journals.
    var files = 20

    static let usage = """
        usage: kiosk-sim [--seeds A..B | --seed N [--trace]] [--files PER-MILLE] [--jobs N]
               kiosk-sim --exhaustive [--small | --scope NAME] [--jobs N]

        Runs purchases through crashes, lost answers and bad disks, and checks that nobody is charged twice and nobody's
        goods are lost. Ends with 1 when a rule is broken.
        """

    /// Reads the words; nil where they cannot be understood.
    init?(_ words: [String]) {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--exhaustive": isExhaustive = true
            case "--small": scopes = Scope.small
            case "--trace": isTold = true
            case "--seeds", "--seed", "--jobs", "--files", "--scope":
                guard let value = rest.popFirst(), take(word, value) else { return nil }
            default: return nil
            }
        }
    }

    private mutating func take(_ word: String, _ value: String) -> Bool {
        switch word {
        case "--scope": scopes = (Scope.small + Scope.whole).filter { $0.name == value }
        case "--jobs": jobs = Int(value) ?? 0
        case "--files": files = Int(value) ?? -1
        case "--seed":
            guard let seed = UInt64(value) else { return false }
            seeds = seed...seed
        default:
            let ends = value.split(separator: ".", omittingEmptySubsequences: true).map {
                UInt64($0)
            }
            guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else {
                return false
            }
            seeds = first...last
        }
        return jobs > 0 && files >= 0 && !scopes.isEmpty
    }
}
