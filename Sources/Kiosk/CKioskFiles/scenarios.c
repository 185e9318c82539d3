// The bundled scenarios, in the order in which `kiosk scenario list` lists them.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "files.h"

static const struct kiosk_file scenarios[] = {
    // The known ways to lose a purchase; the numbers are those of the article “Reported failures”.
    {"failure/1", (const char[]){
#embed "../KioskScenario/Scenarios/failure/1.yaml" suffix(, 0)
    }},
    {"failure/2", (const char[]){
#embed "../KioskScenario/Scenarios/failure/2.yaml" suffix(, 0)
    }},
    {"failure/3", (const char[]){
#embed "../KioskScenario/Scenarios/failure/3.yaml" suffix(, 0)
    }},
    {"failure/4", (const char[]){
#embed "../KioskScenario/Scenarios/failure/4.yaml" suffix(, 0)
    }},
    {"failure/5", (const char[]){
#embed "../KioskScenario/Scenarios/failure/5.yaml" suffix(, 0)
    }},
    {"failure/6", (const char[]){
#embed "../KioskScenario/Scenarios/failure/6.yaml" suffix(, 0)
    }},
    {"failure/7", (const char[]){
#embed "../KioskScenario/Scenarios/failure/7.yaml" suffix(, 0)
    }},
    {"failure/8", (const char[]){
#embed "../KioskScenario/Scenarios/failure/8.yaml" suffix(, 0)
    }},
    {"failure/9", (const char[]){
#embed "../KioskScenario/Scenarios/failure/9.yaml" suffix(, 0)
    }},
    {"failure/10", (const char[]){
#embed "../KioskScenario/Scenarios/failure/10.yaml" suffix(, 0)
    }},
    {"failure/11", (const char[]){
#embed "../KioskScenario/Scenarios/failure/11.yaml" suffix(, 0)
    }},
    {"failure/12", (const char[]){
#embed "../KioskScenario/Scenarios/failure/12.yaml" suffix(, 0)
    }},
    {"failure/13", (const char[]){
#embed "../KioskScenario/Scenarios/failure/13.yaml" suffix(, 0)
    }},
    {"failure/14-approved", (const char[]){
#embed "../KioskScenario/Scenarios/failure/14-approved.yaml" suffix(, 0)
    }},
    {"failure/14-never", (const char[]){
#embed "../KioskScenario/Scenarios/failure/14-never.yaml" suffix(, 0)
    }},
    {"failure/15", (const char[]){
#embed "../KioskScenario/Scenarios/failure/15.yaml" suffix(, 0)
    }},
    {"failure/16", (const char[]){
#embed "../KioskScenario/Scenarios/failure/16.yaml" suffix(, 0)
    }},
    {"failure/17", (const char[]){
#embed "../KioskScenario/Scenarios/failure/17.yaml" suffix(, 0)
    }},
    {"failure/18", (const char[]){
#embed "../KioskScenario/Scenarios/failure/18.yaml" suffix(, 0)
    }},
    {"failure/19", (const char[]){
#embed "../KioskScenario/Scenarios/failure/19.yaml" suffix(, 0)
    }},
    {"failure/19-own", (const char[]){
#embed "../KioskScenario/Scenarios/failure/19-own.yaml" suffix(, 0)
    }},
    {"failure/20", (const char[]){
#embed "../KioskScenario/Scenarios/failure/20.yaml" suffix(, 0)
    }},
    {"failure/21", (const char[]){
#embed "../KioskScenario/Scenarios/failure/21.yaml" suffix(, 0)
    }},
    {"failure/22", (const char[]){
#embed "../KioskScenario/Scenarios/failure/22.yaml" suffix(, 0)
    }},
    {"failure/23", (const char[]){
#embed "../KioskScenario/Scenarios/failure/23.yaml" suffix(, 0)
    }},
    {"failure/24", (const char[]){
#embed "../KioskScenario/Scenarios/failure/24.yaml" suffix(, 0)
    }},
    {"failure/25", (const char[]){
#embed "../KioskScenario/Scenarios/failure/25.yaml" suffix(, 0)
    }},
    {"failure/26", (const char[]){
#embed "../KioskScenario/Scenarios/failure/26.yaml" suffix(, 0)
    }},
    {"failure/27", (const char[]){
#embed "../KioskScenario/Scenarios/failure/27.yaml" suffix(, 0)
    }},
    {"failure/28", (const char[]){
#embed "../KioskScenario/Scenarios/failure/28.yaml" suffix(, 0)
    }},
    {"failure/29", (const char[]){
#embed "../KioskScenario/Scenarios/failure/29.yaml" suffix(, 0)
    }},
    {"failure/30", (const char[]){
#embed "../KioskScenario/Scenarios/failure/30.yaml" suffix(, 0)
    }},
    {"failure/31", (const char[]){
#embed "../KioskScenario/Scenarios/failure/31.yaml" suffix(, 0)
    }},
    {"failure/32", (const char[]){
#embed "../KioskScenario/Scenarios/failure/32.yaml" suffix(, 0)
    }},
    {"failure/33", (const char[]){
#embed "../KioskScenario/Scenarios/failure/33.yaml" suffix(, 0)
    }},
    {"failure/34", (const char[]){
#embed "../KioskScenario/Scenarios/failure/34.yaml" suffix(, 0)
    }},
    {"failure/35", (const char[]){
#embed "../KioskScenario/Scenarios/failure/35.yaml" suffix(, 0)
    }},
    {"failure/36", (const char[]){
#embed "../KioskScenario/Scenarios/failure/36.yaml" suffix(, 0)
    }},
    {"failure/37", (const char[]){
#embed "../KioskScenario/Scenarios/failure/37.yaml" suffix(, 0)
    }},
    {"failure/38", (const char[]){
#embed "../KioskScenario/Scenarios/failure/38.yaml" suffix(, 0)
    }},
    {"failure/39", (const char[]){
#embed "../KioskScenario/Scenarios/failure/39.yaml" suffix(, 0)
    }},
    {"failure/40", (const char[]){
#embed "../KioskScenario/Scenarios/failure/40.yaml" suffix(, 0)
    }},
    {"failure/stuck", (const char[]){
#embed "../KioskScenario/Scenarios/failure/stuck.yaml" suffix(, 0)
    }},
    // Changes of the catalog during a purchase.
    {"sold/price", (const char[]){
#embed "../KioskScenario/Scenarios/sold/price.yaml" suffix(, 0)
    }},
    {"sold/dialog", (const char[]){
#embed "../KioskScenario/Scenarios/sold/dialog.yaml" suffix(, 0)
    }},
    {"sold/sale", (const char[]){
#embed "../KioskScenario/Scenarios/sold/sale.yaml" suffix(, 0)
    }},
    {"sold/removed", (const char[]){
#embed "../KioskScenario/Scenarios/sold/removed.yaml" suffix(, 0)
    }},
    {"sold/subscription", (const char[]){
#embed "../KioskScenario/Scenarios/sold/subscription.yaml" suffix(, 0)
    }},
    // The points of a purchase at which the app can crash; the letters are those of the same article.
    {"crash/a", (const char[]){
#embed "../KioskScenario/Scenarios/crash/a.yaml" suffix(, 0)
    }},
    {"crash/b", (const char[]){
#embed "../KioskScenario/Scenarios/crash/b.yaml" suffix(, 0)
    }},
    {"crash/c", (const char[]){
#embed "../KioskScenario/Scenarios/crash/c.yaml" suffix(, 0)
    }},
    {"crash/d", (const char[]){
#embed "../KioskScenario/Scenarios/crash/d.yaml" suffix(, 0)
    }},
    {"crash/e", (const char[]){
#embed "../KioskScenario/Scenarios/crash/e.yaml" suffix(, 0)
    }},
    {"crash/f", (const char[]){
#embed "../KioskScenario/Scenarios/crash/f.yaml" suffix(, 0)
    }},
    {"crash/g", (const char[]){
#embed "../KioskScenario/Scenarios/crash/g.yaml" suffix(, 0)
    }},
    {"crash/h", (const char[]){
#embed "../KioskScenario/Scenarios/crash/h.yaml" suffix(, 0)
    }},
    {"crash/i", (const char[]){
#embed "../KioskScenario/Scenarios/crash/i.yaml" suffix(, 0)
    }},
    {"crash/j", (const char[]){
#embed "../KioskScenario/Scenarios/crash/j.yaml" suffix(, 0)
    }},
    {"crash/k", (const char[]){
#embed "../KioskScenario/Scenarios/crash/k.yaml" suffix(, 0)
    }},
    {"crash/l", (const char[]){
#embed "../KioskScenario/Scenarios/crash/l.yaml" suffix(, 0)
    }},
    // Refunds and their reversals.
    {"refund/spent", (const char[]){
#embed "../KioskScenario/Scenarios/refund/spent.yaml" suffix(, 0)
    }},
    {"refund/owned", (const char[]){
#embed "../KioskScenario/Scenarios/refund/owned.yaml" suffix(, 0)
    }},
    {"refund/late", (const char[]){
#embed "../KioskScenario/Scenarios/refund/late.yaml" suffix(, 0)
    }},
    {"refund/reversed", (const char[]){
#embed "../KioskScenario/Scenarios/refund/reversed.yaml" suffix(, 0)
    }},
    {"refund/reversed-waiting", (const char[]){
#embed "../KioskScenario/Scenarios/refund/reversed-waiting.yaml" suffix(, 0)
    }},
    // The differences between the product types, in one scenario for each type.
    {"type/consumable", (const char[]){
#embed "../KioskScenario/Scenarios/type/consumable.yaml" suffix(, 0)
    }},
    {"type/non-consumable", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-consumable.yaml" suffix(, 0)
    }},
    {"type/non-renewing", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-renewing.yaml" suffix(, 0)
    }},
    {"type/auto-renewable", (const char[]){
#embed "../KioskScenario/Scenarios/type/auto-renewable.yaml" suffix(, 0)
    }},
    // The differences between the product types, in one scenario for each rule.
    {"type/consumable/unfinished", (const char[]){
#embed "../KioskScenario/Scenarios/type/consumable/unfinished.yaml" suffix(, 0)
    }},
    {"type/consumable/again", (const char[]){
#embed "../KioskScenario/Scenarios/type/consumable/again.yaml" suffix(, 0)
    }},
    {"type/consumable/quantity", (const char[]){
#embed "../KioskScenario/Scenarios/type/consumable/quantity.yaml" suffix(, 0)
    }},
    {"type/consumable/restore", (const char[]){
#embed "../KioskScenario/Scenarios/type/consumable/restore.yaml" suffix(, 0)
    }},
    {"type/consumable/owned", (const char[]){
#embed "../KioskScenario/Scenarios/type/consumable/owned.yaml" suffix(, 0)
    }},
    {"type/consumable/receipt", (const char[]){
#embed "../KioskScenario/Scenarios/type/consumable/receipt.yaml" suffix(, 0)
    }},
    {"type/consumable/elsewhere", (const char[]){
#embed "../KioskScenario/Scenarios/type/consumable/elsewhere.yaml" suffix(, 0)
    }},
    {"type/consumable/family", (const char[]){
#embed "../KioskScenario/Scenarios/type/consumable/family.yaml" suffix(, 0)
    }},
    {"type/non-consumable/unfinished", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-consumable/unfinished.yaml" suffix(, 0)
    }},
    {"type/non-consumable/again", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-consumable/again.yaml" suffix(, 0)
    }},
    {"type/non-consumable/quantity", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-consumable/quantity.yaml" suffix(, 0)
    }},
    {"type/non-consumable/restore", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-consumable/restore.yaml" suffix(, 0)
    }},
    {"type/non-consumable/owned", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-consumable/owned.yaml" suffix(, 0)
    }},
    {"type/non-consumable/receipt", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-consumable/receipt.yaml" suffix(, 0)
    }},
    {"type/non-consumable/elsewhere", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-consumable/elsewhere.yaml" suffix(, 0)
    }},
    {"type/non-consumable/family", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-consumable/family.yaml" suffix(, 0)
    }},
    {"type/non-renewing/unfinished", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-renewing/unfinished.yaml" suffix(, 0)
    }},
    {"type/non-renewing/again", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-renewing/again.yaml" suffix(, 0)
    }},
    {"type/non-renewing/quantity", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-renewing/quantity.yaml" suffix(, 0)
    }},
    {"type/non-renewing/restore", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-renewing/restore.yaml" suffix(, 0)
    }},
    {"type/non-renewing/owned", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-renewing/owned.yaml" suffix(, 0)
    }},
    {"type/non-renewing/receipt", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-renewing/receipt.yaml" suffix(, 0)
    }},
    {"type/non-renewing/elsewhere", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-renewing/elsewhere.yaml" suffix(, 0)
    }},
    {"type/non-renewing/family", (const char[]){
#embed "../KioskScenario/Scenarios/type/non-renewing/family.yaml" suffix(, 0)
    }},
    {"type/auto-renewable/unfinished", (const char[]){
#embed "../KioskScenario/Scenarios/type/auto-renewable/unfinished.yaml" suffix(, 0)
    }},
    {"type/auto-renewable/again", (const char[]){
#embed "../KioskScenario/Scenarios/type/auto-renewable/again.yaml" suffix(, 0)
    }},
    {"type/auto-renewable/quantity", (const char[]){
#embed "../KioskScenario/Scenarios/type/auto-renewable/quantity.yaml" suffix(, 0)
    }},
    {"type/auto-renewable/restore", (const char[]){
#embed "../KioskScenario/Scenarios/type/auto-renewable/restore.yaml" suffix(, 0)
    }},
    {"type/auto-renewable/owned", (const char[]){
#embed "../KioskScenario/Scenarios/type/auto-renewable/owned.yaml" suffix(, 0)
    }},
    {"type/auto-renewable/receipt", (const char[]){
#embed "../KioskScenario/Scenarios/type/auto-renewable/receipt.yaml" suffix(, 0)
    }},
    {"type/auto-renewable/elsewhere", (const char[]){
#embed "../KioskScenario/Scenarios/type/auto-renewable/elsewhere.yaml" suffix(, 0)
    }},
    {"type/auto-renewable/family", (const char[]){
#embed "../KioskScenario/Scenarios/type/auto-renewable/family.yaml" suffix(, 0)
    }},
};

const struct kiosk_file *kiosk_scenario(size_t index) {
    return index < sizeof scenarios / sizeof *scenarios ? &scenarios[index] : NULL;
}
