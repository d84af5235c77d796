import { defineHandlers } from '#server/http/handler-types.ts'

export const sessionHandlers = defineHandlers({})
