/// A model of a disk that tracks which changes of a recorded run are durable, and which a power failure may lose.
///
/// The bytes and the length of a file are durable after a sync of the file. A new, moved or removed name is durable
/// after a sync of its folder.
package struct Disk {
    /// A file or a folder.
    struct Node {
        /// The durable bytes.
        var durable: [UInt8] = []
        /// The changes of the bytes since the last sync.
        var changes: [DataChange] = []
        /// The durable names of a folder; nil for a file.
        var names: [String: Int]?
        /// The names of a folder as the program sees them.
        var liveNames: [String: Int] = [:]

        static let folder = Node(names: [:])
    }

    /// A change of the bytes of a file.
    enum DataChange {
        case write(position: Int, [UInt8])
        case length(Int)
    }

    /// An atomic change of the names in a folder.
    struct NameChange {
        let folder: Int
        let names: [(name: String, node: Int?)]
    }

    /// The error for an inconsistent recording.
    struct RecordingMismatch: Error {
        let what: String
    }

    static let rootNode = 0

    let rules: PowerRules
    private let root: String
    private(set) var nodes: [Node] = [.folder]
    /// The changes of names that are not durable, in order.
    private(set) var nameChanges: [NameChange] = []
    /// The current node of each inode number; the system reuses the number of a removed file.
    private var numbers: [UInt64: Int] = [:]

    /// Creates a disk with an empty folder at this path.
    package init(root: String, rules: PowerRules) {
        self.root = root
        self.rules = rules
    }

    /// Applies a change.
    ///
    /// - Parameter isCommit: Whether it is a sync that `synchronous=NORMAL` would omit.
    package mutating func apply(_ change: RecordedChange, isCommit: Bool = false) throws {
        switch change {
        case .command, .output: break
        case .written(let file, let position, let bytes):
            try nodes[node(file)].changes.append(.write(position: position, bytes))
        case .truncated(let file, let length):
            try nodes[node(file)].changes.append(.length(length))
        case .synced(let file):
            // The root existed before the recording, so it may be synced without having been created.
            if !(isCommit && rules.ignoresCommits) { sync(numbers[file] ?? Self.rootNode) }
        case .createdFile(let file, let path): try make(Node(), file, path)
        case .createdFolder(let file, let path): try make(.folder, file, path)
        case .renamed(let from, let to): try rename(from, to)
        case .unlinked(let path):
            let (folder, name) = try location(of: path)
            append(NameChange(folder: folder, names: [(name, nil)]))
        }
    }

    private func node(_ file: UInt64) throws -> Int {
        guard let node = numbers[file] else {
            throw RecordingMismatch(what: "a file was changed that was never created")
        }
        return node
    }

    private mutating func make(_ node: Node, _ file: UInt64, _ path: String) throws {
        let (folder, name) = try location(of: path)
        nodes.append(node)
        numbers[file] = nodes.count - 1
        append(NameChange(folder: folder, names: [(name, nodes.count - 1)]))
    }

    private mutating func rename(_ from: String, _ to: String) throws {
        let (folder, name) = try location(of: from)
        let (toFolder, toName) = try location(of: to)
        guard folder == toFolder, let node = nodes[folder].liveNames[name] else {
            throw RecordingMismatch(what: "\(from) was moved to \(to)")
        }
        append(NameChange(folder: folder, names: [(name, nil), (toName, node)]))
    }

    private mutating func append(_ change: NameChange) {
        for (name, node) in change.names { nodes[change.folder].liveNames[name] = node }
        nameChanges.append(change)
    }

    private func location(of path: String) throws -> (folder: Int, name: String) {
        guard path.hasPrefix(root + "/") else {
            throw RecordingMismatch(what: "\(path) is outside of the recorded folder")
        }
        let parts = path.dropFirst(root.count + 1).split(separator: "/").map(String.init)
        var folder = Self.rootNode
        for part in parts.dropLast() {
            guard let next = nodes[folder].liveNames[part] else {
                throw RecordingMismatch(what: "there is no folder \(part) in \(path)")
            }
            folder = next
        }
        return (folder, parts.last ?? "")
    }

    private mutating func sync(_ node: Int) {
        if nodes[node].names != nil {
            if !rules.ignoresFolders { makeNamesDurable { $0.folder == node } }
            return
        }
        let isNew = nameChanges.contains { change in change.names.contains { $0.node == node } }
        let before = nodes[node].durable.count
        nodes[node].durable = Self.bytes(of: nodes[node])
        nodes[node].changes = []
        if rules.syncsNamesWithFiles, isNew || nodes[node].durable.count != before {
            makeNamesDurable { _ in true }
        }
    }

    private mutating func makeNamesDurable(where isKept: (NameChange) -> Bool) {
        for change in nameChanges where isKept(change) {
            for (name, node) in change.names { nodes[change.folder].names?[name] = node }
        }
        nameChanges.removeAll(where: isKept)
    }

    /// Returns the bytes of a file with all changes.
    static func bytes(of node: Node) -> [UInt8] {
        node.changes.reduce(into: node.durable) { bytes, change in
            switch change {
            case .length(let length): resize(&bytes, to: length)
            case .write(let position, let new): put(new[...], at: position, in: &bytes)
            }
        }
    }

    static func resize(_ bytes: inout [UInt8], to length: Int) {
        if length < bytes.count {
            bytes.removeLast(bytes.count - length)
        } else {
            bytes += [UInt8](repeating: 0, count: length - bytes.count)
        }
    }

    static func put(_ new: ArraySlice<UInt8>, at position: Int, in bytes: inout [UInt8]) {
        if bytes.count < position + new.count { resize(&bytes, to: position + new.count) }
        bytes.replaceSubrange(position..<position + new.count, with: new)
    }
}
