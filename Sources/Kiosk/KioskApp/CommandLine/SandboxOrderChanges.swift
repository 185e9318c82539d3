import SandboxBackend
import StoreAPI
import StoreModel
import StoreText

/// Changes to orders and transactions of the test store.
extension BackendSession {
    /// Returns the order of a transaction that the user named.
    ///
    /// - Parameter consequence: The sentence for the failure that states what did not happen.
    func paidOrder(
        _ name: String, otherwise consequence: String
    ) async throws -> (SandboxOrder, TransactionID) {
        let match = PartialIDMatcher<SandboxOrder>(kind: "transaction", ids: \.ids)
        let all: [SandboxOrder]
        do throws(ServiceFailure) {
            all = try await orders()
        } catch {
            guard case .refusal(let refusal) = error else { throw error }
            throw CommandFailure(refused: refusal, consequence)
        }
        let charged = all.filter { $0.transactionID != nil }
        guard let order = try match.uniqueMatch(name, among: charged), let id = order.transactionID
        else {
            if let other = Self.order(numbered: name, among: all) {
                throw CommandFailure(
                    65, "unknown-transaction",
                    "\(other.ids.first ?? "It") \(other.stateDescription), so there is no transaction. "
                        + consequence)
            }
            throw CommandFailure(
                65, "unknown-transaction",
                "The store has no transaction “\(name.prefix(80))”. kiosk transactions lists the transactions of a "
                    + "device. \(consequence)")
        }
        return (order, id)
    }

    /// Makes a change at the test store, and returns its result.
    ///
    /// - Parameter failure: Returns the failure of the command; by default, it says without a usable answer that the
    ///   change may have been made.
    func changing<Value>(
        or failure: (ServiceFailure) -> CommandFailure = { CommandFailure(changing: $0) },
        _ body: (any SandboxControl) async throws(ServiceFailure) -> Value
    ) async throws(CommandFailure) -> Value {
        do throws(ServiceFailure) {
            return try await body(connectedBackend.control)
        } catch {
            throw failure(error)
        }
    }

    /// Formats the absolute value of an amount for the user.
    func price(_ amount: Price) -> String {
        let size = Price(
            milliunits: amount.milliunits == .min ? .max : abs(amount.milliunits),
            currency: amount.currency)
        return PriceFormatter(locale: settings.locale).string(size)
    }

    /// Formats a moment for the user.
    func moment(_ moment: Timestamp) -> String {
        TimeFormatter(locale: settings.locale).dateTime(moment)
    }

    /// Returns the only order with a number that contains a text; nil for none or several.
    static func order(
        numbered name: String, among orders: [SandboxOrder]
    ) -> SandboxOrder? {
        let match = PartialIDMatcher<SandboxOrder>(kind: "order", ids: \.ids)
        return (try? match.uniqueMatch(name, among: orders)) ?? nil
    }

    /// Prints the result of a change, with the order's current state at the store.
    ///
    /// - Throws: ``CommandFailure`` that states that the change was made, if the store does not report the order's
    ///   state.
    func show(
        _ order: SandboxOrder, _ word: String, moved: Price? = nil, isApproval: Bool = false
    ) async throws(CommandFailure) {
        let orders: [SandboxOrder]
        do throws(ServiceFailure) {
            orders = try await self.orders()
        } catch {
            throw .doneWithoutState(word)
        }
        let now = orders.first {
            order.intentID == nil
                ? $0.transactionID == order.transactionID : $0.intentID == order.intentID
        }
        let title = await titles(of: [order.productID])[order.productID] ?? "\(order.productID)"
        settings.output.json(.order(now ?? order, moved: moved))
        let words = now.flatMap { isApproval ? approval($0, among: orders) : nil } ?? word
        settings.output.text("\(title) of \(order.account) on \(order.device): \(words)")
    }
}
