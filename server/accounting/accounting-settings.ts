import { defineHandlers } from '#server/http/handler-types.ts'
import { changeSettingsOf, defineSettings, settingsOf } from '#server/resources/settings.ts'

/** What invoices and receipts are made with. */
export const accountingSettings = defineSettings('accountingSettings', 'accounting_settings')

export const accountingSettingsHandlers = defineHandlers({
  getAccountingSettings: settingsOf(accountingSettings),
  updateAccountingSettings: changeSettingsOf(accountingSettings),
})
