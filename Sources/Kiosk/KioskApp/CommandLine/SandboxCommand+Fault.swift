import ArgumentParser
import StoreAPI
import StoreModel

extension SandboxCommand {
    struct FaultCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            "fault", "Plan faults in the calls between devices, store and merchant.",
            discussion:
                "Planned faults apply to every kiosk process on the store until they are cleared.",
            subcommands: [Add.self, List.self, Clear.self], defaultSubcommand: List.self)

        struct Add: KioskCommand {
            static let configuration = CommandConfiguration(
                "add", "Plan a fault: CALL FAULT [WHEN] [SCOPE].",
                discussion: """
                    CALL     \(FaultCall.allCases.map(\.rawValue).joined(separator: ", "))
                    FAULT    \(Fault.examples.joined(separator: ", "))
                    WHEN     once (the default), every, nth=3, chance=20%, chance=20%/SEED
                    SCOPE    account=NAME, device=NAME, product=ID (or any unique part of it)

                    With a “before” fault, the call is not carried out. With timeout, drop-after and cut, it is carried \
                    out, but the device does not receive the result. If several faults match a call, all apply; the one \
                    that was planned first is the outermost.

                    EXAMPLES
                      kiosk sandbox fault add purchase drop-after
                      kiosk sandbox fault add verify 503 every
                      kiosk sandbox fault add products latency=3s chance=50% account=ann

                    EXIT CODES
                      0   planned
                      64  an invalid word, or the product name matches several
                      65  no such product
                    """)
            @OptionGroup var options: GlobalOptions
            @Argument(help: "CALL FAULT [WHEN] [SCOPE].")
            var words: [String]

            func run(_ settings: Settings) async throws -> Int32 {
                let plan: FaultPlan
                do throws(FaultPlan.ParseError) {
                    plan = try FaultPlan(words: words)
                } catch {
                    throw CommandFailure(64, "bad-fault", error.message)
                }
                let backend = try await BackendSession.open(settings)
                let planned = try await backend.changing(or: { CommandFailure(planning: $0) }) {
                    control async throws(ServiceFailure) in try await control.planFault(plan)
                }
                settings.output.json(.plannedFault(planned))
                settings.output.text(planned.line)
                return 0
            }
        }

        struct List: ExistingProfileCommand, SessionCommand {
            static let configuration = CommandConfiguration(
                "list", "List the planned faults and how often each occurred.")
            @OptionGroup var options: GlobalOptions
            var changesState: Bool { false }

            func run(_ backend: BackendSession) async throws {
                let faults = try await backend.connectedBackend.control.faults()
                for fault in faults {
                    backend.settings.output.json(.plannedFault(fault))
                    backend.settings.output.text(fault.line)
                }
                let refusing = backend.settings.outcomeDecline
                if let refusing {
                    backend.settings.output.text("-  \(refusing)  from the catalog’s file")
                }
                if faults.isEmpty, refusing == nil {
                    backend.settings.output.hint("There are no planned faults.")
                }
            }
        }

        struct Clear: KioskCommand {
            static let configuration = CommandConfiguration(
                "clear", "Clear one planned fault, or all.",
                discussion: """
                    EXIT CODES
                      0   cleared
                      64  invalid number
                      65  no such fault
                      77  the fault comes from the catalog's file
                    """)
            @OptionGroup var options: GlobalOptions
            @Argument(help: "The number of the fault; by default all.")
            var number: String?

            func run(_ settings: Settings) async throws -> Int32 {
                let id = number.map { Int64($0) }
                if case .some(.none) = id {
                    throw CommandFailure.usage(
                        "Invalid fault number “\(number?.prefix(40) ?? "")”: see kiosk sandbox fault list. Nothing was cleared."
                    )
                }
                let backend = try await BackendSession.open(settings)
                try await backend.changing(or: { CommandFailure(clearing: $0, id ?? nil) }) {
                    control async throws(ServiceFailure) in try await control.clearFaults(id ?? nil)
                }
                settings.output.text(number.map { "Cleared fault \($0)." } ?? "Cleared all faults.")
                if number == nil { try await noteRemainingFaults(backend) }
                return 0
            }

            /// Prints the faults of the catalog's file, which this command cannot clear.
            private func noteRemainingFaults(_ backend: BackendSession) async throws {
                let remaining = try await backend.connectedBackend.control.faults()
                let sentences =
                    remaining.filter(\.isOfCatalog).map { "\($0.plan)" }
                    + [backend.settings.outcomeDecline].compactMap(\.self)
                guard !sentences.isEmpty else { return }
                backend.settings.output.note(
                    "Still active, because they are set in the catalog’s file: "
                        + sentences.joined(separator: "; ") + ".")
            }
        }
    }
}

extension PlannedFault {
    /// The fault as a line of a list: its number, the plan as it is typed, and how often it was injected.
    fileprivate var line: String {
        if isOfCatalog { return "-  \(plan)  from the catalog’s file" }
        return "\(id)  \(plan)  applied to \(struck) of \(met) calls\(isSpent ? ", over" : "")"
    }
}

extension CommandFailure {
    /// Creates the failure for a fault that was not planned.
    fileprivate init(planning failure: ServiceFailure) {
        switch failure {
        case .refusal(let refusal) where refusal.code == .unknownProduct:
            self.init(65, "unknown-product", "\(refusal.message) Nothing was changed.")
        case .refusal(let refusal) where refusal.code == .badRequest:
            self.init(64, "bad-fault", "\(refusal.message) Nothing was changed.")
        default: self.init(changing: failure)
        }
    }

    /// Creates the failure for a fault that was not cleared.
    fileprivate init(clearing failure: ServiceFailure, _ id: Int64?) {
        switch failure {
        case .refusal(let refusal) where refusal.code == .wrongState && id != 0:
            self.init(65, "unknown-fault", refusal.message)
        default: self.init(changing: failure)
        }
    }
}

extension Settings {
    /// The sentence that the catalog's file declines every payment, with the setting that does so; nil if it does not,
    /// or if the user chose an outcome.
    var outcomeDecline: String? {
        guard configuredOutcome == nil, let reason = catalogOutcome.declineReason else {
            return nil
        }
        let keys =
            catalogOutcome == .refused
            ? "“Purchase” in _storeKitErrors" : "_failTransactionsEnabled or _billingIssuesEnabled"
        return "every payment is declined (\(reason.rawValue)) by \(keys)"
    }
}
