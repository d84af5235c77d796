// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getAccountingSettings, getGetAccountingSettingsQueryKey, updateAccountingSettings } from '../client/accounting/accounting.ts'

/** What the contract says of the accounting settings, as `defineSettings` takes it. */
export const accountingSettingsContract = {
  title: "Accounting",
  calls: { get: getAccountingSettings, key: getGetAccountingSettingsQueryKey, update: updateAccountingSettings },
  /** What people call what can be set, for whoever looks for it. */
  labels: ["GST/HST number","Payment terms","Billing cycle","Invoice prefix","Memo"],
  form: async () => (await import('../forms/AccountingSettingsInput.ts')).accountingSettingsInputForm,
} as const
