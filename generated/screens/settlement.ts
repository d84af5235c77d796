// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { takeBackSettlement } from '../client/accounting/accounting.ts'

/** What may happen to payments, as `useActs` takes it. */
export const settlementActs = {
  ...{"noun":"payment","states":{"standing":{"state":"standing"},"takenBack":{"state":"takenBack"},"takesBack":{"state":"takesBack"}},"stateWords":{"standing":"recorded","takenBack":"taken back","takesBack":"a taking back"},"many":"payments"},
  acts: {
    takeBackSettlement: { ...{"from":["standing"],"to":"takenBack","permission":"accounting.update","label":"Take back","said":"Taken back","ask":null,"undo":null}, call: takeBackSettlement },
  },
} as const
