import { expect, test } from 'vitest'
import { ordersOfTenant } from '#server/orders/queries/list.ts'
import { fixedLimitMark } from '#server/db/statement-names.ts'

test('the first page of all orders is one statement for everybody, without a value that a plan could be made for', () => {
  const [ours, theirs] = [ordersOfTenant(1), ordersOfTenant(2)]
  expect(ours.sql).toBe(theirs.sql)
  expect(ours.sql).toContain(fixedLimitMark)
  expect([ours.parameters, theirs.parameters]).toEqual([[], []])
})

test('its count goes along an index, instead of reading the table', () => {
  const [, count = ''] = ordersOfTenant(1, { sort: [{ field: 'availableAt', direction: 'desc' }] }).sql.split(
    'count(*)',
  )
  expect(count).toContain('order by "p"."delivery_order_id" limit 1001')
})

test.each([
  { filter: { statuses: ['created' as const] } },
  { filter: { search: 'broadway' } },
  { filter: { driverId: 7 } },
])('a filtered one is planned for whom it is: %j', (pagination) => {
  const { sql, parameters } = ordersOfTenant(1, pagination)
  expect(sql).not.toContain(fixedLimitMark)
  expect(parameters).toContain(1)
})
