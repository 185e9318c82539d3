/// Parses the log of a recorded run.
///
/// Each change has a header of six numbers (kind, length of the path, of the second path and of the bytes, 32 bits
/// each; file and position, 64 bits each; little-endian), followed by the paths and the bytes.
struct RecordingReader {
    /// The error for a malformed log.
    struct Damaged: Error {
        /// The position of the defect.
        let position: Int
    }

    private static let headerLength = 32
    /// The kind for the start of a command, which the recorder itself inserts between the runs.
    static let commandKind: UInt32 = 9

    private let log: [UInt8]
    private var position = 0

    /// Parses all changes of a log.
    static func changes(in log: [UInt8]) throws(Damaged) -> [RecordedChange] {
        var reader = RecordingReader(log: log)
        var changes: [RecordedChange] = []
        while reader.position < log.count { changes.append(try reader.next()) }
        return changes
    }

    /// Returns the log entry for the start of a command.
    static func command(_ words: [String]) -> [UInt8] {
        let text = Array(words.joined(separator: "\n").utf8)
        let numbers: [UInt32] = [commandKind, UInt32(text.count), 0, 0, 0, 0, 0, 0]
        return numbers.flatMap { number in
            (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        } + text
    }

    private init(log: [UInt8]) {
        self.log = log
    }

    private mutating func next() throws(Damaged) -> RecordedChange {
        guard log.count - position >= Self.headerLength else { throw Damaged(position: position) }
        let kind = number(at: 0, bytes: 4)
        let lengths = (number(at: 4, bytes: 4), number(at: 8, bytes: 4), number(at: 12, bytes: 4))
        let (file, offset) = (number(at: 16, bytes: 8), Int(number(at: 24, bytes: 8)))
        position += Self.headerLength
        let path = text(try read(lengths.0))
        let other = text(try read(lengths.1))
        let bytes = Array(try read(lengths.2))
        return switch kind {
        case 1: .output(stream: file, bytes)
        case 2: .written(file: file, position: offset, bytes)
        case 3: .truncated(file: file, length: offset)
        case 4: .synced(file: file)
        case 5: .createdFile(file: file, path: path)
        case 6: .createdFolder(file: file, path: path)
        case 7: .renamed(from: path, to: other)
        case 8: .unlinked(path: path)
        case UInt64(Self.commandKind): .command(path.split(separator: "\n").map(String.init))
        default: throw Damaged(position: position)
        }
    }

    private func number(at offset: Int, bytes count: Int) -> UInt64 {
        (0..<count).reduce(0) { $0 | UInt64(log[position + offset + $1]) << (8 * UInt64($1)) }
    }

    private mutating func read(_ count: UInt64) throws(Damaged) -> ArraySlice<UInt8> {
        guard count <= log.count - position else { throw Damaged(position: position) }
        defer { position += Int(count) }
        return log[position..<position + Int(count)]
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
