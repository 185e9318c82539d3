import Foundation
import StoreAPI
import StoreFiles
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("Opening a journal for reading", .timeLimit(.minutes(2)))
struct JournalReadingTests {
    private func read(_ phone: TestDevice, atMost limit: Int = 5000) throws(JournalError) -> Journal
    {
        try Journal.openReading(
            folder: phone.folder, identity: phone.store.backend, device: "phone", atMost: limit)
    }

    private func isMissing(_ body: () throws -> Void) -> Bool {
        do {
            try body()
        } catch JournalError.missing(let text) {
            return text.contains("no kiosk has used")
        } catch {}
        return false
    }

    @Test("without a driver so far opening fails at once and creates nothing")
    func neverDriven() throws {
        let phone = try TestDevice()
        #expect(isMissing { _ = try read(phone, atMost: .max) })
        #expect(!FileManager.default.fileExists(atPath: phone.folder))
    }

    @Test("a driver that died before it created the journal is waited for only up to the limit")
    func neverMade() throws {
        let phone = try TestDevice()
        try PrivateFolder.create(phone.folder)
        _ = try FileLock.acquire(phone.folder + "/driver.lock")
        #expect(isMissing { _ = try read(phone, atMost: 20) })
    }

    @Test("a reader waits for a driver that is creating the journal, until the journal is pinned")
    func justMade() async throws {
        let phone = try TestDevice()
        try PrivateFolder.create(phone.folder)
        let lock = try FileLock.acquire(phone.folder + "/driver.lock")
        async let reading = onItsThread { try read(phone, atMost: 60_000) }
        let path = phone.folder + "/journal.sqlite"
        let database = try DatabaseFile.open(path, schema: JournalSchema.schema)
        let journalIdentity = JournalIdentity(
            backend: phone.store.backend, device: "phone", merchant: .backend)
        try JournalBinding.pin(journalIdentity, in: database, path)
        let journal = try await reading
        #expect(!journal.isDriving && journal.identity == phone.store.backend)
        withExtendedLifetime(lock) {}
    }

    private func onItsThread(
        _ body: @escaping @Sendable () throws -> Journal
    ) async throws -> Journal {
        try await withCheckedThrowingContinuation { continuation in
            StoreFiles.Thread.start { continuation.resume(with: Result(catching: body)) }
        }
    }
}
