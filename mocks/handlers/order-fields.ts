import type { DeliveryOrderField } from '#generated/model/index.ts'
import { resources } from '#generated/resources.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { orderFieldsOf } from '../order-fields.ts'
import { changeRow } from '../resource-store.ts'

const own = ({ world, caller }: MockCall) => orderFieldsOf(world, tenantOf(caller).tenant.id)

function change(call: MockCall, field: DeliveryOrderField, fields: Partial<DeliveryOrderField>): void {
  changeRow(call, { ...resources.deliveryOrderField, name: 'deliveryOrderField' }, field, fields)
}

/** What is done to all fields of a courier at once. */
export const orderFieldMocks = defineMocks({
  pinDeliveryOrderFields({ body: { ids } }, call) {
    for (const field of own(call)) change(call, field, { pinned: ids.includes(field.id) })
    return { done: true }
  },

  arrangeDeliveryOrderFields({ body: { ids } }, call) {
    const fields = own(call)
    const arranged = [...new Set([...ids, ...fields.map(({ id }) => id)])]
    for (const field of fields) change(call, field, { position: arranged.indexOf(field.id) + 1 })
    return { done: true }
  },
})
