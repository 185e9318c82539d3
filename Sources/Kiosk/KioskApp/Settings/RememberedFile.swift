import FoundationEssentials

/// A small JSON file in which something is kept until the next start.
enum RememberedFile {
    /// What the file holds; nil where it is there and cannot be understood, `missing` where it is not there.
    static func read<Value: Decodable>(_ path: String, missing: Value) -> Value? {
        do throws(BoundedFileReader.Failure) {
            let text = try BoundedFileReader.text(path)
            return try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
        } catch {
            return error.isMissing ? missing : nil
        }
    }

    /// Writes it whole or not at all; a folder that cannot be written forgets, which loses no purchase.
    static func write(_ value: some Encodable, to path: String) {
        if let data = try? JSONEncoder().encode(value) { write(data, to: path) }
    }

    /// The same for what is no JSON.
    static func write(_ data: Data, to path: String) {
        _ = AtomicFile.write(data, to: path)
    }
}
