/// A fault that the fault shim injects into a run of the real program; see `FaultShim.h` for the counting of calls.
package struct SystemCallFault: Sendable {
    /// The system calls that it supports.
    package enum Call: String, CaseIterable, Sendable {
        case fdatasync, fsync, pwrite, write, ftruncate, open, rename, unlink, mkdir, send
    }

    /// The effect on a call.
    package enum Action: Sendable {
        /// The process dies instead of the call.
        case kill
        /// The process dies immediately after the call.
        case killAfter
        /// The call writes or sends half of its bytes, and the process dies.
        case partialWrite
        /// The call fails with this error, such as `ENOSPC`.
        case fail(String)
        /// The call and all later ones fail with this error.
        case failFrom(String)
        /// The call fails with this error, and the process dies instead of the next one.
        case failThenKill(String)
        /// The calls are only logged.
        case logOnly
    }

    /// The effect.
    package var action: Action
    /// The counted calls.
    package var calls: [Call]
    /// A text that the path of a counted call contains; empty for all files.
    package var path: String
    /// The number of the affected call among the counted ones, from 1.
    package var number: Int
    /// The file in which the shim logs each counted call; empty for none.
    package var log = ""

    /// Creates a value from its parts without validating them.
    package init(_ action: Action, _ calls: [Call], path: String = "", at number: Int = 1) {
        self.action = action
        self.calls = calls
        self.path = path
        self.number = number
    }

    /// The environment variables for a run.
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
        case .partialWrite: "tear:\(kinds):\(number)"
        case .fail(let error): "fail:\(kinds):\(error):\(number)"
        case .failFrom(let error): "fail:\(kinds):\(error):\(number)+"
        case .failThenKill(let error): "doom:\(kinds):\(error):\(number)"
        case .logOnly: "watch:\(kinds)"
        }
    }
}
