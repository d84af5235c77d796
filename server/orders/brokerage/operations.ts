import { defineHandlers } from '#server/http/handler-types.ts'

/** Handing an order on to another courier. */
export const brokerageHandlers = defineHandlers({})
