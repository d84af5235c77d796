import { defineHandlers } from '#server/http/handler-types.ts'

export const usersHandlers = defineHandlers({})
