import Testing

@testable import KioskApp

@Suite("What was read before an edit")
struct EditCountTests {
    @Test("is not told after it, and is read anew")
    func stale() {
        let edits = EditCount()
        var told: [String] = []
        let before = edits.value
        edits.add { told.append("edited") }
        let isTold = edits.tell(readAt: before) { told.append("old") }
        #expect(!isTold && told == ["edited"])
        let isNew = edits.tell(readAt: edits.value) { told.append("new") }
        #expect(isNew && told == ["edited", "new"])
    }
}
