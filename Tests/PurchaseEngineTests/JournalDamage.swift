import Foundation
import GRDB
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

/// A journal that must be refused, and the expected error.
enum JournalDamage: String, CaseIterable, CustomTestStringConvertible {
    case newer = "a newer kiosk's"
    case garbage = "no database at all"
    case cut = "cut off in the middle"
    case page = "damaged on one page"
    case foreign = "a database of another program"
    case otherStore = "another store's"
    case otherRoot = "of another root certificate"

    var testDescription: String { rawValue }

    var exitCode: Int32 {
        switch self {
        case .newer, .garbage, .cut, .page, .foreign: 65
        case .otherStore, .otherRoot: 77
        }
    }

    /// Whether the error reports this damage.
    func isTold(by error: JournalError) -> Bool {
        switch (self, error) {
        case (.otherStore, .refused(let text)): text.contains("another store")
        case (.otherRoot, .refused(let text)): text.contains("another root")
        case (.newer, .unreadable(let text)): text.contains("newer")
        case (.garbage, .unreadable), (.cut, .unreadable), (.page, .unreadable),
            (.foreign, .unreadable):
            true
        default: false
        }
    }

    /// The identity of the backend to which the opener is connected.
    func identity(_ own: BackendIdentity) -> BackendIdentity {
        BackendIdentity(
            storeID: self == .otherStore ? "other" : own.storeID,
            rootFingerprint: self == .otherRoot ? "00" : own.rootFingerprint,
            rootCertificate: own.rootCertificate, bundleID: own.bundleID)
    }

    /// Damages an intact journal that is not open.
    func apply(to path: String) throws {
        let file = URL(fileURLWithPath: path)
        var bytes = try Data(contentsOf: file)
        switch self {
        case .newer: try execute("PRAGMA user_version = 99", path)
        case .foreign: try execute("PRAGMA application_id = 7", path)
        case .garbage: try Data((0..<8192).map { UInt8($0 % 251) }).write(to: file)
        case .cut: try bytes.prefix(bytes.count / 2 + 100).write(to: file)
        case .page:
            // The second page holds rows of a table; the first holds the header.
            bytes.replaceSubrange(4096..<8192, with: Data(repeating: 0xff, count: 4096))
            try bytes.write(to: file)
        case .otherStore, .otherRoot: break
        }
    }

    private func execute(_ sql: String, _ path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.write { try $0.execute(sql: sql) }
        try queue.close()
    }
}
