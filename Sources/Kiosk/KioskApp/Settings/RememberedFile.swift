import FoundationEssentials

/// A small file that keeps state until the next start.
enum RememberedFile {
    /// Returns the JSON content of the file, `missing` if it does not exist, or nil if it is invalid.
    static func read<Value: Decodable>(_ path: String, missing: Value) -> Value? {
        do throws(BoundedFileReader.Failure) {
            let text = try BoundedFileReader.text(path)
            return try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
        } catch {
            return error.isMissing ? missing : nil
        }
    }

    /// Writes a value as JSON, atomically. A failure is ignored, because losing this state does not lose a purchase.
    static func write(_ value: some Encodable, to path: String) {
        if let data = try? JSONEncoder().encode(value) { write(data, to: path) }
    }

    /// Writes data that is not JSON in the same way.
    static func write(_ data: Data, to path: String) {
        _ = AtomicFile.write(data, to: path)
    }
}
