import StoreModel
import StoreSigning
import Testing

@Suite("The chain of log events")
struct LogSealTests {
    private func chain(_ names: [String], id: LogChainID = "c") -> [LogEvent] {
        var previous = HashChain.genesis
        return names.enumerated().map { offset, name in
            let event = LogHashChain.event(
                .action(name),
                link: LogLink(chain: id, sequence: Int64(offset + 1), previousHash: previous),
                at: Timestamp(milliseconds: 1_790_000_000_000 + Int64(offset)), monotonic: 5)
            previous = event.hash
            return event
        }
    }

    private func changed(_ event: LogEvent, detail: String) -> LogEvent {
        LogEvent(
            id: event.id, link: event.link, at: event.at, monotonic: event.monotonic,
            entry: .action(event.entry.name, detail: detail), hash: event.hash)
    }

    @Test("an unchanged chain has no fault, and every ID is a UUIDv7 of its own")
    func intact() {
        let events = chain(["a", "b", "c"])
        #expect(LogHashChain.defects(in: events, after: HashChain.genesis).isEmpty)
        #expect(Set(events.map(\.id)).count == 3)
        for event in events {
            #expect(UniqueID.isUUID(event.id.rawValue))
            #expect(Array(event.id.rawValue)[14] == "7")
        }
    }

    @Test("the same chain made again has the same IDs, and another chain has others")
    func ids() {
        #expect(chain(["a", "b"]) == chain(["a", "b"]))
        #expect(chain(["a", "b"]).map(\.id)[1] != chain(["x", "b"]).map(\.id)[1])
        #expect(chain(["a"]).map(\.id) != chain(["a"], id: "d").map(\.id))
    }

    @Test("a changed, dropped, added or moved event is reported")
    func faults() {
        let events = chain(["a", "b", "c", "d"])
        let kinds = { (events: [LogEvent]) in
            LogHashChain.defects(in: events, after: HashChain.genesis).map {
                "\($0.sequence) \($0.kind.rawValue)"
            }
        }
        var one = events
        one[1] = changed(one[1], detail: "x")
        #expect(kinds(one) == ["2 unfit"])
        #expect(kinds([events[0], events[2], events[3]]) == ["3 gap", "3 unjoined"])
        #expect(kinds(Array(events.dropFirst())) == ["2 unjoined"])
        #expect(kinds([events[1], events[0]]).contains("1 unjoined"))
        #expect(kinds([events[0]] + events) == ["1 gap", "1 unjoined"])
    }

    @Test("the highest possible number does not trap")
    func extremes() {
        let event = LogHashChain.event(
            .action("a"), link: LogLink(chain: "c", sequence: .max, previousHash: ""),
            at: Timestamp(milliseconds: .max), monotonic: .min)
        #expect(
            LogHashChain.defects(in: [event, event]).map(\.kind) == [.gap, .previousHashMismatch])
    }
}
