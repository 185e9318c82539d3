/// What the fault shim does to a run of the real program; see `FaultShim.h` for what it counts.
package struct Fault: Sendable {
    /// The system calls that it can meet.
    package enum Call: String, CaseIterable, Sendable {
        case fdatasync, fsync, pwrite, write, ftruncate, open, rename, unlink, mkdir, send
    }

    /// What happens at a call.
    package enum Action: Sendable {
        /// Dies in its place.
        case kill
        /// Dies right after it.
        case killAfter
        /// Writes or sends half of its bytes, and dies.
        case tear
        /// It fails with this error, such as `ENOSPC`.
        case fail(String)
        /// It, and all that follow, fail.
        case failFrom(String)
        /// It fails with this error, and in place of the next one the process dies.
        case doom(String)
        /// Nothing happens; the calls are only written down.
        case watch
    }

    /// What happens.
    package var action: Action
    /// Which calls count.
    package var calls: [Call]
    /// Only files with this text in their path count; empty for all.
    package var path: String
    /// At which of the calls that count, from 1.
    package var number: Int
    /// The file to which the shim writes each call that counts; empty for none.
    package var log = ""

    /// Takes the parts as they are.
    package init(_ action: Action, _ calls: [Call], path: String = "", at number: Int = 1) {
        self.action = action
        self.calls = calls
        self.path = path
        self.number = number
    }

    /// What a run needs in its environment.
    package var environment: [String: String] {
        var all = ["LD_PRELOAD": BuiltProducts.faultShim, "SHIM_FAULT": plan]
        if !path.isEmpty { all["SHIM_FAULT_PATH"] = path }
        if !log.isEmpty { all["SHIM_FAULT_LOG"] = log }
        return all
    }

    private var plan: String {
        let kinds = calls.map(\.rawValue).joined(separator: "+")
        return switch action {
        case .kill: "kill:\(kinds):\(number)"
        case .killAfter: "kill-after:\(kinds):\(number)"
        case .tear: "tear:\(kinds):\(number)"
        case .fail(let error): "fail:\(kinds):\(error):\(number)"
        case .failFrom(let error): "fail:\(kinds):\(error):\(number)+"
        case .doom(let error): "doom:\(kinds):\(error):\(number)"
        case .watch: "watch:\(kinds)"
        }
    }
}
