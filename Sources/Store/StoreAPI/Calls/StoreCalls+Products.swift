package import StoreModel

extension StoreCalls {
    package static let identity = StoreCall<NoContent, BackendIdentity>(
        nil, .get, "/kiosk/v1/identity", ("identity", "Returns the identity of the store."),
        authentication: .none, request: .empty, reply: .json(Schema.named("BackendIdentity"))
    ) { store, _, _ async throws(ServiceFailure) in
        try await store.identity()
    }

    package static let products = StoreCall<ProductsRequest, ProductsReply>(
        .products, fault: .products, .get, "/kiosk/v1/products",
        ("products", "Returns products by id, or all products."),
        request: .products, reply: .json(Schema.named("ProductsReply"))
    ) { store, request, context async throws(ServiceFailure) in
        try await store.products(request, context)
    }

    package static let productsByID = StoreCall<ProductsRequest, ProductsReply>(
        .products, fault: .products, .post, "/kiosk/v1/products",
        ("productsById", "Returns products by id, for many ids."),
        request: .body(Schema.named("ProductsRequest")),
        reply: .json(Schema.named("ProductsReply"))
    ) { store, request, context async throws(ServiceFailure) in
        try await store.products(request, context)
    }

    package static let storefront = StoreCall<NoContent, Storefront?>(
        .storefront, .get, "/kiosk/v1/storefront",
        ("storefront", "Returns the country of the account; null for a new account."),
        request: .empty, reply: .json(Schema.orNull(Schema.named("Storefront")))
    ) { store, _, context async throws(ServiceFailure) in
        try await store.storefront(context)
    }

    package static let setStorefront = StoreCall<StorefrontChoice, Storefront>(
        .storefront, .put, "/kiosk/v1/storefront",
        ("setStorefront", "Changes the country of the account."),
        request: .body(Schema.object(["countryCode": Schema.text("ISO 3166-1 alpha-3.")])),
        reply: .json(Schema.named("Storefront"))
    ) { store, choice, context async throws(ServiceFailure) in
        try await store.setStorefront(choice.countryCode, context)
    }
}

extension ForwardingStore {
    package func identity() async throws(ServiceFailure) -> BackendIdentity {
        try await answer(StoreCalls.identity, NoContent(), .anonymous)
    }

    package func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        let call = request.fitsInURL ? StoreCalls.products : StoreCalls.productsByID
        return try await answer(call, request, context)
    }

    package func storefront(_ context: CallContext) async throws(ServiceFailure) -> Storefront? {
        try await answer(StoreCalls.storefront, NoContent(), context)
    }

    package func setStorefront(
        _ countryCode: String, _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront {
        try await answer(
            StoreCalls.setStorefront, StorefrontChoice(countryCode: countryCode), context)
    }
}

extension ProductsRequest {
    /// The maximum number of IDs in a URL.
    private static let maximumIDsInURL = 40

    /// Whether the query of a URL can express the request; without IDs, the query requests all products.
    fileprivate var fitsInURL: Bool {
        productIDs.map { (1...Self.maximumIDsInURL).contains($0.count) } ?? true
    }
}

extension RequestFormat where Request == ProductsRequest {
    fileprivate static var products: RequestFormat {
        RequestFormat(
            query: [
                RouteDescription.QueryItem("id", Schema.text("A product."), isRepeated: true),
                RouteDescription.QueryItem(
                    "locale", Schema.text("The customer’s language, such as zh_CN.")),
            ],
            write: { request in
                let ids = request.productIDs ?? []
                return WireRequest(
                    query: [(name: "locale", value: request.locale.identifier)]
                        + ids.map { (name: "id", value: $0.rawValue) })
            },
            read: { reader async throws(ServiceFailure) in
                let ids = try reader.values(of: "id")
                guard let locale = LocaleID(try reader.values(of: "locale").last ?? "en_US") else {
                    throw .refusal(
                        Refusal(
                            .badRequest, "The query’s locale must be a language such as zh_CN."))
                }
                return ProductsRequest(
                    productIDs: ids.isEmpty ? nil : ids.map { ProductID($0) }, locale: locale)
            })
    }
}
