import Glibc

/// A file that holds a secret of 256 bits, created at its first use and never changed.
package enum SecretFile {
    /// Returns the secret, and creates it if the file does not exist.
    ///
    /// If several processes create it at the same time, all of them return the same secret.
    ///
    /// - Parameter path: The path of the file, in an existing folder.
    /// - Returns: 64 hexadecimal digits; new secrets are in lower case.
    /// - Throws: `FileFailure`; `unsafe` for a file with other contents, which is never replaced.
    package static func readOrCreate(_ path: String) throws(FileFailure) -> String {
        if let secret = try read(path) { return secret }
        let draft = "\(path).\(getpid())"
        defer { unlink(draft) }
        try write(newSecret(), to: draft)
        // Only one process can create the link, and the linked file is complete.
        guard link(draft, path) == 0 || errno == EEXIST else { throw SystemError.failure(path) }
        unlink(draft)
        if let secret = try read(path) { return secret }
        throw SystemError.failure(path, ENOENT)
    }

    /// Returns the secret; nil if the file does not exist.
    package static func read(_ path: String) throws(FileFailure) -> String? {
        var status = stat()
        if lstat(path, &status) != 0, errno == ENOENT { return nil }
        let descriptor = try PrivateFile.open(path)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: length + 2)
        let count = bytes.withUnsafeMutableBytes {
            Glibc.read(descriptor, $0.baseAddress, $0.count)
        }
        guard count >= 0 else { throw SystemError.failure(path) }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        let secret = text.hasSuffix("\n") ? String(text.dropLast()) : text
        guard secret.utf8.count == length, secret.utf8.allSatisfy(isHexDigit) else {
            throw .unsafe(
                path: path,
                detail:
                    "it does not contain a kiosk secret. Remove the file; kiosk then creates a new one"
            )
        }
        return secret
    }

    private static let length = 64

    /// Returns whether a byte is an ASCII digit; `Character.isHexDigit` is also true for full-width ones.
    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }

    private static func newSecret() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    private static func write(_ secret: String, to path: String) throws(FileFailure) {
        unlink(path)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(path, flags, 0o600)
        guard descriptor >= 0 else { throw SystemError.failure(path) }
        defer { close(descriptor) }
        let bytes = Array((secret + "\n").utf8)
        guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0
        else { throw SystemError.failure(path) }
    }
}
