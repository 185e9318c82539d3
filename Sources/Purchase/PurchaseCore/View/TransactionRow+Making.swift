public import StoreModel

extension TransactionRow {
    /// Creates the row of a payment, with the delivery of its transaction, if there is one.
    public init(payment: Payment, delivery: Delivery?) {
        let intent = payment.intent
        let transaction = delivery?.signed.transaction
        // A purchase that the store answered with the unfinished transaction of another order was not charged itself.
        let isOwn = transaction.map { $0.intentID == intent.id && !$0.isCopy } ?? true
        id = intent.id.rawValue
        intentID = intent.id
        transactionID = payment.transactionID
        originalTransactionID = transaction?.originalID
        merchantOrder = payment.merchantOrder ?? delivery?.merchantOrder
        productID = intent.productID
        displayName = intent.displayName
        type = intent.type
        quantity = transaction?.quantity ?? intent.quantity
        charge = isOwn ? intent.unitPrice.times(intent.quantity) : nil
        state = delivery?.customerState ?? payment.stage.customerState
        stage = delivery?.transactionStage ?? payment.stage.transactionStage
        detail = delivery?.detail ?? payment.stage.detail
        startedAt = intent.confirmedAt
        changedAt = max(payment.changedAt, delivery?.changedAt ?? payment.changedAt)
        retryAt = delivery?.notBefore ?? payment.nextAttemptAt
        isOpen = payment.isOpen || (delivery?.isOpen ?? payment.awaitsDelivery)
        isCharged = delivery == nil ? payment.isCharged : (isOwn ? .yes : .no)
        openSince = delivery?.openSince ?? intent.confirmedAt
        period = transaction.flatMap(PaidPeriod.init)
        withdrawal = transaction?.withdrawal
        revocationType = transaction?.revocationType
        outcome = intent.outcome
        purchasedAt = transaction?.purchaseDate
        isKeptBack = stage == .retrying && payment.isKeptBack ?? false
        goods = isOwn ? delivery?.received ?? [] : []
    }

    /// Creates the row of a delivery without a payment on this device.
    public init(delivery: Delivery) {
        let transaction = delivery.signed.transaction
        id = transaction.id.rawValue
        intentID = transaction.intentID
        transactionID = transaction.id
        originalTransactionID = transaction.originalID
        merchantOrder = delivery.merchantOrder
        productID = transaction.productID
        displayName = transaction.productID.rawValue
        type = transaction.type
        quantity = transaction.quantity
        let isShared = transaction.ownershipType == .familyShared
        self.isShared = isShared
        charge = transaction.isCopy || isShared ? nil : transaction.charge
        state = delivery.customerState
        stage = delivery.transactionStage
        detail = delivery.detail
        startedAt = delivery.receivedAt
        changedAt = delivery.changedAt
        retryAt = delivery.notBefore
        isOpen = delivery.isOpen
        isCharged = transaction.isCopy || isShared ? .no : .yes
        openSince = delivery.openSince
        period = PaidPeriod(transaction)
        goods = delivery.received
        withdrawal = transaction.withdrawal
        revocationType = transaction.revocationType
        purchasedAt = transaction.purchaseDate
    }
}

extension Payment {
    /// The transaction of a completed payment.
    public var transactionID: TransactionID? {
        if case .completed(let id) = stage { id } else { nil }
    }

    fileprivate var awaitsDelivery: Bool { transactionID != nil }

    fileprivate var isCharged: ChargeStatus {
        switch stage {
        case .pending, .cancelled, .failed: .no
        case .intent where isUnsent == true: .no
        // The record of a submission is not made durable on its own, and may lag behind the submission.
        case .intent, .submitting, .retrying: .unknown
        case .completed: .yes
        }
    }
}

extension PaymentStage {
    fileprivate var customerState: CustomerFacingState {
        switch self {
        case .intent, .submitting, .retrying: .purchasing
        case .pending: .deferred
        case .completed: .purchased
        case .cancelled, .failed: .failed
        }
    }

    fileprivate var transactionStage: TransactionStage {
        switch self {
        case .intent: .journalled
        case .submitting: .submitting
        case .retrying: .retrying
        case .pending: .awaitingApproval
        case .completed: .received
        case .cancelled: .cancelled
        case .failed: .declined
        }
    }

    fileprivate var detail: String {
        if case .failed(let reason) = self { reason.rawValue } else { "" }
    }
}

extension Delivery {
    fileprivate var received: [GoodAmount] {
        changes.map(\.change).filter { $0.amount > 0 }
    }

    fileprivate var openSince: Timestamp { reopenedAt ?? receivedAt }

    fileprivate var customerState: CustomerFacingState {
        if isFinished { return .finished }
        return isRestored ? .restored : .purchased
    }

    fileprivate var transactionStage: TransactionStage {
        switch stage {
        case .received: .received
        case .verified: .verified
        case .delivered: isFinished ? .finished : .delivered
        case .quarantined: .quarantined
        case .revoked: .refunded
        }
    }

    fileprivate var detail: String {
        if case .quarantined(let reason) = stage { reason } else { "" }
    }
}
