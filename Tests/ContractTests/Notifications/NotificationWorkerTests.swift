import Dispatch
import GRDB
import SandboxBackend
import SandboxCore
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import SandboxStore

@Suite("Sending notifications")
struct NotificationWorkerTests {
    private static let hour: Int64 = 3_600_000

    @Test("a purchase and its refund arrive in this order, each signed with its transaction")
    func payloads() async throws {
        let shop = try await NotifyingShop()
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest(3))
        let postbox = StubReceiver()
        await shop.send(to: postbox)
        _ = try await shop.backend.services.control.refund(bought.transaction.id)
        await shop.send(to: postbox)
        let read = try postbox.received.map(shop.read)
        #expect(read.map(\.kind.type) == [.oneTimeCharge, .refund])
        #expect(postbox.urls == [NotifyingShop.url, NotifyingShop.url])
        for (payload, isRefund) in zip(read, [false, true]) {
            guard case .data(let data) = payload.content else {
                throw UnexpectedResponse(response: "no data")
            }
            let jws = try #require(data.signedTransactionInfo)
            let transaction = try shop.phone.read(jws).transaction
            #expect(transaction.id == bought.transaction.id)
            #expect(transaction.quantity == 3)
            #expect((transaction.revocationDate != nil) == isRefund)
        }
        let records = try await shop.records()
        #expect(records.allSatisfy { $0.isDelivered && $0.nextAttempt == nil })
        #expect(records.map(\.id) == read.map(\.id))
    }

    @Test("once: a failed notification is not retried")
    func once() async throws {
        let shop = try await NotifyingShop(.once)
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let postbox = StubReceiver([.timedOut])
        #expect(await shop.send(to: postbox) == nil)
        shop.backend.clock.advance(milliseconds: 1_000 * Self.hour)
        await shop.send(to: postbox)
        #expect(postbox.received.count == 1)
        let record = try #require(try await shop.records().first)
        #expect(record.attempts.map(\.sendAttemptResult) == [.timedOut])
        #expect(record.hasFailed && record.nextAttempt == nil)
    }

    @Test("production: five retries, 1, 12, 24, 48 and 72 hours after the attempt before")
    func production() async throws {
        let shop = try await NotifyingShop(.production)
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let postbox = StubReceiver(Array(repeating: .noResponse, count: 6))
        await shop.send(to: postbox)
        for (count, hours) in [1, 12, 24, 48, 72].enumerated() {
            shop.backend.clock.advance(milliseconds: Int64(hours) * Self.hour - 1)
            await shop.send(to: postbox)
            #expect(postbox.received.count == count + 1)
            shop.backend.clock.advance(milliseconds: 1)
            await shop.send(to: postbox)
            #expect(postbox.received.count == count + 2)
        }
        shop.backend.clock.advance(milliseconds: 1_000 * Self.hour)
        #expect(await shop.send(to: postbox) == nil)
        let read = try postbox.received.map(shop.read)
        #expect(read.count == 6)
        #expect(Set(read.map(\.id)).count == 1)
        #expect(Set(read.map(\.signedDate)).count == 6)
        let record = try #require(try await shop.records().first)
        #expect(record.transactionID == bought.transaction.id)
        #expect(record.attempts.map(\.attemptDate) == read.map(\.signedDate))
    }

    @Test("production: the first success ends the retries")
    func success() async throws {
        let shop = try await NotifyingShop(.production)
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let postbox = StubReceiver([.unsuccessfulStatus])
        #expect(await shop.send(to: postbox) == Self.hour)
        shop.backend.clock.advance(milliseconds: Self.hour)
        #expect(await shop.send(to: postbox) == nil)
        let results = try await shop.records().first?.attempts.map(\.sendAttemptResult)
        #expect(results == [.unsuccessfulStatus, .success])
    }

    @Test("while one process sends a notification, no other process sends it")
    func lease() async throws {
        let shop = try await NotifyingShop()
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let other = try EmbeddedBackend.open(
            folder: shop.backend.folder, catalog: try TestCatalog.catalog(),
            clock: shop.backend.clock)
        let second = StubReceiver()
        let first = StubReceiver {
            await NotificationWorker(other, over: second).sendDue()
        }
        await shop.send(to: first)
        #expect(first.received.count == 1)
        #expect(second.received.isEmpty)
    }

    @Test(
        "a claim is decided when the request gets its turn: a notification claimed meanwhile is held"
    )
    func turn() async throws {
        let shop = try await NotifyingShop()
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let (asked, asking) = AsyncStream<Void>.makeStream()
        let file = try StoreDatabase.open(folder: shop.backend.folder)
        let late = try shop.storeAlone(file, AskedClock(time: shop.backend.clock, asking: asking))
        let turn = DispatchSemaphore(value: 0)
        defer { turn.signal() }
        file.database.asyncWriteWithoutTransaction { _ in turn.wait() }
        async let second = late.claim(.due(8))
        for await _ in asked { break }
        shop.backend.clock.advance(milliseconds: 10)
        let first = try await shop.storeAlone().claim(.due(8))
        turn.signal()
        #expect(first.dispatches.count == 1)
        #expect(try await second.isEmpty)
    }

    @Test(
        "catalogue 24: a notification whose sender dies before recording the attempt is sent again 30 seconds later with the same ID"
    )
    func crash() async throws {
        let shop = try await NotifyingShop()
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let store = try shop.storeAlone()
        let died = try #require(try await store.claim(.due(8)).dispatches.first)
        let postbox = StubReceiver()
        #expect(await shop.send(to: postbox) == 30_000)
        shop.backend.clock.advance(milliseconds: 30_000)
        await shop.send(to: postbox)
        #expect(try postbox.received.map(shop.read).map(\.id) == [died.id])
        // A late record of a slow sender does not overwrite the attempt that counts.
        try await store.record(.timedOut, of: died)
        let record = try #require(try await shop.records().first)
        #expect(record.isDelivered && record.nextAttempt == nil)
    }

    @Test("a clock that is set back does not hold a notification for longer than a lease")
    func clockSetBack() async throws {
        let shop = try await NotifyingShop()
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        shop.backend.clock.advance(milliseconds: 1_000 * Self.hour)
        _ = try await shop.storeAlone().claim(.due(8))
        shop.backend.clock.advance(milliseconds: -999 * Self.hour)
        let postbox = StubReceiver()
        await shop.send(to: postbox)
        #expect(postbox.received.count == 1)
    }

    @Test("a notification can be sent again on request, settled or not")
    func resend() async throws {
        let shop = try await NotifyingShop()
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let postbox = StubReceiver([.tlsIssue])
        await shop.send(to: postbox)
        let id = try #require(try await shop.records().first?.id)
        let pump = NotificationWorker(shop.backend.embedded, over: postbox)
        #expect(try await pump.send(id) == .success)
        #expect(try await pump.send(id) == .success)
        #expect(try postbox.received.map(shop.read).map(\.id) == [id, id, id])
        #expect(try await shop.records().first?.attempts.count == 3)
        #expect(try await pump.send("unknown") == nil)
    }

    @Test("a running worker sends new notifications and those that waited at its start")
    func running() async throws {
        let shop = try await NotifyingShop()
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let (arrivals, arrived) = AsyncStream<Void>.makeStream()
        let postbox = StubReceiver { arrived.yield() }
        let pump = NotificationWorker(shop.backend.embedded, over: postbox)
        let running = Task { await pump.run() }
        var iterator = arrivals.makeAsyncIterator()
        await iterator.next()
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        await iterator.next()
        running.cancel()
        await running.value
        #expect(postbox.received.count == 2)
    }

    @Test("an attempt that is interrupted by stopping the worker does not count against the server")
    func stopped() async throws {
        let shop = try await NotifyingShop(.production)
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let slow = StubReceiver([.timedOut]) {
            begin.yield()
            try? await Task.sleep(for: .seconds(600))
        }
        let pump = NotificationWorker(shop.backend.embedded, over: slow)
        let running = Task { await pump.run() }
        for await _ in begun { break }
        running.cancel()
        await running.value
        #expect(try await shop.records().first?.attempts.isEmpty == true)
        let postbox = StubReceiver()
        await shop.send(to: postbox)
        #expect(postbox.received.count == 1)
    }
}

/// A clock that reports when a request has begun and is not decided yet.
private struct AskedClock: BackendClock {
    let time: TestClock
    let asking: AsyncStream<Void>.Continuation

    func now() -> Timestamp { time.now() }

    func uuid() -> String { time.uuid() }

    func nextRandomBits() -> UInt64 {
        defer { asking.yield() }
        return time.nextRandomBits()
    }
}
