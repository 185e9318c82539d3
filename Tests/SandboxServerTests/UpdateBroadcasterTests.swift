import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Synchronization
import Testing

@testable import SandboxServer

@Suite("Notification of listeners")
struct UpdateBroadcasterTests {
    /// Counts the received wake-ups, up to the end of the stream.
    private func heard(_ stream: AsyncStream<Void>) -> AsyncStream<Int> {
        let (counts, input) = AsyncStream<Int>.makeStream()
        Task {
            var count = 0
            for await _ in stream {
                count += 1
                input.yield(count)
            }
            input.finish()
        }
        return counts
    }

    @Test("a purchase wakes the listeners of its account only")
    func concerned() async throws {
        let backend = try TestBackend()
        let embedded = backend.embedded
        let (changes, change) = AsyncStream<Void>.makeStream()
        let hub = UpdateBroadcaster(
            UpdateBroadcaster.Source(
                changes: { changes },
                changesSince: { try? await embedded.affectedAccounts(since: $0) },
                catalog: { embedded.catalogVersion }), heartbeatInterval: .seconds(60))
        let (ann, bob) = (heard(hub.listen(for: "ann")), heard(hub.listen(for: "bob")))
        var (anns, bobs) = (ann.makeAsyncIterator(), bob.makeAsyncIterator())
        let running = Task { await hub.run() }
        let phone = try await backend.rawClient(of: "ann")
        // The first event wakes all accounts, because the changes before it are unknown.
        for _ in 0..<4 {
            try await phone.finish(try await phone.buy(try await phone.gemsRequest()))
            change.yield()
            _ = await anns.next()
        }
        #expect(hub.count == 2)
        running.cancel()
        await running.value
        var count = 0
        while let next = await bobs.next() { count = next }
        #expect(count == 1)
    }

    @Test(
        "wake-ups of many listeners are spread over two seconds, and a listener's own change wakes it at once"
    )
    func spread() async throws {
        let backend = try TestBackend()
        let embedded = backend.embedded
        let (changes, change) = AsyncStream<Void>.makeStream()
        let (pauses, paused) = AsyncStream<Int64>.makeStream()
        let next = Pauses()
        var source = UpdateBroadcaster.Source(
            changes: { changes }, changesSince: { try? await embedded.affectedAccounts(since: $0) },
            catalog: { embedded.catalogVersion })
        source.chance = { backend.clock.nextRandomBits() }
        source.pause = { milliseconds in
            paused.yield(milliseconds)
            await next.wait()
        }
        let hub = UpdateBroadcaster(source, heartbeatInterval: .seconds(60))
        let woken = Woken()
        for number in 0..<100 {
            let stream = heard(hub.listen(for: AccountName("account \(number)")))
            Task { for await _ in stream { woken.insert(number) } }
        }
        var anns = heard(hub.listen(for: "ann")).makeAsyncIterator()
        let running = Task { await hub.run() }
        change.yield()
        var moments = pauses.makeAsyncIterator()
        var waited: Int64 = 0
        for step in 0..<20 {
            waited += await moments.next() ?? 0
            // A listener is woken only in its own step.
            if step == 9 { #expect(woken.count < 90) }
            next.go()
        }
        #expect(waited == 2_000)
        #expect(await anns.next() == 1)
        // While a new catalog is being announced, ann buys something.
        embedded.replaceCatalog(try TestCatalog.catalog(without: "theme"))
        change.yield()
        _ = await moments.next()
        let phone = try await backend.rawClient(of: "ann")
        try await phone.finish(try await phone.buy(try await phone.gemsRequest()))
        change.yield()
        #expect(await anns.next() == 2)
        for _ in 0..<40 { next.go() }
        while woken.count < 100 { await Task.yield() }
        running.cancel()
        await running.value
    }

    @Test("a device has up to 4 streams and an address 64, and a stream that ends makes room")
    func slots() throws {
        let slots = StreamLimiter(ServerSettings.Limits(), connections: 200)
        func caller(_ number: Int) -> CallContext {
            CallContext(account: "ann", device: DeviceName("phone \(number)"), requestID: "")
        }
        func refusal(_ status: Int) -> ServiceFailure {
            .noAnswer(NoAnswer(.status(status), retryAfter: 15_000))
        }
        var own = try (0..<4).map { _ in try slots.reserve(caller(0), from: "a") }
        #expect(throws: refusal(429)) { try slots.reserve(caller(0), from: "b") }
        var others = try (1...60).map { try slots.reserve(caller($0), from: "a") }
        #expect(throws: refusal(429)) { try slots.reserve(caller(61), from: "a") }
        own.removeLast()
        #expect(throws: Never.self) { own.append(try slots.reserve(caller(0), from: "a")) }
        // Of 200 connections 64 are reserved for other requests.
        others += try (100..<172).map { try slots.reserve(caller($0), from: "\($0)") }
        #expect(throws: refusal(503)) { try slots.reserve(caller(200), from: "c") }
        others = []
        #expect(throws: Never.self) { try slots.reserve(caller(200), from: "c") }
    }
}

/// The numbers of the listeners that were woken.
private final class Woken: Sendable {
    private let numbers = Mutex<Set<Int>>([])

    var count: Int { numbers.withLock { $0.count } }
    func insert(_ number: Int) { numbers.withLock { _ = $0.insert(number) } }
}

/// Releases the waiting tasks, one step at a time.
private final class Pauses: Sendable {
    private let (steps, step) = AsyncStream<Void>.makeStream()

    func wait() async { for await _ in steps { break } }
    func go() { step.yield() }
}
