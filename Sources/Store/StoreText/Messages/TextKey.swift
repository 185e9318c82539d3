/// The keys of the interface's texts; each language has a table from these keys to templates.
///
/// The file `en.txt` declares the arguments of each message. They may be untrusted text: they are inserted unchanged, and
/// the caller must sanitize the result before displaying it.
package enum TextKey: CaseIterable, Hashable, Sendable {
    /// The titles of the tabs.
    case tabShop, tabActivity, tabLibrary, tabReceipt, tabSandbox, tabLog

    /// The titles of the panes beside a screen, the overview of all screens, and the event that shows a screen.
    case tabOverview, overviewTooSmall, overviewLog, screenShown, nowTitle

    /// The status line at the top; `noDialogs` indicates purchases without a dialog.
    case sandbox, noRealMoney, embedded, outcomeIs, noDialogs, readOnly, openCount

    /// The titles of the panes of the screens.
    case paneTransactions, paneEvents, paneControls, paneOrders, paneDetails

    /// The function of a key, in one or two words.
    case hintMove, hintDetails, hintBuy, hintRestore, hintFilter, hintSearch, hintPalette,
        hintHelp, hintMessages, hintCommandLog, hintPager, hintEditCatalog, hintTheme, hintLanguage,
        hintQuit, hintBack, hintClose, hintChoose,
        hintPress,
        hintCancel, hintSpend, hintMaximum, hintReceipt, hintFinish, hintMark, hintCopy,
        hintRefund, hintApprove, hintDecline, hintDismiss, hintMouse, hintScreen,
        hintSuspend, hintRefresh, hintRedraw, hintPage, hintEnds,
        hintPrevious, hintSave, hintAfter, hintBefore, hintSort, hintPartAfter, hintPartBefore,
        hintScreenBack, hintManual, hintLink, hintRelease, hintResolve, hintKeepFilter,
        hintClearFilter, hintNextMatch, hintPreviousMatch, matchNoSearch, matchNoOther, keyElsewhere

    /// The help screen.
    case messagesTitle, messagesNone, helpTitle, helpEverywhere, helpHere, helpSearch, helpNothing,
        manualTitle, manualNothing

    /// Labels of the session context in the help screen.
    case helpContext, contextMoney, contextAccount, contextDevice, contextStorefront,
        contextLanguage,
        contextBackend

    /// The legend of the symbols in the help screen.
    case helpSigns

    /// The sponsor banner; `sponsorHide` names the product that hides it.
    case sponsored, sponsorText, sponsorHide

    /// The names of the product types.
    case typeConsumable, typeNonConsumable, typeNonRenewable, typeAutoRenewable

    /// The benefits of the product types.
    case promiseConsumable, promiseNonConsumable, promiseNonRenewable, promiseAutoRenewable

    /// Badges in the product list.
    case have, owned, inReview, notOnSale, sale, wasPrice, free, noPrice

    /// The filter line.
    case filter, shownOf, byType, byTitle, byPrice, byPriceDown, filterUnknown,
        filterFields

    /// Labels of the detail pane.
    case labelYouHave, labelLastBought, labelGrants, labelRestores, labelPeriod, labelOffers,
        labelBilling, billingMonthly, billingUpFront,
        labelID, labelPrice, labelSale, labelGroup, labelLasts, labelFamily, labelState,
        labelNow

    /// Values of the detail pane; `quantities` is a range.
    case grantsValue, chargeEach, chargeOnce, restoresYes, restoresNoConsumable,
        restoresNoNonRenewable, familyShared, familyNotShared, nothingYet

    /// Reasons why Buy is disabled.
    case buyBlockedReading, buyBlockedStarting, buyBlockedOther, buyBlockedOffline, readOnlyMode,
        readOnlyDevice

    /// The function of the key `b`; `blockedBuy` states why it is disabled.
    case offerBuy, offerFreeAgain, blockedBuy

    /// Reasons why a product is not on sale; the `id` is the requested one.
    case unknownID, unknownNearest, reasonDraft, reasonInReview, reasonRemoved,
        reasonNotInStorefront, reasonNoPrice, reasonNoPeriod

    /// Reasons why the store declined, in whole sentences which say that nothing was charged.
    case declinedFunds, declinedNotAllowed, declinedInterrupted, declinedInterruptedPast,
        declinedInterruptedOver,
        declinedLapsed, declinedPayment, declinedApproval, declinedTerms, declinedExpired,
        declinedUnavailable, declinedSubscribed, declinedOffer, declinedOfferName,
        declinedOfferSignature, declinedOfferProof, declinedCode, declinedCodeUsed,
        declinedCodeOver, declinedQuantity, declinedRefused

    /// The purchase dialog.
    case dialogBuyTitle, dialogFor, dialogNoMoney, dialogBackend, dialogQuantity, dialogQuantities,
        dialogOutcome, dialogOwned, dialogShared, dialogStillOpen, dialogChanged, dialogSending

    /// Buttons.
    case buttonCancel, buttonBuy, buttonGetFree, buttonRestore, buttonSpend

    /// The names of the sandbox's payment outcomes.
    case outcomeApprove, outcomeDecline, outcomeAskToBuy, outcomeCancel, outcomeSlowApprove,
        outcomeSlowDecline, outcomeInterrupted, outcomeAnswerLost, outcomeStuck, outcomeFunds,
        outcomeNotAllowed, outcomeTerms, outcomeUnavailable, outcomeIneligible, outcomeRefused

    /// The effects of the payment outcomes, in whole sentences.
    case outcomeNoteApprove, outcomeNoteDecline, outcomeNoteAskToBuy, outcomeNoteCancel,
        outcomeNoteSlowApprove, outcomeNoteSlowDecline, outcomeNoteInterrupted,
        outcomeNoteAnswerLost, outcomeNoteStuck

    /// The dialog for spending goods.
    case dialogSpendTitle, spendHave, spendAmount, spendNote, spendChoose

    /// The dialogs for quitting, themes and languages; `quitOpen` counts open purchases.
    case quitOpen, quitAgain, themeTitle, themeDark, themeLight, themeFolders, languageTitle

    /// The names of the six customer-visible states.
    case statePurchasing, stateDeferred, statePurchased, stateFailed, stateRestored, stateFinished

    /// The names of a transaction's detailed stages.
    case stageJournalled, stageSubmitting, stageRetrying, stageAwaitingApproval, stageReceived,
        stageVerified, stageDelivered, stageFinished, stageDeclined, stageCancelled,
        stageQuarantined, stageRefunded, stageExpired

    /// Shorter state names for the state diagram of a purchase.
    case diagramSaved, diagramSending, diagramNoAnswer, diagramApproval, diagramCancelled,
        diagramRejected, diagramFinished, diagramRefunded

    /// The state of the charge.
    case chargedYes, chargedNo, chargedUnknown, chargedBack, chargedPartBack

    /// The meanings of the states for the customer, in whole sentences.
    case explainPurchasing, explainUnknown, explainDeferred, explainPurchased, explainUnfinished,
        explainFinished, explainFailed, explainCancelled, explainRestored, explainQuarantined,
        explainRefunded, explainPartRefunded, explainStuck, explainSharingEnded, explainWithdrawn,
        explainDeleted, explainUnsent, explainReceivedFree, explainFinishedFree

    /// The Activity tab.
    case activityAll, activityOpen, activityFailed, activityRefunded, orderNumber, samePurchaseAs,
        transactionNumber, nextTry, late, attempt, timeline, laneDevice, laneStore, laneMerchant,
        noSteps, stepTook, finishNotDelivered, finishesByItself

    /// The marks of transactions, and the actions on all marked ones with their results.
    case marksCount, marksSkipped, marksFinishTitle, marksFinished, marksRefunded, marksBusy,
        marksUnanswered

    /// The questions about a purchase and their short answers; the label of each stands before its answer.
    case answerCharged, answerGoods, answerNextTry, answerNo, answerUnknown, answerNone,
        goodsNotYet, goodsOnTheirWay, goodsWithdrawn, nextTryIn

    /// The mark below a text whose end is hidden, with the number of hidden lines.
    case moreBelow

    /// The steps on the device.
    case stepIntentJournalled, stepNumbered, stepSubmitted, stepUnanswered, stepDeferred,
        stepCancelled, stepFailed, stepCompleted, stepReceived, stepVerified, stepVerifyUnanswered,
        stepDelivered, stepFinishUnanswered, stepFinished, stepQuarantined, stepRevoked,
        stepRevocationSettled, stepNumberUnanswered

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

    /// The Library tab.
    case walletOf, walletProvisional, walletDebt, ownedTitle, ownedSince, ownedUntil,
        boughtOn, ownedRestored, ownedShared, sharedUntil, timeLeft, spentOn, spent,
        takenBack, givenBack, givenFor,
        walletHistory

    /// The Receipt tab, labels and results.
    case receiptNone, receiptPayload, receiptChain, receiptVerdict,
        receiptOf, receiptGenuine, receiptRefused, receiptSigned, receiptMissing,
        receiptNoVerdict, receiptVerdictGenuine, receiptVerdictForged,
        receiptVerdictUnsigned, receiptRoot, receiptIntermediate, receiptLeaf, validUntil,
        fileSaved, fileNotSaved

    /// The meanings of a signed transaction's members, in a few words.
    case fieldTransactionID, fieldOriginalID, fieldOrderID, fieldProductID, fieldType,
        fieldQuantity, fieldPrice, fieldUnitPrice, fieldCurrency, fieldStorefront,
        fieldStorefrontID, fieldPurchaseDate, fieldOriginalDate, fieldExpiresDate,
        fieldRevocationDate,
        fieldRevocationReason, fieldOwnership, fieldReason, fieldAppAccountToken,
        fieldIntentID, fieldBundleID, fieldEnvironment, fieldSignedDate

    /// The merchant's decisions.
    case verdictAccepted, verdictAlreadyGranted, verdictRejected, verdictRevoked, verdictRetry

    /// Toasts.
    case toastBought, toastSamePurchase, toastGranted, toastPaidOff, toastPending,
        toastCancelled, toastFailed, toastRestoring,
        toastRestored, toastRestoredNothing, toastRestoredPart, toastRestoreFailed, toastSpent,
        toastNotEnoughPlain, toastFinished, toastRefunded, toastApproved,
        toastDeclined, toastCopied, toastNotCopied, toastTheme, toastThemeKept, toastLanguage,
        toastOutcome, toastSorted, toastCatalogChanged, toastMouseOn, toastMouseOff, toastTerminal,
        toastRecordingStopped, toastRecorded, toastUnknownOutcome, toastUnavailable,
        toastNothingHere, notCharged

    /// Unsolicited results of orders, and late results of spendings, which have the id of the spending.
    case newsApproved, newsDeclined, newsArrived, newsRenewed, toastSpendUnknown,
        toastSpentLate, toastSpendRefusedLate

    /// Errors while loading.
    case historyFailed, receiptUnread, walletFailed, subscriptionsFailed

    /// Remarks: `restoredSubscriptions` counts the subscriptions among the restored products, `toastGone` names the
    /// products that a newer catalog removed.
    case restoredSubscriptions, toastGone

    /// The confirmation before the store's clock is advanced.
    case cancelRenewalTitle, cancelRenewalNote, endNowTitle, endNowNote, clockForwardTitle,
        clockForwardNote, clockForwardDue, clockMenuDue, clockMenuNothing,
        buttonForward

    /// The configuration file and settings changed in the shop; the error of `toastConfigBroken` is a sentence.
    case toastConfigBroken, toastConfigUsed, toastConfigLater, toastPickOverLine,
        toastPickUnderVariable, toastPickReadOnly

    /// The pager and the editor, which are programs of the user; the reason is a message of the system.
    case toastNoPager, toastNoEditor, toastNoCatalogFile, toastProgramNotStarted, toastProgramExit,
        toastProgramSignal

    /// Notices about this window; the error of `toastCatalogBroken` includes its position in the file.
    case toastNowDriving, toastCatalogBroken

    /// The shop is unreachable; the age is the time since its last response.
    case offline, offlineAsOf, offlineShort, offlineAgain, offlineNothing, offlineStill, toastOnline

    /// A launch with many transactions in the store's list.
    case redelivering

    /// The time since a moment, in words.
    case agoNow, agoMinutes, agoHours, agoDays, agoYears

    /// Empty screens.
    case emptyShop, emptyFilter, emptyActivity, emptyWallet, emptyOwned, emptyLog, loading,
        catalogFailed, catalogAgain, howToBuy, howToRestore

    /// The line-based dialog.
    case plainWelcome, plainHint, plainComma, plainFact, plainNews, plainPrompt, plainUnknown,
        plainNoProduct, plainNoTransaction, plainNoGood, plainNoNumber, plainNoReceipt,
        plainNoCatalog, plainUnscreened, plainSlow, plainNoAnswer, plainAgain, plainMore,
        plainNoMore, plainOlder,
        plainProducts, plainTransactions, plainEvents, plainFound, plainNothingFound, plainSeveral,
        plainNothingOwned, plainLibrary, plainDeferred, plainAfter, plainFollowing,
        plainNotFollowing, plainGoodbye

    /// The confirmations of the line-based dialog, and the replies to a refusal.
    case plainBuyPrompt, plainQuantityHint, plainNotBought, plainSpendPrompt, plainNotSpent,
        plainRefundPrompt, plainNotRefunded, plainUnchanged, plainChangePrompt

    /// Notices about the catalog and ownership in the line-based dialog.
    case plainNewPrice, plainNewText, plainNewProduct, plainSoldAgain, plainGone, plainMoreChanges,
        plainNotOwned

    /// Descriptions of the line-based dialog's commands, each after an example.
    case plainHelpNumbers, plainHelpList, plainHelpShow, plainHelpFind, plainHelpSort,
        plainHelpBuy, plainHelpRestore, plainHelpTransactions, plainHelpFinish, plainHelpReceipt,
        plainHelpSave, plainHelpLibrary, plainHelpSpend, plainHelpSandbox, plainHelpOutcome,
        plainHelpApprove, plainHelpDecline, plainHelpRefund, plainHelpAccount, plainHelpDevice,
        plainHelpStorefront, plainHelpLanguage, plainHelpLog, plainHelpFollow, plainHelpExport,
        plainHelpUndo, plainHelpRedo, plainHelpRefresh, plainHelpMore, plainHelpRepeat,
        plainHelpBack, plainHelpMenu, plainHelpWhere, plainHelpHelp, plainHelpManual,
        plainHelpQuit

    /// Disputes, titles and labels.
    case disputeOrder, disputeWhat, disputeAccount, disputeOrdered, disputeStoreOrder,
        disputeTransaction, disputeIntent, disputeVerdict, disputeStopped, disputeHappened,
        disputeOthers, disputeOrders, disputePlayer, disputeAdvice,
        disputeMore, disputeThisOrder, disputeUTC, disputeLog, disputeLogNote,
        disputeLogFits

    /// The outcomes of a disputed order, in a few words.
    case verdictNeverArrived, verdictCancelled, verdictDeclined, verdictPending, verdictFree,
        verdictShared, verdictUnshared, verdictWithdrawn,
        verdictOwed, verdictRefused, verdictDelivered, verdictSpent, verdictRefunded,
        verdictCompensated, verdictUndecided

    /// Disputes, the answer to the player.
    case replyOrder, replyOrderUnpriced, replyNeverArrived, replyMayArrive, replyClosed,
        replyCancelled,
        replyDeclined, replyPending, replyFree, replyShared, replyUnshared, replyWithdrawn,
        replyCharged,
        replyOwed,
        replyOwedLost, replyPostponed,
        replyRefused, replyDelivered, replyOwned, replyNotShown, replySpent, replySpendings,
        replySpending,
        replySpendingFor, replyPaidOff, replyRefunded, replyPartRefunded, replyTakenBack, replyDebt,
        replyCompensated, replyAlsoCompensated, replyUndecided

    /// Disputes, the advice to the support agent, with commands to type.
    case adviseOwed, adviseOwedLost, advisePostponed, adviseRefused, advisePending, adviseFree,
        adviseSpent, adviseUndecided

    /// A number that is unknown or that several orders have.
    case disputeNone, disputeNoAccount, disputeSeveral, disputeSeveralEnd

    /// Suggestions for an unknown number.
    case suggestOtherYear, suggestNotIssued, suggestAccount, suggestIntent, suggestTransaction

    /// The name of one of a device's logs, with the start of the log.
    case logSince

    /// Inconsistencies of a device's log, with the log's name and the number of the event.
    case logDefectRewritten, logDefectBrokenLink, logDefectWrongHash, logDefectGap,
        logDefectNewChain

    /// Manual grants.
    case grantGave, grantRepeated, grantSettles, grantBesides, grantBalance

    /// Times; `todayAt`, `yesterdayAt` and `tomorrowAt` have a time of day.
    case ageNow, ageMilliseconds, ageSeconds, ageMinutes, ageHours, ageDays, ageYears, todayAt,
        yesterdayAt, tomorrowAt

    /// Periods.
    case lengthDays, lengthWeeks, lengthMonths, lengthYears, eachDay, eachWeek, eachMonth,
        eachYear, everyLength, perPeriod

    /// Offers; the price of `offerEach` includes its period, that of `offerThen` follows the offer.
    case offerFree, offerEach, offerUpFront, offerThen, offerIntroductory,
        offerPromotional, offerCode, offerWinBack

    /// A count of goods.
    case countOfGood

    /// The keys of the demo.
    case hintStepNext, hintStepBack, hintPlay, hintPause, hintFaster, hintSlower, hintAgain,
        hintOther, hintFirst, hintLast, hintPageUp, hintPageDown

    /// The notice while the demo is playing.
    case demoBeingPlayed

    /// The demo's steps and columns; the number of `demoRefersTo` is the end of one.
    case demoTitle, demoBuy, demoBuyAgain, demoSpend, demoSecondDevice, demoRestore, demoRefund,
        demoNothing, demoOff, demoPhone, demoTablet, demoReceipts, demoRefersTo

    /// The explanations of the demo's steps, in whole sentences.
    case demoBoughtToUse, demoBoughtForGood, demoChargedAgain, demoFreeAgain, demoSpentAtMerchant,
        demoNothingToSpend, demoWalletFollows, demoWaitsForRestore, demoNothingToRestore,
        demoRestored, demoRefundedGoods, demoRefundedSpent, demoRefundedOwnership

    /// A watched scenario: its mode or outcome, the current step, the script and the keys.
    case playbackPlaying, playbackOneStep, playbackPaused, playbackRecording, playbackPassed,
        playbackFailed, playbackStart, playbackExpects, playbackFailure, playbackLine, playbackDone,
        playbackOff, playbackScript, playbackTakeOver, playbackContinue, playbackStep,
        playbackSpeed, playbackLeave, playbackSave, playbackLaunch, playbackKill,
        playbackNextDevice

    /// The keys of the demo of purchase designs.
    case hintStory, hintCellNext, hintCellBack, hintDesign, hintPoint

    /// The names and descriptions of the purchase designs.
    case stagesTitle, designFinishFirst, designWaiting, designOrderOnDevice, designLogged,
        designFinishFirstNote, designWaitingNote, designOrderOnDeviceNote, designLoggedNote,
        designKioskNote

    /// The points at which the process is killed.
    case pointBeforePurchase, pointAfterPurchase, pointReceived, pointBeforeVerify,
        pointAfterVerify, pointBeforeFinish, pointAfterFinish, pointAppDeleted, pointDeviceLost

    /// The outcomes of a purchase after the kill, as words and as sentences.
    case stageOutcomeNotCharged, stageOutcomeSettled, stageOutcomeStuck, stageOutcomeLost,
        stageOutcomeLostWithApp, stageOutcomeLostWithAppShort,
        stageOutcomeExplained, stageOutcomeNoteNotCharged, stageOutcomeNoteSettled,
        stageOutcomeNoteStuck, stageOutcomeNoteStuckGranted,
        stageOutcomeNoteLost,
        stageOutcomeNoteLostWithApp, stageOutcomeNoteExplained

    /// The findings of the merchant's support, and the differences from kiosk.
    case stagesFindsNothing, stagesFindsOrder, stagesFindsLog, differsFinishFirst, differsWaiting,
        differsOrderOnDevice

    /// The events on the device.
    case stagesKilled, stagesDeleted, stagesLost, stagesStarted

    /// The Log tab: labels and remarks.
    case logFollowing, logStill, logKind, logOrder, logTransaction, logPurchase, logDetail,
        logTime, logClock, logNumber, logID, logBefore, logHash, logSent, logUnsent

    /// The Sandbox tab; `sandboxOpenStays` counts open purchases, and the outcome of `sandboxNoneWaits` makes a purchase
    /// wait.
    case sandboxContext, sandboxWaiting, sandboxPaid, sandboxNoneWaits, sandboxNonePaid,
        sandboxUnfinished, sandboxWaitingHelp, sandboxPaidHelp, sandboxOutcomeHelp,
        sandboxPace, sandboxPaceHelp, paceAtOnce, paceSimulated,
        sandboxAccountHelp, sandboxDeviceHelp, sandboxDeviceReset, sandboxStorefrontHelp,
        contextOther, contextOtherName,
        sandboxLanguageHelp, sandboxOpenStays, sandboxOtherDevice, sandboxNotWaiting,
        sandboxWaitingSelected,
        sandboxNotPaid, sandboxNothingCharged, sandboxBackOf, selectionGone, aMoment,
        sandboxFaults,
        sandboxNoFaults, sandboxFaultHelp, sandboxPlannedHelp, entryFault, labelStruck,
        plainHelpFault, plainNoFaults, hintPlanFault, hintClearFault, clearFaultsTitle,
        clearFaultsNote, faultOfCatalog,
        faultOfCatalogHelp, faultChoose, hintBuyOutside, toastBoughtOutside, sandboxInterruptedHelp,
        sandboxStuckHelp, orderInterrupted, orderStuck

    /// The form that plans a fault: its labels, and the calls and the scopes that it describes.
    case hintEditText, buttonPlan, faultCall, faultFailure, faultTime, faultScope, faultForAll,
        faultForAllNote, faultForAccount, faultForDevice, faultForProduct, faultDone,
        faultUnanswered, faultNotDone, faultOneCall, faultUntilCleared, callProducts,
        callOrderNumber, callPurchase, callOrder, callVerify, callFinish, callRestore, callUpdates,
        callSubscriptions, callManage, callOffers, callWallet, callSpend, callLog,
        callNotifications

    /// The sentences of the form that plans a fault: the affected calls, and what happens to them.
    case faultNext, faultEvery, faultNth, faultChance, faultOnly, faultLatency, faultTimeout,
        faultDropBefore, faultDropAfter, faultDuplicate, faultReorder, faultCut, faultStatus,
        faultStatusRetry, faultHTML, faultTampered, faultForeignRoot, faultReplayed,
        faultWrongNonce, faultStorefront

    /// Edited catalogs, offers and crashes.
    case plainHelpEdit, plainHelpCrash, plainAsInCatalog, plainCrashPlanned
    case changedByHand, newBadge, sandboxProducts, entryProduct, sandboxProductHelp,
        sandboxProductLineHelp, availabilityCleared, availabilityDraft, availabilityInReview,
        availabilityRemoved, labelChanged, notInCatalog, lowBalanceOffer, lowBalanceKeys,
        hintTakeOffer, crashLabel, crashNever, sandboxCrashHelp, entryCrash,
        sandboxCrashEntryHelp, crashNoPoint, crashedAt, crashedNow, completedAtLaunch,
        endedAtLaunch

    /// The confirmation before a refund.
    case refundTitle, refundOf, refundNote, buttonRefund

    /// The other operations on a purchase, their effects, and the reasons why they are not available.
    case refundOperationHalf, refundOperationRequest, refundWithdrawn, refundNoMoney,
        refundNothingReversed, refundAlreadyBack, refundNotNow,
        refundOperationDecline, refundOperationReverse, refundOperationRevoke,
        refundOperationDelete,
        noteHalf, noteAsk, noteDecline, noteReverse, noteRevoke, noteDelete

    /// The keys of newer screens.
    case hintChange, hintFollow, hintUndo, hintRedo, hintGoThere

    /// Undo and redo of display changes.
    case toastNothingToUndo, toastNothingToRedo

    /// The pane with the acts of the session, and their results.
    case commandLogTitle, commandLogNone, hintCopyStep, hintCopyCurl, actInProgress, actDone,
        actRefused, actUnanswered, toastNoStep, toastNoCurl, commandStep

    /// The command palette: its title, its prompt and the kinds of its results.
    case paletteTitle, palettePrompt, paletteSetting, settingMotion, settingSponsor, settingOn,
        settingOff, paletteAction, paletteProduct, paletteTransaction,
        paletteTheme, paletteLanguage, paletteSaveDisplay, paletteResolve, paletteUnstick,
        paletteCrashNow, paletteCorrection, actOptionOfShop, actOptionUnsupported

    /// The names of the subscription states.
    case subscriptionActive, subscriptionExpired, subscriptionRetried, subscriptionGrace,
        subscriptionRevoked, noSubscriptions

    /// The next event of a subscription.
    case renewsAt, renewsTo, endsAt, endedAt, graceUntil, retriedSince

    /// The terms that a customer confirms for a subscription.
    case termsNow, termsReplaced, termsLater, termsResumed, termsRecovered, termsHad

    /// A subscription in the Shop tab.
    case labelLevel, levelValue, labelSiblings, introductionHad

    /// The charges of a subscription; the price of `renewsFrom` includes its period.
    case chargedToday, chargedNothing, renewsFrom, untilCancelled, buttonResume

    /// Subscriptions in the Library tab; the event in toasts is the next one.
    case subscriptionsTitle, subscriptionCancelled, priceWaits, priceAgreed, toastRenewalOff,
        toastRenewalOn, toastPriceAgreed, subscriptionChoose, subscriptionNotNow

    /// The plans of a group, with the start of another plan.
    case plansTitle, planHad, planNow, planLater

    /// The timeline of a subscription.
    case linePaid, lineAhead, lineOffer, lineGrace, lineRetry, lineRefunded, lineToday,
        lineEarlier, eventBegan, eventBeganAgain, eventChanged, eventRecovered, eventOffer,
        periodSpan

    /// The store's clock; `toastClockProgress` has the time up to which everything is processed and the clock's time.
    case sandboxClock, clockTime, clockSpeed, clockForward, clockFrozen, clockReal, clockPerSecond,
        clockTimes, clockNext, sandboxTimeHelp, sandboxSpeedHelp, sandboxForwardHelp, toastClock,
        toastClockProgress

    /// The operations of a test store on subscriptions.
    case sandboxSubscriptions, sandboxFails, labelRenewals, renewalsPaid, renewalsFail, renewalsOff,
        labelUntil, sandboxSubscriptionHelp, entryPrice, entryDays, sandboxPriceHelp,
        sandboxDaysHelp, entryNoPrice, entryNoDays

    /// The keys of subscriptions and of the store's clock.
    case hintCancelRenewal, hintResume, hintAgree, hintPlan, hintClockFreeze, hintClockMenu,
        hintClockNext,
        hintClockDay, hintClockMonth, hintClockYear, hintClockFaster, hintClockSlower,
        hintFailRenewals, hintExpire, hintPrice, hintExtend

    /// The commands for subscriptions in the line-based dialog.
    case plainHelpClock, plainHelpCancel, plainHelpResume, plainHelpAgree
}
