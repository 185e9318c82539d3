import ArgumentParser
import StoreModel

extension NotificationRetry: ExpressibleByArgument {}
