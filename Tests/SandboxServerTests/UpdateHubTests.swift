import SandboxBackend
import ShopTestSupport
import StoreModel
import Synchronization
import Testing

@testable import SandboxServer

@Suite("Who is told that something changed")
struct UpdateHubTests {
    /// What somebody heard until it ends, as it comes.
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

    @Test("a purchase wakes its account and nobody else")
    func concerned() async throws {
        let backend = try Backend()
        let embedded = backend.embedded
        let (changes, change) = AsyncStream<Void>.makeStream()
        let hub = UpdateHub(
            UpdateHub.Source(
                changes: { changes }, news: { try? await embedded.news(since: $0) },
                catalog: { embedded.catalogVersion }), pulse: .seconds(60))
        let (ann, bob) = (heard(hub.listen(for: "ann")), heard(hub.listen(for: "bob")))
        var (anns, bobs) = (ann.makeAsyncIterator(), bob.makeAsyncIterator())
        let running = Task { await hub.run() }
        let phone = try await backend.phone(of: "ann")
        // The first one concerns all, since nobody knows yet what was before it.
        for _ in 0..<4 {
            try await phone.finish(try await phone.buy(try await phone.gems()))
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
}
