import SandboxTables
import StoreAPI
import StoreModel
import StoreSigning

/// Issues and verifies the cursors of one list.
///
/// A cursor begins with a tag: a digest of the store, the list, its reader and the position. The tag detects a cursor
/// of another list, reader or store, and accidental changes, so that no part of the list is skipped by mistake.
///
/// The digest has no key, so a reader can forge a cursor. That is harmless: a cursor contains only a position, and each
/// query is restricted to what its reader may read, whatever the position. A forged cursor only selects another
/// position of the same reader's list.
struct ListCursorSigner {
    enum List: String {
        case unfinished, restore, orders, subscriptions, faults, families, codes, notifications
        case steps, products
    }

    private let owner: String

    init(_ list: List, storeID: String, context: CallContext? = nil) {
        self.init(
            list, storeID: storeID,
            reader: context.map {
                "\(WireText.encoded($0.account.rawValue)) \($0.device)"
            } ?? "")
    }

    /// Creates the signer of a list.
    ///
    /// - Parameter reader: The reader or the subject of the list; empty for a list of the whole store.
    init(_ list: List, storeID: String, reader: String) {
        owner = "\(storeID) \(list.rawValue) \(reader)"
    }

    func cursor(_ position: some CursorPosition) -> PageCursor {
        let text = position.text
        return PageCursor("\(digest(of: text)).\(WireText.encoded(text))")
    }

    /// Returns the position of a cursor; nil for the first page.
    ///
    /// - Throws: A refusal if this list did not issue the cursor.
    func position<Position: CursorPosition>(
        of cursor: PageCursor?
    ) throws(ServiceFailure) -> Position? {
        guard let cursor else { return nil }
        let parts = cursor.rawValue.split(
            separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let text = WireText.decoded(parts[1]),
            digest(of: text).utf8.elementsEqual(parts[0].utf8), let position = Position(text: text)
        else {
            throw CallCheck.badRequest(
                "The store did not issue this cursor for this list. Read the list from the "
                    + "start, without a cursor.")
        }
        return position
    }

    private func digest(of position: String) -> String {
        String(Fingerprint.sha256Hex(Array("\(owner) \(position)".utf8)).prefix(16))
    }
}

/// A position in a list that a cursor contains as text.
protocol CursorPosition {
    var text: String { get }

    init?(text: String)
}

/// The position after an item with a number.
struct NumberPosition: CursorPosition {
    let number: Int64

    init(_ number: Int64) { self.number = number }

    init?(text: String) {
        guard let number = Int64(text) else { return nil }
        self.init(number)
    }

    var text: String { String(number) }
}

/// The position after an item with a time and a name.
struct TimePosition: CursorPosition {
    let at: Int64
    let name: String

    init(at: Int64, name: String) { (self.at, self.name) = (at, name) }

    init?(text: String) {
        guard let dot = text.firstIndex(of: "."), let at = Int64(text[..<dot]) else { return nil }
        self.init(at: at, name: String(text[text.index(after: dot)...]))
    }

    var text: String { "\(at).\(name)" }
}
