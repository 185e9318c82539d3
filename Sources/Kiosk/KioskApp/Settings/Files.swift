import FoundationEssentials
import Glibc
import StoreFiles

/// Reads small files that people write by hand, without blocking on a pipe.
enum BoundedFileReader {
    /// The default size limit, in bytes.
    static let sizeLimit = 64 * 1024

    /// The reason why a file was not read.
    struct Failure: Error, Hashable {
        /// A clause, such as `No such file or directory`.
        let reason: String
        /// Whether the file does not exist.
        var isMissing = false
    }

    /// Returns the text of a regular file in UTF-8.
    ///
    /// - Parameter limit: The size limit in bytes. It may be raised, for example for `/proc/locks`.
    static func text(_ path: String, limit: Int = sizeLimit) throws(Failure) -> String {
        guard let text = String(validating: try bytes(path, limit: limit), as: UTF8.self) else {
            throw Failure(reason: "it is not UTF-8 text")
        }
        return text
    }

    /// Returns the text of a file that only its owner may read.
    static func secret(_ path: String) throws(Failure) -> String {
        String(decoding: try bytes(path, limit: sizeLimit, isSecret: true), as: UTF8.self)
    }

    /// Returns the bytes of a regular file.
    ///
    /// - Parameters:
    ///   - limit: The size limit in bytes.
    ///   - isSecret: Whether the file is refused if its mode lets others read or write it.
    static func bytes(
        _ path: String, limit: Int, isSecret: Bool = false
    ) throws(Failure) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(reason: "it is not a regular file")
        }
        guard !isSecret || status.st_mode & 0o077 == 0 else {
            throw Failure(reason: "other users can read it; change that with chmod 600")
        }
        return try content(descriptor, limit)
    }

    /// Reads until the end of the file, because the file may grow after its size was determined.
    static func content(
        _ descriptor: Int32, _ limit: Int
    ) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: sizeLimit)
        while bytes.count <= limit {
            let count = read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(errno) }
            guard count > 0 else { return bytes }
            bytes += piece[..<count]
        }
        throw Failure(reason: "it is larger than \(limit / 1024) KB")
    }

    /// Returns the reason of an error of `FileManager`, such as `Permission denied`.
    static func reason(of error: any Error) -> String {
        // The error contains the number because another call may have set errno since.
        let cause = (error as? CocoaError)?.underlying as? POSIXError
        return cause.map { failure($0.code.rawValue).reason } ?? "\(error)"
    }

    /// Creates the failure for an error number of the system.
    static func failure(_ number: Int32) -> Failure {
        Failure(
            reason: strerror(number).map { String(cString: $0) } ?? "error \(number)",
            isMissing: number == ENOENT || number == ENOTDIR)
    }
}

/// A small file that keeps state until the next start.
enum SavedStateFile {
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
        if let data = try? JSONEncoder().encode(value) { AtomicFile.write(data, to: path) }
    }
}

/// Writes files atomically, so that another process never reads a partial file.
enum AtomicFile {
    /// Writes a file that only its owner may read, and replaces an existing one.
    ///
    /// - Returns: Whether the file was written.
    @discardableResult
    static func write(_ data: Data, to path: String) -> Bool {
        // Two processes may write at the same time, so each renames a temporary file of its own.
        let draft = "\(path).\(getpid())"
        guard (try? PrivateFile.touch(draft)) != nil else { return false }
        guard (try? data.write(to: URL(filePath: draft))) != nil, rename(draft, path) == 0 else {
            unlink(draft)
            return false
        }
        return true
    }
}
