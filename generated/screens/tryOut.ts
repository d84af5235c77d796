// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { cancelTryOut } from '../client/services/services.ts'

/** What may happen to try-outs, as `useActs` takes it. */
export const tryOutActs = {
  ...{"noun":"try-out","states":{"running":{"status":"running"},"finished":{"status":"finished"},"cancelled":{"status":"cancelled"},"failed":{"status":"failed"}},"stateWords":{},"many":"try-outs"},
  acts: {
    cancelTryOut: { ...{"from":["running"],"to":"cancelled","permission":"services.update","label":"Cancel","said":null,"ask":null,"undo":null}, call: cancelTryOut },
  },
} as const
