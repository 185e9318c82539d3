import PurchaseCore
import PurchaseEngine
import SandboxBackend
import SandboxCatalog
import SandboxStore
import StoreAPI
import StoreFiles
import StoreModel
import StoreText

extension CommandFailure {
    init(_ failure: FileFailure) {
        self.init(failure.exitCode, failure.word, failure.message)
    }

    init(_ failure: JournalError) {
        let word =
            switch failure {
            case .locked: "locked"
            case .unreadable: "journal-unreadable"
            case .refused: "journal-refused"
            case .missing: "journal-missing"
            case .disk: "disk"
            }
        self.init(failure.exitCode, word, failure.message)
    }

    init(_ failure: BackendFailure) {
        self.init(failure.exitCode, "backend-files", failure.message)
    }

    /// - Parameter isRemembered: Whether the profile named the catalog, not an option of this run.
    init(_ failure: CatalogError, isRemembered: Bool = false) {
        let way =
            isRemembered
            ? " The profile remembers this catalog. Use --catalog FILE for another one, or "
                + "--catalog \(Settings.demoCatalog) for the demo catalog." : ""
        self.init(
            65, "catalog-\(failure.kind.rawValue)",
            "\(failure). Nothing was loaded from it.\(way)")
    }

    init(_ failure: ServiceFailure) {
        switch failure {
        case .refusal(let refusal):
            self.init(refused: refusal, "Nothing was charged.")
        case .noAnswer(let noAnswer):
            if let row = noAnswer.damage {
                self.init(damaged: row)
                return
            }
            self.init(
                69, "unreachable", "The backend did not answer. Nothing was changed; try again.")
            plannedFaults = noAnswer.plannedFaults
        }
    }

    /// Creates the failure of a request that needs a damaged row of the store's files.
    ///
    /// - Parameter row: A sentence that names the row.
    private init(damaged row: String) {
        self.init(
            65, "damaged",
            "A row of the store's files is damaged. \(row) Nothing was changed; other purchases are "
                + "not affected. Run kiosk doctor on the store's machine to check the files.")
    }

    /// Creates the failure of a refused request, which by the contract of `Refusal` changed and charged nothing.
    ///
    /// - Parameter consequence: A sentence that states what did not happen.
    init(refused refusal: Refusal, _ consequence: String) {
        let end = refusal.message.hasSuffix(".") ? "" : "."
        self.init(77, "refused", "\(refusal.message)\(end) \(consequence)", charged: .no)
    }

    /// Creates the failure of a command from the error that it threw.
    init(of error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let failure as ServiceFailure: self.init(failure)
        case let failure as JournalError: self.init(failure)
        case let failure as FileFailure: self.init(failure)
        case let failure as FinishError: self.init(failure)
        default: self.init(74, "unexpected", "\(error)")
        }
    }

    /// Creates the failure of a change at the store; without an answer the change may have been made.
    init(changing failure: ServiceFailure) {
        switch failure {
        case .refusal(let refusal):
            self.init(refused: refusal, "Nothing was changed or charged.")
        case .noAnswer(let silence) where silence.damage != nil: self.init(failure)
        case .noAnswer(let noAnswer)
        where noAnswer.cause == .status(404) && noAnswer.planned == nil:
            self.init(
                69, "unreachable",
                "The server does not know the request: use the same version of kiosk on both sides. "
                    + "Nothing was changed or charged.", charged: .no)
        case .noAnswer(let noAnswer):
            self.init(
                69, "unreachable",
                "The store did not answer and may have made the change. Check the order, or try "
                    + "again: nothing is charged or refunded twice.", charged: .unknown)
            plannedFaults = noAnswer.plannedFaults
        }
    }

    /// Returns the failure if the store made a change, but did not report the order's state afterwards.
    ///
    /// - Parameter word: The change as the command prints it, such as `revoked; no money goes back`.
    static func doneWithoutState(_ word: String) -> CommandFailure {
        CommandFailure(
            69, "unreachable",
            "Done: \(word). The store did not report the order's new state; check the order.",
            charged: .unknown)
    }

    /// Creates the failure if an embedded backend was opened but did not answer; no network is involved.
    ///
    /// - Parameter folder: The folder of the backend's files.
    init(opening failure: ServiceFailure, _ folder: String) {
        switch failure {
        case .refusal: self.init(failure)
        case .noAnswer(let noAnswer) where noAnswer.cause == .timeout:
            self.init(FileFailure.locked(StoreDatabase.path(in: folder)))
        case .noAnswer(let silence) where silence.damage != nil:
            self.init(damaged: silence.damage ?? "")
        case .noAnswer:
            self.init(
                74, "io",
                "The files in \(folder) can be opened but not written, so no purchase can be started "
                    + "and nothing was charged. Run kiosk doctor to check them.")
        }
    }

    /// - Parameters:
    ///   - product: The product that the user named; nil if the failure is displayed beside it.
    ///   - quantity: The quantity that the user chose.
    init(
        _ failure: PurchaseError, _ messages: LocalizedTexts, of product: Product? = nil,
        quantity: Int = 1
    ) {
        switch failure {
        case .invalidQuantity(let allowed):
            let bounds =
                allowed.count == 1
                ? "one at a time" : "\(allowed.lowerBound) to \(allowed.upperBound) at a time"
            self.init(
                64, "invalid-quantity",
                "Invalid quantity “\(quantity)”: \(product?.displayName ?? "this product") is sold \(bounds). "
                    + "Nothing was charged.")
        case .unavailable(let reason):
            let sentence = messages.sentence(for: reason, productID: product?.id ?? "")
            let prefix = product.map { "\($0.displayName) cannot be bought now. " } ?? ""
            self.init(77, "unavailable", "\(prefix)\(sentence) Nothing was charged.")
        case .declined(let row):
            let reason = DeclineReason(rawValue: row.detail) ?? .refused
            self.init(1, "declined", messages.sentence(for: reason))
        case .rejected(let row):
            self.init(
                1, "rejected",
                "Charged, but the merchant refused to deliver it: \(row.detail). "
                    + "Ask the merchant for a refund of order \(row.merchantOrder?.rawValue ?? row.id).",
                charged: .yes)
        case .refunded(let row):
            self.init(
                1, "refunded",
                "Charged, and refunded meanwhile: nothing is owned. Buy it again if you "
                    + "still want it. Order \(row.merchantOrder?.rawValue ?? row.id).",
                charged: .yes)
        case .outcomeUnknown(let row):
            let keptBack =
                "The store reports that \(row.displayName) was already bought, but does not deliver the transaction: release it with "
                + "kiosk sandbox unstick. "
            self.init(
                3, "outcome-unknown",
                "\(row.isKeptBack ? keptBack : "")\(Self.words(for: row.isCharged)) The same order continues at the next "
                    + "start and cannot be charged twice. Order \(row.merchantOrder?.rawValue ?? row.id).",
                // The next start may charge what is not charged yet, and a program may read only this field.
                charged: row.isCharged == .no ? .unknown : row.isCharged)
        case .journal(let failure): self.init(failure)
        case .service(let failure): self.init(failure)
        }
    }

    /// Returns whether an open order was charged.
    static func words(for charge: ChargeStatus) -> String {
        switch charge {
        case .yes: "It is charged, but not delivered yet."
        case .no: "It is not charged yet."
        case .unknown: "It is not known yet whether it was charged."
        }
    }

    init(_ failure: FinishError) {
        switch failure {
        case .unknown:
            self.init(65, "unknown-transaction", "This device has no such transaction.")
        case .notDelivered:
            self.init(
                77, "not-delivered",
                "The transaction is not delivered yet; finishing it now could lose the goods. "
                    + "It is charged, and it is delivered at the next start.", charged: .yes)
        case .noAnswer:
            self.init(
                3, "no-answer",
                "The store did not answer; the device tries again at the next start.",
                charged: .yes)
        case .journal(let failure): self.init(failure)
        }
    }
}

extension NoAnswer {
    fileprivate var plannedFaults: [PlannedFault] { planned.map { [$0] } ?? [] }
}

extension FileFailure {
    /// The code for programs.
    fileprivate var word: String {
        switch self {
        case .locked: "locked"
        case .newer: "newer-version"
        case .damaged: "damaged"
        case .readOnly: "read-only"
        case .full: "disk-full"
        case .unsafe: "unsafe"
        case .io: "io"
        }
    }
}

extension NoAnswer {
    /// The sentence that names the row which the service cannot read; nil for any other cause.
    var damage: String? { if case .damaged(let row) = cause { row } else { nil } }
}
