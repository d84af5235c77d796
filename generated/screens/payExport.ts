// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { cancelInvoiceExport, reverseInvoiceExport } from '../client/accounting/accounting.ts'

/** What may happen to pay runs, as `useActs` takes it. */
export const payExportActs = {
  ...{"noun":"pay run","states":{"waiting":{"state":"waiting"},"running":{"state":"running"},"done":{"state":"done"},"failed":{"state":"failed"},"cancelled":{"state":"cancelled"},"reversed":{"state":"reversed"}},"stateWords":{},"many":"pay runs"},
  acts: {
    cancelInvoiceExport: { ...{"from":["waiting","running"],"to":"cancelled","permission":"accounting.create","label":"Cancel","said":"Cancelled the pay run","ask":null,"undo":null}, call: cancelInvoiceExport },
    reverseInvoiceExport: { ...{"from":["done"],"to":"reversed","permission":"accounting.update","label":"Reverse","said":"Reversed the pay run","ask":null,"undo":null}, call: reverseInvoiceExport },
  },
} as const
