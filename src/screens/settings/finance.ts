import { accountingSettingsContract } from '#generated/screens/accountingSettings.ts'
import { holdsAny } from '#src/access/can.ts'
import { defineSettings } from '#src/resources/define-settings.ts'

/** What invoices and receipts are made with. */
export const finance = defineSettings({
  contract: accountingSettingsContract,
  about: 'What your receipts and invoices say, and when they are due.',
  mayChange: (session) =>
    holdsAny(session, ['accounting.update', 'delivery-settings.update'], 'change accounting settings'),
})
