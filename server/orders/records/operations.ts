import { defineHandlers } from '#server/http/handler-types.ts'

/** What is recorded about an order on its way: comments, geostamps, protocols. */
export const orderRecordsHandlers = defineHandlers({})
