import type { DeliveryOrderField } from '#generated/model/index.ts'
import type { World } from './world-types.ts'

/** The own fields of a courier, in their order. */
export function orderFieldsOf({ resources }: World, tenantId: number): readonly DeliveryOrderField[] {
  const rows = (resources['deliveryOrderField'] ?? []) as DeliveryOrderField[]
  return rows
    .filter((row) => row.tenantId === tenantId)
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
}
