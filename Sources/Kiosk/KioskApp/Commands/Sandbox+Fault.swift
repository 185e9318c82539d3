import ArgumentParser
import StoreAPI
import StoreModel

extension Sandbox {
    /// Plans what goes wrong.
    struct Faults: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "fault",
            abstract: "Plan what goes wrong between devices, store and merchant.",
            discussion: "Plans stay in the store until they are cleared, for every kiosk on it.",
            subcommands: [Add.self, List.self, Clear.self], defaultSubcommand: List.self)

        /// Plans one fault.
        struct Add: KioskCommand {
            static let configuration = CommandConfiguration(
                commandName: "add",
                abstract: "Plan a fault: CALL FAULT [WHEN] [FOR WHOM].",
                discussion: """
                    CALL     \(FaultCall.allCases.map(\.rawValue).joined(separator: ", "))
                    FAULT    \(Fault.examples.joined(separator: ", "))
                    WHEN     once (where nothing is said), every, nth=3, chance=20%, chance=20%/SEED
                    FOR WHOM account=NAME, device=NAME, product=ID

                    A fault “before” means that nothing was done; after timeout, drop-after and cut it was, and the device \
                    does not know. Several faults for one call lie around each other, the first outermost.

                    EXAMPLES
                      kiosk sandbox fault add purchase drop-after
                      kiosk sandbox fault add verify 503 every
                      kiosk sandbox fault add products latency=3s chance=50% account=ann

                    EXIT CODES
                      0   planned
                      64  a word that says no fault
                    """)
            @OptionGroup var options: GlobalOptions
            @Argument(help: "The words of the plan.")
            var words: [String]

            func run(_ settings: Settings) async throws -> Int32 {
                let plan: FaultPlan
                do throws(FaultPlan.Mistake) {
                    plan = try FaultPlan(words: words)
                } catch {
                    throw CommandFailure(64, "bad-fault", error.message)
                }
                let backend = try await BackendSession.open(settings)
                let planned: PlannedFault
                do throws(ServiceFailure) {
                    planned = try await backend.side.control.plan(plan)
                } catch {
                    throw CommandFailure(settling: error)
                }
                settings.output.json(planned)
                settings.output.text(planned.line)
                return 0
            }
        }

        /// Lists them.
        struct List: KioskCommand {
            static let configuration = CommandConfiguration(
                commandName: "list",
                abstract: "List what is planned to go wrong, and how often it did.")
            @OptionGroup var options: GlobalOptions

            func run(_ settings: Settings) async throws -> Int32 {
                let backend = try await BackendSession.open(settings)
                do throws(ServiceFailure) {
                    let faults = try await backend.side.control.faults()
                    for fault in faults {
                        settings.output.json(fault)
                        settings.output.text(fault.line)
                    }
                    if faults.isEmpty { settings.output.hint("Nothing is planned to go wrong.") }
                } catch {
                    throw CommandFailure(error)
                }
                return 0
            }
        }

        /// Takes them back.
        struct Clear: KioskCommand {
            static let configuration = CommandConfiguration(
                commandName: "clear",
                abstract: "Take a planned fault back, or all of them.",
                discussion: """
                    EXIT CODES
                      0   cleared
                      64  no number
                      77  no such fault
                    """)
            @OptionGroup var options: GlobalOptions
            @Argument(help: "The number of the fault; all where none is given.")
            var number: String?

            func run(_ settings: Settings) async throws -> Int32 {
                let id = number.map { Int64($0) }
                if case .some(.none) = id {
                    throw CommandFailure.usage(
                        "“\(number?.prefix(40) ?? "")” is no number of a fault: kiosk sandbox fault list tells them."
                    )
                }
                let backend = try await BackendSession.open(settings)
                do throws(ServiceFailure) {
                    try await backend.side.control.clearFaults(id ?? nil)
                } catch {
                    throw CommandFailure(settling: error)
                }
                settings.output.text(number.map { "Fault \($0) is cleared." } ?? "All are cleared.")
                return 0
            }
        }
    }
}

extension PlannedFault {
    /// One line of a list: its number, the plan as it is typed, and how often it struck.
    fileprivate var line: String {
        "\(id)  \(plan)  struck \(struck) of \(met)\(isSpent ? ", over" : "")"
    }
}
