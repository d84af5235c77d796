// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getAccountingTemplates, getGetAccountingTemplatesQueryKey, createAccountingTemplate, getAccountingTemplate, getGetAccountingTemplateQueryKey, updateAccountingTemplate, deleteAccountingTemplate } from '../client/accounting/accounting.ts'

/** What the contract says of accounting templates, as `defineResource` takes it. */
export const accountingTemplateContract = {
  words: {"one":"accounting template","many":"accounting templates"},
  subject: 'accounting-template',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getAccountingTemplates,
    listKey: getGetAccountingTemplatesQueryKey,
    create: createAccountingTemplate,
    get: getAccountingTemplate,
    getKey: getGetAccountingTemplateQueryKey,
    update: updateAccountingTemplate,
    delete: deleteAccountingTemplate,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    grouping: {"title":"Grouping","kind":"text"},
    period: {"title":"Period","kind":"choice","choices":{"thisMonth":"This month","lastMonth":"Last month","thisQuarter":"This quarter","lastQuarter":"Last quarter","thisYear":"This year","lastYear":"Last year","last30Days":"Last 30 days"}},
    sort: {"title":"Order","kind":"text"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [],
  formName: 'AccountingTemplateInput',
  form: async () => (await import('../forms/AccountingTemplateInput.ts')).accountingTemplateInputForm,
} as const
