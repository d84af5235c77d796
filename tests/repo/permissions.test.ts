import { expect, it } from 'vitest'
import { holdsNeeded, permissionIds, permissionsOf } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import { PermissionId } from '#generated/model/permissionId.ts'
import { operations, type OperationEntry, type OperationId } from '#generated/operations.ts'
import { contractOperations, partAt, readContract, type JsonSchema } from '#server/http/contract-document.ts'

it('the contract names the permissions that the roles know', () => {
  expect(Object.values(PermissionId).toSorted()).toEqual([...permissionIds].toSorted())
})

it('operations need permissions of that list', () => {
  const needed = Object.values<OperationEntry>(operations).flatMap(({ access }) =>
    typeof access === 'object' ? [...access.permission, ...(access.also ? [access.also] : [])] : [],
  )
  expect(needed.length).toBeGreaterThan(50)
  expect(needed.filter((id) => !permissionIds.includes(id))).toEqual([])
})

/**
 * They leave prices out for those who may not read them, which `tests/api/links/prices-read.test.ts` sees, and of figures
 * `tests/api/figures/figures-exact.test.ts`.
 */
const hidingPrices: readonly OperationId[] = [
  'getPaginatedDeliveryOrders',
  'getDeliveryOrderPageView',
  'getDeliveryOrderInfoView',
  'getDeliveryOrderSummary',
  'getDeliveryOrderPricingItems',
  'getDeliveryOrderPriceExplanation',
  'getDeliveryOrderGeostamps',
  'getTenantRecurringOrders',
  'getPaginatedRecurringOrders',
  'getRecurringOrder',
  'getRecurringOrderCalendar',
  'getTenantRecurringOrderDays',
  'getAnalyticsGroups',
  'getFigureOrders',
  'getFigureSums',
  'getDriverStatistics',
]

const contract = readContract()
/** The rates of taxes are everybody's. */
const priced = /cents$|^charge$|^multiplier$|^surcharge/i

function showsPrices(schema: JsonSchema, above: readonly string[] = []): boolean {
  if (schema.$ref !== undefined) {
    if (above.includes(schema.$ref)) return false
    return showsPrices(partAt<JsonSchema>(contract, schema.$ref), [...above, schema.$ref])
  }
  const parts = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]
  if (typeof schema.additionalProperties === 'object') parts.push(schema.additionalProperties)
  const own = Object.entries(schema.properties ?? {})
  return (
    [...own.map(([, part]) => part), ...parts].some((part) => showsPrices(part, above)) ||
    own.some(([name]) => priced.test(name))
  )
}

it('what answers prices asks for the right to read them, or leaves them out', () => {
  const viewers = permissionsOf([roles.viewer])
  const answering = contractOperations(contract).filter(({ responses }) => {
    const schema = responses.get(200)?.part.content?.['application/json']?.schema
    return schema !== undefined && showsPrices(schema)
  })
  expect(answering.length).toBeGreaterThan(40)
  const open = answering.filter(({ entry: { access } }) => typeof access === 'object' && holdsNeeded(access, viewers))
  expect(open.map(({ id }) => id).toSorted()).toEqual([...hidingPrices].toSorted())
})
