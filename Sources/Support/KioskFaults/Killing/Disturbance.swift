import KioskTestSupport

/// What is done to a run at one of its calls.
package enum Disturbance: String, CaseIterable, Sendable {
    /// It dies in the call's place.
    case kill
    /// It dies right after the call.
    case killAfter = "kill after"
    /// It dies when half of a write to a file or a connection is done.
    case tear
    /// The call fails with EIO.
    case failEIO = "EIO once"
    /// The call and all later ones fail with EIO.
    case failEIOFrom = "EIO from then on"
    /// The call finds the disk full.
    case failENOSPC = "ENOSPC once"
    /// The call and all later ones find the disk full.
    case failENOSPCFrom = "ENOSPC from then on"

    /// Whether the run dies of it.
    var isDeadly: Bool {
        switch self {
        case .kill, .killAfter, .tear: true
        case .failEIO, .failEIOFrom, .failENOSPC, .failENOSPCFrom: false
        }
    }

    /// Whether it makes sense at a call, as it stands in the shim's log.
    func isMeant(for call: TracedCall) -> Bool {
        switch self {
        case .kill: true
        case .killAfter, .tear: !call.isShared && calls.contains(call.kind)
        case .failEIO, .failEIOFrom: !call.isShared && call.kind != .send
        case .failENOSPC, .failENOSPCFrom: !call.isShared && call.needsRoom
        }
    }

    /// The calls that are counted: those alone that it could be meant for, where others would only shift their numbers
    /// from one run to the next.
    private var calls: [Fault.Call] {
        switch self {
        case .killAfter: Fault.Call.allCases.filter { $0 != .pwrite && $0 != .write }
        case .tear: [.pwrite, .write, .send]
        case .kill, .failEIO, .failEIOFrom, .failENOSPC, .failENOSPCFrom: Fault.Call.allCases
        }
    }

    /// Those calls of a run that are counted.
    func counted(_ made: [TracedCall]) -> [TracedCall] {
        made.filter { calls.contains($0.kind) }
    }

    /// The numbers of the calls of a run at which it makes sense, for ``fault(at:)``.
    func numbers(in made: [TracedCall]) -> [Int] {
        let counted = counted(made)
        return counted.indices.filter { isMeant(for: counted[$0]) }.map { $0 + 1 }
    }

    func fault(at number: Int) -> Fault {
        let action: Fault.Action =
            switch self {
            case .kill: .kill
            case .killAfter: .killAfter
            case .tear: .tear
            case .failEIO: .fail("EIO")
            case .failEIOFrom: .failFrom("EIO")
            case .failENOSPC: .fail("ENOSPC")
            case .failENOSPCFrom: .failFrom("ENOSPC")
            }
        return Fault(action, calls, at: number)
    }
}
