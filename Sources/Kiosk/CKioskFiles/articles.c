// The articles of the manual, in the order of the table of contents.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "files.h"

static const struct kiosk_file articles[] = {
    {"getting-started", (const char[]){
#embed "../KioskManual/Articles/getting-started.md" suffix(, 0)
    }},
    {"browsing", (const char[]){
#embed "../KioskManual/Articles/browsing.md" suffix(, 0)
    }},
    {"buying", (const char[]){
#embed "../KioskManual/Articles/buying.md" suffix(, 0)
    }},
    {"crashes", (const char[]){
#embed "../KioskManual/Articles/crashes.md" suffix(, 0)
    }},
    {"faults", (const char[]){
#embed "../KioskManual/Articles/faults.md" suffix(, 0)
    }},
    {"scenarios", (const char[]){
#embed "../KioskManual/Articles/scenarios.md" suffix(, 0)
    }},
    {"reports", (const char[]){
#embed "../KioskManual/Articles/reports.md" suffix(, 0)
    }},
    {"demo", (const char[]){
#embed "../KioskManual/Articles/demo.md" suffix(, 0)
    }},
    {"refunds", (const char[]){
#embed "../KioskManual/Articles/refunds.md" suffix(, 0)
    }},
    {"subscriptions", (const char[]){
#embed "../KioskManual/Articles/subscriptions.md" suffix(, 0)
    }},
    {"offers", (const char[]){
#embed "../KioskManual/Articles/offers.md" suffix(, 0)
    }},
    {"disputes", (const char[]){
#embed "../KioskManual/Articles/disputes.md" suffix(, 0)
    }},
    {"catalogs", (const char[]){
#embed "../KioskManual/Articles/catalogs.md" suffix(, 0)
    }},
    {"your-server", (const char[]){
#embed "../KioskManual/Articles/your-server.md" suffix(, 0)
    }},
    {"shared-backend", (const char[]){
#embed "../KioskManual/Articles/shared-backend.md" suffix(, 0)
    }},
    {"apple-api", (const char[]){
#embed "../KioskManual/Articles/apple-api.md" suffix(, 0)
    }},
    {"scripting", (const char[]){
#embed "../KioskManual/Articles/scripting.md" suffix(, 0)
    }},
    {"configuration", (const char[]){
#embed "../KioskManual/Articles/configuration.md" suffix(, 0)
    }},
    {"themes", (const char[]){
#embed "../KioskManual/Articles/themes.md" suffix(, 0)
    }},
    {"accessibility", (const char[]){
#embed "../KioskManual/Articles/accessibility.md" suffix(, 0)
    }},
    {"engine", (const char[]){
#embed "../KioskManual/Articles/engine.md" suffix(, 0)
    }},
    {"figures", (const char[]){
#embed "../KioskManual/Articles/figures.md" suffix(, 0)
    }},
    {"guarantees", (const char[]){
#embed "../KioskManual/Articles/guarantees.md" suffix(, 0)
    }},
};

const struct kiosk_file *kiosk_article(size_t index) {
    return index < sizeof articles / sizeof *articles ? &articles[index] : NULL;
}
