import GRDB
import SandboxBackend
import SandboxCore
import ShopTestSupport
import StoreAPI
import StoreFiles
import StoreModel
import StoreSigning
import Testing

@testable import SandboxStore

@Suite("Order of notifications")
struct NotificationOrderTests {
    @Test(
        "each subscription's notifications arrive in the order of the facts with increasing signedDate, also after a jump of years, a restart and failures",
        arguments: [NotificationRetry.production, .once])
    func order(retry: NotificationRetry) async throws {
        let club = try await NotifiedClub()
        try await club.embedded.notify(
            NotificationTarget(url: NotifyingShop.url, retry: retry))
        let lives = try await Self.live(in: club)
        let receiver = StubbornReceiver(club.phone.verifier)
        // If a process dies while it sends, other processes take over what it claimed.
        #expect(try await Self.storeAlone(club).claim(.due(8)).dispatches.count == 2)
        let restarted = try EmbeddedBackend.open(
            folder: club.backend.folder, catalog: try ClubCatalog.catalog(),
            clock: club.backend.clock)
        try await Self.drive([club.embedded, restarted], over: receiver, club.backend.clock)
        #expect(receiver.overlaps == 0 && receiver.unread == 0)
        let records = try await Self.records(of: club.embedded)
        #expect(records.allSatisfy { $0.nextAttempt == nil && !$0.attempts.isEmpty })
        let told = Dictionary(grouping: receiver.arrivals, by: \.originalID)
        #expect(Set(told.keys) == Set(lives))
        for arrivals in told.values {
            let mine = Set(arrivals.map(\.id))
            #expect(arrivals.ids == records.map(\.id).filter(mine.contains))
            #expect(arrivals.isInOrderOfSigning)
        }
        #expect(told.values.map { Set($0.map(\.id)).count }.reduce(0, +) == records.count)
        let repeated = receiver.arrivals.count - records.count
        #expect(retry == .once ? repeated == 0 : repeated > 20)
        let history = try await Self.history(of: club)
        #expect(history.count == records.count)
        for arrivals in Dictionary(grouping: history, by: \.originalID).values {
            #expect(arrivals.isInOrderOfSigning)
        }
    }

    @Test("due notifications are sent by hand in order, and a named one at once")
    func byHand() async throws {
        let club = try await NotifiedClub()
        try await club.embedded.notify(
            NotificationTarget(url: NotifyingShop.url, retry: .production))
        try await club.buy("gold", at: 9_990)
        try await club.control(.wish(.cancel))
        let records = try await Self.records(of: club.embedded)
        let (first, second) = (records[0].id, records[1].id)
        #expect(records.map(\.isBehind) == [false, true])
        let postbox = StubReceiver([.noResponse, .noResponse])
        let pump = NotificationWorker(club.embedded, over: postbox)
        #expect(try await pump.sendSequentially() == [first: .noResponse])
        #expect(try await pump.sendSequentially().isEmpty)
        #expect(try await pump.send(second) == .noResponse)
        // A notification that was sent again by name and delivered is not retried automatically.
        #expect(try await pump.send(first) == .success)
        #expect(try await pump.send(first) == .success)
        #expect(try await Self.records(of: club.embedded).first?.nextAttempt == nil)
        club.backend.clock.advance(milliseconds: 12 * 3_600_000)
        #expect(try await pump.sendSequentially() == [second: .success])
        #expect(await pump.sendDue() == nil)
    }

    @Test(
        "a notification that was delivered late is not retried, and delays the next one only while it is sent"
    )
    func late() async throws {
        let club = try await NotifiedClub()
        try await club.embedded.notify(
            NotificationTarget(url: NotifyingShop.url, retry: .production))
        try await club.buy("gold", at: 9_990)
        try await club.control(.wish(.cancel))
        let store = try Self.storeAlone(club)
        let slow = try #require(try await store.claim(.due(8)).dispatches.first)
        club.backend.clock.advance(milliseconds: NotificationLease.length)
        let other = try #require(try await store.claim(.due(8)).dispatches.first)
        #expect(slow.id == other.id)
        try await store.record(.success, of: slow)
        #expect(try await store.claim(.due(8)).isEmpty)
        try await store.record(.timedOut, of: other)
        let next = try #require(try await store.claim(.due(8)).dispatches.first)
        #expect(next.id != slow.id)
        try await store.record(.success, of: next)
        #expect(try await store.nextNotification() == nil)
    }

    @Test("notifications from an older version's file are sent in the order of the facts")
    func older() async throws {
        let club = try await NotifiedClub()
        let lives = try await Self.live(in: club)
        let version = try #require(
            StoreSchema.schema.steps.firstIndex(of: StoreSchema.notificationQueues))
        try await StoreDatabase.open(folder: club.backend.folder).database.write {
            try $0.execute(
                sql: StoreDatabaseTests.withoutLongHistories
                    + StoreDatabaseTests.withoutNotificationQueues
                    + "PRAGMA user_version = \(version);")
        }
        let backend = try EmbeddedBackend.open(
            folder: club.backend.folder, catalog: try ClubCatalog.catalog(),
            clock: club.backend.clock)
        let records = try await Self.records(of: backend)
        #expect(records.count { !$0.isBehind } == lives.count)
        let receiver = StubbornReceiver(club.phone.verifier)
        try await Self.drive([backend], over: receiver, club.backend.clock)
        for arrivals in Dictionary(grouping: receiver.arrivals, by: \.originalID).values {
            let mine = Set(arrivals.map(\.id))
            #expect(arrivals.ids == records.map(\.id).filter(mine.contains))
        }
    }

    /// Lets two customers subscribe, cancel, subscribe again, and renew for a year in one jump.
    ///
    /// - Returns: The first transactions of the two.
    private static func live(in club: NotifiedClub) async throws -> [TransactionID] {
        let phones = [club.phone, try await club.backend.rawClient(of: "bob")]
        for phone in phones { try await club.buy("gold", at: 9_990, on: phone) }
        try await club.advance("P2M")
        let all = try await club.embedded.subscriptions().map(\.originalTransactionID)
        for id in all { _ = try await club.embedded.control(id, .wish(.cancel)) }
        try await club.advance("P1M")
        for phone in phones { try await club.buy("gold", at: 9_990, on: phone) }
        try await club.advance("P1Y")
        return all
    }

    /// Returns the recorded notifications, oldest first.
    private static func records(of backend: EmbeddedBackend) async throws -> [NotificationRecord] {
        try await backend.notifications().reversed()
    }

    /// Lets several processes send due notifications and advances the time until none is left.
    private static func drive(
        _ backends: [EmbeddedBackend], over receiver: StubbornReceiver, _ clock: TestClock
    ) async throws {
        for _ in 0..<10_000 {
            let waits = await withTaskGroup(of: Int64?.self) { group in
                for backend in backends {
                    group.addTask { await NotificationWorker(backend, over: receiver).sendDue() }
                }
                return await group.reduce(into: [Int64]()) { waits, wait in
                    if let wait { waits.append(wait) }
                }
            }
            guard let wait = waits.min() else { return }
            clock.advance(milliseconds: wait)
        }
        throw UnexpectedResponse(response: "it never ends")
    }

    /// Opens the store as another process would.
    private static func storeAlone(_ club: NotifiedClub) throws -> SandboxStoreService {
        let folder = club.backend.folder
        return try SandboxStoreService.open(
            StoreDatabase.open(folder: folder),
            authority: try SandboxAuthority.openOrCreate(folder: folder + "/authority"),
            catalogCache: CatalogCache(try ClubCatalog.catalog()), clock: club.backend.clock)
    }

    /// Returns the attempts in the notification history, oldest first.
    private static func history(
        of club: NotifiedClub
    ) async throws -> [StubbornReceiver.Arrival] {
        let query = NotificationHistoryQuery(
            start: Timestamp(milliseconds: 0), end: Timestamp(milliseconds: .max))
        var (items, place): ([NotificationHistoryItem], Int64?) = ([], nil)
        repeat {
            let page = try await club.embedded.history(query, from: place)
            items += page.items
            place = page.next
        } while place != nil
        return try items.reversed().map {
            try StubbornReceiver.read($0.signedPayload, club.phone.verifier)
        }
    }
}
