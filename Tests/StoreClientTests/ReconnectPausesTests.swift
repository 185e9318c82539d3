import Testing

@testable import StoreClient

@Suite("The pauses between connections of the update stream")
struct ReconnectPausesTests {
    @Test("double from half a second up to five seconds, and start again after a connection")
    func doubling() {
        var pauses = ReconnectBackoff()
        let failed = (0..<6).map { _ in pauses.next(wasOpen: false) }
        #expect(failed == [500, 1_000, 2_000, 4_000, 5_000, 5_000])
        #expect(pauses.next(wasOpen: true) == 500)
        #expect(pauses.next(wasOpen: false) == 1_000)
        #expect(pauses.next(wasOpen: true) == 500)
    }
}
