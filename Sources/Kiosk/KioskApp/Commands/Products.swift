import ArgumentParser
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel
import StoreText

/// Lists products, and says why one is not sold.
struct Products: KioskCommand {
    static let configuration = CommandConfiguration(
        abstract: "List products in your language, priced for your storefront.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "Product ids; all of them if none is given.")
    var ids: [String] = []

    @Option(help: "Say why this product is not on sale.")
    var why: String?

    func run(_ settings: Settings) async throws -> Int32 {
        let backend = try await BackendSession.open(settings)
        let wanted = ids + [why].compactMap { $0 }
        let request = ProductsRequest(
            productIDs: wanted.isEmpty ? nil : wanted.map { ProductID($0) }, locale: settings.locale
        )
        let reply = try await backend.products(request)
        if why != nil, reply.invalid.isEmpty, reply.products.allSatisfy({ $0.unavailable == nil }) {
            settings.output.text("It is on sale:")
        }
        Self.show(reply, backend)
        return reply.invalid.isEmpty ? 0 : 1
    }

    /// Lists what an engine's store sells.
    static func list(_ session: DriverSession, _ ids: [ProductID]?) async throws {
        do throws(ServiceFailure) {
            let locale = session.settings.locale
            show(try await session.engine.products(ids, locale: locale), session.backend)
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func show(_ reply: ProductsReply, _ backend: BackendSession) {
        for product in reply.products { Report.product(product, reply.storefront, backend) }
        for product in reply.invalid { Report.unavailable(product, backend) }
    }
}

extension BackendSession {
    /// The one result of a products request.
    func products(_ request: ProductsRequest) async throws(CommandFailure) -> ProductsReply {
        do throws(ServiceFailure) {
            return try await backend.products(request, settings.context())
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The product that a person named by a unique part of its id.
    func product(named name: String) async throws(CommandFailure) -> Product {
        let all = try await products(ProductsRequest(productIDs: nil, locale: settings.locale))
        if let exact = all.products.first(where: { $0.id.rawValue == name }) { return exact }
        let found = all.products.filter { $0.id.rawValue.contains(name) }
        if found.count == 1, let only = found.first, !name.isEmpty { return only }
        if found.count > 1 {
            let ids = found.prefix(5).map(\.id.rawValue).joined(separator: ", ")
            throw CommandFailure(
                64, "ambiguous-product",
                "“\(name)” could be several products: \(ids). Nothing was charged.")
        }
        let asked = try await products(
            ProductsRequest(productIDs: [ProductID(name)], locale: settings.locale))
        let reason = asked.invalid.first.map {
            messages.sentence(for: $0.reason, productID: $0.productID)
        }
        throw CommandFailure(
            65, "unknown-product", (reason ?? "There is no such product.") + " Nothing was charged."
        )
    }
}
