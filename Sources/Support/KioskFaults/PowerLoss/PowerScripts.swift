/// The recorded sequences of commands.
package enum PowerScripts {
    /// All sequences except ``killedStart(after:)``.
    package static let all = [
        PowerScript(
            "first start", [RecordedCommand("library --json"), buy("removeads", 1), .library]),
        PowerScript(
            "first start that buys", [buy("gems.60", 1), RecordedCommand("spend gems 7 --json")]),
        PowerScript("purchases", purchases),
        PowerScript("refund", refund),
        PowerScript("restore", restore),
        PowerScript("checkpoint", checkpoint),
    ]

    /// Returns a first start that is killed after a number of changes, and a second start, which uses files that the
    /// first one created without a sync.
    package static func killedStart(after changes: Int) -> PowerScript {
        PowerScript(
            "a first start killed after \(changes) changes",
            [RecordedCommand("library --json", killedAfter: changes), buy("gems.60", 1)])
    }

    private static let purchases = [
        buy("gems.60", 1), buy("gems.60 --quantity 2", 2), buy("removeads", 3),
        buy("gems.60 --outcome decline", 4, status: 1),
        buy("gems.60 --outcome ask-to-buy", 5, status: 2),
        RecordedCommand("sandbox approve --json"), .library,
        buy("gems.60 --outcome ask-to-buy", 6, status: 2),
        RecordedCommand("sandbox decline --json"), RecordedCommand("spend gems 100 --json"),
        .library,
    ]

    private static let refund = [
        buy("gems.60", 1), buy("gems.60", 2), buy("removeads", 3),
        RecordedCommand { profile in
            let oldest = try profile.number(profile.store, "SELECT min(id) FROM transactions")
            return ["sandbox", "refund", "\(oldest)", "--json"]
        },
        .library,
        RecordedCommand { profile in
            let newest = try profile.number(profile.store, "SELECT max(id) FROM transactions")
            return ["sandbox", "refund", "\(newest)", "--json"]
        },
        .library,
    ]

    private static let restore = [
        buy("removeads", 1), buy("gems.60", 2), RecordedCommand("library --json --device phone-2"),
        RecordedCommand("restore --json --device phone-2"), .library,
        RecordedCommand("library --json --device phone-2"),
    ]

    /// Enough purchases in one process to cause a checkpoint of SQLite's logs.
    private static let checkpoint = [
        RecordedCommand("shop --plain", input: String(repeating: "buy 1\nyes\n", count: 24)),
        .library,
    ]

    private static func buy(_ words: String, _ number: Int, status: Int32 = 0) -> RecordedCommand {
        RecordedCommand(
            "buy \(words) --intent 5e0c2f6a-9f37-4a55-8d1c-3f1f5b0e7a0\(number) --json",
            status: status)
    }
}

extension RecordedCommand {
    fileprivate static let library = RecordedCommand("library --json")
}
