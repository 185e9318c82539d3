import ArgumentParser
import PurchaseEngine
import StoreModel

/// Shows the signed transaction.
struct Receipt: KioskCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show what the store signed for a transaction.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The transaction's id, or a part of it that only one has.")
    var transaction: String

    @Flag(help: "Print the signed form itself (JWS), for a server to verify.")
    var jws = false

    func run(_ settings: Settings) async throws -> Int32 {
        let backend = try await BackendSession.open(settings)
        let session = try await DriverSession.drivingOrReading(backend)
        let id = try await session.transaction(named: transaction)
        let signed: SignedTransaction?
        do throws(JournalError) {
            signed = try await session.engine.receipt(id)
        } catch {
            throw CommandFailure(error)
        }
        guard let signed else {
            throw CommandFailure(65, "no-receipt", "This device has no signed form of \(id).")
        }
        if jws {
            StandardStream.output.write(signed.jws.compact + "\n")
        } else {
            Output(isJSON: true).json(signed.transaction)
        }
        return 0
    }
}
