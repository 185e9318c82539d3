import Foundation
import PurchaseCore
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("Refused journals", .timeLimit(.minutes(2)))
struct JournalRefusalTests {
    /// A way to open a journal.
    enum Opener: String, CaseIterable {
        case open, openReading

        func callAsFunction(
            _ folder: String, _ identity: BackendIdentity
        ) throws(JournalError) -> Journal {
            switch self {
            case .open: try Journal.openOnceFree(folder, identity)
            case .openReading:
                try Journal.openReading(folder: folder, identity: identity, device: "phone")
            }
        }
    }

    private func bytes(_ folder: String) throws -> [String: Data] {
        var all: [String: Data] = [:]
        for name in ["journal.sqlite", "journal.sqlite-wal"] {
            all[name] = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        // A reader creates an empty log if the log is missing.
        return all.filter { !$0.value.isEmpty }
    }

    /// Creates a folder with a closed journal in which something was bought.
    private func used(_ phone: TestDevice) async throws {
        let product = try TestDevice.product()
        try await phone.driving { _ = try await $0.purchase(product) }
        _ = try await phone.nextJournal()
        // The last connection removes the log; that connection may belong to a task that ends late.
        while FileManager.default.fileExists(atPath: phone.folder + "/journal.sqlite-wal") {
            await Task.yield()
        }
    }

    @Test(
        "every way to open it refuses it with the reason and changes no byte",
        arguments: JournalDamage.allCases, Opener.allCases)
    func refused(damage: JournalDamage, door: Opener) async throws {
        let phone = try TestDevice()
        try await used(phone)
        try damage.apply(to: phone.folder + "/journal.sqlite")
        let before = try bytes(phone.folder)
        do throws(JournalError) {
            _ = try door(phone.folder, damage.identity(phone.store.backend))
            Issue.record("it was opened")
        } catch {
            #expect(damage.isTold(by: error), "\(error)")
            #expect(error.exitCode == damage.exitCode)
        }
        #expect(before.count == 1)
        #expect(try bytes(phone.folder) == before)
    }

    @Test(
        "the log that a crash left is not changed either",
        arguments: [JournalDamage.otherStore, .otherRoot], Opener.allCases)
    func refusedWithLog(damage: JournalDamage, door: Opener) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let image = phone.folder + "-image"
        try await phone.driving { engine in
            _ = try await engine.purchase(product)
            _ = await engine.wait(\.isIdle)
            try await engine.flush()
            try FileManager.default.copyItem(atPath: phone.folder, toPath: image)
        }
        let before = try bytes(image)
        #expect(before["journal.sqlite-wal"]?.isEmpty == false)
        #expect(throws: JournalError.self) {
            _ = try door(image, damage.identity(phone.store.backend))
        }
        #expect(try bytes(image) == before)
        // Opened for its own backend, the journal still contains everything.
        let own = try Journal.open(
            folder: image, identity: phone.store.backend, device: "phone")
        #expect(try own.rows(of: "ann", limit: 10).rows.map(\.stage) == [.finished])
        try TestDevice.remove(image)
    }

    @Test("control: every way to open it accepts an intact journal", arguments: Opener.allCases)
    func sound(door: Opener) async throws {
        let phone = try TestDevice()
        try await used(phone)
        let journal = try door(phone.folder, phone.store.backend)
        #expect(journal.isDriving == (door != .openReading))
        #expect(try journal.rows(of: "ann", limit: 10).rows.count == 1)
    }
}
