import { defineHandlers } from '#server/http/handler-types.ts'

/** Editing an order: its details, its price, the pay of its driver, its billing status. */
export const orderEditingHandlers = defineHandlers({})
