import { defineHandlers } from '#server/http/handler-types.ts'

/** Files on their way in, and the files of an order. */
export const uploadsHandlers = defineHandlers({})
