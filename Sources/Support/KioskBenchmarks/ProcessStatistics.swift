import Foundation

/// Reads `/proc` entries of a running program.
struct ProcessStatistics {
    let process: pid_t

    /// The resident memory in kB.
    var residentKB: Double? { number("VmRSS:", in: "status") }

    /// The resident memory in kB, with shared pages divided by the number of their users.
    var proportionalKB: Double? { number("Pss:", in: "smaps_rollup") }

    /// The number of context switches of each thread, by its id.
    var contextSwitches: [String: Int] {
        let folder = "/proc/\(process)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let counts = threads.map { thread in
            let counts = ["voluntary_ctxt_switches:", "nonvoluntary_ctxt_switches:"].compactMap {
                number($0, in: "task/\(thread)/status")
            }
            return (thread, Int(counts.reduce(0, +)))
        }
        return Dictionary(counts) { first, _ in first }
    }

    /// Whether another process traces its system calls.
    var isTraced: Bool { number("TracerPid:", in: "status").map { $0 > 0 } ?? false }

    /// The processor time of each thread in milliseconds, by its id.
    var processorTimes: [String: Double] {
        let folder = "/proc/\(process)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let times = threads.map { thread in
            let path = "\(folder)/\(thread)/schedstat"
            let text = try? String(contentsOfFile: path, encoding: .utf8)
            let word = text?.split(separator: " ").first
            return (thread, word.flatMap { Double($0) }.map { $0 / 1e6 } ?? 0)
        }
        return Dictionary(times) { first, _ in first }
    }

    private func number(_ key: String, in file: String) -> Double? {
        let text = try? String(contentsOfFile: "/proc/\(process)/\(file)", encoding: .utf8)
        let line = text?.split(separator: "\n").first { $0.hasPrefix(key) }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
    }
}
