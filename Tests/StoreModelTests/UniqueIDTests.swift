import StoreModel
import Testing

@Suite("Unique IDs")
struct UniqueIDTests {
    @Test("a version 7 ID has the layout of RFC 9562")
    func layout() {
        let moment = Timestamp(milliseconds: 0x017F_22E2_79B0)
        #expect(UniqueID.v7(at: moment) { .max } == "017f22e2-79b0-7fff-bfff-ffffffffffff")
        #expect(UniqueID.v7(at: moment) { 0 } == "017f22e2-79b0-7000-8000-000000000000")
        #expect(UniqueID.v4 { .max } == "ffffffff-ffff-4fff-bfff-ffffffffffff")
        #expect(UniqueID.v4 { 0 } == "00000000-0000-4000-8000-000000000000")
    }

    @Test("IDs made later sort later", arguments: [UInt64(1), 2, 3])
    func order(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let ids = (0..<1000).map {
            UniqueID.v7(at: Timestamp(milliseconds: Int64($0) * 977)) { generator.next() }
        }
        #expect(ids.sorted() == ids)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy(UniqueID.isUUID))
    }

    @Test("times outside 48 bits do not trap", arguments: [Int64.min, -1, .max])
    func extremeTimes(milliseconds: Int64) {
        let id = UniqueID.v7(at: Timestamp(milliseconds: milliseconds)) { 5 }
        #expect(UniqueID.isUUID(id))
        #expect(milliseconds > 0 || id.hasPrefix("00000000-0000-7"))
    }

    @Test(
        "a text without the form of a UUID is reported",
        arguments: [
            "", "017f22e2-79b0-7fff-bfff-fffffffffff", "017f22e2-79b0-7fff-bfff-fffffffffffff",
            "017f22e2079b0-7fff-bfff-ffffffffffff", "g17f22e2-79b0-7fff-bfff-ffffffffffff",
            "017f22e2-79b0-7fff-bfff-ffffffffff\u{e9}", "------------------------------------",
        ])
    func notUUID(text: String) {
        #expect(!UniqueID.isUUID(text))
    }

    @Test("capital hexadecimal digits are accepted")
    func capitals() {
        #expect(UniqueID.isUUID("017F22E2-79B0-7FFF-BFFF-FFFFFFFFFFFF"))
    }
}
