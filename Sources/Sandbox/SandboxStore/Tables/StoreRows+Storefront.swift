import SandboxCore
import StoreModel

extension StoreRows {
    /// The country in which an account buys; the catalog's own for one that has none.
    func storefront(of account: AccountName, home: String) throws -> Storefront {
        let code = try storefrontCode(of: account) ?? home
        return StorefrontTable.entry(code)?.storefront ?? Storefront(countryCode: code, id: "")
    }
}
