import Glibc

/// Creates new files in the working directory; never overwrites a file.
enum NewFile {
    /// How many names are tried: `receipt.jws`, `receipt-2.jws` and so on.
    private static let tries = 99

    /// Writes a text to a new file that only its owner can read.
    ///
    /// - Parameter name: The wanted name; it may contain untrusted text, of which every character other than a letter,
    ///   a digit, `.`, `_` or `-` becomes `_`.
    /// - Returns: The name of the file.
    /// - Throws: ``BoundedFileReader/Failure``; the file is then removed.
    static func write(_ text: String, named name: String) throws(BoundedFileReader.Failure)
        -> String
    {
        for number in 1...tries {
            let name = plain(name, number: number)
            guard let descriptor = try create(name) else { continue }
            defer { close(descriptor) }
            guard FileDescriptorWriter.write(Array(text.utf8), to: descriptor) else {
                let number = errno
                unlink(name)
                throw BoundedFileReader.failure(number)
            }
            return name
        }
        throw BoundedFileReader.Failure(reason: "\(tries) files with that name exist already")
    }

    /// Creates an empty file that only its owner can read.
    ///
    /// - Returns: The descriptor to write to, which the caller closes; nil if the name is taken.
    /// - Throws: ``BoundedFileReader/Failure``.
    static func create(_ path: String) throws(BoundedFileReader.Failure) -> Int32? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        if descriptor >= 0 { return descriptor }
        if errno == EEXIST { return nil }
        throw BoundedFileReader.failure(errno)
    }

    /// Creates the file of a recording and returns its descriptor; never overwrites a file.
    static func createRecording(_ path: String) throws(CommandFailure) -> Int32 {
        var reason = "the file exists already and is not overwritten"
        do throws(BoundedFileReader.Failure) {
            if let descriptor = try create(path) { return descriptor }
        } catch {
            reason = error.reason
        }
        throw CommandFailure(74, "record", "Cannot record to \(path): \(reason).")
    }

    /// Returns a file name in which every character other than a letter, a digit, `.`, `_` or `-` is replaced.
    static func plain(_ name: String, replacement: Character) -> String {
        String(
            name.unicodeScalars.prefix(120).map { scalar in
                let isPlain =
                    scalar.isASCII
                    && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                        || "._-".unicodeScalars.contains(scalar))
                return isPlain ? Character(scalar) : replacement
            })
    }

    private static func plain(_ name: String, number: Int) -> String {
        let safe = plain(name, replacement: "_")
        // The name must neither hide the file nor look like a command's option.
        let visible = safe.first.map { "._-".contains($0) } ?? true ? "kiosk" + safe : safe
        guard number > 1 else { return visible }
        guard let dot = visible.lastIndex(of: ".") else { return "\(visible)-\(number)" }
        return "\(visible[..<dot])-\(number)\(visible[dot...])"
    }
}

/// Writes to a file descriptor until all bytes are written.
enum FileDescriptorWriter {
    /// Replaces the contents of a file, which is created if it does not exist.
    ///
    /// - Parameters:
    ///   - mode: The mode of a new file.
    ///   - flags: Additional flags for `open`.
    /// - Returns: Why the file cannot be written, as a clause; nil if it was written.
    static func replace(
        _ path: String, with text: String, mode: mode_t, flags: Int32 = 0
    ) -> String? {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | flags, mode)
        guard file >= 0 else { return BoundedFileReader.failure(errno).reason }
        defer { close(file) }
        return write(Array(text.utf8), to: file) ? nil : BoundedFileReader.failure(errno).reason
    }

    /// Writes all bytes; returns false after an error, with the reason in `errno`.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
