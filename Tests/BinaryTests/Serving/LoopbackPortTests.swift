import KioskTestSupport
import Testing

@Suite("Ports of servers that stop and restart")
struct LoopbackPortTests {
    @Test("ports belong to this process alone, also while no server listens on them")
    func reserved() throws {
        let ports = try (0..<300).map { _ in try #require(Int(try LoopbackPort.unused())) }
        #expect(Set(ports).count == ports.count)
        let blocks = Set(ports.map { $0 / 1000 * 1000 })
        #expect(blocks.count == 1)
        // The lock of the block is visible to every process.
        #expect(blocks.allSatisfy { !LoopbackPort.isFree($0) })
    }
}
