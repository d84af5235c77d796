// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { cancelOrderImport } from '../client/orders/orders.ts'

/** What may happen to import of orderss, as `useActs` takes it. */
export const orderImportActs = {
  ...{"noun":"import of orders","states":{"waiting":{"state":"waiting"},"running":{"state":"running"},"done":{"state":"done"},"failed":{"state":"failed"},"cancelled":{"state":"cancelled"}},"stateWords":{},"many":"import of orderss"},
  acts: {
    cancelOrderImport: { ...{"from":["waiting","running"],"to":"cancelled","permission":"delivery-orders.create","label":"Cancel","said":"Cancelled the import of orders","ask":null,"undo":null}, call: cancelOrderImport },
  },
} as const
