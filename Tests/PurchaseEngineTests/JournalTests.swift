import Foundation
import GRDB
import StoreAPI
import StoreFiles
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("The journal")
struct JournalTests {
    private func failure(_ body: () throws -> Void) throws -> JournalError {
        do {
            try body()
        } catch let error as JournalError {
            return error
        }
        throw Unexpected()
    }

    private func identity(_ phone: Phone, store: String? = nil, root: String? = nil)
        -> BackendIdentity
    {
        let own = phone.store.backend
        return BackendIdentity(
            storeID: store ?? own.storeID, rootFingerprint: root ?? own.rootFingerprint,
            rootCertificate: own.rootCertificate, bundleID: own.bundleID)
    }

    @Test("a journal of another store, or with another root, is refused")
    func pinned() throws {
        let phone = try Phone()
        _ = try phone.journal()
        for other in [identity(phone, store: "other"), identity(phone, root: "00")] {
            let error = try failure {
                _ = try Journal.open(folder: phone.folder, identity: other, device: "phone")
            }
            #expect(error.exitCode == 77)
        }
        #expect(try phone.journal().isDriving)
    }

    @Test("a second opener is told that another kiosk drives")
    func locked() throws {
        let phone = try Phone()
        let first = try phone.journal()
        let error = try failure { _ = try phone.journal() }
        guard case .locked = error else { throw Unexpected() }
        #expect(error.exitCode == 75 && first.isDriving)
    }

    @Test("a commit of the journal reaches the disk: synchronous is FULL")
    func synchronous() throws {
        let level = try Phone().journal().database.read { database in
            try Int.fetchOne(database, sql: "PRAGMA synchronous")
        }
        #expect(level == 2)
    }

    private func path(_ phone: Phone) -> String { phone.folder + "/journal.sqlite" }

    @Test("a journal of a newer kiosk is refused and left as it was")
    func newer() throws {
        let phone = try Phone()
        _ = try phone.journal()
        try DatabaseQueue(path: path(phone)).write { database in
            try database.execute(sql: "PRAGMA user_version = 99")
        }
        let before = try Data(contentsOf: URL(fileURLWithPath: path(phone)))
        let error = try failure { _ = try phone.journal() }
        guard case .unreadable = error else { throw Unexpected() }
        #expect(error.exitCode == 65)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path(phone))) == before)
    }

    @Test("a damaged journal is refused and left as it was")
    func damaged() throws {
        let phone = try Phone()
        try FileManager.default.createDirectory(
            atPath: phone.folder, withIntermediateDirectories: true)
        let bytes = Data((0..<8192).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try bytes.write(to: URL(fileURLWithPath: path(phone)))
        let error = try failure { _ = try phone.journal() }
        #expect(error.exitCode == 65)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path(phone))) == bytes)
    }

    @Test(
        "a folder that cannot be written is told as a disk failure",
        .disabled(if: geteuid() == 0, "permissions do not bind root"))
    func readOnly() throws {
        let phone = try Phone()
        _ = try phone.journal()
        try FileManager.default.removeItem(atPath: path(phone))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o500], ofItemAtPath: phone.folder)
        defer {
            try? FileManager.default.setAttributes(
                [.posixPermissions: 0o700], ofItemAtPath: phone.folder)
        }
        let error = try failure { _ = try phone.journal() }
        #expect(error.exitCode == 74)
    }
}
