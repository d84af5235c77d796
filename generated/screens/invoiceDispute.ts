// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { answerInvoiceDispute } from '../client/accounting/accounting.ts'

/** What may happen to disputes, as `useActs` takes it. */
export const invoiceDisputeActs = {
  ...{"noun":"dispute","states":{"open":{"state":"open"},"answered":{"state":"answered"},"withdrawn":{"state":"withdrawn"}},"stateWords":{},"many":"disputes"},
  acts: {
    answerInvoiceDispute: { ...{"from":["open","answered"],"to":"answered","permission":"accounting.update","label":"Answer","said":"Answered","ask":null,"undo":null}, call: answerInvoiceDispute },
  },
} as const
