// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { cancelReminderRun } from '../client/accounting/accounting.ts'

/** What may happen to reminder runs, as `useActs` takes it. */
export const reminderRunActs = {
  ...{"noun":"reminder run","states":{"waiting":{"state":"waiting"},"running":{"state":"running"},"done":{"state":"done"},"failed":{"state":"failed"},"cancelled":{"state":"cancelled"}},"stateWords":{},"many":"reminder runs"},
  acts: {
    cancelReminderRun: { ...{"from":["waiting","running"],"to":"cancelled","permission":"accounting.create","label":"Cancel","said":"Cancelled the reminders","ask":null,"undo":null}, call: cancelReminderRun },
  },
} as const
