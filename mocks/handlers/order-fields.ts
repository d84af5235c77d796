import type { HttpHandler } from 'msw'
import {
  getArrangeDeliveryOrderFieldsMockHandler,
  getPinDeliveryOrderFieldsMockHandler,
} from '#generated/client/orders/orders.msw.ts'
import type { DeliveryOrderField, IdList } from '#generated/model/index.ts'
import { resources } from '#generated/resources.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { orderFieldsOf } from '../order-fields.ts'
import { bodyOf, type Call } from '../requests.ts'
import { changeRow } from '../resource-store.ts'

/** What is done to all fields of a courier at once. */
export function orderFieldHandlers(context: MockContext): HttpHandler[] {
  const own = ({ request }: Call) => orderFieldsOf(context.world, tenantOf(callerOf(context, request)).tenant.id)
  const change = (field: DeliveryOrderField, fields: Partial<DeliveryOrderField>) =>
    changeRow(context, { ...resources.deliveryOrderField, name: 'deliveryOrderField' }, field, fields)
  return [
    getPinDeliveryOrderFieldsMockHandler(async (call) => {
      const { ids } = await bodyOf<IdList>(call.request)
      for (const field of own(call)) change(field, { pinned: ids.includes(field.id) })
      return { done: true }
    }),
    getArrangeDeliveryOrderFieldsMockHandler(async (call) => {
      const { ids } = await bodyOf<IdList>(call.request)
      const fields = own(call)
      const arranged = [...new Set([...ids, ...fields.map(({ id }) => id)])]
      for (const field of fields) change(field, { position: arranged.indexOf(field.id) + 1 })
      return { done: true }
    }),
  ]
}
