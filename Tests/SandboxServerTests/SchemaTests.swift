import Foundation
import StoreAPI
import StoreModel
import Testing

@testable import SandboxServer

@Suite("The schemas of the document")
struct SchemaTests {
    @Test("have every optional member of the types that they describe")
    func complete() throws {
        let types: [(name: String, type: any Decodable.Type)] = [
            ("Product", Product.self), ("Offer", SubscriptionOffer.self),
            ("BillingPlan", BillingPlan.self), ("ProductsReply", ProductsReply.self),
            ("SandboxProduct", SandboxProduct.self), ("Intent", Intent.self),
            ("PurchaseRequest", PurchaseRequest.self), ("UnfinishedReply", UnfinishedReply.self),
            ("ChangesReply", ChangesReply.self), ("MerchantOffer", MerchantOffer.self),
            ("WalletStatement", WalletStatement.self), ("SandboxOrder", SandboxOrder.self),
            ("PlannedFault", PlannedFault.self), ("OfferCode", OfferCode.self),
            ("SubscriptionsReply", SubscriptionsReply.self),
            ("SandboxSubscription", SandboxSubscription.self),
            ("SandboxFamily", SandboxFamily.self), ("LogEvent", LogEvent.self),
            ("LogFinding", LogFinding.self), ("DisputeReport", DisputeCase.self),
            ("AccountReport", AccountSummary.self),
        ]
        for (name, type) in types {
            let example = try JSONEncoder().encode(Self.example(Schema.named(name)))
            let value = try Self.decoded(type, String(decoding: example, as: UTF8.self))
            let missing = Self.missing(in: value, at: name)
            #expect(missing == [], "\(name)")
        }
    }

    @Test(
        "the JSON of an action has the names of its values",
        arguments: [
            (.order("i", .approve), "order: decision, intentId"),
            (.transaction("1", .reverse), "transaction: change, transactionId"),
            (.subscription("1", .expire), "subscription: change, originalTransactionId"),
            (
                .buyOutside(purchase: OutsidePurchase(account: "a", device: "d", productID: "p")),
                "buyOutside: purchase"
            ), (.clearHistory(account: "a"), "clearHistory: account"),
            (.clearHistory(account: "a", after: "1"), "clearHistory: account, after"),
            (.planFault(plan: FaultPlan(.finish, .timeout)), "planFault: plan"),
            (.clearFault(id: 7), "clearFault: id"), (.clearFaults, "clearFaults: "),
            (.clock(.settle), "clock: change"),
            (.family(change: .leave(account: "a")), "family: change"),
            (.catalog(.reset(productID: nil)), "catalog: edit"),
            (
                .createOfferCodes(
                    request: OfferCodeCreationRequest(
                        productID: "p", offerIdentifier: "o", count: 1, custom: nil,
                        terms: OfferCodeTerms(
                            isCustom: false, limit: nil, isOncePerCustomer: true, expires: nil))),
                "createOfferCodes: request"
            ),
        ] as [(SandboxAction, String)])
    func names(of action: SandboxAction, _ names: String) throws {
        let data = try #require(ResponseFactory.bytes(of: action))
        let json = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
        let found = try #require(json).map { name, values in
            "\(name): \(values.keys.sorted().joined(separator: ", "))"
        }
        #expect(found == [names])
    }

    private static func decoded<Value: Decodable>(
        _ type: Value.Type, _ text: String
    ) throws -> Any { try Wire.value(type, text) }

    /// Returns a value with all members of a schema.
    private static func example(_ schema: JSONTree, _ name: String = "") -> JSONTree {
        guard case .object(let members) = schema else { return schema }
        if case .text(let reference)? = members["$ref"] {
            let target = reference.split(separator: "/").last.map(String.init) ?? ""
            return example(OpenAPISchemas.all[target] ?? [:], target)
        }
        if case .list(let cases)? = members["oneOf"], let first = cases.first {
            return example(first)
        }
        if case .list(let values)? = members["enum"], let first = values.first { return first }
        guard case .text(let type)? = members["type"] else { return schema }
        switch type {
        case "object":
            guard case .object(let properties)? = members["properties"] else { return [:] }
            let pairs = properties.map { ($0.key, example($0.value, $0.key)) }
            return .object(Dictionary(uniqueKeysWithValues: pairs))
        case "array": return .list(members["items"].map { [example($0)] } ?? [])
        case "integer":
            guard case .number(let least)? = members["minimum"] else { return .number(1) }
            return .number(max(1, least))
        case "boolean": return .flag(true)
        default: return .text(texts[name] ?? "x")
        }
    }

    /// Texts with a format of their own, by the name of the member or of the schema.
    private static let texts = [
        "Period": "P1M", "currency": "USD", "locale": "zh_Hant_TW", "fault": "timeout",
        "moment": "once",
    ]

    /// Returns the paths of the optional members without a value.
    private static func missing(in value: Any, at path: String) -> [String] {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            guard let content = mirror.children.first else { return [path] }
            return missing(in: content.value, at: path)
        }
        return mirror.children.flatMap { child in
            missing(in: child.value, at: "\(path).\(child.label ?? "")")
        }
    }
}
