/// Everything that the interface says in words of its own; each language has a table from these to templates.
///
/// The doc comment of each group tells what the arguments are; where it names none, there are none. Arguments may be
/// hostile text: they are put in as they are, and whoever shows the result sanitises it.
package enum TextKey: CaseIterable, Hashable, Sendable {
    /// The tabs.
    case tabShop, tabActivity, tabLibrary, tabReceipt, tabSandbox, tabLog

    /// The top line: `outcomeIs` takes the outcome's name, `openCount` a number; `noDialogs` where one buys unasked.
    case sandbox, noRealMoney, embedded, outcomeIs, noDialogs, openCount

    /// What a key does, in one or two words.
    case hintMove, hintDetails, hintBuy, hintRestore, hintFilter, hintSearch, hintPalette,
        hintHelp, hintMessages, hintTheme, hintLanguage, hintQuit, hintBack, hintClose, hintChoose,
        hintPress,
        hintCancel, hintSpend, hintReceipt, hintFinish, hintCopy,
        hintRefund, hintApprove, hintDecline, hintDismiss, hintMouse, hintScreen,
        hintSuspend, hintRefresh, hintRedraw, hintPage, hintEnds,
        hintPrevious, hintSave, hintAfter, hintBefore, hintSort, hintPartAfter, hintPartBefore,
        hintScreenBack

    /// Help.
    case messagesTitle, messagesNone, helpTitle, helpEverywhere, helpHere, helpSearch, helpNothing

    /// Where one is, as help tells it: labels.
    case helpPlace, placeMoney, placeAccount, placeDevice, placeStorefront, placeLanguage,
        placeBackend

    /// What the signs mean, as help tells it.
    case helpSigns

    /// The sponsor's line: `sponsorHide` takes the title of the product that hides it.
    case sponsored, sponsorText, sponsorHide

    /// The name of each product type.
    case typeConsumable, typeNonConsumable, typeNonRenewable, typeAutoRenewable

    /// What each product type promises.
    case promiseConsumable, promiseNonConsumable, promiseNonRenewable, promiseAutoRenewable

    /// Marks in the list: `have` takes an amount, `wasPrice` a price.
    case have, owned, inReview, notOnSale, sale, wasPrice, free, noPrice

    /// The filter line: `shownOf` takes how many are shown and how many there are, `filterUnknown` what was typed.
    case filter, shownOf, byType, byTitle, byPrice, byPriceDown, filterUnknown

    /// Labels of the detail pane.
    case labelYouHave, labelLastBought, labelGrants, labelRestores, labelPeriod, labelOffers,
        labelBilling, billingMonthly, billingUpFront,
        labelID, labelPrice, labelSale, labelGroup, labelLasts, labelFamily, labelState,
        labelNow

    /// Values of the detail pane: `grantsValue` takes goods and the range of quantities.
    case grantsValue, chargeEach, chargeOnce, restoresYes, restoresNoConsumable,
        restoresNoNonRenewable, familyShared, familyNotShared, nothingYet, never

    /// Why Buy is disabled: `buyBlockedReading` takes the reason.
    case buyBlockedReading, buyBlockedStarting, buyBlockedOther,
        buyBlockedOffline

    /// What `b` does: `offerBuy` takes a price, `blockedBuy` the reason why not.
    case offerBuy, offerFreeAgain, blockedBuy

    /// Why a product is not on sale: `unknownNearest` takes both ids, `unknownID` one,
    /// `notInStorefront` a country code.
    case unknownID, unknownNearest, reasonDraft, reasonInReview, reasonRemoved,
        reasonNotInStorefront, reasonNoPrice, reasonNoPeriod

    /// Why the store did not charge: whole sentences that say so.
    case declinedFunds, declinedNotAllowed, declinedInterrupted, declinedInterruptedPast,
        declinedInterruptedOver,
        declinedLapsed, declinedPayment, declinedApproval, declinedTerms, declinedExpired,
        declinedUnavailable, declinedSubscribed, declinedOffer, declinedOfferName,
        declinedOfferSignature, declinedOfferProof, declinedCode, declinedCodeUsed,
        declinedCodeOver, declinedQuantity, declinedRefused

    /// The purchase dialog: `dialogFor` takes account, device and backend; `dialogQuantities` the
    /// range.
    case dialogBuyTitle, dialogFor, dialogNoMoney, dialogBackend, dialogQuantity, dialogQuantities,
        dialogOutcome, dialogOwned, dialogShared, dialogChanged, dialogSending

    /// Buttons: `buttonBuy` takes a price, `buttonSpend` an amount.
    case buttonCancel, buttonBuy, buttonGetFree, buttonRestore, buttonSpend

    /// How the sandbox lets a payment go.
    case outcomeApprove, outcomeDecline, outcomeAskToBuy, outcomeCancel, outcomeSlowApprove,
        outcomeSlowDecline, outcomeInterrupted, outcomeAnswerLost, outcomeStuck, outcomeFunds,
        outcomeNotAllowed, outcomeTerms, outcomeUnavailable, outcomeIneligible, outcomeRefused

    /// What then happens, whole sentences.
    case outcomeNoteApprove, outcomeNoteDecline, outcomeNoteAskToBuy, outcomeNoteCancel,
        outcomeNoteSlowApprove, outcomeNoteSlowDecline, outcomeNoteInterrupted,
        outcomeNoteAnswerLost, outcomeNoteStuck

    /// Spending: `spendHave` takes an amount.
    case dialogSpendTitle, spendHave, spendAmount, spendNote, spendChoose

    /// Leaving: `quitOpen` takes how many purchases are open.
    case quitOpen, themeTitle, themeDark, themeLight, languageTitle

    /// The six states that a customer sees.
    case statePurchasing, stateDeferred, statePurchased, stateFailed, stateRestored, stateFinished

    /// The finer stage of a transaction.
    case stageJournalled, stageSubmitting, stageRetrying, stageAwaitingApproval, stageReceived,
        stageVerified, stageDelivered, stageFinished, stageDeclined, stageCancelled,
        stageQuarantined, stageRefunded

    /// The states whose names are shorter on the map of a purchase.
    case mapWritten, mapAsking, mapNoAnswer, mapApproval

    /// What is known of the charge.
    case chargedYes, chargedNo, chargedUnknown, chargedBack, chargedPartBack

    /// What a state means for the customer, whole sentences.
    case explainPurchasing, explainUnknown, explainDeferred, explainPurchased, explainUnfinished,
        explainFinished, explainFailed, explainCancelled, explainRestored, explainQuarantined,
        explainRefunded, explainPartRefunded, explainStuck, explainSharingEnded, explainWithdrawn,
        explainDeleted, explainUnsent, explainReceivedFree, explainFinishedFree

    /// Activity: the counts take a number, `orderNumber` a number, `nextTry` a length of time,
    /// `attempt` a number, `stepTook` a length of time.
    case activityAll, activityOpen, activityFailed, activityRefunded, orderNumber,
        transactionNumber, nextTry, late, attempt, timeline, laneDevice, laneStore, laneMerchant,
        noSteps, stepTook, finishNotDelivered, finishesByItself

    /// The steps on the device.
    case stepIntentJournalled, stepNumbered, stepSubmitted, stepUnanswered, stepDeferred,
        stepCancelled, stepFailed, stepCompleted, stepReceived, stepVerified, stepVerifyUnanswered,
        stepDelivered, stepFinishUnanswered, stepFinished, stepQuarantined, stepRevoked,
        stepRevocationSettled

    /// The steps at the store and at the merchant.
    case stepOrdered, stepCharged, stepIssuedFree, stepDeclined, stepAwaitingApproval,
        stepApproved, stepStoreFinished, stepRefunded, stepRestored, stepReinstated,
        stepRefundRequested,
        stepRefundDeclined, stepRefundReversed, stepWithdrawn, stepDeleted, stepGivenBack,
        stepNumberIssued, stepGranted,
        stepAlreadyGranted, stepPostponed, stepCompensated, stepRejected, stepDebited,
        stepRenewed, stepRenewalSwitched, stepPlanChosen, stepRenewalFailed, stepGraceEnded,
        stepSubscriptionEnded, stepPriceAnnounced, stepPriceAgreed, stepExtended, stepShared,
        stepSharingEnded,
        stepOfferRefused, stepServerFinished, stepConsumptionReported, stepAccountTokenSet,
        stepHandedOut, stepLeftWaiting

    /// Library: `walletOf` takes an account, `ownedSince`, `ownedUntil` and `sharedUntil` a time, `boughtOn` a
    /// device, `spentOn` and `givenFor` a note, `timeLeft` a length of time.
    case walletOf, walletProvisional, walletDebt, ownedTitle, ownedSince, ownedUntil,
        boughtOn, ownedRestored, ownedShared, sharedUntil, timeLeft, spentOn, spent,
        takenBack, givenBack, givenFor,
        walletHistory

    /// Receipt: labels and findings. `receiptOf` takes a title, `receiptRefused` why, `receiptSigned` a method, `validUntil`
    /// and `validFrom` a time, `fileSaved` a file, `fileNotSaved` why.
    case receiptNone, receiptPayload, receiptChain, receiptVerdict,
        receiptOf, receiptGenuine, receiptRefused, receiptSigned, receiptMissing,
        receiptNoVerdict, receiptVerdictGenuine, receiptVerdictForged,
        receiptVerdictUnsigned, receiptRoot, receiptIntermediate, receiptLeaf, validUntil,
        validFrom, fileSaved, fileNotSaved

    /// What each member of a signed transaction means, in a few words.
    case fieldTransactionID, fieldOriginalID, fieldOrderID, fieldProductID, fieldType,
        fieldQuantity, fieldPrice, fieldUnitPrice, fieldCurrency, fieldStorefront,
        fieldStorefrontID, fieldPurchaseDate, fieldOriginalDate, fieldExpiresDate,
        fieldRevocationDate,
        fieldRevocationReason, fieldOwnership, fieldReason, fieldAppAccountToken,
        fieldIntentID, fieldBundleID, fieldEnvironment, fieldSignedDate

    /// What the merchant can decide.
    case verdictAccepted, verdictAlreadyGranted, verdictRejected, verdictRevoked, verdictRetry

    /// Toasts: `toastBought` and `toastSamePurchase` take a title, `toastGranted` and `toastPaidOff` goods, `toastRestored` a count,
    /// `toastRestoredPart` a count and how many are left,
    /// `toastSpent` an amount and a note, `toastCopied` what, `toastTheme`, `toastLanguage` and `toastSorted` a
    /// name, `toastThemeKept` the reason.
    case toastBought, toastSamePurchase, toastGranted, toastPaidOff, toastPending,
        toastCancelled, toastFailed, toastRestoring,
        toastRestored, toastRestoredNothing, toastRestoredPart, toastRestoreFailed, toastSpent,
        toastNotEnoughPlain, toastFinished, toastRefunded, toastApproved,
        toastDeclined, toastCopied, toastNotCopied, toastTheme, toastThemeKept, toastLanguage,
        toastOutcome, toastSorted, toastCatalogChanged, toastMouseOn, toastMouseOff, toastTerminal,
        toastRecordingStopped, toastRecorded, toastUnknownOutcome, toastUnavailable,
        toastNothingHere, notCharged

    /// What came of an order by itself: a title; `toastSpendUnknown`, `toastSpentLate` and `toastSpendRefusedLate` take an
    /// amount and the id of the spending.
    case newsApproved, newsDeclined, newsArrived, toastSpendUnknown, toastSpentLate,
        toastSpendRefusedLate

    /// What could not be loaded: the reason.
    case historyFailed, receiptUnread, walletFailed, subscriptionsFailed

    /// A restore: how many of the products are subscriptions. A newer catalog: the titles that it does not have any more.
    case restoredSubscriptions, toastGone

    /// The question before the store's clock goes forward: `clockForwardDue` takes how many subscriptions are active and how
    /// many purchases are open.
    case clockForwardTitle, clockForwardNote, clockForwardDue, buttonForward

    /// The config file and what is picked in the shop: `toastConfigBroken` takes a sentence, `toastConfigUsed` and
    /// `toastConfigLater` names of settings, `toastPickOverLine` the value, the line's place and what it says,
    /// `toastPickUnderVariable` the value, the variable and what it says.
    case toastConfigBroken, toastConfigUsed, toastConfigLater, toastPickOverLine,
        toastPickUnderVariable

    /// News of the window itself: `toastCatalogBroken` takes what is wrong with the file, and where.
    case toastNowDriving, toastCatalogBroken

    /// A shop that does not answer: `offlineAsOf` and `offlineShort` take how long ago it did.
    case offline, offlineAsOf, offlineShort, offlineAgain, offlineNothing, offlineStill, toastOnline

    /// A launch at which the store lists much: `redelivering` takes how many transactions came so far.
    case redelivering

    /// How long ago, in words: a number.
    case agoNow, agoMinutes, agoHours, agoDays, agoYears

    /// Empty screens: `howToBuy` takes the keys of the Shop and of buying, `howToRestore` that of restoring.
    case emptyShop, emptyFilter, emptyActivity, emptyWallet, emptyOwned, emptyLog, loading,
        catalogFailed, catalogAgain, howToBuy, howToRestore

    /// The dialogue in lines: `plainWelcome` takes account, device and storefront; `plainFact` a label and a value;
    /// `plainNews` a title, a state and a sentence; `plainAgain` a screen; `plainAfter` a length of time; `plainLibrary`
    /// an account; what is not there takes what was typed; counts take numbers, and `plainFound` and `plainSeveral` what
    /// was typed, too.
    case plainWelcome, plainHint, plainComma, plainFact, plainNews, plainPrompt, plainUnknown,
        plainNoProduct, plainNoTransaction, plainNoGood, plainNoNumber, plainNoReceipt,
        plainNoCatalog, plainUnscreened, plainSlow, plainNoAnswer, plainAgain, plainMore,
        plainNoMore,
        plainProducts, plainTransactions, plainEvents, plainFound, plainNothingFound, plainSeveral,
        plainNothingOwned, plainLibrary, plainDeferred, plainAfter, plainFollowing,
        plainNotFollowing, plainGoodbye

    /// Its questions, and what is said after a no: `plainBuyQuestion` takes title, quantity and price,
    /// `plainQuantityHint` the range, `plainSpendQuestion` goods, `plainRefundQuestion` title and price,
    /// `plainDeedQuestion` what is to be done and the title.
    case plainBuyQuestion, plainQuantityHint, plainNotBought, plainSpendQuestion, plainNotSpent,
        plainRefundQuestion, plainNotRefunded, plainUnchanged, plainDeedQuestion

    /// Its news of the catalog and of what is owned: a title; `plainNewPrice` the prices after it, `plainNewProduct` and
    /// `plainSoldAgain` the price; `plainMoreChanges` a count.
    case plainNewPrice, plainNewText, plainNewProduct, plainSoldAgain, plainGone, plainMoreChanges,
        plainNotOwned

    /// What each of its words does, after an example of it.
    case plainHelpNumbers, plainHelpList, plainHelpShow, plainHelpFind, plainHelpSort,
        plainHelpBuy, plainHelpRestore, plainHelpTransactions, plainHelpFinish, plainHelpReceipt,
        plainHelpSave, plainHelpLibrary, plainHelpSpend, plainHelpSandbox, plainHelpOutcome,
        plainHelpApprove, plainHelpDecline, plainHelpRefund, plainHelpAccount, plainHelpDevice,
        plainHelpStorefront, plainHelpLanguage, plainHelpLog, plainHelpFollow, plainHelpExport,
        plainHelpUndo, plainHelpRedo, plainHelpRefresh, plainHelpMore, plainHelpRepeat,
        plainHelpBack, plainHelpMenu, plainHelpWhere, plainHelpHelp, plainHelpQuit

    /// Disputes, titles and labels: the orders of an account take it, `disputeStopped` a side, `disputeMore` a count,
    /// `disputeUTC` a time.
    case disputeOrder, disputeWhat, disputeAccount, disputeOrdered, disputeStoreOrder,
        disputeTransaction, disputeIntent, disputeVerdict, disputeStopped, disputeHappened,
        disputeOthers, disputeOrders, disputePlayer, disputeAdvice,
        disputeMore, disputeThisOrder, disputeUTC, disputeLog, disputeLogNote,
        disputeLogFits

    /// What became of a disputed order, in a few words.
    case verdictNeverArrived, verdictCancelled, verdictDeclined, verdictPending, verdictFree,
        verdictShared, verdictUnshared, verdictWithdrawn,
        verdictOwed, verdictRefused, verdictDelivered, verdictSpent, verdictRefunded,
        verdictCompensated, verdictUndecided

    /// Disputes, to the player. `tellOrder` takes number, what and price; `tellCharged` a time; `tellDelivered` goods and
    /// a time; `tellSpent` goods, a time, the amount spent, and what is left; spendings an amount,
    /// a time and a note; `tellCompensated` goods, a time and the reason; `tellBesides` a time, goods and the reason.
    case tellOrder, tellOrderUnpriced, tellNeverArrived, tellMayArrive, tellClosed, tellCancelled,
        tellDeclined, tellPending, tellFree, tellShared, tellUnshared, tellWithdrawn, tellCharged,
        tellOwed,
        tellOwedLost, tellPostponed,
        tellRefused, tellDelivered, tellOwned, tellNotShown, tellSpent, tellSpendings, tellSpending,
        tellSpendingFor, tellPaidOff, tellRefunded, tellPartRefunded, tellTakenBack, tellDebt,
        tellCompensated, tellBesides, tellUndecided

    /// Disputes, to the support person: a command to type; `advisePostponed` the reason before it, `adviseRefused` the
    /// reason, the refund and the grant.
    case adviseOwed, adviseOwedLost, advisePostponed, adviseRefused, advisePending, adviseFree,
        adviseSpent, adviseUndecided

    /// A number that nobody knows, or that several orders have: what was said, and how many.
    case disputeNone, disputeNoAccount, disputeSeveral, disputeSeveralEnd

    /// What could be meant instead: a number, an account.
    case suggestOtherYear, suggestNotIssued, suggestAccount, suggestIntent, suggestTransaction

    /// One of several logs of a device: the device, and when the log began.
    case logSince

    /// What is odd about a device's log: what it is called and the number of the event.
    case oddRewritten, oddUnjoined, oddUnfit, oddGap, oddNewChain

    /// Goods given by hand: goods, account, order and reason; `grantRepeated` a time before the reason; `grantBalance` a
    /// good and an amount.
    case grantGave, grantRepeated, grantSettles, grantBesides, grantBalance

    /// Times: a number; `todayAt`, `yesterdayAt` and `tomorrowAt` a time of day.
    case ageNow, ageMilliseconds, ageSeconds, ageMinutes, ageHours, ageDays, ageYears, todayAt,
        yesterdayAt, tomorrowAt

    /// Periods: the number of units.
    case lengthDays, lengthWeeks, lengthMonths, lengthYears, eachDay, eachWeek, eachMonth,
        eachYear, everyLength, perPeriod

    /// Offers: `offerFree` takes a length; `offerEach` a price with its period and a length;
    /// `offerUpFront` a price and a length; `offerThen` the offer and the price afterwards.
    case offerFree, offerEach, offerUpFront, offerThen, offerIntroductory,
        offerPromotional, offerCode, offerWinBack

    /// A count of goods: amount and good.
    case countOfGood

    /// Keys of the demo.
    case hintStepNext, hintStepBack, hintPlay, hintPause, hintFaster, hintSlower, hintAgain,
        hintOther

    /// What is said while the demo is being played.
    case demoBeingPlayed

    /// The demo: its steps, and what stands in its columns; `demoRefersTo` takes the end of a number.
    case demoTitle, demoBuy, demoBuyAgain, demoSpend, demoSecondDevice, demoRestore, demoRefund,
        demoNothing, demoOff, demoPhone, demoTablet, demoReceipts, demoRefersTo

    /// Why a step of the demo goes as it does, whole sentences.
    case demoBoughtToUse, demoBoughtForGood, demoChargedAgain, demoFreeAgain, demoSpentAtMerchant,
        demoNothingToSpend, demoWalletFollows, demoWaitsForRestore, demoNothingToRestore,
        demoRestored, demoRefundedGoods, demoRefundedSpent, demoRefundedOwnership

    /// Keys of the demo of designs.
    case hintStory, hintCellNext, hintDesign, hintPoint

    /// The demo of designs: what they are called and what they do.
    case stagesTitle, designFinishFirst, designWaiting, designOrderOnDevice, designLogged,
        designFinishFirstNote, designWaitingNote, designOrderOnDeviceNote, designLoggedNote,
        designKioskNote

    /// Where they are killed.
    case pointBeforePurchase, pointAfterPurchase, pointReceived, pointBeforeVerify,
        pointAfterVerify, pointBeforeFinish, pointAfterFinish, pointAppDeleted, pointDeviceLost

    /// What becomes of a purchase then; the sentences take a price.
    case fateNotCharged, fateSettled, fateStuck, fateLost, fateLostWithApp, fateLostWithAppShort,
        fateExplained, fateNoteNotCharged, fateNoteSettled, fateNoteStuck, fateNoteStuckGranted,
        fateNoteLost,
        fateNoteLostWithApp, fateNoteExplained

    /// What the merchant’s support finds: an order, and how many events; and what kiosk does otherwise.
    case stagesFindsNothing, stagesFindsOrder, stagesFindsLog, differsFinishFirst, differsWaiting,
        differsOrderOnDevice

    /// What happens to the device.
    case stagesKilled, stagesDeleted, stagesLost, stagesStarted

    /// The log on the screen: labels and remarks.
    case logFollowing, logStill, logKind, logOrder, logTransaction, logPurchase, logDetail,
        logTime, logClock, logNumber, logID, logBefore, logHash, logSent, logUnsent

    /// The sandbox on the screen: `sandboxOpenStays` takes how many purchases are open, `sandboxNoneWaits` the
    /// outcome by which one would wait, `sandboxBackOf` what went back and the price.
    case sandboxPlace, sandboxWaiting, sandboxPaid, sandboxNoneWaits, sandboxNonePaid,
        sandboxUnfinished, sandboxWaitingHelp, sandboxPaidHelp, sandboxOutcomeHelp,
        sandboxAccountHelp, sandboxDeviceHelp, sandboxDeviceReset, sandboxStorefrontHelp,
        sandboxLanguageHelp, sandboxOpenStays, sandboxOtherDevice, sandboxNotWaiting,
        sandboxNotPaid, sandboxNothingCharged, sandboxBackOf, selectionGone, sandboxFaults,
        sandboxNoFaults, sandboxFaultHelp, sandboxPlannedHelp, entryFault, labelStruck,
        plainHelpFault, plainNoFaults, hintPlanFault, hintClearFault, faultOfCatalog,
        faultOfCatalogHelp, faultChoose, hintBuyOutside, toastBoughtOutside, sandboxInterruptedHelp,
        sandboxStuckHelp, orderInterrupted, orderStuck

    /// A catalog that is edited, offers, crashes: `lowBalanceOffer` takes what is left, a title and a price,
    /// `lowBalanceKeys` a key, `crashedAt` a point, `sandboxCrashEntryHelp` calls, `crashNoPoint` what was typed, `settledAtStart`
    /// what was.
    /// `plainCrashPlanned` a point.
    case plainHelpEdit, plainHelpCrash, plainAsInCatalog, plainCrashPlanned
    case changedByHand, newBadge, sandboxProducts, entryProduct, sandboxProductHelp,
        sandboxProductLineHelp, availabilityCleared, availabilityDraft, availabilityInReview,
        availabilityRemoved, labelChanged, notInCatalog, lowBalanceOffer, lowBalanceKeys,
        hintTakeOffer, crashLabel, crashNever, sandboxCrashHelp, entryCrash,
        sandboxCrashEntryHelp, crashNoPoint, crashedAt, crashedNow, settledAtStart

    /// The question before a refund: `refundOf` takes account and device, `buttonRefund` a price.
    case refundTitle, refundOf, refundNote, buttonRefund

    /// What else can be done to a purchase; `deedChoice` takes what is chosen, which of them that is, and how many there are.
    case deedChoice, deedOthers, deedHalf, deedAsk, deedDecline, deedReverse, deedRevoke,
        deedDelete,
        noteHalf, noteAsk, noteDecline, noteReverse, noteRevoke, noteDelete

    /// Keys of the screens that came later.
    case hintChange, hintFollow, hintUndo, hintRedo, hintGoThere

    /// Undoing what is shown.
    case toastNothingToUndo, toastNothingToRedo

    /// The palette: what it is called, what may be typed, and the kinds of things that it finds.
    case paletteTitle, palettePrompt, paletteSetting, settingMotion, settingSponsor, settingOn,
        settingOff, paletteAction, paletteProduct, paletteTransaction,
        paletteTheme, paletteLanguage, paletteSaveDisplay, paletteResolve, paletteUnstick,
        paletteCrashNow

    /// Where subscriptions stand, in words.
    case subscriptionActive, subscriptionExpired, subscriptionRetried, subscriptionGrace,
        subscriptionRevoked, noSubscriptions

    /// What becomes of a subscription: `renewsAt` takes a day and a price, `renewsTo` a day, a product and a price.
    case renewsAt, renewsTo, endsAt, endedAt, graceUntil, retriedSince

    /// What a customer agrees to who confirms a subscription.
    case termsNow, termsReplaced, termsLater, termsResumed, termsRecovered, termsHad

    /// A subscription in the Shop: `levelValue` takes a level and how many there are.
    case labelLevel, levelValue, labelSiblings, introductionHad

    /// When a subscription is charged: a price; `renewsFrom` takes a day and a price with its period.
    case chargedToday, chargedNothing, renewsFrom, untilCancelled, buttonAgree

    /// Subscriptions in the Library: `priceWaits` and `priceAgreed` take a price, the toasts a title, and what comes
    /// next where they name it.
    case subscriptionsTitle, subscriptionCancelled, priceWaits, priceAgreed, toastRenewalOff,
        toastRenewalOn, toastPriceAgreed, subscriptionChoose, subscriptionNotNow

    /// The plans of a group: when another one would begin.
    case plansTitle, planHad, planNow, planLater

    /// A subscription as a line through time: `lineEarlier` takes a count, `eventOffer` what happened, `periodSpan` two
    /// days.
    case linePaid, lineAhead, lineOffer, lineGrace, lineRetry, lineRefunded, lineToday,
        lineEarlier, eventBegan, eventBeganAgain, eventChanged, eventRecovered, eventOffer,
        periodSpan

    /// The store's clock: `clockPerSecond` takes a length of time, `clockTimes` a number, `toastClock` a time,
    /// `toastSettling` up to when everything is settled and what the clock shows.
    case sandboxClock, clockTime, clockSpeed, clockForward, clockFrozen, clockReal, clockPerSecond,
        clockTimes, clockNext, sandboxTimeHelp, sandboxSpeedHelp, sandboxForwardHelp, toastClock,
        toastSettling

    /// What a test store does to subscriptions.
    case sandboxSubscriptions, sandboxFails, labelRenewals, renewalsPaid, renewalsFail, renewalsOff,
        labelUntil, sandboxSubscriptionHelp, entryPrice, entryDays, sandboxPriceHelp,
        sandboxDaysHelp, entryNoPrice, entryNoDays

    /// Keys of subscriptions and of the store's clock.
    case hintCancelRenewal, hintResume, hintAgree, hintPlan, hintClockFreeze, hintClockNext,
        hintClockDay, hintClockMonth, hintClockYear, hintClockFaster, hintClockSlower,
        hintFailRenewals, hintExpire, hintPrice, hintExtend

    /// Subscriptions in lines, and the words for them.
    case plainHelpClock, plainHelpCancel, plainHelpResume, plainHelpAgree
}
