import KioskTestSupport
import KioskUI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Messages of an open shop", .timeLimit(.minutes(2)))
struct NewsTests {
    private final class Watch {
        var now = Timestamp(milliseconds: 1_800_000_000_000)
    }

    @Test("a message after a long silence is displayed for the usual time")
    func afterSilence() async throws {
        let watch = Watch()
        let (wakes, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let (opened, open) = AsyncStream<Void>.makeStream()
        let desk = ShopController(
            try Sources().settings(in: TemporaryFolder()),
            ShopController.Window(size: Size(width: 100, height: 28)),
            on: ShopDependencies(
                now: { watch.now },
                sessionFactory: ShopSessionFactory { (_, note) async throws(CommandFailure) in
                    for await _ in opened { break }
                    note("It rains.")
                    // This shop is never opened.
                    for await _ in AsyncStream<Void>.makeStream().stream {}
                    throw CommandFailure(69, "closed", "closed")
                }), wake: { bell.yield() })
        watch.now = watch.now.adding(milliseconds: 60_000)
        open.yield()
        var iterator = wakes.makeAsyncIterator()
        while !text(desk).contains("It rains.") {
            await iterator.next()
            _ = desk.processMessages()
            try #require(!Task.isCancelled)
        }
        let tick = try #require(desk.model.nextTick)
        #expect(tick.since(watch.now) > 3000, "it goes after its time, not at once")
        desk.close()
    }

    private func text(_ desk: ShopController) -> String {
        CanvasText(desk.draw(in: Size(width: 100, height: 28))).description
    }
}
