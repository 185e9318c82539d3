import ArgumentParser
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning
import StoreText

struct ReceiptCommand: ExistingProfileCommand, SessionCommand {
    static let configuration = CommandConfiguration(
        "receipt", "Show the store's signed record of a transaction.",
        discussion: """
            Prints the payload with the field names of the App Store Server API. With --jws, prints the signed form \
            (ES256 with an x5c chain), which a server verifies against “kiosk root”. With --verify-receipt, prints the \
            receipt-data for a server that still uses /verifyReceipt: for this transaction alone, as in iOS 6 (flat), \
            or for all transactions in the customer's receipt, as in iOS 7 and later (unified).

            EXAMPLES
              kiosk receipt M-2026-000001
              kiosk receipt 2000000812345678 --jws
              kiosk receipt 2000000812345678 --verify-receipt=unified

            EXIT CODES
              0   done
              64  the name matches several transactions
              65  no such transaction, or this device has no signed form of it
            """)
    @OptionGroup var options: GlobalOptions
    var changesState: Bool { false }
    @Argument(help: "The transaction: any unique part of its ID, intent ID or order number.")
    var transaction: String
    @Flag(help: "Print the signed form (JWS) for a server to verify.")
    var jws = false
    @Option(
        help: ArgumentHelp(
            "Print the receipt-data for /verifyReceipt: flat or unified.", valueName: "form"))
    var verifyReceipt: Form?

    /// The two forms of receipt data for `verifyReceipt`.
    enum Form: String, ExpressibleByArgument, CaseIterable {
        /// The receipt of one transaction, as in iOS 6.
        case flat
        /// The receipt of the customer with all transactions, as from iOS 7 on.
        case unified
    }

    func validate() throws {
        guard !jws || verifyReceipt == nil else {
            throw ValidationError("Use --jws or --verify-receipt, not both.")
        }
    }

    func run(_ backend: BackendSession) async throws {
        let session = try await DeviceSession.drivingOrReading(backend)
        let id = try await session.transaction(named: transaction)
        guard let signed = try await session.engine.receipt(id) else {
            throw CommandFailure(
                65, "no-receipt",
                "This device has no signed form of the transaction \(id). Use the device that received it "
                    + "(--device).")
        }
        show(signed, backend.settings.output)
        try await noteUnsignedVerdict(session.engine, id, backend.settings)
    }

    /// Notes a merchant's verdict that is not signed; the printed transaction is signed by the store alone.
    private func noteUnsignedVerdict(
        _ engine: PurchaseEngine, _ id: TransactionID, _ settings: Settings
    ) async throws(JournalError) {
        guard let verdict = try await engine.verdict(on: id), verdict.jws == nil else { return }
        let words = settings.messages
        let decision = words.name(of: verdict.verdict?.decision ?? .revoked)
        settings.output.note(
            "\(words.text(.receiptVerdict)): \(decision) – \(words.text(.receiptVerdictUnsigned))")
    }

    private func show(_ signed: SignedTransaction, _ out: Output) {
        if let verifyReceipt {
            let data: ReceiptData =
                verifyReceipt == .flat ? .flat(signed.jws) : .unified(signed.jws)
            out.json(["receipt-data": data.base64])
            out.text(data.base64)
        } else if jws {
            out.json(["signedTransactionInfo": signed.jws.compact])
            out.text(signed.jws.compact)
        } else {
            out.json(encoding: signed.transaction)
            for line in JSONText.indented(signed.transaction) { out.text(line) }
        }
    }
}

struct RootCertificateCommand: KioskCommand {
    static let configuration = CommandConfiguration(
        "root", "Print the root certificate that signs this profile's transactions.",
        discussion: """
            Add it to the library that verifies transactions on your server, with the environment Sandbox.

            EXAMPLES
              kiosk root > kiosk-root.pem
              kiosk root --der > kiosk-root.der
            """)
    @OptionGroup var options: GlobalOptions
    var changesState: Bool { false }
    @Flag(help: "Print PEM (the default).")
    var pem = false
    @Flag(help: "Print DER, as bytes.")
    var der = false

    func run(_ settings: Settings) async throws -> Int32 {
        if pem, der { throw CommandFailure.usage("Use --pem or --der, not both.") }
        let identity = try await BackendSession.open(settings).identity
        guard let root = RootFile(base64: identity.rootCertificate) else {
            throw CommandFailure(77, "root", "The backend’s root certificate cannot be read.")
        }
        if settings.output.isJSON {
            settings.output.json([
                "kind": "root", "pem": root.pem,
                // The fingerprint of the DER form.
                "sha256": Fingerprint.sha256Hex(root.der),
            ])
        } else if der {
            settings.output.sink.write(root.der, .output)
        } else {
            settings.output.sink.write(root.pem)
        }
        return 0
    }
}
