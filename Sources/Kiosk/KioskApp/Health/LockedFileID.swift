import Glibc

/// The identity of a file in the rows of `/proc/locks`: the device of its file system, and its inode.
struct LockedFileID: Hashable {
    let major: UInt64
    let minor: UInt64
    let inode: UInt64

    init(major: UInt64, minor: UInt64, inode: UInt64) {
        (self.major, self.minor, self.inode) = (major, minor, inode)
    }

    /// Reads the identity of a file without following a symbolic link; nil if the file cannot be opened.
    init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        inode = UInt64(status.st_ino)
        if let mounted = Self.mountedDevice(of: descriptor) {
            (major, minor) = mounted
        } else {
            let device = UInt64(status.st_dev)
            major = (device >> 8) & 0xfff | (device >> 32) & 0xffff_f000
            minor = device & 0xff | (device >> 12) & 0xffff_ff00
        }
    }

    /// Returns the device of the mounted file system: the kernel lists that one in `/proc/locks`, and `stat(2)` returns
    /// another one on Btrfs.
    private static func mountedDevice(of descriptor: Int32) -> (major: UInt64, minor: UInt64)? {
        guard let descriptorInfo = try? BoundedFileReader.text("/proc/self/fdinfo/\(descriptor)"),
            let mount = descriptorInfo.split(separator: "\n").first(where: {
                $0.hasPrefix("mnt_id:")
            }),
            let id = mount.split(whereSeparator: \.isWhitespace).last,
            let table = try? BoundedFileReader.text("/proc/self/mountinfo", limit: 8 << 20)
        else { return nil }
        for line in table.split(separator: "\n") {
            // A row of the table: 36 35 98:0 / /mnt rw,noatime - ext3 /dev/root rw
            let words = line.split(separator: " ", maxSplits: 3)
            guard words.count > 2, words[0] == id else { continue }
            let numbers = words[2].split(separator: ":")
            guard numbers.count == 2, let major = UInt64(numbers[0]),
                let minor = UInt64(numbers[1])
            else { return nil }
            return (major, minor)
        }
        return nil
    }

    /// Returns the process that holds a `flock(2)` lock of the file according to the text of `/proc/locks`; nil if the
    /// text has no such row.
    func holder(in table: String) -> Int32? {
        for line in table.split(separator: "\n") {
            // A row of the table: 1: FLOCK  ADVISORY  WRITE 4242 08:01:131 0 EOF
            let words = line.split(separator: " ")
            guard words.count > 5, words[1] == "FLOCK", let process = Int32(words[4]),
                Self(row: words[5]) == self
            else { continue }
            return process
        }
        return nil
    }

    /// Parses the field of a row that names the file: the device in hexadecimal, the inode in decimal digits.
    private init?(row: Substring) {
        let numbers = row.split(separator: ":")
        guard numbers.count == 3, let major = UInt64(numbers[0], radix: 16),
            let minor = UInt64(numbers[1], radix: 16), let inode = UInt64(numbers[2])
        else { return nil }
        self.init(major: major, minor: minor, inode: inode)
    }
}

/// The process that holds a lock file, according to `/proc/locks`.
struct LockHolder: CustomStringConvertible {
    let process: Int32
    /// The name of its program; nil if the system does not report it.
    let program: String?

    var description: String {
        "process \(process)" + (program.map { " (\($0))" } ?? "")
    }

    /// Returns the holder of a lock file; nil if the file is not locked, or the system does not report a holder.
    static func of(_ path: String) -> LockHolder? {
        guard let file = LockedFileID(path: path) else { return nil }
        // The kernel returns the table page by page: when another process unlocks meanwhile, a row can be skipped
        // between two pages. Reading it several times makes a miss unlikely.
        for _ in 0..<5 {
            // The table lists all locks of the machine; a server with many databases has thousands.
            let table = try? BoundedFileReader.text("/proc/locks", limit: 8 << 20)
            if let process = table.flatMap(file.holder(in:)) {
                return LockHolder(process: process, program: name(of: process))
            }
        }
        return nil
    }

    private static func name(of process: Int32) -> String? {
        guard let text = try? BoundedFileReader.text("/proc/\(process)/comm") else { return nil }
        return text.split(separator: "\n").first.map(String.init)
    }
}
