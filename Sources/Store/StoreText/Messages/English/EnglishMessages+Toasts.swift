extension EnglishMessages {
    /// The texts of toasts and empty screens.
    static let toasts: [Message: String] = [
        .toastBought: "Bought {1}.",
        .toastGranted: "You got {1}.",
        .toastPaidOff: "{1} paid off what you owed.",
        .toastPending: "{1} waits for approval. You are not charged before that.",
        .toastSamePurchase: """
        {1} was on its way already: it is the same purchase. You were not charged again.
        """,
        .toastCancelled: "Cancelled. You were not charged.",
        .toastFailed: "{1}: {2}",
        .toastRestoring: "Restoring …",
        .toastRestored: "Restored {1} {1|product|products}.",
        .toastRestoredNothing: "There is nothing to restore for this account.",
        .toastRestoredPart: """
        Restored {1}. The merchant has not answered for {2} more: that goes on by itself, at the \
        next start too.
        """,
        .restoredSubscriptions:
            "{1} {1|subscription|subscriptions} among them: subscriptions come to every device by themselves.",
        .toastRestoreFailed: """
        Restore did not work. Nothing changed and nothing was charged. Try again.
        """,
        .newsApproved: "{1} was approved: charged, delivered.",
        .newsDeclined: "{1} was declined: not charged.",
        .newsArrived: "{1} has arrived: charged, delivered.",
        .toastSpendUnknown:
            "No answer yet. The spending {2} of {1} is on its way: it goes on by itself, and is taken once.",
        .toastSpentLate: "Spent {1} after all: {2}.",
        .toastSpendRefusedLate: "The spending {2} of {1} was refused. Nothing was taken.",
        .toastSpent: "Spent {1}.",
        .toastRecordingStopped: "The recording stopped: {1}. {2} ends here.",
        .toastRecorded: "The recording is in {1}.",
        .toastTerminal: "This system does not know the terminal type {1}; it is taken for {2}.",
        .toastNotEnough: "You have {1}. {2} would cover it.",
        .toastNotEnoughPlain: "You have only {1}.",
        .toastFinished: "Finished.",
        .toastRefunded: "{1} was refunded.",
        .toastApproved: "Approved.",
        .toastDeclined: "Declined.",
        .toastCopied: "Copied {1}.",
        .toastNotCopied: "This terminal cannot be asked to copy. Select the text with the mouse.",
        .toastTheme: "Theme: {1}",
        .toastThemeKept: "The theme stays as it was: {1}",
        .toastLanguage: "Language: {1}",
        .toastOutcome: "Payments from now on: {1}",
        .toastCatalogChanged: "The catalog changed.",
        .toastGone: "No longer on sale: {1}.",
        .toastMouseOn: "Mouse on. Shift-drag selects text; {1} releases the mouse.",
        .toastMouseOff: "Mouse released: it selects text now. {1} takes it back.",
        .toastUnknownOutcome: """
        No answer yet for {1}. The same order is asked for again; it cannot be charged twice.
        """,
        .toastUnavailable: "The product is not on sale any more. You were not charged.",
        .toastNothingHere: "There is nothing here to do that with.",
        .toastNowDriving: "This window now drives the device.",
        .toastCatalogBroken: "{1}. The shop still sells what the catalog said before.",
        .toastConfigBroken: "{1} Everything stays as it was.",
        .toastConfigUsed: "The config file was read again. Now in use: {1}.",
        .toastConfigLater: "From the next start on: {1}.",
        .toastPickOverLine: "{1} stays, in place of {2} ({3}), until that line is changed.",
        .toastPickUnderVariable: "{1} for now: at the next start {2} says {3}.",
        .notCharged: "You were not charged.",
        .emptyShop: "The catalog has no products. Open another one: kiosk --catalog FILE",
        .emptyFilter: "Nothing matches. Esc clears the filter.",
        .emptyActivity: "Nothing bought yet.",
        .emptyWallet: "The wallet is empty.",
        .emptyOwned: "Nothing owned yet.",
        .emptyLog: "Nothing has happened yet.",
        .howToRestore: "{1} restores purchases.",
        .howToBuy: "{1} opens the Shop, {2} buys there.",
        .loading: "Loading …",
        .tooSmall: "The window is too small.",
        .catalogFailed: "The store did not send its products.",
        .catalogAgain: "Nothing was charged. Press r to ask again.",
        .toastSorted: "Sorted {1}.",
        .toastNothingToUndo: "Nothing to undo. What was bought is given back with a refund.",
        .toastNothingToRedo: "Nothing to do again.",
    ]
}
