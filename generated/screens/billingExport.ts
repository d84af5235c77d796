// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { cancelBillingExport, reverseBillingExport } from '../client/accounting/accounting.ts'

/** What may happen to billing runs, as `useActs` takes it. */
export const billingExportActs = {
  ...{"noun":"billing run","states":{"waiting":{"state":"waiting"},"running":{"state":"running"},"done":{"state":"done"},"failed":{"state":"failed"},"cancelled":{"state":"cancelled"},"reversed":{"state":"reversed"}},"stateWords":{},"many":"billing runs"},
  acts: {
    cancelBillingExport: { ...{"from":["waiting","running"],"to":"cancelled","permission":"accounting.create","label":"Cancel","said":"Cancelled the billing run","ask":null,"undo":null}, call: cancelBillingExport },
    reverseBillingExport: { ...{"from":["done"],"to":"reversed","permission":"accounting.update","label":"Reverse","said":"Reversed the billing run","ask":null,"undo":null}, call: reverseBillingExport },
  },
} as const
