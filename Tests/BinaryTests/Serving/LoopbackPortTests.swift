import KioskTestSupport
import Testing

@Suite("Ports for servers that die and come back")
struct LoopbackPortTests {
    @Test("are this process's alone, also while nobody listens on them")
    func reserved() throws {
        let ports = try (0..<300).map { _ in try #require(Int(try LoopbackPort.unused())) }
        #expect(Set(ports).count == ports.count)
        let blocks = Set(ports.map { $0 / 1000 * 1000 })
        #expect(blocks.count == 1)
        // What marks the block as taken is seen by every process.
        #expect(blocks.allSatisfy { !LoopbackPort.isFree($0) })
    }
}
