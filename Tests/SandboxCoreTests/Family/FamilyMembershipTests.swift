import SandboxCore
import StoreModel
import Testing

@Suite("Family membership")
struct FamilyMembershipTests {
    private static func family(
        _ organizer: AccountName, _ others: AccountName...
    ) -> [FamilyMember] {
        ([organizer] + others).map { FamilyMember(account: $0, organizer: organizer) }
    }

    @Test("H13: the first member founds a family, and a member who joins again stays a member")
    func joins() throws {
        #expect(try FamilyRules.canJoin("bob", "ann", own: [], family: []))
        let family = Self.family("ann", "bob")
        #expect(try FamilyRules.canJoin("eve", "ann", own: [], family: family))
        #expect(try !FamilyRules.canJoin("bob", "ann", own: family, family: family))
    }

    /// An account that cannot join a family, and that family.
    struct Refused: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let account: AccountName
        let organizer: AccountName
        var own: [FamilyMember] = []
        var family: [FamilyMember] = []
    }

    @Test(
        "H14: an account cannot join itself, a second family, a member's family, or a family of six",
        arguments: [
            Refused(testDescription: "themselves", account: "ann", organizer: "ann"),
            Refused(
                testDescription: "a second family", account: "bob", organizer: "eve",
                own: family("ann", "bob")),
            Refused(
                testDescription: "with a family of their own", account: "ann", organizer: "eve",
                own: family("ann", "bob")),
            Refused(
                testDescription: "a member's", account: "eve", organizer: "bob",
                family: family("ann", "bob")),
            Refused(
                testDescription: "their own member's", account: "ann", organizer: "bob",
                own: family("ann", "bob"), family: family("ann", "bob")),
            Refused(
                testDescription: "one of six", account: "gus", organizer: "ann",
                family: family("ann", "bob", "cat", "dan", "eve", "fay")),
        ])
    func refused(refused: Refused) {
        #expect(throws: FamilyRules.ChangeError.self) {
            _ = try FamilyRules.canJoin(
                refused.account, refused.organizer, own: refused.own, family: refused.family)
        }
    }

    @Test(
        "H15: a member leaves alone; when the organizer or the last member leaves, the family ends")
    func leaves() throws {
        let family = Self.family("ann", "bob", "eve")
        #expect(try FamilyRules.leaving("bob", family: family) == ["bob"])
        #expect(try FamilyRules.leaving("ann", family: family) == ["ann", "bob", "eve"])
        let pair = Self.family("ann", "bob")
        #expect(try FamilyRules.leaving("bob", family: pair) == ["ann", "bob"])
        #expect(throws: FamilyRules.ChangeError.self) {
            _ = try FamilyRules.leaving("gus", family: family)
        }
    }
}
