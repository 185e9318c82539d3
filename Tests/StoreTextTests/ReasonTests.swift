import StoreModel
import Testing

@testable import StoreText

@Suite("Reasons and names")
struct ReasonTests {
    private let languages = LocalizedTexts.languages.map(LocalizedTexts.init(locale:))

    @Test("every decline states that nothing was charged", arguments: DeclineReason.allCases)
    func declines(reason: DeclineReason) {
        #expect(languages[0].sentence(for: reason).contains("You were not charged."))
        #expect(languages[1].sentence(for: reason).contains("没有被扣款"))
    }

    @Test("every decline has its own sentence")
    func distinctDeclines() {
        for messages in languages {
            let sentences = DeclineReason.allCases.map(messages.sentence(for:))
            #expect(Set(sentences).count == sentences.count)
        }
    }

    @Test("an unknown ID is reported with itself and the nearest ID")
    func unknown() {
        let reason = UnavailableReason.unknown(nearest: "gems60")
        #expect(
            languages[0].sentence(for: reason, productID: "gems6")
                == "The store has no product gems6. Did you mean gems60?")
        #expect(
            languages[0].sentence(for: .unknown(nearest: nil), productID: "x")
                == "The store has no product x. Check the spelling.")
    }

    @Test("each cause of unavailability has its own sentence")
    func unavailable() {
        let reasons: [UnavailableReason] = [
            .unknown(nearest: nil), .unknown(nearest: "y"), .draft, .inReview, .removed,
            .notInStorefront("KWT"), .noPrice, .noPeriod,
        ]
        for messages in languages {
            let sentences = reasons.map { messages.sentence(for: $0, productID: "x") }
            #expect(Set(sentences).count == sentences.count)
            #expect(sentences[5].contains("KWT"))
            #expect(sentences[7].contains(messages.name(of: .autoRenewable)))
        }
    }

    @Test("types, outcomes, sides and steps have unique names in each language")
    func names() {
        for messages in languages {
            #expect(Set(ProductType.allCases.map(messages.name(of:))).count == 4)
            #expect(Set(ProductType.allCases.map(messages.promise(of:))).count == 4)
            #expect(Set(Outcome.allCases.map(messages.name(of:))).count == Outcome.allCases.count)
            #expect(Set(HistoryStep.Side.allCases.map(messages.name(of:))).count == 3)
        }
        for kind in HistoryStep.Kind.allCases {
            #expect(LanguageTexts.message("step", kind.rawValue) != nil, "\(kind)")
        }
    }

    @Test(
        "the statement about restoring agrees with the rules of the type",
        arguments: ProductType.allCases)
    func restores(type: ProductType) {
        #expect((languages[0].restores(type) == "yes") == type.isRestorable)
    }
}
