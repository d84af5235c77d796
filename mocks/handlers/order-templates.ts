import { nameOfTemplate } from '#domain/orders/order-templates.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { refuseErrors } from '#domain/text/refusal.ts'
import type { OrderTemplate } from '#generated/model/index.ts'
import { resources } from '#generated/resources.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { foundOf } from '../order-templates.ts'
import { pageOf } from '../pages.ts'
import { addRow, changeRow, rowOf } from '../resource-store.ts'

const resource = { ...resources.orderTemplate, name: 'orderTemplate' }

function own({ world, caller }: MockCall): OrderTemplate[] {
  const { tenant } = tenantOf(caller)
  return ((world.resources.orderTemplate ?? []) as OrderTemplate[]).filter(({ tenantId }) => tenantId === tenant.id)
}

function refuseNameOfAnother(call: MockCall, name: string, of = 0): void {
  const isTaken = own(call).some((one) => one.id !== of && one.name.toLowerCase() === name.trim().toLowerCase())
  if (isTaken) refuseErrors({ '/name': [nameOfTemplate] })
}

/** Templates are listed without their orders, and say what they name. */
export const orderTemplatesMocks = defineMocks({
  getOrderTemplates: ({ query: { search } }, call) =>
    pageOf(call, {
      rows: own(call)
        .filter(({ name }) => holdsWords(name, search?.trim()))
        .map(({ order: _order, ...meta }) => meta),
      sortBy: { name: ({ name }) => name.toLowerCase(), updatedAt: ({ updatedAt }) => updatedAt },
    }),

  createOrderTemplate({ body }, call) {
    refuseNameOfAnother(call, body.name)
    const { tenant } = tenantOf(call.caller)
    const found = foundOf(call.world, body.order)
    const row = addRow(call, resource, { ...body }, tenant.id, found)
    return Object.assign(row, found) as OrderTemplate
  },

  updateOrderTemplate({ path, body }, call) {
    const before = rowOf(call.world, resource, path.orderTemplateId, [tenantOf(call.caller).tenant.id])
    if (typeof body.name === 'string') refuseNameOfAnother(call, body.name, before.id)
    const row = changeRow(call, resource, before, { ...body }) as OrderTemplate
    return Object.assign(row, foundOf(call.world, row.order))
  },
})
