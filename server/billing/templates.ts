import { defineHandlers } from '#server/http/handler-types.ts'
import { createOf, deleteOf, getOf, listOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'

/** How people of a courier want to look at accounting again. */
const templates = defineResource('accountingTemplate', 'accounting_templates', {})

export const accountingTemplatesHandlers = defineHandlers({
  getAccountingTemplates: listOf(templates),
  getAccountingTemplate: getOf(templates),
  createAccountingTemplate: createOf(templates),
  updateAccountingTemplate: updateOf(templates),
  deleteAccountingTemplate: deleteOf(templates),
})
