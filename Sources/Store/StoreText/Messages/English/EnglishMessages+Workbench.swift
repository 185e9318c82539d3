extension EnglishMessages {
    /// The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
    static let workbench: [Message: String] = [
        .plainHelpEdit: """
        changes what is sold; edit alone tells what can be changed, and what was.
        """,
        .plainHelpCrash: """
        kills this program there, at the next purchase; crash alone tells the points, none \
        takes it back.
        """,
        .plainAsInCatalog: "as the catalog says again",
        .plainCrashPlanned: """
        This program will kill itself {1}, for real and once. Start it again then: it goes on \
        where it was and says what it settled. crash none takes it back.
        """,
        .changedByHand: """
        Changed by hand in the sandbox; kiosk sandbox product ID --reset takes it back.
        """,
        .newBadge: "new",
        .sandboxProducts: "what is sold",
        .entryProduct: "change a product",
        .sandboxProductHelp: """
        One change: availability removed (or draft, in-review, cleared), price 1.99, sale 0.49 \
        +PT1H, not-in JPN,DEU, only-in USA, title TEXT, description TEXT, or reset. Every kiosk \
        on this store sells it at once.
        """,
        .sandboxProductLineHelp: """
        Left and right change whether it is on sale, Enter everything else. What is changed here \
        stays, whatever the catalog’s file says, until reset is typed.
        """,
        .availabilityCleared: "on sale",
        .availabilityDraft: "draft",
        .availabilityInReview: "in review",
        .availabilityRemoved: "removed",
        .labelChanged: "changed",
        .notInCatalog: "not in the catalog any more",
        .lowBalanceOffer: "{1} left. {2} for {3}?",
        .lowBalanceKeys: "{1} buys, Esc hides",
        .hintTakeOffer: "buy the offer",
        .crashLabel: "Crash",
        .crashNever: "never",
        .sandboxCrashHelp: """
        Where on its way the next purchase kills this program, for real and once. Left and right \
        choose, Enter takes any point, or now. The next start says what it settled.
        """,
        .entryCrash: "where to crash",
        .crashNoPoint: "“{1}” is no point.",
        .sandboxCrashEntryHelp: """
        before or after, and a call: {1}; never; or now. This program kills itself there, and \
        the next start goes on.
        """,
        .crashedAt: """
        kiosk has killed itself {1}, as planned. Start it again: it goes on where it was and \
        says what it settled.
        """,
        .crashedNow: """
        kiosk has killed itself, as asked. Start it again: it goes on where it was and says \
        what it settled.
        """,
        .settledAtStart: "Left open by the last kiosk, settled now: {1}",
    ]
}
