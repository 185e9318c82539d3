import KioskSimulation

/// The options of the command line.
struct Options {
    /// The seeds of the random scenarios to play.
    var seeds: ClosedRange<UInt64> = 1...500
    /// Whether the scenario of one seed is printed instead of played.
    var printsLife = false
    /// Whether the states of small scopes are searched exhaustively instead.
    var isExhaustive = false
    /// The scopes to search.
    var scopes = Scope.small + Scope.whole
    /// The number of threads.
    var jobs = 1

    static let usage = """
        usage: kiosk-sim [--lives A..B | --life N [--yaml]] [--jobs N]
               kiosk-sim --exhaustive [--small | --scope NAME] [--jobs N]

        Plays random lives of a shop with the real engine, through crashes, lost answers and wrong clocks, or searches every
        state of a model, and checks that no customer is charged twice and no goods are lost. Prints a life that fails as a
        scenario; --yaml prints the life of any seed. Exits with 1 when an invariant is violated.
        """

    /// Parses the arguments; nil for invalid ones.
    init?(_ words: [String]) {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--exhaustive": isExhaustive = true
            case "--small": scopes = Scope.small
            case "--yaml": printsLife = true
            case "--lives", "--life", "--jobs", "--scope":
                guard let value = rest.popFirst(), parse(word, value) else { return nil }
            default: return nil
            }
        }
    }

    private mutating func parse(_ word: String, _ value: String) -> Bool {
        switch word {
        case "--scope": scopes = (Scope.small + Scope.whole).filter { $0.name == value }
        case "--jobs": jobs = Int(value) ?? 0
        case "--life":
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
        return jobs > 0 && !scopes.isEmpty
    }
}
