import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

extension SandboxCommand {
    struct Family: KioskCommand {
        static let configuration = CommandConfiguration(
            "family", "List and change families, whose members share purchases.",
            discussion: """
                All members of a family receive each purchase of a product that the catalog marks as family shareable: \
                non-consumables and subscriptions. A family has an organizer and up to five members; adding the first \
                member creates it. The members' devices are notified.

                EXAMPLES
                  kiosk sandbox family                   list families and shared purchases
                  kiosk sandbox family add bob --of ann
                  kiosk sandbox family stop-sharing ann  keep ann's purchases to ann
                  kiosk sandbox family share ann
                  kiosk sandbox family remove bob --of ann

                EXIT CODES
                  0   done, now or before
                  64  no such action, or no account was specified
                  77  the change is not possible; the reason is printed
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { act != nil && act != "list" }
        @Argument(help: "add, remove, share or stop-sharing; without one, the families are listed.")
        var act: String?
        @Argument(help: .init("The account that joins, leaves or shares.", valueName: "account"))
        var member: String?
        @Option(help: ArgumentHelp("The organizer of the family.", valueName: "account"))
        var of: String?

        func run(_ settings: Settings) async throws -> Int32 {
            let change = try change()
            let backend = try await BackendSession.open(settings)
            let families = try await backend.changing { control async throws(ServiceFailure) in
                guard let change else { return try await control.families() }
                try await check(change, at: control)
                return try await control.changeFamily(change)
            }
            if let change { settings.output.text(Self.words(change)) }
            show(families, settings.output)
            if change == nil, families.isEmpty {
                settings.output.hint(
                    "There are no families; create one with kiosk sandbox family add MEMBER --of ACCOUNT."
                )
            }
            return 0
        }

        private static func words(_ change: FamilyChange) -> String {
            switch change {
            case .join(let account, let organizer): "\(account) is in the family of \(organizer)"
            case .leave(let account): "\(account) is no longer in a family"
            case .share(let account, true): "\(account) shares with the family"
            case .share(let account, false): "\(account) no longer shares with the family"
            }
        }

        private func change() throws(CommandFailure) -> FamilyChange? {
            guard let act, act != "list" else { return nil }
            guard let member else { throw .usage("Specify an account. Nothing was changed.") }
            let account = AccountName(member)
            switch act {
            case "add":
                guard let of else {
                    throw .usage("Specify the organizer with --of ACCOUNT. Nothing was changed.")
                }
                return .join(account: account, organizer: AccountName(of))
            case "remove": return .leave(account: account)
            case "share": return .share(account: account, isOn: true)
            case "stop-sharing": return .share(account: account, isOn: false)
            default:
                throw .usage(
                    "Unknown action “\(act.prefix(40))”: use add, remove, share or stop-sharing. Nothing was changed."
                )
            }
        }

        /// Checks that the account to remove belongs to the family that `--of` names.
        private func check(
            _ change: FamilyChange, at control: any SandboxControl
        ) async throws(ServiceFailure) {
            guard case .leave(let account) = change, let of else { return }
            let family = try await control.families().first { $0.organizer.rawValue == of }
            guard family?.people.contains(where: { $0.account == account }) ?? false else {
                throw .refusal(
                    Refusal(
                        .wrongState,
                        "\(account) does not belong to the family of \(of)."))
            }
        }

        private func show(_ families: [SandboxFamily], _ out: Output) {
            for family in families {
                out.text("family of \(family.organizer)")
                for person in family.people {
                    out.json(.familyMember(person, of: family.organizer))
                    out.text("  \(person.account)\(person.isSharing ? "" : ", not sharing")")
                    for share in person.shares {
                        out.text(
                            "    \(share.productID) \(share.transactionID), from \(share.sharedBy)")
                    }
                }
            }
        }
    }
}
