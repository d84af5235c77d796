// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { markPayStatementPaid, markPayStatementUnpaid } from '../client/accounting/accounting.ts'

/** What may happen to statements, as `useActs` takes it. */
export const payStatementActs = {
  ...{"noun":"statement","states":{"unpaid":{"state":"unpaid"},"paid":{"state":"paid"},"void":{"state":"void"}},"stateWords":{},"many":"statements"},
  acts: {
    markPayStatementPaid: { ...{"from":["unpaid"],"to":"paid","permission":"accounting.update","label":"Mark as paid","said":"Marked {number} as paid","ask":null,"undo":"markPayStatementUnpaid"}, call: markPayStatementPaid },
    markPayStatementUnpaid: { ...{"from":["paid"],"to":"unpaid","permission":"accounting.update","label":"Mark as not paid","said":"Marked {number} as not paid","ask":null,"undo":"markPayStatementPaid"}, call: markPayStatementUnpaid },
  },
} as const
