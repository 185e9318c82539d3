import Foundation
import Glibc
import KioskTestSupport

/// The files after a power failure.
package struct CrashImage: Sendable {
    /// The folders, by their paths below the root, parents first.
    package var folders: [String] = []
    /// The bytes of each file, by its path below the root.
    package var files: [String: [UInt8]] = [:]

    /// Writes the files to an empty profile, with access for the owner only.
    package func write(to profile: Profile) throws {
        for folder in folders {
            guard mkdir(profile.folder.file(folder), 0o700) == 0 else {
                throw WriteFailure(path: folder)
            }
        }
        for (path, bytes) in files {
            let name = profile.folder.file(path)
            let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard file >= 0 else { throw WriteFailure(path: path) }
            defer { close(file) }
            guard Glibc.write(file, bytes, bytes.count) == bytes.count else {
                throw WriteFailure(path: path)
            }
        }
    }

    private struct WriteFailure: Error {
        let path: String
    }
}

extension Disk {
    /// Returns the image in which all changes that are not durable are lost.
    package func durableImage() -> CrashImage {
        image {
            nodes[$0].names ?? [:]
        } bytes: {
            nodes[$0].durable
        }
    }

    /// Returns the image without a power failure.
    func currentImage() -> CrashImage {
        image {
            nodes[$0].liveNames
        } bytes: {
            Self.bytes(of: nodes[$0])
        }
    }

    /// Returns one of the possible images after a power failure.
    func image(_ losses: inout LossSelection) -> CrashImage {
        let names = survivingNames(&losses)
        var bytes: [Int: [UInt8]] = [:]
        // The order is fixed, so that a seed always creates the same image.
        for node in nodes.indices where nodes[node].names == nil {
            bytes[node] = survivingBytes(nodes[node], &losses)
        }
        return image {
            names[$0] ?? [:]
        } bytes: {
            bytes[$0] ?? []
        }
    }

    private func survivingNames(_ losses: inout LossSelection) -> [Int: [String: Int]] {
        var names: [Int: [String: Int]] = [:]
        for (node, folder) in nodes.enumerated() { names[node] = folder.names }
        for change in nameChanges {
            guard losses.keepsName() else {
                // The journal of a file system is ordered: after the first lost change, all others are lost.
                if rules.syncsNamesWithFiles { break }
                continue
            }
            for (name, node) in change.names { names[change.folder, default: [:]][name] = node }
        }
        return names
    }

    private func survivingBytes(_ node: Node, _ losses: inout LossSelection) -> [UInt8] {
        var bytes = node.durable
        for (index, change) in node.changes.enumerated() {
            switch change {
            case .length(let length): if losses.keepsLength() { Self.resize(&bytes, to: length) }
            case .write(let position, let new):
                let isLast = index == node.changes.count - 1
                Self.surviving(new, at: position, isLast: isLast, in: &bytes, &losses)
            }
        }
        return bytes
    }

    /// Keeps or loses each sector of a write independently.
    private static func surviving(
        _ new: [UInt8], at position: Int, isLast: Bool, in bytes: inout [UInt8],
        _ losses: inout LossSelection
    ) {
        if losses.extendsWithZeros(), bytes.count < position + new.count {
            resize(&bytes, to: position + new.count)
        }
        let outcome = losses.writeOutcome(isLast: isLast)
        var start = 0
        while start < new.count {
            let end = min(
                new.count, start + LossSelection.sector - (position + start) % LossSelection.sector)
            if losses.keepsSector(outcome) {
                put(new[start..<end], at: position + start, in: &bytes)
            }
            start = end
        }
    }

    private func image(
        names: (Int) -> [String: Int], bytes: (Int) -> [UInt8]
    ) -> CrashImage {
        var image = CrashImage()
        var waiting = [(path: "", node: Self.rootNode)]
        while let (path, node) = waiting.popLast() {
            for (name, child) in names(node).sorted(by: { $0.key < $1.key }) {
                let childPath = path.isEmpty ? name : path + "/" + name
                if nodes[child].names != nil {
                    image.folders.append(childPath)
                    waiting.append((childPath, child))
                } else if !name.hasSuffix("-shm") {
                    // Shared memory is rebuilt at each start and never synced.
                    image.files[childPath] = bytes(child)
                }
            }
        }
        return image
    }
}
