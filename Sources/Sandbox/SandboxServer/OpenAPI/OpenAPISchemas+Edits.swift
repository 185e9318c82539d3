import StoreAPI
import StoreModel

extension OpenAPISchemas {
    /// The schemas of the sandbox's actions, of their replies, and of products and catalog edits.
    static let edits: [String: JSONTree] = [
        "CatalogSale": Schema.object(["price": Schema.named("Price"), "ends": Schema.moment]),
        "ProductChange": Schema.cases([
            "availability": Schema.object(["availability": Schema.enumeration(Availability.self)]),
            "price": Schema.object([
                "price": Schema.named("Price"), "storefront": Schema.text("ISO 3166-1 alpha-3."),
            ]),
            "sale": Schema.object([
                "sale": Schema.named("CatalogSale"),
                "storefront": Schema.text("ISO 3166-1 alpha-3."),
            ]),
            "notIn": Schema.object(["storefronts": Schema.list(Schema.text())]),
            "onlyIn": Schema.object(["storefronts": Schema.list(Schema.text())]),
            "title": Schema.object(["text": Schema.text(), "locale": Schema.text()]),
            "description": Schema.object(["text": Schema.text(), "locale": Schema.text()]),
        ]),
        "CatalogEdit": Schema.cases([
            "change": Schema.object([
                "productId": Schema.text(), "changes": Schema.list(Schema.named("ProductChange")),
            ]),
            "reset": Schema.object([:], optional: ["productId": Schema.text()]),
        ]),
        "SandboxProduct": Schema.object(
            [
                "productId": Schema.text(), "displayName": Schema.text(),
                "availability": Schema.enumeration(Availability.self),
                "offers": Schema.list(
                    Schema.object(
                        ["storefront": Schema.text(), "price": Schema.named("Price")],
                        optional: ["sale": Schema.named("CatalogSale")])),
                "changes": Schema.list(Schema.named("ProductChange")),
            ], optional: ["type": Schema.enumeration(ProductType.self)]),
        "SandboxAction": SandboxAction.schema, "SandboxReply": SandboxReply.schema,
    ]
}
