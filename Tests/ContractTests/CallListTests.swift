import StoreAPI
import StoreModel
import Testing

@Suite("The lists of calls")
struct CallListTests {
    @Test("every service call is in a list")
    func names() {
        let names = StoreCalls.all.map { $0.name } + MerchantCalls.all.map { $0.name }
        #expect(Set(names.compactMap { $0 }) == Set(ServiceCall.allCases))
    }

    @Test("planned faults apply to all calls except those about the storefront")
    func faults() {
        #expect(ServiceCall.allCases.filter { FaultCall($0) == nil } == [.storefront])
    }

    @Test("every call of the sandbox's controls requires its token")
    func owner() {
        #expect(ControlCalls.descriptions.allSatisfy { $0.authentication == .owner })
    }
}
