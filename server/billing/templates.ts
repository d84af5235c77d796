import { refuseErrors } from '#domain/text/refusal.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { createOf, deleteOf, getOf, listOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { foreignFaults } from './refuse-foreign.ts'

/** How people of a courier want to look at accounting again. */
const templates = defineResource('accountingTemplate', 'accounting_templates', {
  check: async (ctx, { filter }) => {
    const { customerIds = [], driverIds = [] } = filter ?? {}
    refuseErrors({
      ...(await foreignFaults(ctx, 'customers', customerIds, (index) => `/filter/customerIds/${index}`)),
      ...(await foreignFaults(ctx, 'drivers', driverIds, (index) => `/filter/driverIds/${index}`)),
    })
  },
})

export const accountingTemplatesHandlers = defineHandlers({
  getAccountingTemplates: listOf(templates),
  getAccountingTemplate: getOf(templates),
  createAccountingTemplate: createOf(templates),
  updateAccountingTemplate: updateOf(templates),
  deleteAccountingTemplate: deleteOf(templates),
})
