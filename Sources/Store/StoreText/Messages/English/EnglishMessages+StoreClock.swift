extension EnglishMessages {
    /// The texts of the store’s clock, and of what a test store does to subscriptions.
    static let storeClock: [Message: String] = [
        .sandboxClock: "the store’s clock",
        .clockTime: "Time",
        .clockSpeed: "Speed",
        .clockForward: "Forward",
        .clockFrozen: "standing still",
        .clockReal: "real time",
        .clockPerSecond: "{1} a second",
        .clockTimes: "{1} times as fast",
        .clockNext: "to the next event",
        .sandboxTimeHelp:
            "Subscriptions renew and end by this clock, on every device of the store. Enter lets it stand still or run; the line below says how fast. Nothing sets it back.",
        .sandboxSpeedHelp:
            "How fast the store’s clock runs. At a month a second two years pass in half a minute.",
        .sandboxForwardHelp:
            "Left and right choose how far, Enter goes there. All that becomes due on the way happens: renewals, ends, retries.",
        .clockForwardTitle: "Set the store’s clock forward",
        .clockForwardNote:
            "What is due by then happens at once: subscriptions renew or end, payments that wait are made or lapse. Nothing sets the clock back.",
        .clockForwardDue:
            "This account has {1} active {1|subscription|subscriptions} and {2} open {2|purchase|purchases}.",
        .buttonForward: "Go forward",
        .toastClock: "The store’s clock: {1}",
        .sandboxSubscriptions: "subscriptions",
        .sandboxFails: "renewals fail",
        .labelRenewals: "Renewals",
        .renewalsPaid: "are paid",
        .renewalsFail: "fail",
        .renewalsOff: "are cancelled",
        .labelUntil: "Paid until",
        .sandboxSubscriptionHelp:
            "F lets its renewals fail or be paid again, e ends it now, i announces a new price, + gives days for free.",
        .entryPrice: "New price",
        .entryDays: "More days",
        .sandboxPriceHelp:
            "The price from the next renewal on, such as 5.99. The customer has to agree to a higher one.",
        .sandboxDaysHelp: "How many days are given for free, 90 at most.",
        .entryNoPrice: "That is no price such as 5.99.",
        .entryNoDays: "That is no number from 1 to 90.",
        .hintCancelRenewal: "cancel renewal",
        .hintResume: "renew again",
        .hintAgree: "agree to the price",
        .hintPlan: "change plan",
        .hintClockFreeze: "clock: freeze, run",
        .hintClockNext: "to the next event",
        .hintClockDay: "a day forward",
        .hintClockMonth: "a month forward",
        .hintClockYear: "a year forward",
        .hintClockFaster: "faster clock",
        .hintClockSlower: "slower clock",
        .hintFailRenewals: "fail, pay renewals",
        .hintExpire: "end now",
        .hintPrice: "new price",
        .hintExtend: "more days",
        .plainSubscriptionActs: "What can be done with it:",
        .plainHelpClock:
            "the store’s clock; freeze, run, next, day, month, year, faster or slower change it.",
        .plainHelpCancel: "lets a subscription end with what is paid.",
        .plainHelpResume: "lets a cancelled subscription renew again.",
        .plainHelpAgree: "agrees to an announced price.",
    ]
}
