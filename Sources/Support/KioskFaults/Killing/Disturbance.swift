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
        case .killAfter: !call.isShared && call.kind != .pwrite && call.kind != .write
        case .tear: !call.isShared && [.pwrite, .write, .send].contains(call.kind)
        case .failEIO, .failEIOFrom: !call.isShared && call.kind != .send
        case .failENOSPC, .failENOSPCFrom: !call.isShared && call.needsRoom
        }
    }

    /// Whether something happens at a call, though it was another one in the run in which the calls were counted.
    func isMet(by call: TracedCall) -> Bool {
        self != .tear || [.pwrite, .write, .send].contains(call.kind)
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
        return Fault(action, Fault.Call.allCases, at: number)
    }
}
