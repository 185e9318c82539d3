import KioskTestSupport

/// A disturbance of a run at one of its system calls.
package enum Disturbance: String, CaseIterable, Sendable {
    /// The process dies instead of the call.
    case kill
    /// The process dies immediately after the call.
    case killAfter = "kill after"
    /// The process dies after half of a write to a file or a connection.
    case tear
    /// The call fails with EIO.
    case failEIO = "EIO once"
    /// The call and all later ones fail with EIO.
    case failEIOFrom = "EIO from then on"
    /// The call fails with ENOSPC.
    case failENOSPC = "ENOSPC once"
    /// The call and all later ones fail with ENOSPC.
    case failENOSPCFrom = "ENOSPC from then on"

    /// Whether it kills the process.
    var killsProcess: Bool {
        switch self {
        case .kill, .killAfter, .tear: true
        case .failEIO, .failEIOFrom, .failENOSPC, .failENOSPCFrom: false
        }
    }

    /// Returns whether it is meaningful for a call in the shim's log.
    func applies(to call: TracedCall) -> Bool {
        switch self {
        case .kill: true
        case .killAfter, .tear: !call.isShared && calls.contains(call.kind)
        case .failEIO, .failEIOFrom: !call.isShared && call.kind != .send
        case .failENOSPC, .failENOSPCFrom: !call.isShared && call.needsDiskSpace
        }
    }

    /// The kinds of calls that are counted: only those that it can apply to, if other calls would change the numbers
    /// between runs.
    private var calls: [SystemCallFault.Call] {
        switch self {
        case .killAfter: SystemCallFault.Call.allCases.filter { $0 != .pwrite && $0 != .write }
        case .tear: [.pwrite, .write, .send]
        case .kill, .failEIO, .failEIOFrom, .failENOSPC, .failENOSPCFrom:
            SystemCallFault.Call.allCases
        }
    }

    /// Returns the calls of a run that are counted.
    func countedCalls(_ trace: [TracedCall]) -> [TracedCall] {
        trace.filter { calls.contains($0.kind) }
    }

    /// Returns the numbers of the calls of a run for which it is meaningful, for ``fault(at:)``.
    func numbers(in trace: [TracedCall]) -> [Int] {
        let candidates = countedCalls(trace)
        return candidates.indices.filter { applies(to: candidates[$0]) }.map { $0 + 1 }
    }

    func fault(at number: Int) -> SystemCallFault {
        let action: SystemCallFault.Action =
            switch self {
            case .kill: .kill
            case .killAfter: .killAfter
            case .tear: .partialWrite
            case .failEIO: .fail("EIO")
            case .failEIOFrom: .failFrom("EIO")
            case .failENOSPC: .fail("ENOSPC")
            case .failENOSPCFrom: .failFrom("ENOSPC")
            }
        return SystemCallFault(action, calls, at: number)
    }
}
