import SandboxBackend
import StoreAPI
import StoreModel

/// The changes of the catalog while shops are open.
extension ScenarioPlayer {
    func edit(_ edit: ScenarioEdit, for device: ScenarioDevice) throws {
        let (backend, id, context) = (
            world.backend, try product(edit.product).id, device.context
        )
        let own = try world.perform { try await backend.storefront(context)?.countryCode }
        let defaults = ProductChange.Defaults(
            storefront: edit.storefront ?? own ?? catalog.homeStorefront,
            locale: edit.locale ?? device.locale,
            now: try world.perform { try await backend.time().now })
        let changes: [ProductChange]
        do throws(ProductChange.ParseError) {
            changes = try edit.change.changes(at: defaults)
        } catch {
            throw ImpossibleStep(expected: "a change of \(id)", got: error.message)
        }
        _ = try world.perform { try await backend.edit(.change(productID: id, changes: changes)) }
    }

    func undoEdits(_ names: [ProductName]) throws {
        let backend = world.backend
        let ids = try names.map { try product($0).id }
        for id in ids.isEmpty ? [nil] : ids.map(Optional.some) {
            _ = try world.perform { try await backend.edit(.reset(productID: id)) }
        }
    }

    func announce(
        _ price: String, consent: Bool, _ name: ProductName, _ device: ScenarioDevice
    ) throws {
        let backend = world.backend
        let subscription = try subscription(to: name, of: device)
        guard let code = subscription.renewal.currency, let currency = Currency(code: code) else {
            throw ImpossibleStep(
                expected: "a subscription that renews", got: "its renewal is cancelled")
        }
        guard let amount = try? DecimalAmount.milliunits(price, exponent: currency.exponent) else {
            throw ImpossibleStep(
                expected: "a price in \(code)",
                got: "\(price), which has more than \(currency.exponent) decimals")
        }
        let (original, new) = (
            subscription.originalTransactionID, Price(milliunits: amount, currency: currency)
        )
        _ = try world.perform {
            try await backend.control(original, .price(new, consent: consent))
        }
    }
}
