import SandboxCore
import StoreModel

extension StoreTables {
    /// Returns the storefront of an account, or the catalog's home storefront if the account does not have one.
    func storefront(of account: AccountName, home: String) throws -> Storefront {
        let code = try storefrontCode(of: account) ?? home
        return StorefrontTable.entry(code)?.storefront ?? Storefront(countryCode: code, id: "")
    }
}
