// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getAccountingSettings, getGetAccountingSettingsQueryKey, updateAccountingSettings } from '../client/accounting/accounting.ts'

/** What the contract says of the accounting settings, as `defineSettings` takes it. */
export const accountingSettingsContract = {
  title: "Accounting",
  calls: { get: getAccountingSettings, key: getGetAccountingSettingsQueryKey, update: updateAccountingSettings },
  formName: 'AccountingSettingsInput',
  form: async () => (await import('../forms/AccountingSettingsInput.ts')).accountingSettingsInputForm,
} as const
