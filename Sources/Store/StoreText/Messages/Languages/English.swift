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
        hintMouse: mouse on/off
        hintScreen: next screen
        hintScreenBack: previous screen
        hintSuspend: suspend
        hintPrevious: last used screen
        hintRefresh: refresh
        hintRedraw: redraw
        hintPage: page up/down
        hintEnds: first/last
        messagesTitle: Messages
        messagesNone: No messages yet.
        helpTitle: Help
        helpEverywhere: Everywhere
        helpHere: On this screen
        helpSearch: type to search
        helpNothing: No matching keys.
        manualTitle: Manual
        manualNothing: No line of the manual contains this.
        helpContext: Session
        contextMoney: Money
        contextAccount: Account
        contextDevice: Device
        contextStorefront: Storefront
        contextLanguage: Language
        contextBackend: Backend
        helpSigns: Symbols
        sponsored: sponsored: {1}
        sponsorText: Goblin & Sons, finest pickaxes since 1203
        sponsorHide: (buy {1} to hide this)
        hintSort: sort
        hintPartAfter: next filter
        hintPartBefore: previous filter
        hintSave: save
        hintAfter: next receipt
        hintBefore: previous receipt
        hintChange: change
        hintFollow: follow
        hintUndo: undo
        hintRedo: redo
        hintGoThere: go

        # The texts of the Shop.
        typeConsumable: consumable
        typeNonConsumable: non-consumable
        typeNonRenewable: non-renewing subscription
        typeAutoRenewable: subscription
        promiseConsumable: can be bought again
        promiseNonConsumable: bought once, owned forever
        promiseNonRenewable: does not renew
        promiseAutoRenewable: renews automatically
        have: have {1}
        owned: owned
        inReview: in review
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
        billingMonthly: {1} a month with a commitment: {2} in total
        billingUpFront: {1} up front
        labelID: Product ID
        labelPrice: Price
        labelSale: Sale
        labelGroup: Group
        labelLasts: Duration
        labelFamily: Family
        labelState: State
        labelNow: now
        grantsValue: {1} × quantity ({2})
        chargeEach: charged each time
        chargeOnce: charged once, then free
        restoresYes: yes
        restoresNoConsumable: no: consumables cannot be restored
        restoresNoNonRenewable: no: the store does not restore it
        familyShared: can be shared with the family
        familyNotShared: cannot be shared
        nothingYet: nothing yet
        byTitle: by name
        byPrice: cheapest first
        byPriceDown: most expensive first
        filterUnknown: unknown field: {1}

        # The texts that say why not.
        buyBlockedReading: Purchases are not available here: {1}
        buyBlockedStarting: The shop is still opening.
        buyBlockedOther: another kiosk controls this device
        buyBlockedOffline: The shop is offline. You can buy when it is online again.
        offerBuy: buy for {1}, no real money
        offerFreeAgain: get again for free
        blockedBuy: Cannot be bought: {1}
        unknownID: The store has no product {1}. Check the spelling.
        unknownNearest: The store has no product {1}. Did you mean {2}?
        reasonDraft: It is a draft that has not been submitted to the store yet.
        reasonInReview: It is waiting for the store’s review.
        reasonRemoved: It was removed from sale.
        reasonNotInStorefront: It has no price in this storefront ({1}).
        reasonNoPrice: The catalog has no valid price for it.
        reasonNoPeriod: The catalog does not specify the period of this subscription.
        declinedPayment: The payment was declined. You were not charged. Try again, or choose
            another payment method.
        declinedApproval: The request to buy was declined. You were not charged.
        declinedSubscribed: You are already subscribed, and the subscription renews automatically.
            You were not charged.
        declinedOffer: This account is not eligible for this offer. You were not charged. Buy the
            product at the standard price.
        declinedOfferName: This product does not have this offer. You were not charged. Check the
            product’s offers.
        declinedOfferSignature: The merchant’s signature of this offer is not valid for this order.
            You were not charged. Request the offer again.
        declinedOfferProof: This offer requires the merchant’s signature or an offer code. You were
            not charged.
        declinedCode: The store does not have this offer code. You were not charged. Check the
            spelling.
        declinedCodeUsed: This offer code has already been redeemed. You were not charged.
        declinedCodeOver: This offer code has expired. You were not charged.
        declinedTerms: The price or the product changed before the order reached the store. You were
            not charged. Open the product again to see its current price.
        declinedExpired: The order had expired before it could be sent. You were not charged. Buy
            the product again if you still want it.
        declinedUnavailable: The product is not available to you. You were not charged.
        declinedQuantity: This quantity cannot be bought in one purchase. You were not charged.
            Choose another quantity.
        declinedRefused: The store refused the purchase. You were not charged. See the history for
            the reason.

        # The texts of the dialogs.
        dialogBuyTitle: Buy
        dialogFor: for {1} on {2}, from {3}
        dialogNoMoney: This is a sandbox: no real money is charged.
        dialogBackend: the embedded sandbox
        dialogQuantity: Quantity
        dialogQuantities: from {1} to {2}
        dialogOutcome: Payment
        dialogShared: Your family shares this with you. If you buy it, you are charged, and you keep
            it if you leave the family.
        dialogOwned: You already own this. Getting it again is free and grants nothing more.
        dialogChanged: The catalog changed while this dialog was open. Check the product before you
            buy.
        dialogSending: Sent to the store. Esc closes this dialog; Activity (2) shows the order.
        buttonCancel: Cancel
        buttonBuy: Buy {1}
        buttonGetFree: Get for free
        buttonRestore: Restore
        buttonSpend: Spend {1}
        outcomeApprove: approve
        outcomeDecline: decline
        outcomeAskToBuy: ask to buy
        outcomeCancel: cancel
        outcomeNoteApprove: The store charges the customer, and the goods are delivered.
        outcomeNoteDecline: The payment is declined: nothing is charged.
        outcomeNoteAskToBuy: The purchase waits for approval. To approve it: kiosk sandbox approve
        outcomeNoteCancel: The customer cancels at the store: nothing is charged.
        dialogSpendTitle: Spend
        spendHave: You have {1}.
        spendAmount: Amount
        spendNote: Purpose
        spendChoose: Choose a balance first.
        quitOpen: {1} {1|purchase is|purchases are} still open. Nothing is lost: {1|it continues|they
            continue} at the next start.
        themeTitle: Theme
        themeDark: dark
        themeLight: light
        languageTitle: Language
        refundTitle: Refund
        refundOf: bought by {1} on {2}
        refundNote: The full price is refunded. Goods and ownership are withdrawn on every device;
            goods that were already spent become a debt.
        buttonRefund: Refund {1}
        refundOperationChoice: {1} ({2} of {3})
        refundOperationOthers: actions
        refundOperationHalf: Refund half
        refundOperationRequest: Request a refund
        refundOperationDecline: Decline the request
        refundOperationReverse: Reverse the refund
        refundOperationRevoke: Revoke
        refundOperationDelete: Delete
        noteHalf: Half of the price is refunded, and half of the goods are taken back. Ownership
            ends.
        noteAsk: The customer requests a refund. Your server is asked how much was consumed; no
            money is refunded yet.
        noteDecline: The customer’s refund request is declined, and your server is notified. No
            money is refunded.
        noteReverse: The customer is charged again and regains the purchase and its goods.
        noteRevoke: The purchase is withdrawn on every device. No money is refunded.
        noteDelete: The transaction is deleted at the store, and the product can be bought again.
            The payment and the granted goods stay. This cannot be undone.

        # The texts for states and stages.
        statePurchasing: purchasing
        stateDeferred: deferred
        statePurchased: purchased
        stateFailed: failed
        stateRestored: restored
        stateFinished: finished
        stageJournalled: saved
        stageSubmitting: sending to store
        stageRetrying: no response, retrying
        stageAwaitingApproval: waiting for approval
        stageReceived: received
        stageVerified: verified
        stageDelivered: delivered
        stageFinished: finished
        stageDeclined: declined
        stageCancelled: cancelled
        stageQuarantined: rejected
        stageRefunded: refunded
        diagramSaved: saved
        diagramSending: sending
        diagramNoAnswer: no answer
        diagramApproval: approval
        chargedYes: charged
        chargedNo: not charged
        chargedBack: refunded
        chargedPartBack: partly refunded
        chargedUnknown: charge not known yet
        explainPurchasing: The order is on its way to the store.
        explainUnsent: The order has not been sent yet. You are not charged before that.
        explainUnknown: It is not known yet whether you were charged. kiosk sends the same order
            again; it cannot be charged twice.
        explainDeferred: The purchase needs approval (here: on screen 5). You are not charged before
            that.
        explainPurchased: You were charged. The goods are being verified and delivered.
        explainReceivedFree: The goods are being verified and delivered. You were not charged for
            them.
        explainUnfinished: The goods are yours. The transaction still has to be finished at the
            store.
        explainFinished: You were charged, and the purchase was delivered.
        explainFinishedFree: The purchase was delivered. You were not charged.
        explainFailed: You were not charged.
        explainCancelled: You cancelled the purchase. You were not charged.
        explainRestored: Restored from an earlier purchase. You were not charged.
        explainQuarantined: The merchant rejected the purchase, and nothing was delivered. If you
            were charged, show the merchant the order number.
        explainSharingEnded: Your family no longer shares it with you.
        explainWithdrawn: The store revoked the purchase. No money was refunded.
        explainDeleted: The transaction was deleted at the sandbox store. The payment and the
            granted goods stay as they are.
        explainRefunded: The money was refunded, and the purchase was withdrawn.
        explainPartRefunded: Part of the money was refunded. Ownership has ended; the same share of
            the goods was taken back.
        explainStuck: The store reports the product as already bought, but lists no unfinished
            transaction. Do not buy it again: kiosk sends the same order again until the store
            releases the transaction (here: on screen 5, or with kiosk sandbox unstick).

        # The texts of Activity.
        activityAll: all {1}
        activityOpen: open {1}
        activityFailed: failed {1}
        activityRefunded: refunded {1}
        orderNumber: order {1}
        transactionNumber: transaction {1}
        nextTry: retrying in {1}
        late: late: open for more than an hour
        attempt: attempt {1}
        timeline: Timeline
        laneDevice: device
        laneStore: store
        laneMerchant: merchant
        historyFailed: Part of the history could not be read: {1}
        noSteps: No history of this purchase is recorded here.
        stepTook: +{1}
        finishNotDelivered: Only delivered purchases can be finished.
        finishesByItself: Purchases are finished automatically here.
        stepIntentJournalled: intent saved
        stepNumbered: order number received
        stepSubmitted: order sent
        stepUnanswered: no response: outcome unknown
        stepDeferred: waiting for approval
        stepCancelled: cancelled
        stepFailed: not charged
        stepCompleted: transaction ID received
        stepReceived: signed transaction saved
        stepVerified: merchant’s verdict saved
        stepVerifyUnanswered: no verdict yet
        stepDelivered: delivered
        stepFinishUnanswered: no response to finish
        stepFinished: finished
        stepQuarantined: rejected, nothing delivered
        stepRevoked: withdrawn
        stepRevocationSettled: refund settled
        stepOrdered: order received
        stepCharged: charged
        stepIssuedFree: issued for free
        stepDeclined: payment declined
        stepAwaitingApproval: approval requested
        stepApproved: approved
        stepStoreFinished: marked finished
        stepRefunded: refunded
        stepRestored: restored
        stepNumberIssued: order number issued
        stepGranted: granted
        stepAlreadyGranted: already granted
        stepPostponed: asked to retry later
        stepCompensated: granted manually
        stepRejected: rejected
        stepDebited: taken back
        stepRenewed: renewed
        stepRenewalSwitched: auto-renewal changed
        stepPlanChosen: plan selected
        stepRenewalFailed: renewal failed
        stepGraceEnded: grace period ended
        stepSubscriptionEnded: subscription ended
        stepPriceAnnounced: new price announced
        stepPriceAgreed: new price accepted
        stepExtended: extended
        stepOfferRefused: offer refused
        stepShared: shared by the family
        stepSharingEnded: no longer shared
        stepServerFinished: finished by a server
        stepConsumptionReported: consumption reported
        stepAccountTokenSet: account token set
        stepReinstated: reinstated
        stepRefundRequested: refund requested
        stepRefundDeclined: refund declined
        stepRefundReversed: refund reversed, charged again
        stepWithdrawn: revoked without a refund
        stepDeleted: deleted at the store
        stepGivenBack: granted again

        # The texts of Library.
        walletOf: Wallet of {1}
        walletFailed: The wallet could not be loaded: {1}
        subscriptionsFailed: The subscriptions could not be loaded: {1}
        walletProvisional: including changes that are not confirmed yet
        walletDebt: owes {1}
        ownedTitle: Owned
        ownedSince: since {1}
        ownedUntil: until {1}
        boughtOn: bought on {1}
        ownedRestored: restored
        ownedShared: shared by the family
        sharedUntil: shared by the family, paid until {1}
        timeLeft: {1} left
        spentOn: spent on {1}
        spent: spent
        givenFor: granted manually: {1}
        givenBack: granted again: refund reversed
        takenBack: taken back after a refund
        walletHistory: History

        # The texts of Receipt.
        receiptNone: No receipts yet. Each purchase has one.
        receiptPayload: Payload
        receiptChain: Certificates
        receiptVerdict: Verdict
        verdictAccepted: granted
        verdictAlreadyGranted: already granted: nothing more to grant
        verdictRejected: rejected
        verdictRevoked: revoked
        verdictRetry: not decided yet
        receiptOf: Receipt of {1}
        receiptGenuine: valid: signed by a certificate of the trusted root
        receiptRefused: not valid: {1}
        receiptSigned: signed with {1}
        receiptUnread: The receipt could not be read: {1}
        receiptMissing: This device has no signed transaction for this purchase.
        receiptNoVerdict: The merchant has not responded yet.
        receiptVerdictGenuine: signed by the merchant; the signature is valid
        receiptVerdictForged: the signature is not valid
        receiptVerdictUnsigned: unsigned, received over a trusted connection
        receiptRoot: trusted root
        receiptIntermediate: intermediate
        receiptLeaf: signing certificate
        validUntil: valid until {1}
        fileSaved: Saved as {1}.
        fileNotSaved: Not saved: {1}
        fieldTransactionID: the store’s ID of this transaction
        fieldOriginalID: the first transaction of this purchase
        fieldOrderID: the order number on the customer’s invoice
        fieldProductID: the product that was bought
        fieldType: the type of the product
        fieldQuantity: the quantity, 1 to 10
        fieldPrice: the total price, in thousandths
        fieldUnitPrice: the price of one unit, in thousandths
        fieldCurrency: the currency of the price
        fieldStorefront: the customer’s country or region
        fieldStorefrontID: Apple’s ID of the storefront
        fieldPurchaseDate: when the purchase was charged
        fieldOriginalDate: when the first purchase was charged
        fieldExpiresDate: when it expires
        fieldRevocationDate: when it was refunded or revoked
        fieldRevocationReason: 0: other reason, 1: issue with the app
        fieldOwnership: bought, or shared by the family
        fieldReason: bought by the customer, or renewed
        fieldAppAccountToken: the account at the merchant
        fieldIntentID: kiosk’s own ID of the purchase
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
        logClock: Monotonic
        logNumber: Number
        logID: Event ID
        logBefore: Previous hash
        logHash: Hash
        logSent: The merchant has received it.
        logUnsent: Not sent to the merchant yet.

        # The texts of SandboxScreen.
        sandboxContext: Payment and account
        sandboxWaiting: Waiting at the store
        sandboxPaid: Paid
        sandboxNoneWaits: None. Buy with payment “{1}”.
        sandboxNonePaid: No paid orders.
        sandboxUnfinished: charged, not finished
        sandboxWaitingHelp: Press a to approve it: it is then charged. Press d to decline it: it is
            never charged.
        sandboxPaidHelp: Press x to refund all or half of it, reverse a refund, revoke it or delete
            it; every device is notified. Press Enter to show its details.
        sandboxOutcomeHelp: The outcome of the next payments, unless you choose another one in the
            purchase dialog.
        sandboxAccountHelp: The customer’s account: letters, digits, dots, - and _. A new name
            creates a new account.
        sandboxDeviceHelp: The device: letters, digits, dots, - and _. A new name creates a new
            device.
        sandboxDeviceReset: To erase a device, run kiosk sandbox device reset with its name while no
            kiosk runs on it.
        sandboxStorefrontHelp: The account’s country or region in three letters, such as USA or CHN.
            It determines prices and currency.
        sandboxLanguageHelp: The language of kiosk and of the product texts.
        sandboxOpenStays: {1} {1|purchase|purchases} of this account and device {1|is|are} open.
            {1|It continues|They continue} when you switch back.
        sandboxOtherDevice: This purchase belongs to another device or account. Switch to that
            device and account to see it.
        sandboxNotWaiting: Only orders that wait for approval can be approved or declined.
        sandboxNothingCharged: Nothing was charged for this order, so nothing can be refunded.
        sandboxBackOf: refunded {1} of {2}
        sandboxNotPaid: Only charged orders can be refunded.
        selectionGone: The selected item is gone, and another one is selected now. Check it first.

        # The texts of Palette.
        paletteTitle: Palette
        palettePrompt: type an action, product, number, theme or setting
        paletteSetting: setting
        settingMotion: reduced motion
        settingSponsor: sponsor line
        settingOn: on
        settingOff: off
        paletteAction: action
        paletteProduct: product
        paletteTransaction: order
        paletteTheme: theme
        paletteLanguage: language
        paletteSaveDisplay: save the screen as text
        paletteResolve: resolve interruption
        paletteUnstick: release stuck purchase
        paletteCrashNow: crash now

        # The texts of the demo of product types.
        hintStepNext: next step
        hintStepBack: previous step
        hintPlay: play
        hintPause: pause
        hintFaster: faster
        hintSlower: slower
        hintAgain: restart
        hintOther: other column
        demoBeingPlayed: The demo is running in temporary worlds, each with a store, a merchant and
            devices. It opens in a moment.
        demoTitle: Consumable and non-consumable, side by side
        demoBuy: buy
        demoBuyAgain: buy again
        demoSpend: spend
        demoSecondDevice: second device
        demoRestore: restore
        demoRefund: refund
        demoNothing: nothing
        demoOff: not in use yet
        demoPhone: phone
        demoTablet: tablet
        demoReceipts: Store receipts
        demoRefersTo: refers to {1}
        demoBoughtToUse: Charged once. The merchant granted the goods, which can be used up.
        demoBoughtForGood: Charged once. The account owns it from now on; it cannot be used up.
        demoChargedAgain: A consumable can be bought again: another charge, another receipt, and the
            goods once more.
        demoFreeAgain: It is already owned: the store charges nothing, and the new receipt refers to
            the first one.
        demoSpentAtMerchant: Spending involves only the app and the merchant: the store is not
            asked, and no receipt changes.
        demoNothingToSpend: A non-consumable is not used up: there is nothing to spend.
        demoWalletFollows: The second device gets no receipt. It has the goods because the merchant
            keeps the wallet.
        demoWaitsForRestore: Nothing is delivered automatically: the second device has it only after
            a restore.
        demoNothingToRestore: The store has nothing to restore: consumables cannot be restored. The
            merchant keeps the balance.
        demoRestored: The store issues a receipt for this device that refers to the first one, and
            charges nothing.
        demoRefundedGoods: The money was refunded, and the merchant took the goods back.
        demoRefundedSpent: The money was refunded. Goods that were already spent cannot be taken
            back and become a debt.
        demoRefundedOwnership: The money was refunded. The receipts are revoked, and no device owns
            it any more.

        # The texts of the demo of designs.
        stagesTitle: Five designs, killed at the same points
        designFinishFirst: finish first
        designWaiting: await verdict
        designOrderOnDevice: order on disk
        designLogged: with a log
        designFinishFirstNote: This design finishes a transaction as soon as it is received, and has
            the merchant verify it afterwards.
        designWaitingNote: This design finishes after the merchant’s verdict, and keeps the order
            number only in memory.
        designOrderOnDeviceNote: Like the previous design, but the order number is kept in a file on
            the device until the order is settled.
        designLoggedNote: Like the previous design, but each step is first reported to the
            merchant’s log.
        designKioskNote: kiosk creates its own intent ID and records it first; the store signs it,
            and the merchant knows it.
        pointBeforePurchase: before sending
        pointAfterPurchase: charged, no response
        pointReceived: transaction received
        pointBeforeVerify: before verification
        pointAfterVerify: granted, no response
        pointBeforeFinish: before finishing
        pointAfterFinish: finished, no response
        pointAppDeleted: the app is deleted
        pointDeviceLost: the device is lost
        stageOutcomeNotCharged: not charged
        stageOutcomeSettled: settled
        stageOutcomeStuck: stuck
        stageOutcomeLost: lost
        stageOutcomeLostWithApp: lost with the app
        stageOutcomeLostWithAppShort: lost with it
        stageOutcomeExplained: traceable
        stageOutcomeNoteNotCharged: Nothing was charged, and nothing is owed.
        stageOutcomeNoteSettled: {1} was charged, and the goods were delivered.
        stageOutcomeNoteStuck: {1} was charged, no goods were delivered, and the product cannot be bought
            again.
        stageOutcomeNoteStuckGranted: {1} was charged and the goods were delivered, but the product cannot
            be bought again.
        stageOutcomeNoteLost: {1} was charged, and no goods were delivered. Nothing identifies the order.
        stageOutcomeNoteLostWithApp: {1} was charged, and no goods were delivered. The data that identified
            the order was lost with the app.
        stageOutcomeNoteExplained: {1} was charged, and no goods were delivered. Support can find the order
            and compensate the customer.
        stagesFindsNothing: Support finds no order for the payment.
        stagesFindsOrder: Support finds order {1}.
        stagesFindsLog: Support finds order {1} and {2} {2|event|events} in the device log.
        differsFinishFirst: kiosk finishes only delivered transactions, so the store sends this one
            again until it is delivered.
        differsWaiting: kiosk verifies every transaction that it receives: the signed transaction
            itself identifies the purchase.
        differsOrderOnDevice: kiosk needs no file for this: the signed transaction itself identifies
            the purchase.
        stagesKilled: killed here
        stagesDeleted: app deleted and reinstalled
        stagesLost: device lost, signed in on a new one
        stagesStarted: app restarted
        hintStory: history
        hintCellNext: next cell
        hintDesign: design
        hintPoint: point

        # The texts of toasts and empty screens.
        toastBought: Bought {1}.
        toastGranted: You received {1}.
        toastPaidOff: {1} paid off your debt.
        toastPending: {1} is waiting for approval. You are not charged before that.
        toastSamePurchase: {1} was already in progress: this is the same purchase. You were not
            charged again.
        toastCancelled: Cancelled. You were not charged.
        toastFailed: {1}: {2}
        toastRestoring: Restoring …
        toastRestored: Restored {1} {1|product|products}.
        toastRestoredNothing: There is nothing to restore for this account.
        toastRestoredPart: Restored {1}. The merchant has not responded for {2} more; the restore
            continues automatically, also at the next start.
        restoredSubscriptions: Of these, {1} {1|is a subscription|are subscriptions}; subscriptions
            are delivered to every device without a restore.
        toastRestoreFailed: The restore failed. Nothing changed and nothing was charged. Try again.
        newsApproved: {1} was approved: charged and delivered.
        newsDeclined: {1} was declined: not charged.
        newsArrived: {1} arrived: charged and delivered.
        toastSpendUnknown: No response yet. The spending of {1} ({2}) continues automatically and is
            deducted once.
        toastSpentLate: The spending of {1} ({2}) succeeded.
        toastSpendRefusedLate: The spending of {1} ({2}) was refused. Nothing was taken.
        toastSpent: Spent {1}.
        toastRecordingStopped: The recording stopped: {1}. The file {2} ends here.
        toastRecorded: The recording was saved as {1}.
        toastTerminal: The terminal type {1} is unknown on this system; {2} is used instead.
        toastNotEnoughPlain: You have only {1}.
        toastFinished: Finished.
        toastRefunded: {1} was refunded.
        toastApproved: Approved.
        toastDeclined: Declined.
        toastCopied: Copied {1}.
        toastNotCopied: This terminal does not support copying. Select the text with the mouse.
        toastTheme: Theme: {1}
        toastThemeKept: The theme was not changed: {1}
        toastLanguage: Language: {1}
        toastOutcome: Outcome of the next payments: {1}
        toastCatalogChanged: The catalog changed.
        toastGone: No longer on sale: {1}.
        toastMouseOn: Mouse on. Shift-drag selects text; {1} turns the mouse off.
        toastMouseOff: Mouse off: dragging now selects text. {1} turns the mouse on.
        toastUnknownOutcome: No response yet for {1}. kiosk sends the same order again; it cannot be
            charged twice.
        toastUnavailable: The product is no longer on sale. You were not charged.
        toastNothingHere: Nothing selected.
        toastNowDriving: This window now controls the device.
        toastCatalogBroken: {1}. The shop continues with the previous catalog.
        toastConfigBroken: {1} The previous settings stay in use.
        toastConfigUsed: The config file was reloaded. Now in use: {1}.
        toastConfigLater: Used from the next start: {1}.
        toastPickOverLine: {1} takes precedence over “{3}” in {2} until you change that line.
        toastPickUnderVariable: {1} is used for now; from the next start, {2} sets {3}.
        notCharged: You were not charged.
        emptyShop: The catalog has no products. Open another one: kiosk --catalog FILE
        emptyFilter: No matches. Esc clears the filter.
        emptyActivity: No purchases yet.
        emptyWallet: The wallet is empty.
        emptyOwned: Nothing owned yet.
        emptyLog: No events yet.
        howToRestore: {1} restores purchases.
        howToBuy: {1} opens the Shop, {2} buys.
        loading: Loading …
        catalogFailed: The products could not be loaded from the store.
        catalogAgain: Nothing was charged. Press r to try again.
        toastSorted: Sorted {1}.
        toastNothingToUndo: Nothing to undo. A purchase can only be refunded.
        toastNothingToRedo: Nothing to redo.

        # The texts of the dialogue in lines.
        plainWelcome: Welcome to kiosk, a sandbox shop without real money. Account {1}, device {2},
            storefront {3}.
        plainHint: Type a number to choose an item, menu to list what you can do here, or help.
        plainComma: ", "
        plainFact: {1}: {2}
        plainNews: {1}: {2}. {3}
        plainPrompt: "kiosk> "
        plainUnknown: “{1}” is not a valid command or value. Type help.
        plainNoProduct: There is no product “{1}”. Type list for all products.
        plainNoTransaction: There is no transaction “{1}”. Type transactions for all transactions.
        plainNoGood: The wallet has no “{1}”. Type library for its contents.
        plainNoNumber: The last list has no number {1}.
        plainNoReceipt: Type receipt first; then you can save it.
        plainNoCatalog: The products could not be loaded from the store. Nothing was charged. Type
            refresh to try again.
        plainUnscreened: This command needs the full screen. Line mode has no themes, keys or mouse.
        plainSlow: This takes longer than usual and continues automatically. The result will be
            announced.
        plainNoAnswer: There was no response. Nothing was changed. Try again.
        plainAgain: back to {1}
        plainMore: Listed {1} of {2}. Type more to continue.
        plainNoMore: There are no more items.
        plainOlder: There are older transactions. Type more to load them.
        plainProducts: {1} {1|product|products}.
        plainTransactions: {1} {1|transaction|transactions}.
        plainEvents: {1} {1|event|events} in the log.
        plainFound: {1} of {2} {1|matches|match} “{3}”.
        plainNothingFound: Nothing matches “{1}”. Type find without words to list everything again.
        plainSeveral: “{1}” matches {2} items:
        plainNothingOwned: Nothing is owned yet. Type restore to restore earlier purchases.
        plainLibrary: Library of {1}:
        plainDeferred: The purchase needs approval: type approve or decline. You are not charged
            before that.
        plainAfter: {1} later
        plainBuyPrompt: "Buy {1} × {2} for {3}? No real money is charged. Type yes to buy: "
        plainQuantityHint: For another quantity, type a number from {1} to {2}.
        plainNotBought: Not bought. You were not charged.
        plainSpendPrompt: "Spend {1}? Type yes to spend: "
        plainNotSpent: Nothing was spent.
        plainRefundPrompt: "Refund {2} for {1}? Type yes to refund: "
        plainNotRefunded: Nothing was refunded.
        plainUnchanged: Nothing was changed.
        plainFollowing: The log is now followed: each purchase event is printed when it is recorded.
        plainNotFollowing: The log is no longer followed.
        plainNewPrice: {1} costs {2} now; it was {3}.
        plainNewText: {1} has a new title or description.
        plainNewProduct: New product: {1}, {2}.
        plainSoldAgain: {1} is now on sale for {2}.
        plainGone: {1} is no longer on sale.
        plainNotOwned: {1} is no longer owned.
        plainMoreChanges: There {1|is|are} {1} more {1|change|changes}.
        plainGoodbye: Goodbye.
        plainRefundOperationPrompt: "{1} – {2}? Type yes to go on: "

        # What each word of the dialogue in lines does.
        plainHelpNumbers: Type a number to choose from the last list. Examples of commands:
        plainHelpList: List the products.
        plainHelpShow: Show the details of a product or a transaction. Typing its number does the
            same.
        plainHelpFind: List only what matches. Fields: type, owned, price, sale, available, grants;
            also state in transactions, and kind and order in the log. Without words, list
            everything again.
        plainHelpSort: Sort the products by type, name, price or price-down.
        plainHelpBuy: Buy a product after you confirm with yes. The last word can be the quantity.
        plainHelpRestore: Restore what the account owns.
        plainHelpTransactions: List all purchases, or only some: all, open, failed, refunded.
        plainHelpFinish: Finish a delivered purchase where this is not automatic.
        plainHelpReceipt: Explain the fields of a signed transaction. Without a number, explain the
            newest one.
        plainHelpSave: Save the receipt as a new file in the folder in which kiosk was started.
        plainHelpLibrary: List the wallet and what is owned.
        plainHelpSpend: Spend goods from the wallet after you confirm with yes.
        plainHelpSandbox: List the outcome of payments, the account, the device, and the pending and
            paid orders.
        plainHelpOutcome: Set the outcome of the next payments. Without a word, list all outcomes.
        plainHelpApprove: Approve a pending order; it is then charged. Without a number, approve the
            only pending order.
        plainHelpDecline: Decline a pending order; it is never charged.
        plainHelpRefund: Refund the full price after you confirm with yes. Add half, ask, decline,
            reverse, revoke or delete to do that instead.
        plainHelpAccount: Switch to another account. A new name creates a new account.
        plainHelpDevice: Switch to another device. A new name creates a new device.
        plainHelpStorefront: Switch to another country or region, in three letters. It determines
            prices.
        plainHelpLanguage: Switch to another language. Without a word, list the languages.
        plainHelpLog: List the newest events, starting with the newest.
        plainHelpFollow: Print each purchase event when it is recorded. Type on or off.
        plainHelpExport: Save the log as a new file, as filtered by find.
        plainHelpUndo: Undo a filter, a sort order, a payment choice or a language.
        plainHelpRedo: Redo what was undone.
        plainHelpRefresh: Load the products from the store again.
        plainHelpMore: List the next lines of a long list.
        plainHelpRepeat: Repeat what was printed since your previous command.
        plainHelpBack: Return to the current list.
        plainHelpMenu: List what you can do here, with numbers.
        plainHelpWhere: Show the account, device, country, language and outcome of payments.
        plainHelpHelp: List all commands, or explain one.
        plainHelpManual: List the topics of the manual, print one, or search it: manual search
            refund.
        plainHelpQuit: Leave the shop. Open purchases continue at the next start.

        # The texts of disputes and of what is given by hand.
        disputeOrder: Order {1}
        disputeWhat: Product
        disputeAccount: Account
        disputeOrdered: Ordered
        disputeStoreOrder: Store order
        disputeTransaction: Transaction
        disputeIntent: Intent ID
        disputeVerdict: Verdict
        disputeStopped: The order stopped at the {1}.
        disputeHappened: History
        disputeOthers: Other orders of {1}
        disputeOrders: Orders of {1}
        disputePlayer: Reply to the customer
        disputeAdvice: What you can do
        disputeMore: … and {1} more
        disputeThisOrder: this order
        disputeUTC: {1} UTC
        verdictNeverArrived: not charged: the order never reached the store
        verdictCancelled: not charged: cancelled
        verdictDeclined: not charged: declined
        verdictPending: not charged yet: waits for approval
        verdictFree: not charged: already paid for
        verdictShared: not charged: shared by the family
        verdictWithdrawn: charged: withdrawn without a refund
        verdictUnshared: not charged: no longer shared by the family
        verdictOwed: charged, not delivered: the goods are owed
        verdictRefused: charged, but rejected by the merchant
        verdictDelivered: charged and delivered; the customer still has all of it
        verdictSpent: charged and delivered; some or all of it was spent since
        verdictRefunded: charged, and refunded
        verdictCompensated: charged, and granted manually
        verdictUndecided: not known: the store does not respond
        replyOrder: Your order {1}, {2}, {3}:
        replyOrderUnpriced: Your order {1}, {2}:
        replyNeverArrived: it has not reached the store. You were not charged.
        replyMayArrive: If the app sends it at its next start, you are charged once and receive the
            goods once.
        replyClosed: It cannot be charged any more. You can buy it again.
        replyCancelled: you cancelled it in the store. You were not charged.
        replyDeclined: the store declined it.
        replyPending: it is waiting for approval. You are not charged before that.
        replyFree: it was free, because you had already paid for it (transaction {1}).
        replyShared: it was free: a member of your family bought it and shares it with you.
        replyWithdrawn: It was revoked on {1}. No money was refunded.
        replyUnshared: it was free, and your family no longer shares it with you.
        replyCharged: you were charged on {1}.
        replyOwed: The goods have not reached your account yet. Open the app on {1} while it is
            online: they are delivered automatically, and you are not charged again.
        replyOwedLost: The goods have not reached your account and can no longer be delivered
            automatically. We will add them manually.
        replyPostponed: We could not deliver yet. Your app retries automatically, and you are not
            charged again.
        replyRefused: We could not accept the purchase, and nothing was delivered. We will grant you
            the goods or refund the money.
        replyDelivered: We added {1} to your account on {2}, and you still have all of it.
        replyOwned: You have owned it since {1}. On another device, restore your purchases.
        replyNotShown: Your device has not shown it yet: open the app on {1} while it is online.
        replySpent: We added {1} to your account on {2}. Since then, {3} of them {3|was|were} spent,
            and {4} {4|is|are} left.
        replySpendings: Spent: {1}.
        replySpending: {1} on {2}
        replySpendingFor: {1} on {2} for “{3}”
        replyPaidOff: {1} paid off your debt from an earlier refund.
        replyRefunded: The money was refunded on {1}.
        replyPartRefunded: Part of the money was refunded on {1}.
        replyTakenBack: We took {1} back.
        replyDebt: You had already spent {1}, so you owe that amount: your next purchase pays it off
            first.
        replyCompensated: We added {1} manually on {2}: {3}
        replyAlsoCompensated: On {1}, we also added {2} manually: {3}
        replyUndecided: we do not know yet whether you were charged. Please ask again a little later.
        adviseOwed: The device sends the transaction to the merchant at its next start. If it does
            not do so within three days, the store refunds the money automatically. To grant the
            goods now: {1}
        adviseOwedLost: The transaction is finished at the store, so no device delivers it again. To
            grant the goods manually: {1}
        advisePostponed: The merchant postponed the delivery: {1} When the cause is fixed, the
            device retries. To grant the goods manually: {2}
        adviseRefused: The merchant rejected the purchase: {1} To refund it: {2} To grant the goods
            manually: {3}
        advisePending: The order waits for approval: {1} (or decline)
        adviseFree: To see the order that was charged: {1}
        adviseSpent: To grant extra goods as a courtesy: {1}
        adviseUndecided: Try again when the store responds.
        disputeNone: No order at the merchant or at the store has a number that contains “{1}”, so
            nothing was charged for it.
        disputeNoAccount: The merchant has no account “{1}”.
        disputeSeveral: “{1}” matches {2} orders:
        disputeSeveralEnd: Type more of the number. Nothing was changed.
        suggestOtherYear: Did you mean {1}? Order numbers continue across years.
        suggestNotIssued: The last order number that was issued is {1}.
        suggestAccount: There is an account with this name: {1}
        suggestIntent: It looks like an intent ID of a device, but that purchase never reached this
            merchant.
        suggestTransaction: It looks like a transaction, but this store did not issue it. It may
            belong to another profile or store.
        disputeLog: Device log
        disputeLogNote: as reported by the device, in the copy that the merchant received first
        disputeLogFits: The log was not changed afterwards.
        logSince: log of {1} since {2}
        logDefectRewritten: {1}: event {2} was received again with different content, so the log was
            rewritten; the first copy is kept.
        logDefectBrokenLink: {1}: event {2} does not follow the event before it.
        logDefectWrongHash: {1}: event {2} does not match its hash.
        logDefectGap: {1}: the events before {2} were never received.
        logDefectNewChain: {1}: the device started a new log although it already had one.
        grantGave: Granted {1} to {2} for order {3}. Reason: {4}
        grantRepeated: Nothing was changed: {2} already received {1} for order {3} on {4}. Reason:
            {5}
        grantSettles: This completes the order: a later verification grants nothing more, and a
            refund takes the goods back.
        grantBesides: These goods were granted in addition to those of the order; a refund takes
            back both.
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
        offlineAgain: kiosk retries automatically.
        offlineNothing: The shop is offline, and there is no saved catalog.
        redelivering: Receiving unfinished transactions: {1} so far.
        offlineStill: The shop is still offline. Nothing was changed.
        toastOnline: The shop is online again.
        agoNow: a moment ago
        agoMinutes: {1} {1|minute|minutes} ago
        agoHours: {1} {1|hour|hours} ago
        agoDays: {1} {1|day|days} ago
        agoYears: {1} {1|year|years} ago

        # The texts of subscriptions: their states, and what is agreed to.
        subscriptionActive: active
        subscriptionExpired: expired
        subscriptionRetried: not paid: no access while the store retries the charge
        subscriptionGrace: grace period: access although the payment failed
        subscriptionRevoked: revoked
        renewsAt: renews on {1} for {2}
        renewsTo: changes on {1} to {2} for {3}
        endsAt: ends on {1}
        endedAt: ended on {1}
        graceUntil: not paid; access until {1}
        retriedSince: not paid since {1}
        termsNow: {1}; starts now, and the unused time of {2} is refunded
        termsReplaced: {1}; starts now, instead of the renewal of {2} that could not be paid
        termsLater: Nothing is charged today. From {1}: {2}
        termsResumed: Nothing is charged today. It renews on {1}
        termsRecovered: {1} is charged now for the renewal that could not be paid
        termsHad: You are subscribed; it renews on {1}
        noSubscriptions: No subscriptions.

        # The texts of subscriptions on the screens: offers, plans, the line through time.
        labelLevel: Level
        levelValue: {1} of {2}
        labelSiblings: Other plan
        introductionHad: already used
        chargedToday: {1} is charged today.
        chargedNothing: Nothing is charged today.
        renewsFrom: From {1}: {2}, until you cancel.
        buttonAgree: Confirm
        untilCancelled: It renews until you cancel.
        subscriptionsTitle: Subscriptions
        subscriptionCancelled: cancelled
        priceWaits: costs {1} from the next renewal if you accept the new price; otherwise the
            subscription ends
        priceAgreed: costs {1} from the next renewal
        toastRenewalOff: {1} no longer renews: {2}.
        toastRenewalOn: {1} renews again: {2}.
        toastPriceAgreed: You accepted the new price of {1}.
        subscriptionChoose: Choose a subscription first.
        subscriptionNotNow: The state of {1} does not allow this action.
        plansTitle: Change plan
        planHad: current plan
        planNow: now
        planLater: at renewal
        linePaid: paid
        lineAhead: paid ahead
        lineOffer: offer
        lineGrace: in grace
        lineRetry: not paid
        lineRefunded: refunded
        lineToday: today
        lineEarlier: {1} earlier {1|period|periods} not shown
        eventBegan: started
        eventBeganAgain: resubscribed
        eventChanged: plan changed
        eventRecovered: payment recovered
        eventOffer: {1} with an offer
        periodSpan: {1} to {2}

        # The texts of the store’s clock, and of what a test store does to subscriptions.
        sandboxClock: Store clock
        clockTime: Time
        clockSpeed: Speed
        clockForward: Advance
        clockFrozen: frozen
        clockReal: real time
        clockPerSecond: {1} a second
        clockTimes: {1} times as fast
        clockNext: to the next event
        sandboxTimeHelp: Subscriptions renew and expire by this clock on every device of the store.
            Press Enter to freeze or run it; the row below sets the speed. The clock cannot be set
            back.
        sandboxSpeedHelp: The speed of the store clock. At a month per second, two years pass in
            half a minute.
        sandboxForwardHelp: Press Left or Right to choose how far, and Enter to advance. Everything
            that becomes due happens: renewals, expirations and retries.
        clockForwardTitle: Advance the store clock
        clockForwardNote: Everything due by then happens at once: subscriptions renew or expire, and
            pending payments are charged or expire. The clock cannot be set back.
        clockForwardDue: This account has {1} active {1|subscription|subscriptions} and {2} open
            {2|purchase|purchases}.
        buttonForward: Advance
        toastClock: Store clock: {1}
        toastClockProgress: Processing due events: {1} of {2}
        sandboxSubscriptions: Subscriptions
        sandboxFails: renewals fail
        labelRenewals: Renewals
        renewalsPaid: succeed
        renewalsFail: fail
        renewalsOff: cancelled
        labelUntil: Paid until
        sandboxSubscriptionHelp: Press F to make renewals fail or succeed again, e to end it now, i
            to announce a new price, + to add free days.
        entryPrice: New price
        entryDays: Free days
        sandboxPriceHelp: The price from the next renewal, for example 5.99. The customer has to
            accept a higher price.
        sandboxDaysHelp: The number of free days to add, 90 at most.
        entryNoPrice: Enter a price, for example 5.99.
        entryNoDays: Enter a number from 1 to 90.
        hintCancelRenewal: cancel renewal
        hintResume: resume renewal
        hintAgree: accept new price
        hintPlan: change plan
        hintClockFreeze: freeze/run clock
        hintClockNext: next clock event
        hintClockDay: advance a day
        hintClockMonth: advance a month
        hintClockYear: advance a year
        hintClockFaster: faster clock
        hintClockSlower: slower clock
        hintFailRenewals: fail/pay renewals
        hintExpire: end now
        hintPrice: new price
        hintExtend: add days
        plainHelpClock: Show the store clock. Add freeze, run, next, day, month, year, faster or
            slower to change it.
        plainHelpCancel: Cancel the renewal of a subscription; it ends after the paid period.
        plainHelpResume: Resume the renewal of a cancelled subscription.
        plainHelpAgree: Accept an announced price.

        # The texts of how payments go.
        outcomeSlowApprove: approve slowly
        outcomeSlowDecline: decline slowly
        outcomeInterrupted: interrupted
        outcomeAnswerLost: answer lost
        outcomeStuck: stuck
        outcomeFunds: decline: no funds
        outcomeNotAllowed: decline: not allowed here
        outcomeTerms: decline: price changed
        outcomeUnavailable: decline: not on sale
        outcomeIneligible: decline: not eligible
        outcomeRefused: decline: no reason given
        outcomeNoteSlowApprove: The order waits, and is charged after three minutes of the store
            clock.
        outcomeNoteSlowDecline: The order waits, and is declined after three minutes of the store
            clock.
        outcomeNoteInterrupted: The purchase fails and nothing is charged. After kiosk sandbox
            resolve, it is charged as a new purchase and delivered automatically.
        outcomeNoteAnswerLost: The store charges, but its response is lost: kiosk retries, and you
            are charged once.
        outcomeNoteStuck: The store charges, but reports the product as already bought and lists no
            transaction until kiosk sandbox unstick.
        declinedFunds: The account does not have enough money. You were not charged. Add money, or
            choose another payment method.
        declinedNotAllowed: Purchases are not allowed on this device. You were not charged. Ask the
            person who manages the device.
        declinedInterrupted: The store requires an action first, such as new payment details. You
            were not charged. When the action is complete, the purchase is charged and delivered
            automatically: do not buy again.
        declinedInterruptedPast: The store required an action first. You were not charged for this
            order; another purchase of the same product has been delivered since.
        declinedInterruptedOver: The store required an action first. You were not charged. The order
            was abandoned: nothing will be delivered.
        declinedLapsed: The request to buy was not answered within a day. You were not charged. You
            can send it again.
        stepLeftWaiting: scheduled change failed
        stepHandedOut: transaction released
        orderInterrupted: interrupted
        orderStuck: stuck at the store
        sandboxInterruptedHelp: Press a to resolve the interruption; the purchase is then charged
            and delivered.
        sandboxStuckHelp: Press a to release it. Until then, the store reports the product as
            already bought and lists no transaction.

        # The texts of planned faults.
        plainHelpFault: Plan a fault: a call, a fault, and when. Without words, list the planned
            faults; with clear, remove them.
        plainNoFaults: There are no planned faults.
        sandboxFaults: Planned faults
        sandboxNoFaults: No planned faults. Press f to plan one.
        entryFault: Plan a fault
        hintPlanFault: plan a fault
        hintClearFault: clear fault
        hintBuyOutside: buy outside app
        toastBoughtOutside: {1} was bought outside of the app. It is delivered automatically.
        labelStruck: Applied
        sandboxFaultHelp: A call, a fault, and when: purchase drop-after, verify 503 every, products
            latency=3s chance=50%, finish duplicate nth=2 account=ann. kiosk sandbox fault add
            --help lists all words.
        faultOfCatalog: from the catalog file
        faultOfCatalogHelp: This fault comes from the catalog file and applies as long as it is in
            the file.
        faultChoose: Choose a fault first.
        sandboxPlannedHelp: Press c to clear it. It applies to every kiosk on this store.

        # The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
        plainHelpEdit: Change a product. Without words, list what can be changed and what was
            changed.
        plainHelpCrash: Kill this program at a point of the next purchase. Without words, list the
            points; with none, clear it.
        plainAsInCatalog: reset to the catalog
        plainCrashPlanned: This program will kill itself once, {1}. Start it again afterwards: it
            completes the open purchases and reports them. Type crash none to cancel this.
        changedByHand: Changed manually in the sandbox; kiosk sandbox product ID --reset reverts it.
        newBadge: new
        sandboxProducts: Products
        entryProduct: Change a product
        sandboxProductHelp: One change: availability removed (or draft, in-review, cleared), price
            1.99, sale 0.49 +PT1H, not-in JPN,DEU, only-in USA, title TEXT, description TEXT, or
            reset. It applies to every kiosk on this store at once.
        sandboxProductLineHelp: Press Left or Right to change the availability, Enter for everything
            else. Changes made here override the catalog file until you type reset.
        availabilityCleared: on sale
        availabilityDraft: draft
        availabilityInReview: in review
        availabilityRemoved: removed
        labelChanged: Changed
        notInCatalog: no longer in the catalog
        lowBalanceOffer: {1} left. Buy {2} for {3}?
        lowBalanceKeys: {1} buys, Esc hides
        hintTakeOffer: buy the offer
        crashLabel: Crash
        crashNever: never
        sandboxCrashHelp: The point at which the next purchase kills this program, once. Press Left
            or Right to choose, or Enter to type any point or now. The next start completes the
            purchase and reports it.
        entryCrash: Crash point
        crashNoPoint: “{1}” is not a valid crash point.
        sandboxCrashEntryHelp: Type before or after with a call, or a crash point: {1}; or never, or
            now. This program kills itself there, and the next start resumes the purchase.
        crashedAt: kiosk killed itself {1}, as planned. Start it again: it completes the open
            purchases and reports them.
        crashedNow: kiosk killed itself, as requested. Start it again: it completes the open
            purchases and reports them.
        completedAtLaunch: Open at the last exit, completed now: {1}

        # What an event of the log says, by its family and name.
        state/intent-recorded: purchase saved
        state/order-numbered: order number received
        state/number-deferred: no order number yet
        state/submitted: purchase sent to the store
        state/payment-deferred: no response yet: outcome unknown
        state/payment-pending: waiting for approval
        state/payment-cancelled: cancelled, not charged
        state/payment-failed: not charged
        state/payment-completed: transaction ID received
        state/order-acknowledged: outcome acknowledged to the store
        state/acknowledge-deferred: outcome not acknowledged yet
        state/transaction-received: signed transaction saved
        state/verification-deferred: no verdict from the merchant yet
        state/verified: merchant’s verdict saved
        state/delivered: delivered
        state/quarantined: rejected, not delivered
        state/revoked: refunded and withdrawn
        state/revocation-settled: refund settled
        state/finish-deferred: not finished at the store yet
        state/finished: finished
        state/statement-received: merchant’s statement saved
        state/spend-recorded: spending saved
        state/spend-confirmed: spending confirmed by the merchant
        state/spend-refused: spending refused, nothing taken
        state/spend-deferred: no response to the spending yet
        state/cursor-moved: changes received from the store
        state/list-deferred: list not received from the store
        state/list-taken: list received from the store
        state/payment-retry-reset: order retried at once
        state/delivery-retry-reset: delivery retried at once
        state/retries-reset: everything pending retried at once
        screen/shop: Shop shown
        screen/activity: Activity shown
        screen/library: Library shown
        screen/receipt: Receipt shown
        screen/sandbox: Sandbox shown
        screen/log: Log shown
        act/buy: opened the purchase dialog
        act/buy-confirmed: confirmed the purchase
        act/cancel: cancelled the dialog
        act/close: closed the dialog
        act/spend: opened the spend dialog
        act/spend-confirmed: confirmed the spending
        act/restore: started a restore
        act/finish: finished a purchase
        act/details: opened the details
        act/back: went back
        act/filter: opened the filter
        act/copy: copied a number
        act/refresh: refreshed
        act/help: opened the help
        act/manual: opened the manual
        act/theme: opened the themes
        act/mouse: turned the mouse on or off
        act/redraw: redrew the screen
        act/suspend: suspended the program
        act/quit: left the shop
        act/sort: sorted the products
        act/save: saved a file
        act/approve: approved a purchase
        act/decline: declined a purchase
        act/refund: refunded a purchase
        act/request-refund: requested a refund
        act/decline-refund: declined a refund
        act/reverse-refund: reversed a refund
        act/revoke: revoked a purchase
        act/delete-transaction: deleted a transaction
        act/follow: turned following the log on or off
        act/undo: undid a display change
        act/redo: redid a display change
        act/language: changed the language
        act/messages: opened the messages
        act/palette: opened the palette
        act/cancel-renewal: cancelled a renewal
        act/resume: resumed a renewal
        act/agree-to-price: accepted a price
        act/change-plan: opened the plans
        act/clock-freeze: froze or ran the store clock
        act/clock-next: advanced the clock to the next event
        act/clock-day: advanced the clock by a day
        act/clock-month: advanced the clock by a month
        act/clock-year: advanced the clock by a year
        act/clock-faster: made the clock faster
        act/clock-slower: made the clock slower
        act/fail-renewals: made renewals fail or succeed
        act/buy-outside: bought outside of the app
        act/plan-fault: planned a fault
        act/clear-fault: cleared a fault
        act/take-offer: bought the offer
        act/expire: ended a subscription
        act/new-price: opened the price dialog
        act/extend: opened the free days dialog
        """#)
}
