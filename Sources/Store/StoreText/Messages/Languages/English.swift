extension LanguageTexts {
    /// The texts of the interface in English.
    static let english = LanguageTexts(
        #"""
        # The texts around every screen.
        tabShop: Shop
        tabActivity: Activity
        tabLibrary: Library
        tabReceipt: Receipt
        tabSandbox: Sandbox
        tabLog: Log
        sandbox: SANDBOX
        noRealMoney: no real money
        embedded: embedded
        outcomeIs: payment: {1}
        noDialogs: no dialogs
        openCount: {1} open
        hintMove: move
        hintDetails: details
        hintBuy: buy
        hintRestore: restore
        hintFilter: filter
        hintSearch: search
        hintPalette: palette
        hintHelp: help
        hintManual: manual
        hintLink: next link
        hintMessages: messages
        hintTheme: theme
        hintLanguage: language
        hintQuit: quit
        hintBack: back
        hintClose: close
        hintChoose: choose
        hintPress: press
        hintCancel: cancel
        hintSpend: spend
        hintReceipt: receipt
        hintFinish: finish
        hintCopy: copy
        hintRefund: refund
        hintApprove: approve
        hintDecline: decline
        hintDismiss: dismiss
        hintMouse: mouse on, off
        hintScreen: next screen
        hintScreenBack: one screen back
        hintSuspend: suspend
        hintPrevious: the screen before
        hintRefresh: ask again
        hintRedraw: draw again
        hintPage: a page up or down
        hintEnds: first, last
        messagesTitle: Messages
        messagesNone: No messages yet.
        helpTitle: Help
        helpEverywhere: Everywhere
        helpHere: On this screen
        helpSearch: type to search
        helpNothing: No key does that.
        manualTitle: Manual
        manualNothing: No line of the manual contains this.
        helpPlace: Where you are
        placeMoney: Money
        placeAccount: Account
        placeDevice: Device
        placeStorefront: Storefront
        placeLanguage: Language
        placeBackend: Backend
        helpSigns: Signs
        sponsored: sponsored: {1}
        sponsorText: Goblin & Sons, finest pickaxes since 1203
        sponsorHide: (buy {1} to hide me)
        hintSort: sort
        hintPartAfter: next part
        hintPartBefore: part before
        hintSave: save
        hintAfter: the one after it
        hintBefore: the one before it
        hintChange: change
        hintFollow: follow
        hintUndo: undo
        hintRedo: redo
        hintGoThere: go there

        # The texts of the Shop.
        typeConsumable: consumable
        typeNonConsumable: non-consumable
        typeNonRenewable: non-renewing subscription
        typeAutoRenewable: subscription
        promiseConsumable: bought as often as you like
        promiseNonConsumable: yours for ever
        promiseNonRenewable: ends by itself
        promiseAutoRenewable: renews by itself
        have: have {1}
        owned: owned
        inReview: review
        notOnSale: not on sale
        sale: sale
        wasPrice: was {1}
        free: free
        noPrice: no price
        filter: filter
        shownOf: {1} of {2}
        byType: by type
        labelYouHave: You have
        labelLastBought: Last bought
        labelGrants: Grants
        labelRestores: Restores
        labelPeriod: Period
        labelOffers: Offers
        labelBilling: Billing
        billingMonthly: {1} each month, bound for the whole period: {2} in all
        billingUpFront: {1} at once
        labelID: Product ID
        labelPrice: Price
        labelSale: Sale
        labelGroup: Group
        labelLasts: Lasts
        labelFamily: Family
        labelState: State
        labelNow: now
        grantsValue: {1} × quantity ({2})
        chargeEach: new charge each time
        chargeOnce: charged once, then free
        restoresYes: yes
        restoresNoConsumable: no, what is used up does not come back
        restoresNoNonRenewable: no, the store does not bring it back
        familyShared: can be shared with the family
        familyNotShared: not shared
        nothingYet: nothing yet
        never: never
        byTitle: by name
        byPrice: cheapest first
        byPriceDown: most expensive first
        filterUnknown: no such field: {1}

        # The texts that say why not.
        buyBlockedReading: Buying is off here: {1}
        buyBlockedStarting: The shop is still opening.
        buyBlockedOther: another kiosk drives this device
        buyBlockedOffline: The shop is offline. You can buy once it answers again.
        offerBuy: buy for {1}, no real money
        offerFreeAgain: get it again, free
        blockedBuy: Cannot be bought: {1}
        unknownID: The store does not know {1}. Check the spelling.
        unknownNearest: The store does not know {1}. Did you mean {2}?
        reasonDraft: It is a draft: it was not submitted to the store yet.
        reasonInReview: It waits for the store’s review.
        reasonRemoved: It was taken off sale.
        reasonNotInStorefront: It has no price in this storefront ({1}).
        reasonNoPrice: The catalog gives no price that can be read.
        reasonNoPeriod: The catalog does not say how long a period of this subscription lasts.
        declinedPayment: The payment was declined. You were not charged. Try again or choose another way
            to pay.
        declinedApproval: The request to buy was declined. You were not charged.
        declinedSubscribed: You are subscribed to this already, and it renews by itself. You were not
            charged.
        declinedOffer: This offer is not for this account. You were not charged. Buy it at the standard
            price.
        declinedOfferName: This product has no such offer. You were not charged. Look at its offers
            again.
        declinedOfferSignature: The merchant’s signature of this offer is not valid for this order. You
            were not charged. Ask for the offer again.
        declinedOfferProof: This offer needs the merchant’s signature, or a code. You were not charged.
        declinedCode: The store does not know this offer code. You were not charged. Check the spelling.
        declinedCodeUsed: This offer code was redeemed already. You were not charged.
        declinedCodeOver: The time of this offer code is over. You were not charged.
        declinedTerms: The price or the product changed before the order arrived. You were not charged.
            Open the product again to see what it costs now.
        declinedExpired: The order was too old when it could be sent. You were not charged. Buy it again
            if you still want it.
        declinedUnavailable: The product is not on sale for you. You were not charged.
        declinedQuantity: The quantity is not one that can be bought at once. You were not charged.
            Choose another quantity.
        declinedRefused: The store refused the purchase. You were not charged. Its reason is in the
            history.

        # The texts of the dialogs.
        dialogBuyTitle: Buy
        dialogFor: for {1}, on {2}, from {3}
        dialogNoMoney: This is a sandbox: no real money is charged.
        dialogBackend: the embedded sandbox
        dialogQuantity: Quantity
        dialogQuantities: from {1} to {2}
        dialogOutcome: Payment
        dialogShared: Your family shares this: buying it is charged all the same, and it is yours
            without the family.
        dialogOwned: You own this: buying it again is free, and nothing is granted again.
        dialogChanged: The catalog changed while this was open. Look again before you buy.
        dialogSending: Sent to the store. Esc closes this; Activity (2) shows it.
        buttonCancel: Cancel
        buttonBuy: Buy {1}
        buttonGetFree: Get it free
        buttonRestore: Restore
        buttonSpend: Spend {1}
        outcomeApprove: approve
        outcomeDecline: decline
        outcomeAskToBuy: ask to buy
        outcomeCancel: cancel
        outcomeNoteApprove: The store charges, and the goods are delivered.
        outcomeNoteDecline: The payment is refused: nothing is charged.
        outcomeNoteAskToBuy: It waits until somebody approves it: kiosk sandbox approve
        outcomeNoteCancel: As if you cancelled at the store: nothing is charged.
        dialogSpendTitle: Spend
        spendHave: You have {1}.
        spendAmount: Amount
        spendNote: For what
        spendChoose: Choose a balance first.
        quitOpen: {1} {1|purchase is|purchases are} still open. Nothing is lost: {1|it continues|they
            continue} at the next start.
        themeTitle: Theme
        themeDark: dark
        themeLight: light
        languageTitle: Language
        refundTitle: Refund
        refundOf: bought by {1} on {2}
        refundNote: The whole price goes back. Goods and ownership are withdrawn on every device; what
            was spent becomes a debt.
        buttonRefund: Refund {1}
        deedChoice: {1} ({2} of {3})
        deedOthers: others
        deedHalf: Refund half
        deedAsk: Ask for a refund
        deedDecline: Decline the request
        deedReverse: Reverse the refund
        deedRevoke: Revoke
        deedDelete: Delete
        noteHalf: Half of the price goes back, and half of the goods. An ownership ends with it.
        noteAsk: As a customer does. Your server is asked how much was used; nothing goes back yet.
        noteDecline: What the customer asked for is turned down, and your server is told. Nothing goes
            back.
        noteReverse: The money is charged again. What was bought is had again, and its goods are given
            back.
        noteRevoke: What was bought is withdrawn on every device. No money goes back.
        noteDelete: It is gone at the store, and sold anew. What was paid and what was given stay. This
            cannot be undone.

        # The texts for states and stages.
        statePurchasing: purchasing
        stateDeferred: deferred
        statePurchased: purchased
        stateFailed: failed
        stateRestored: restored
        stateFinished: finished
        stageJournalled: written down
        stageSubmitting: asking the store
        stageRetrying: no answer, asking again
        stageAwaitingApproval: waiting for approval
        stageReceived: received
        stageVerified: verified
        stageDelivered: delivered
        stageFinished: finished
        stageDeclined: declined
        stageCancelled: cancelled
        stageQuarantined: set aside
        stageRefunded: refunded
        mapWritten: written
        mapAsking: asking
        mapNoAnswer: no answer
        mapApproval: approval
        chargedYes: charged
        chargedNo: not charged
        chargedBack: paid back
        chargedPartBack: a part paid back
        chargedUnknown: not known yet whether charged
        explainPurchasing: The order is on its way to the store.
        explainUnsent: The order was not sent yet. You are not charged before that.
        explainUnknown: We do not know yet whether you were charged. The same order is asked for again;
            it cannot be charged twice.
        explainDeferred: Somebody has to approve it (here: on screen 5). You are not charged before
            that.
        explainPurchased: You were charged. The goods are being checked and delivered.
        explainReceivedFree: The goods are being checked and delivered. You were not charged for them.
        explainUnfinished: The goods are yours. The store still has to be told.
        explainFinished: Paid, delivered and settled.
        explainFinishedFree: Delivered and settled. You were not charged.
        explainFailed: You were not charged.
        explainCancelled: You cancelled it. You were not charged.
        explainRestored: It came back from an earlier purchase. You were not charged.
        explainQuarantined: The merchant refused it, and nothing was delivered. If you were charged,
            show the merchant the order number.
        explainSharingEnded: The family does not share it any more.
        explainWithdrawn: The store took it back. No money went back.
        explainDeleted: It was deleted in the test store. What was paid and what was given stay as they
            are.
        explainRefunded: The money went back, and what was bought was taken back.
        explainPartRefunded: A part of the money went back. What was owned has ended; of goods, the same
            share was taken back.
        explainStuck: The store says that it was bought already, and lists nothing as unfinished. Do not
            buy it again: the same order is asked for until the store hands it out (here: on screen 5,
            or with kiosk sandbox unstick).

        # The texts of Activity.
        activityAll: all {1}
        activityOpen: open {1}
        activityFailed: failed {1}
        activityRefunded: refunded {1}
        orderNumber: order {1}
        transactionNumber: transaction {1}
        nextTry: asking again in {1}
        late: late: open for more than an hour
        attempt: attempt {1}
        timeline: Timeline
        laneDevice: device
        laneStore: store
        laneMerchant: merchant
        historyFailed: A part of the history could not be read: {1}
        noSteps: Nothing is written down about it here.
        stepTook: +{1}
        finishNotDelivered: Only what is delivered can be finished.
        finishesByItself: It is finished by itself here.
        stepIntentJournalled: intent written down
        stepNumbered: order number received
        stepSubmitted: buy sent
        stepUnanswered: no answer: outcome unknown
        stepDeferred: waits for approval
        stepCancelled: cancelled
        stepFailed: not charged
        stepCompleted: transaction named
        stepReceived: signed transaction kept
        stepVerified: merchant’s verdict kept
        stepVerifyUnanswered: no verdict yet
        stepDelivered: delivered
        stepFinishUnanswered: finish not answered
        stepFinished: finished
        stepQuarantined: set aside, nothing delivered
        stepRevoked: withdrawn
        stepRevocationSettled: refund settled
        stepOrdered: order arrived
        stepCharged: charged
        stepIssuedFree: issued free
        stepDeclined: payment refused
        stepAwaitingApproval: asks for approval
        stepApproved: approved
        stepStoreFinished: marked finished
        stepRefunded: refunded
        stepRestored: restored
        stepNumberIssued: order number issued
        stepGranted: granted
        stepAlreadyGranted: granted before
        stepPostponed: asked to come again
        stepCompensated: given by hand
        stepRejected: refused for good
        stepDebited: taken back
        stepRenewed: renewed
        stepRenewalSwitched: renewal switched
        stepPlanChosen: plan chosen
        stepRenewalFailed: renewal not paid
        stepGraceEnded: grace period over
        stepSubscriptionEnded: subscription ended
        stepPriceAnnounced: new price announced
        stepPriceAgreed: new price agreed to
        stepExtended: extended
        stepOfferRefused: offer refused
        stepShared: shared by the family
        stepSharingEnded: no longer shared
        stepServerFinished: finished by a server
        stepConsumptionReported: use of the goods reported
        stepAccountTokenSet: player changed
        stepReinstated: stands again
        stepRefundRequested: refund asked for
        stepRefundDeclined: refund declined
        stepRefundReversed: refund reversed, charged again
        stepWithdrawn: revoked without a refund
        stepDeleted: deleted in the test store
        stepGivenBack: given back

        # The texts of Library.
        walletOf: WALLET of {1}
        walletFailed: The wallet could not be loaded: {1}
        subscriptionsFailed: The subscriptions could not be loaded: {1}
        walletProvisional: with what this device has not seen confirmed yet
        walletDebt: owes {1}
        ownedTitle: OWNED
        ownedSince: since {1}
        ownedUntil: until {1}
        boughtOn: bought on {1}
        ownedRestored: restored
        ownedShared: shared by the family
        sharedUntil: shared by the family, paid until {1}
        timeLeft: {1} left
        spentOn: spent on {1}
        spent: spent
        givenFor: given by hand: {1}
        givenBack: given back: refund reversed
        takenBack: taken back after a refund
        walletHistory: HISTORY

        # The texts of Receipt.
        receiptNone: No receipt yet: each purchase has one.
        receiptPayload: Payload
        receiptChain: Certificates
        receiptVerdict: Verdict
        verdictAccepted: granted
        verdictAlreadyGranted: granted before: nothing more is due
        verdictRejected: refused for good
        verdictRevoked: taken back
        verdictRetry: cannot say yet
        receiptOf: Receipt of {1}
        receiptGenuine: genuine: signed by a certificate of the trusted root
        receiptRefused: not believed: {1}
        receiptSigned: signed with {1}
        receiptUnread: The receipt could not be read: {1}
        receiptMissing: This device has no signed form of it.
        receiptNoVerdict: The merchant has not answered yet.
        receiptVerdictGenuine: signed by the merchant, and the signature is good
        receiptVerdictForged: its signature is not good today
        receiptVerdictUnsigned: unsigned, over a connection that is trusted
        receiptRoot: trusted root
        receiptIntermediate: intermediate
        receiptLeaf: signing certificate
        validUntil: valid until {1}
        validFrom: valid from {1}
        fileSaved: Saved as {1}.
        fileNotSaved: Not saved: {1}
        fieldTransactionID: the store’s number of this transaction
        fieldOriginalID: the first transaction of this ownership
        fieldOrderID: the number on the customer’s bill
        fieldProductID: what was bought
        fieldType: the kind of product
        fieldQuantity: how many, 1 to 10
        fieldPrice: of all pieces, in thousandths
        fieldUnitPrice: of one piece, in thousandths
        fieldCurrency: what the price is in
        fieldStorefront: the customer’s country
        fieldStorefrontID: Apple’s number of that country
        fieldPurchaseDate: when it was charged
        fieldOriginalDate: when the first one was charged
        fieldExpiresDate: when it ends
        fieldRevocationDate: when it was refunded or taken back
        fieldRevocationReason: 0 another reason, 1 a fault of the app
        fieldOwnership: bought, or shared in a family
        fieldReason: the customer, or a renewal
        fieldAppAccountToken: the player at the merchant
        fieldIntentID: kiosk’s own id of the purchase
        fieldBundleID: the app that sold it
        fieldEnvironment: Sandbox: no real money
        fieldSignedDate: when the store signed this

        # The texts of LogScreen.
        logFollowing: following
        logStill: not following
        logKind: Kind
        logOrder: Order
        logTransaction: Transaction
        logPurchase: Purchase
        logDetail: Detail
        logTime: Time
        logClock: Steady clock
        logNumber: Number
        logID: Event
        logBefore: Hash before
        logHash: Hash
        logSent: The merchant has it.
        logUnsent: Not at the merchant yet.

        # The texts of SandboxScreen.
        sandboxPlace: how payments go, and where
        sandboxWaiting: waiting at the store
        sandboxPaid: paid
        sandboxNoneWaits: None. Payment “{1}” makes one.
        sandboxNonePaid: Nothing was paid.
        sandboxUnfinished: charged, not finished
        sandboxWaitingHelp: a approves it: it is charged now. d declines it: it is never charged.
        sandboxPaidHelp: x refunds it, all or half, reverses a refund, revokes or deletes it; every
            device hears of it. Enter goes to it.
        sandboxOutcomeHelp: How the next payments go, unless the dialog says otherwise.
        sandboxAccountHelp: Who pays: letters, digits, dots, - and _. A new name is a new customer.
        sandboxDeviceHelp: Which phone this is: letters, digits, dots, - and _. A new name is a new
            phone.
        sandboxDeviceReset: kiosk sandbox device reset, with a phone’s name, makes it as new, while no
            kiosk runs on it.
        sandboxStorefrontHelp: The account’s country in three letters, such as USA or CHN; it decides
            prices and currency.
        sandboxLanguageHelp: The language of kiosk and of the products’ texts.
        sandboxOpenStays: {1} {1|purchase is|purchases are} open here: that goes on when you come back.
        sandboxOtherDevice: It was bought on another device or by another account.
        sandboxNotWaiting: Only what waits for approval can be approved or declined.
        sandboxNothingCharged: Nothing was charged for this order, so nothing can be refunded.
        sandboxBackOf: back {1} of {2}
        sandboxNotPaid: Only what was charged can be refunded.
        selectionGone: What was selected is gone, and something else is in its place: look first.

        # The texts of Palette.
        paletteTitle: Palette
        palettePrompt: type: an action, a product, a number, a theme, a setting
        paletteSetting: setting
        settingMotion: reduced motion
        settingSponsor: the sponsor’s line
        settingOn: on
        settingOff: off
        paletteAction: action
        paletteProduct: product
        paletteTransaction: order
        paletteTheme: theme
        paletteLanguage: language
        paletteSaveDisplay: save the screen as text
        paletteResolve: resolve: settle what is interrupted
        paletteUnstick: unstick: hand out what is stuck
        paletteCrashNow: crash now

        # The texts of the demo of product types.
        hintStepNext: next step
        hintStepBack: step back
        hintPlay: play
        hintPause: pause
        hintFaster: faster
        hintSlower: slower
        hintAgain: from the start
        hintOther: other column
        demoBeingPlayed: Being played right now, in worlds of its own: with a store, a merchant and
            devices that are gone afterwards. In a moment it is here to look at.
        demoTitle: Consumable and non-consumable, side by side
        demoBuy: buy
        demoBuyAgain: buy again
        demoSpend: spend
        demoSecondDevice: second device
        demoRestore: restore
        demoRefund: refund
        demoNothing: nothing
        demoOff: not there yet
        demoPhone: phone
        demoTablet: tablet
        demoReceipts: Receipts of the store
        demoRefersTo: refers to {1}
        demoBoughtToUse: Charged once: the merchant has granted the goods, and they are there to be used
            up.
        demoBoughtForGood: Charged once: from now on the account owns it, and there is nothing in it to
            use up.
        demoChargedAgain: What is used up can be bought again: a charge and a receipt of its own, and
            the goods once more.
        demoFreeAgain: It is owned already: the store charges nothing, and its receipt refers to the
            first one.
        demoSpentAtMerchant: Spending is between the app and the merchant: the store is not asked, and
            no receipt changes.
        demoNothingToSpend: What is owned for good is not used up: there is nothing to spend.
        demoWalletFollows: No receipt comes to the second device; the goods are there because the
            merchant keeps the wallet.
        demoWaitsForRestore: Nothing comes unasked: the second device has it only once it restores.
        demoNothingToRestore: The store has nothing to restore: consumables do not come back. The
            balance is the merchant’s.
        demoRestored: The store issues a receipt for this device that refers to the first one, and
            charges nothing.
        demoRefundedGoods: The money went back, and the merchant took the goods back.
        demoRefundedSpent: The money went back; what was spent already cannot be taken back, and stays
            owed.
        demoRefundedOwnership: The money went back: the receipts are revoked, and no device owns it any
            more.

        # The texts of the demo of designs.
        stagesTitle: Five designs, killed at the same points
        designFinishFirst: finish first
        designWaiting: await verdict
        designOrderOnDevice: order on disk
        designLogged: and a log
        designFinishFirstNote: This design finishes a transaction as soon as it comes, and has the
            merchant verify it afterwards.
        designWaitingNote: This design finishes after the merchant’s verdict, and has the number of the
            order in memory only.
        designOrderOnDeviceNote: This design is the one before it, but the number of the order is in a
            file of the device until it is settled.
        designLoggedNote: This design is the one before it, and tells the merchant’s log of each step
            first.
        designKioskNote: kiosk makes a number of its own and writes it down first; the store signs it,
            the merchant knows it.
        pointBeforePurchase: before it is sent
        pointAfterPurchase: charged, no answer
        pointReceived: transaction received
        pointBeforeVerify: before verification
        pointAfterVerify: granted, no answer
        pointBeforeFinish: before finishing
        pointAfterFinish: finished, no answer
        pointAppDeleted: the app is deleted
        pointDeviceLost: the device is lost
        fateNotCharged: not charged
        fateSettled: settled
        fateStuck: stuck
        fateLost: lost
        fateLostWithApp: lost with the app
        fateLostWithAppShort: lost with it
        fateExplained: explained
        fateNoteNotCharged: Nothing was charged, and nothing is owed.
        fateNoteSettled: {1} was charged, and the goods are there.
        fateNoteStuck: {1} was charged, no goods came, and the product cannot be bought again.
        fateNoteStuckGranted: {1} was charged, the goods are there, but the product cannot be bought
            again.
        fateNoteLost: {1} was charged, and no goods came. Nothing says which order it was.
        fateNoteLostWithApp: {1} was charged, and no goods came. What said which order it was has gone
            with the app.
        fateNoteExplained: {1} was charged, and no goods came. Support can see it, and make it good.
        stagesFindsNothing: Support finds no order that belongs to the payment.
        stagesFindsOrder: Support finds order {1}.
        stagesFindsLog: Support finds order {1}, and {2} {2|event|events} of the device’s log.
        differsFinishFirst: kiosk finishes only what is delivered, so it comes again until then.
        differsWaiting: kiosk has whatever comes verified: the signed transaction itself names the
            purchase.
        differsOrderOnDevice: kiosk needs no file for it: the signed transaction itself names the
            purchase.
        stagesKilled: killed here
        stagesDeleted: app deleted, installed anew
        stagesLost: device lost, signed in on a new one
        stagesStarted: app started again
        hintStory: what happened
        hintCellNext: next cell
        hintDesign: design
        hintPoint: point

        # The texts of toasts and empty screens.
        toastBought: Bought {1}.
        toastGranted: You got {1}.
        toastPaidOff: {1} paid off what you owed.
        toastPending: {1} waits for approval. You are not charged before that.
        toastSamePurchase: {1} was on its way already: it is the same purchase. You were not charged
            again.
        toastCancelled: Cancelled. You were not charged.
        toastFailed: {1}: {2}
        toastRestoring: Restoring …
        toastRestored: Restored {1} {1|product|products}.
        toastRestoredNothing: There is nothing to restore for this account.
        toastRestoredPart: Restored {1}. The merchant has not answered for {2} more: that goes on by
            itself, at the next start too.
        restoredSubscriptions: {1} {1|subscription|subscriptions} among them: subscriptions come to
            every device by themselves.
        toastRestoreFailed: Restore did not work. Nothing changed and nothing was charged. Try again.
        newsApproved: {1} was approved: charged, delivered.
        newsDeclined: {1} was declined: not charged.
        newsArrived: {1} has arrived: charged, delivered.
        toastSpendUnknown: No answer yet. The spending {2} of {1} is on its way: it goes on by itself,
            and is taken once.
        toastSpentLate: Spent {1} after all: {2}.
        toastSpendRefusedLate: The spending {2} of {1} was refused. Nothing was taken.
        toastSpent: Spent {1}.
        toastRecordingStopped: The recording stopped: {1}. {2} ends here.
        toastRecorded: The recording is in {1}.
        toastTerminal: This system does not know the terminal type {1}; it is taken for {2}.
        toastNotEnoughPlain: You have only {1}.
        toastFinished: Finished.
        toastRefunded: {1} was refunded.
        toastApproved: Approved.
        toastDeclined: Declined.
        toastCopied: Copied {1}.
        toastNotCopied: This terminal cannot be asked to copy. Select the text with the mouse.
        toastTheme: Theme: {1}
        toastThemeKept: The theme stays as it was: {1}
        toastLanguage: Language: {1}
        toastOutcome: Payments from now on: {1}
        toastCatalogChanged: The catalog changed.
        toastGone: No longer on sale: {1}.
        toastMouseOn: Mouse on. Shift-drag selects text; {1} releases the mouse.
        toastMouseOff: Mouse released: it selects text now. {1} takes it back.
        toastUnknownOutcome: No answer yet for {1}. The same order is asked for again; it cannot be
            charged twice.
        toastUnavailable: The product is not on sale any more. You were not charged.
        toastNothingHere: There is nothing here to do that with.
        toastNowDriving: This window now drives the device.
        toastCatalogBroken: {1}. The shop still sells what the catalog said before.
        toastConfigBroken: {1} Everything stays as it was.
        toastConfigUsed: The config file was read again. Now in use: {1}.
        toastConfigLater: From the next start on: {1}.
        toastPickOverLine: {1} stays, in place of {2} ({3}), until that line is changed.
        toastPickUnderVariable: {1} for now: at the next start {2} says {3}.
        notCharged: You were not charged.
        emptyShop: The catalog has no products. Open another one: kiosk --catalog FILE
        emptyFilter: Nothing matches. Esc clears the filter.
        emptyActivity: Nothing bought yet.
        emptyWallet: The wallet is empty.
        emptyOwned: Nothing owned yet.
        emptyLog: Nothing has happened yet.
        howToRestore: {1} restores purchases.
        howToBuy: {1} opens the Shop, {2} buys there.
        loading: Loading …
        catalogFailed: The store did not send its products.
        catalogAgain: Nothing was charged. Press r to ask again.
        toastSorted: Sorted {1}.
        toastNothingToUndo: Nothing to undo. What was bought is given back with a refund.
        toastNothingToRedo: Nothing to do again.

        # The texts of the dialogue in lines.
        plainWelcome: kiosk, a sandbox shop: no real money. {1} on {2}, {3}.
        plainHint: Type a number to choose, menu to hear what can be done here, or help.
        plainComma: ", "
        plainFact: {1}: {2}
        plainNews: {1}: {2}. {3}
        plainPrompt: "kiosk> "
        plainUnknown: I do not know “{1}”. Type help.
        plainNoProduct: There is no product {1}. Type list.
        plainNoTransaction: There is no transaction {1}. Type transactions.
        plainNoGood: The wallet has no {1}. Type library.
        plainNoNumber: The last list has no number {1}.
        plainNoReceipt: Type receipt first; then it can be saved.
        plainNoCatalog: The store did not send its products. Nothing was charged. Type refresh.
        plainUnscreened: That is for the full screen: this dialogue has no themes, keys or mouse.
        plainSlow: It takes longer than usual and goes on by itself. You will hear of it.
        plainNoAnswer: No answer came. Nothing was changed. Try again.
        plainAgain: back to {1}
        plainMore: Told {1} of {2}. Type more for the next ones.
        plainNoMore: That was all.
        plainProducts: {1} {1|product|products}.
        plainTransactions: {1} {1|transaction|transactions}.
        plainEvents: {1} {1|event|events} in the log.
        plainFound: {1} of {2} {1|matches|match} “{3}”.
        plainNothingFound: Nothing matches “{1}”. Type find alone to have everything again.
        plainSeveral: “{1}” could be {2}:
        plainNothingOwned: Nothing is owned for good yet. Type restore to bring purchases back.
        plainLibrary: What {1} has:
        plainDeferred: Somebody has to approve it: type approve or decline. You are not charged before
            that.
        plainAfter: {1} later
        plainBuyQuestion: "Buy {1} × {2} for {3}? No real money is charged. Type yes to buy: "
        plainQuantityHint: For another quantity, type a number from {1} to {2}.
        plainNotBought: Not bought. You were not charged.
        plainSpendQuestion: "Spend {1}? Type yes to spend: "
        plainNotSpent: Nothing was spent.
        plainRefundQuestion: "Give back {2} for {1}? Type yes to refund: "
        plainNotRefunded: Nothing was refunded.
        plainUnchanged: Nothing was changed.
        plainFollowing: The log is followed: what happens to purchases is told as it is written down.
        plainNotFollowing: The log is not followed any more.
        plainNewPrice: {1} costs {2} now; it was {3}.
        plainNewText: {1} has a new text.
        plainNewProduct: New: {1}, {2}.
        plainSoldAgain: {1} can be bought now, for {2}.
        plainGone: {1} is not on sale any more.
        plainNotOwned: {1} is not yours any more.
        plainMoreChanges: And {1} more {1|change|changes}.
        plainGoodbye: Goodbye.
        plainDeedQuestion: "{1} – {2}? Type yes to go on: "

        # What each word of the dialogue in lines does.
        plainHelpNumbers: A number chooses from the list that was told last. Examples of what can be
            typed:
        plainHelpList: the products.
        plainHelpShow: all about a product or a transaction; its number does too.
        plainHelpFind: only what has these words. Fields: type, owned, price, sale, available, grants;
            state in transactions; kind and order in the log. Alone: everything again.
        plainHelpSort: another order: type, name, price or price-down.
        plainHelpBuy: asks, and buys on yes. The last word may be the quantity.
        plainHelpRestore: brings back what the account owns.
        plainHelpTransactions: every purchase, or part of them: all, open, failed, refunded.
        plainHelpFinish: settles what was delivered, where that is done by hand.
        plainHelpReceipt: the signed transaction, explained field by field; alone the newest.
        plainHelpSave: keeps the receipt in a new file, in the folder where kiosk was started.
        plainHelpLibrary: the wallet and what is owned.
        plainHelpSpend: asks, and takes it out of the wallet on yes.
        plainHelpSandbox: how payments go, who and where one is, what waits and what was paid.
        plainHelpOutcome: how the next payments go; outcome alone tells all the ways.
        plainHelpApprove: approves what waits; it is charged then. Alone where one thing waits.
        plainHelpDecline: declines what waits; it is never charged.
        plainHelpRefund: asks, and gives the whole price back on yes; half, ask, decline, reverse,
            revoke or delete behind it does that instead.
        plainHelpAccount: another customer; a new name is a new one.
        plainHelpDevice: another phone; a new name is a new one.
        plainHelpStorefront: another country, in three letters; it decides prices.
        plainHelpLanguage: another language; alone the list of them.
        plainHelpLog: the newest events, the newest first.
        plainHelpFollow: tells what happens to purchases as the log gets it, on or off.
        plainHelpExport: keeps the log in a new file, as found with find.
        plainHelpUndo: takes back a filter, an order, a payment choice or a language.
        plainHelpRedo: does again what was undone.
        plainHelpRefresh: asks the store for its products again.
        plainHelpMore: the next lines of a long list.
        plainHelpRepeat: says once more what was said since the line before.
        plainHelpBack: the list of where you are.
        plainHelpMenu: what can be done here, by numbers.
        plainHelpWhere: account, device, country, language and payment.
        plainHelpHelp: all words, or one of them explained.
        plainHelpQuit: leaves the shop; what is open goes on at the next start.

        # The texts of disputes and of what is given by hand.
        disputeOrder: ORDER {1}
        disputeWhat: bought
        disputeAccount: account
        disputeOrdered: ordered
        disputeStoreOrder: store order
        disputeTransaction: transaction
        disputeIntent: purchase id
        disputeVerdict: VERDICT
        disputeStopped: It stopped at: {1}.
        disputeHappened: WHAT HAPPENED
        disputeOthers: OTHER ORDERS of {1}
        disputeOrders: ORDERS of {1}
        disputePlayer: TO THE PLAYER
        disputeAdvice: WHAT YOU CAN DO
        disputeMore: … and {1} more
        disputeThisOrder: this order
        disputeUTC: {1} UTC
        verdictNeverArrived: not charged: the order never reached the store
        verdictCancelled: not charged: cancelled
        verdictDeclined: not charged: declined
        verdictPending: not charged yet: waits for approval
        verdictFree: not charged: paid before
        verdictShared: not charged: shared by the family
        verdictWithdrawn: charged: withdrawn without a refund
        verdictUnshared: not charged: no longer shared by the family
        verdictOwed: charged, not delivered: owed
        verdictRefused: charged, and refused by the merchant
        verdictDelivered: charged and delivered, still there
        verdictSpent: charged, delivered and since spent
        verdictRefunded: charged, and refunded
        verdictCompensated: charged, and given by hand
        verdictUndecided: not known: the store does not answer
        tellOrder: Your order {1}, {2}, {3}:
        tellOrderUnpriced: Your order {1}, {2}:
        tellNeverArrived: it has not reached the store. You were not charged.
        tellMayArrive: If the app still sends it at its next start, you are charged once and get it
            once.
        tellClosed: It cannot be charged any more. You can buy it again.
        tellCancelled: you cancelled it in the store. You were not charged.
        tellDeclined: the store did not take it.
        tellPending: it waits for approval. You are not charged before that.
        tellFree: it cost nothing, since you had paid for it before (transaction {1}).
        tellShared: it cost nothing: somebody of your family bought it and shares it with you.
        tellWithdrawn: It was withdrawn on {1}. No money went back.
        tellUnshared: it cost nothing, and your family does not share it any more.
        tellCharged: you were charged on {1}.
        tellOwed: The goods have not reached your account yet. Open the app on {1} with a connection:
            they come by themselves, and you are not charged again.
        tellOwedLost: The goods have not reached your account, and do not come by themselves any more.
            We add them by hand.
        tellPostponed: We could not deliver yet. Your app asks again by itself, and you are not charged
            again.
        tellRefused: We could not accept the purchase, and nothing was delivered. We give you the goods
            or your money back.
        tellDelivered: {1} came into your account on {2}, and all of it is still there.
        tellOwned: It is yours since {1}. On another device, restore your purchases.
        tellNotShown: Your device has not shown it yet: open the app on {1} with a connection.
        tellSpent: {1} came into your account on {2}. Since then {3} of them {3|was|were} spent, and {4}
            {4|is|are} left.
        tellSpendings: Spent: {1}.
        tellSpending: {1} on {2}
        tellSpendingFor: {1} on {2} for “{3}”
        tellPaidOff: {1} paid off what you owed after an earlier refund.
        tellRefunded: The money went back on {1}.
        tellPartRefunded: A part of the money went back on {1}.
        tellTakenBack: We took {1} back.
        tellDebt: You had already spent {1}, so you owe that: the next purchase pays it off first.
        tellCompensated: We added {1} by hand on {2}: {3}
        tellBesides: On {1} we added {2} by hand besides: {3}
        tellUndecided: we cannot see yet whether you were charged. Please ask again a little later.
        adviseOwed: The device shows it to the merchant at its next start; if it does not for three
            days, the store gives the money back by itself. To give it now: {1}
        adviseOwedLost: The store has it as finished, so no device brings it back. Give it by hand: {1}
        advisePostponed: The merchant put it off: {1} When that is mended the device asks again; or give
            it by hand: {2}
        adviseRefused: The merchant refused it: {1} Refund it: {2} Or give it by hand: {3}
        advisePending: Somebody decides: {1} (or decline)
        adviseFree: The purchase that was paid: {1}
        adviseSpent: To give something besides, out of courtesy: {1}
        adviseUndecided: Ask again when the store answers.
        disputeNone: No order has “{1}” in one of its numbers, neither at the merchant nor at the store:
            nobody was charged under it.
        disputeNoAccount: The merchant has no account “{1}”.
        disputeSeveral: “{1}” could be {2} orders:
        disputeSeveralEnd: Give more of the number. Nothing was changed.
        suggestOtherYear: There is {1}: the count goes on over the years.
        suggestNotIssued: The last number that was issued is {1}.
        suggestAccount: There is an account of that name: {1}
        suggestIntent: It looks like a device’s purchase id, but that device never reached this merchant
            with it.
        suggestTransaction: It looks like a transaction, but this store did not issue it: another
            profile or store may have.
        disputeLog: THE DEVICE’S LOG
        disputeLogNote: the device’s own word, in the copy that the merchant received first
        disputeLogFits: Nothing in it was changed afterwards.
        logSince: {1}’s log since {2}
        oddRewritten: {1}: event {2} came again with other content, so the log was made anew; the first
            copy stands.
        oddUnjoined: {1}: event {2} does not continue the event before it.
        oddUnfit: {1}: event {2} does not match its seal.
        oddGap: {1}: the events before {2} never came.
        oddNewChain: {1}: a new log, though the device had one before.
        grantGave: Gave {1} to {2} for order {3}: {4}
        grantRepeated: Nothing was changed: {2} got {1} for order {3} on {4}: {5}
        grantSettles: The order is settled by it: a later verification gives nothing more, and a refund
            takes it back.
        grantBesides: It was given besides what the order had granted; a refund takes back both.
        grantBalance: {1}: {2} now

        # The texts of times, periods, offers and counts.
        ageNow: now
        ageMilliseconds: {1} ms
        ageSeconds: {1} s
        ageMinutes: {1} min
        ageHours: {1} h
        ageDays: {1} d
        ageYears: {1} y
        todayAt: today {1}
        yesterdayAt: yesterday {1}
        tomorrowAt: tomorrow {1}
        lengthDays: {1} {1|day|days}
        lengthWeeks: {1} {1|week|weeks}
        lengthMonths: {1} {1|month|months}
        lengthYears: {1} {1|year|years}
        eachDay: a day
        eachWeek: a week
        eachMonth: a month
        eachYear: a year
        everyLength: every {1}
        perPeriod: {1} {2}
        offerFree: {1} free
        offerEach: {1} for {2}
        offerUpFront: {1} for the first {2}
        offerThen: {1}, then {2}
        offerIntroductory: introductory
        offerPromotional: promotional
        offerCode: with a code
        offerWinBack: win-back
        countOfGood: {1} {2}

        # The texts of a shop that does not answer.
        offline: offline
        offlineAsOf: The shop is offline; this is as of {1}.
        offlineShort: offline, as of {1}
        offlineAgain: It is asked again by itself.
        offlineNothing: The shop is offline, and what it sold last is not known here.
        redelivering: Receiving unfinished transactions: {1} so far.
        offlineStill: The shop does not answer yet. Nothing was changed.
        toastOnline: The shop answers again.
        agoNow: a moment ago
        agoMinutes: {1} {1|minute|minutes} ago
        agoHours: {1} {1|hour|hours} ago
        agoDays: {1} {1|day|days} ago
        agoYears: {1} {1|year|years} ago

        # The texts of subscriptions: their states, and what is agreed to.
        subscriptionActive: active
        subscriptionExpired: ended
        subscriptionRetried: not paid: nothing is had, the store tries to charge
        subscriptionGrace: in grace: had although it was not paid
        subscriptionRevoked: withdrawn
        renewsAt: renews on {1} for {2}
        renewsTo: from {1} on {2} for {3}
        endsAt: ends on {1}
        endedAt: ended on {1}
        graceUntil: not paid; had until {1}
        retriedSince: not paid since {1}
        termsNow: {1}; begins at once, and what is left of {2} is given back
        termsReplaced: {1}; begins at once instead of the renewal of {2} that could not be paid
        termsLater: Nothing is charged today. From {1} on: {2}
        termsResumed: Nothing is charged today. It renews on {1}
        termsRecovered: {1} is charged now: the renewal that could not be paid
        termsHad: You have it; it renews on {1}
        noSubscriptions: No subscriptions.

        # The texts of subscriptions on the screens: offers, plans, the line through time.
        labelLevel: Level
        levelValue: {1} of {2}
        labelSiblings: Other plan
        introductionHad: had before, not again
        chargedToday: {1} is charged today.
        chargedNothing: Nothing is charged today.
        renewsFrom: From {1} on: {2}, until you cancel.
        buttonAgree: Agree
        untilCancelled: It renews until you cancel.
        subscriptionsTitle: SUBSCRIPTIONS
        subscriptionCancelled: cancelled
        priceWaits: costs {1} from then on if you agree, else it ends
        priceAgreed: costs {1} from then on
        toastRenewalOff: {1} does not renew any more: {2}.
        toastRenewalOn: {1} renews again: {2}.
        toastPriceAgreed: You agreed to the new price of {1}.
        subscriptionChoose: Choose a subscription first.
        subscriptionNotNow: That cannot be done with {1} as it stands.
        plansTitle: Change plan
        planHad: yours now
        planNow: at once
        planLater: at the renewal
        linePaid: paid
        lineAhead: paid ahead
        lineOffer: offer
        lineGrace: in grace
        lineRetry: not paid
        lineRefunded: refunded
        lineToday: today
        lineEarlier: {1} earlier {1|period|periods} not drawn
        eventBegan: began
        eventBeganAgain: subscribed again
        eventChanged: plan changed
        eventRecovered: paid after all
        eventOffer: {1} with an offer
        periodSpan: {1} to {2}

        # The texts of the store’s clock, and of what a test store does to subscriptions.
        sandboxClock: the store’s clock
        clockTime: Time
        clockSpeed: Speed
        clockForward: Forward
        clockFrozen: standing still
        clockReal: real time
        clockPerSecond: {1} a second
        clockTimes: {1} times as fast
        clockNext: to the next event
        sandboxTimeHelp: Subscriptions renew and end by this clock, on every device of the store. Enter
            lets it stand still or run; the line below says how fast. Nothing sets it back.
        sandboxSpeedHelp: How fast the store’s clock runs. At a month a second two years pass in half a
            minute.
        sandboxForwardHelp: Left and right choose how far, Enter goes there. All that becomes due on the
            way happens: renewals, ends, retries.
        clockForwardTitle: Set the store’s clock forward
        clockForwardNote: What is due by then happens at once: subscriptions renew or end, payments that
            wait are made or lapse. Nothing sets the clock back.
        clockForwardDue: This account has {1} active {1|subscription|subscriptions} and {2} open
            {2|purchase|purchases}.
        buttonForward: Go forward
        toastClock: The store’s clock: {1}
        toastSettling: Settling what became due: {1} of {2}
        sandboxSubscriptions: subscriptions
        sandboxFails: renewals fail
        labelRenewals: Renewals
        renewalsPaid: are paid
        renewalsFail: fail
        renewalsOff: are cancelled
        labelUntil: Paid until
        sandboxSubscriptionHelp: F lets its renewals fail or be paid again, e ends it now, i announces a
            new price, + gives days for free.
        entryPrice: New price
        entryDays: More days
        sandboxPriceHelp: The price from the next renewal on, such as 5.99. The customer has to agree to
            a higher one.
        sandboxDaysHelp: How many days are given for free, 90 at most.
        entryNoPrice: That is no price such as 5.99.
        entryNoDays: That is no number from 1 to 90.
        hintCancelRenewal: cancel renewal
        hintResume: renew again
        hintAgree: agree to the price
        hintPlan: change plan
        hintClockFreeze: clock: freeze, run
        hintClockNext: to the next event
        hintClockDay: a day forward
        hintClockMonth: a month forward
        hintClockYear: a year forward
        hintClockFaster: faster clock
        hintClockSlower: slower clock
        hintFailRenewals: fail, pay renewals
        hintExpire: end now
        hintPrice: new price
        hintExtend: more days
        plainHelpClock: the store’s clock; freeze, run, next, day, month, year, faster or slower change
            it.
        plainHelpCancel: lets a subscription end with what is paid.
        plainHelpResume: lets a cancelled subscription renew again.
        plainHelpAgree: agrees to an announced price.

        # The texts of how payments go.
        outcomeSlowApprove: approve slowly
        outcomeSlowDecline: decline slowly
        outcomeInterrupted: interrupted
        outcomeAnswerLost: answer lost
        outcomeStuck: stuck
        outcomeFunds: decline: too little money
        outcomeNotAllowed: decline: not allowed here
        outcomeTerms: decline: price changed
        outcomeUnavailable: decline: not on sale
        outcomeIneligible: decline: not for this offer
        outcomeRefused: decline: no reason told
        outcomeNoteSlowApprove: It is charged after three minutes of the store’s clock; until then it
            waits.
        outcomeNoteSlowDecline: It is refused after three minutes of the store’s clock; until then it
            waits.
        outcomeNoteInterrupted: It fails and nothing is charged. After kiosk sandbox resolve a new
            purchase arrives by itself.
        outcomeNoteAnswerLost: The store charges, and its answer never arrives: kiosk asks again, and
            you pay once.
        outcomeNoteStuck: The store charges, says that it was bought already, and lists nothing: until
            kiosk sandbox unstick.
        declinedFunds: There is too little money in the account. You were not charged. Add some, or
            choose another way to pay.
        declinedNotAllowed: Purchases are not allowed on this device. You were not charged. Ask whoever
            manages it.
        declinedInterrupted: The store needs something from you first, such as new payment details. You
            were not charged. Once that is settled, the purchase arrives by itself: do not buy again.
        declinedInterruptedPast: The store needed something from you first. You were not charged for
            this order; a purchase of the same product has arrived by itself since.
        declinedInterruptedOver: The store needed something from you first. You were not charged. The
            order was given up: nothing arrives any more.
        declinedLapsed: Nobody answered the request to buy within a day. You were not charged. You can
            ask again.
        stepLeftWaiting: could not be settled by itself
        stepHandedOut: handed out after all
        orderInterrupted: interrupted
        orderStuck: stuck at the store
        sandboxInterruptedHelp: a settles what stood in its way: it is charged then, and arrives by
            itself.
        sandboxStuckHelp: a hands it out. Until then the store says that it was bought already, and
            lists nothing.

        # The texts of planned faults.
        plainHelpFault: plans what goes wrong: a call, a fault, and when; alone tells the plans, clear
            takes them back.
        plainNoFaults: Nothing is planned to go wrong.
        sandboxFaults: what goes wrong
        sandboxNoFaults: Nothing is planned. f plans something.
        entryFault: a fault
        hintPlanFault: plan a fault
        hintClearFault: clear fault
        hintBuyOutside: buy outside
        toastBoughtOutside: {1} was bought outside of the app. It arrives by itself.
        labelStruck: struck
        sandboxFaultHelp: A call, what goes wrong with it, and when: purchase drop-after, verify 503
            every, products latency=3s chance=50%, finish duplicate nth=2 account=ann. kiosk sandbox
            fault add --help lists all words.
        faultOfCatalog: from the catalog’s file
        faultOfCatalogHelp: It comes from the catalog’s file, and strikes as long as it is said there.
        faultChoose: Choose a fault first.
        sandboxPlannedHelp: c takes it back. It strikes every kiosk on this store.

        # The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
        plainHelpEdit: changes what is sold; edit alone tells what can be changed, and what was.
        plainHelpCrash: kills this program there, at the next purchase; crash alone tells the points,
            none takes it back.
        plainAsInCatalog: as the catalog says again
        plainCrashPlanned: This program will kill itself {1}, for real and once. Start it again then: it
            goes on where it was and says what it settled. crash none takes it back.
        changedByHand: Changed by hand in the sandbox; kiosk sandbox product ID --reset takes it back.
        newBadge: new
        sandboxProducts: what is sold
        entryProduct: change a product
        sandboxProductHelp: One change: availability removed (or draft, in-review, cleared), price 1.99,
            sale 0.49 +PT1H, not-in JPN,DEU, only-in USA, title TEXT, description TEXT, or reset. Every
            kiosk on this store sells it at once.
        sandboxProductLineHelp: Left and right change whether it is on sale, Enter everything else. What
            is changed here stays, whatever the catalog’s file says, until reset is typed.
        availabilityCleared: on sale
        availabilityDraft: draft
        availabilityInReview: in review
        availabilityRemoved: removed
        labelChanged: changed
        notInCatalog: not in the catalog any more
        lowBalanceOffer: {1} left. {2} for {3}?
        lowBalanceKeys: {1} buys, Esc hides
        hintTakeOffer: buy the offer
        crashLabel: Crash
        crashNever: never
        sandboxCrashHelp: Where on its way the next purchase kills this program, for real and once. Left
            and right choose, Enter takes any point, or now. The next start says what it settled.
        entryCrash: where to crash
        crashNoPoint: “{1}” is no point.
        sandboxCrashEntryHelp: before or after, and a call: {1}; never; or now. This program kills
            itself there, and the next start goes on.
        crashedAt: kiosk has killed itself {1}, as planned. Start it again: it goes on where it was and
            says what it settled.
        crashedNow: kiosk has killed itself, as asked. Start it again: it goes on where it was and says
            what it settled.
        settledAtStart: Left open by the last kiosk, settled now: {1}

        # What an event of the log says, by its family and name.
        state/intent-recorded: purchase written down
        state/order-numbered: order number received
        state/number-deferred: no order number yet
        state/submitted: purchase sent to the store
        state/payment-deferred: no answer yet: outcome unknown
        state/payment-pending: waits for approval
        state/payment-cancelled: cancelled, not charged
        state/payment-failed: not charged
        state/payment-completed: the store named the transaction
        state/order-acknowledged: the store has heard the outcome
        state/acknowledge-deferred: the store has not heard the outcome
        state/transaction-received: signed transaction kept
        state/verification-deferred: no verdict of the merchant yet
        state/verified: the merchant’s verdict kept
        state/delivered: delivered
        state/quarantined: refused for good, not delivered
        state/revoked: refunded and withdrawn
        state/revocation-settled: refund settled
        state/finish-deferred: the store has not heard of it yet
        state/finished: finished
        state/statement-received: the merchant’s statement kept
        state/spend-recorded: spending written down
        state/spend-confirmed: the merchant holds the spending
        state/spend-refused: spending refused, nothing taken
        state/spend-deferred: no answer to the spending yet
        state/cursor-moved: the store’s changes taken in
        state/list-deferred: a list of the store did not come
        state/list-taken: a list of the store taken in
        state/payment-retry-reset: the order is tried again at once
        state/delivery-retry-reset: the delivery is tried again at once
        state/retries-reset: what waits is tried again at once
        screen/shop: Shop is shown
        screen/activity: Activity is shown
        screen/library: Library is shown
        screen/receipt: Receipt is shown
        screen/sandbox: Sandbox is shown
        screen/log: Log is shown
        act/buy: opened the purchase dialog
        act/buy-confirmed: confirmed the purchase
        act/cancel: cancelled the dialog
        act/close: closed the dialog
        act/spend: opened the spend dialog
        act/spend-confirmed: confirmed the spending
        act/restore: asked for a restore
        act/finish: finished by hand
        act/details: opened the details
        act/back: went back
        act/filter: opened the filter
        act/copy: copied a number
        act/refresh: refreshed
        act/help: opened the help
        act/theme: opened the themes
        act/mouse: turned the mouse on or off
        act/redraw: drew the screen again
        act/suspend: suspended the program
        act/quit: left the shop
        act/sort: sorted the products
        act/save: saved a file
        act/approve: approved a purchase
        act/decline: declined a purchase
        act/refund: gave money back
        act/request-refund: asked for a refund
        act/decline-refund: declined a refund
        act/reverse-refund: reversed a refund
        act/revoke: revoked a purchase
        act/delete-transaction: deleted a transaction
        act/follow: followed the log, or not
        act/undo: undid a change of the view
        act/redo: did it again
        act/language: changed the language
        act/messages: opened the messages
        act/palette: opened the palette
        act/cancel-renewal: cancelled a renewal
        act/resume: let a subscription renew again
        act/agree-to-price: agreed to a price
        act/change-plan: opened the plans
        act/clock-freeze: stopped or ran the store’s clock
        act/clock-next: took the clock to the next event
        act/clock-day: took the clock a day forward
        act/clock-month: took the clock a month forward
        act/clock-year: took the clock a year forward
        act/clock-faster: let the clock run faster
        act/clock-slower: let the clock run slower
        act/fail-renewals: let renewals fail, or be paid again
        act/buy-outside: bought outside of the app
        act/plan-fault: planned a fault
        act/clear-fault: took a fault back
        act/take-offer: took an offer
        act/expire: ended a subscription
        act/new-price: opened the question for a new price
        act/extend: opened the question for more days
        """#)
}
