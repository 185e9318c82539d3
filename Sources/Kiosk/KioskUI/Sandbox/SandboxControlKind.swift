/// What can be changed about where one stands.
enum SandboxControlKind: CaseIterable, Hashable, Sendable {
    case outcome, account, device, storefront, language
}
