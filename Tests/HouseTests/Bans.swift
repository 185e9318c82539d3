import Glibc

/// Words that are banned in code.
enum Bans {
    /// A banned word and its replacement.
    struct Ban {
        let word: String
        let instead: String
    }

    /// Targets that receive time, identity and randomness as parameters.
    static let pureTargets: Set = [
        "StoreModel", "PurchaseCore", "SandboxCore", "KioskPresentation", "KioskUI", "KioskReport",
        "TerminalGraphics",
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

    /// APIs that start another program, which only the targets under `Support` may use. The pager and the editor of the
    /// user are started in C, by ``programFile``.
    static let outsideSupport = [
        "Process()", "posix_spawn", "execv", "popen(", "system(\"", "fork(",
    ].map {
        Ban(word: $0, instead: "do the work here: only the user's pager and editor are started")
    }

    /// The file below `Sources` that starts the user's pager and editor.
    static let programFile = "Terminal/CNCurses/program.c"

    /// Marks of unfinished work, which are also banned in comments.
    static let inText = [
        Ban(word: "TODO", instead: "do it, or leave it out"),
        Ban(word: "FIXME", instead: "fix it"),
    ]

    // MARK: Language

    /// Words that leave open which part of the program is meant; looked for in comments and in the titles of tests.
    static let inComments =
        ["whoever", "nobody", "somebody", "someone", "anybody", "anyone"].map {
            Ban(word: $0, instead: "name the caller, the device, the process or the user")
        }
        + ["is no ", "are no ", "was no ", "were no "].map {
            Ban(word: $0, instead: "write “is not a valid …” or “there are no …”")
        }

    /// Names of earlier versions, and the terms that replaced them.
    static let names = [
        "ShopDesk": "ShopController", "ShopLife": "ShopWorker", "ShopGround": "ShopDependencies",
        "Courier": "CommandExecutor", "Reception": "PendingCommandQueue",
        "Lookout": "ReachabilityMonitor", "Wardrobe": "ThemeController",
        "PlaceLine": "SessionContext", "JobLine": "JobQueue", "OwnThreads": "ThreadPoolExecutor",
        "Comeback": "RestorePreview", "CarriedOver": "PendingAtLaunch",
        "OtherSide": "BackendHistory", "StepWeaver": "HistoryMerger",
        "KeyEraser": "PrivateKeyRedactor",
        "DoctorVisit": "HealthCheck", "Belongings": "OwnershipSnapshot",
        "SpokenList": "NumberedList", "ThingName": "TargetReference",
        "Displacement": "SelectionGuard", "CurtainShow": "LoadingScreen",
        "ScenarioBench": "WorldFilePool", "ScenarioSeat": "DeviceConnection",
        "FaultLine": "FaultInterceptor", "CrashLine": "CrashInterceptor",
        "LinedStore": "InterceptedStore", "OrderDesk": "OrderOperations",
        "DecisionQueue": "WriteBatcher", "StoreWord": "RevocationState",
        "HeardList": "FetchedList", "WrongTries": "AuthRateLimiter", "Handset": "EngineClient",
        "JournalPins": "BackendPins", "CleanSlate": "ProfileReset", "Misfit": "SchemaMismatch",
        "AppleDoor": "AppleMiddleware", "UpdateHub": "UpdateBroadcaster",
        "ChangeBell": "ChangeNotifier", "WakeMark": "WakeMarker",
    ].sorted { $0.key < $1.key }.map { Ban(word: $0.key, instead: "call it \($0.value)") }

    /// What a text of `Sources` or `Tests` has against the language that CONTRIBUTING describes.
    static func languageFaults(in text: String, path: String) -> [String] {
        // Most files have none of the words, and the C library searches a file faster than a line is split off.
        let (inComments, names) = text.withCString { text in
            (
                // The first letter may be a capital.
                Self.inComments.filter { strstr(text, String($0.word.dropFirst())) != nil },
                Self.names.filter { strstr(text, $0.word) != nil }
            )
        }
        guard !inComments.isEmpty || !names.isEmpty else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().flatMap { number, line -> [String] in
            let start = line.drop { $0 == " " }
            let isComment =
                start.hasPrefix("//") || start.hasPrefix("@Test(\"") || start.hasPrefix("@Suite(\"")
            let prose = isComment ? start.lowercased() : ""
            let found =
                (prose.isEmpty ? [] : inComments.filter { isSaid($0.word, in: prose) })
                + names.filter { containsName($0.word, in: line) }
            return found.map { "\(path):\(number + 1) has “\($0.word)”: \($0.instead)." }
        }
    }

    /// Whether a comment has a word of ``inComments``; “there are no” and “is no longer” are right.
    private static func isSaid(_ word: String, in prose: String) -> Bool {
        guard let found = prose.firstRange(of: word) else { return false }
        let before = prose[..<found.lowerBound]
        let after = prose[found.upperBound...]
        if word.hasSuffix(" "), before.hasSuffix("there ") || after.hasPrefix("longer") {
            return false
        }
        return before.last.map { !$0.isLetter } ?? true
    }

    /// Whether a line has a name of ``names`` as a whole word.
    private static func containsName(_ name: String, in line: Substring) -> Bool {
        guard let found = line.firstRange(of: name) else { return false }
        let isPart = { (character: Character?) in
            character.map { $0.isLetter || $0.isNumber } ?? false
        }
        return !isPart(line[..<found.lowerBound].last) && !isPart(line[found.upperBound...].first)
    }

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

    /// Returns whether the line contains the word, except as the end of a longer one (`fingerprint(`).
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
