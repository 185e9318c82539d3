import KioskSimulation
import Testing

/// A proof that finds nothing must be shown to be able to: each of these is wrong in one place, and is caught.
@Suite("Seeded bugs")
struct SeededBugTests {
    @Test("a wrong runner is caught", arguments: WrongMachine.ofRunner)
    func runner(_ wrong: WrongMachine) throws {
        let rule = try wrong.caught()
        #expect(rule != nil)
    }

    @Test("a wrong payment queue is caught", arguments: WrongMachine.ofQueue)
    func queue(_ wrong: WrongMachine) throws {
        let rule = try wrong.caught()
        #expect(rule != nil)
    }

    @Test("a wrong store is caught", arguments: WrongMachine.ofStore)
    func store(_ wrong: WrongMachine) throws {
        let rule = try wrong.caught()
        #expect(rule != nil)
    }

    @Test("a wrong merchant is caught", arguments: WrongMachine.ofMerchant)
    func merchant(_ wrong: WrongMachine) throws {
        let rule = try wrong.caught()
        #expect(rule != nil)
    }
}
