import { expect, test } from 'vitest'
import { importsByCall } from './client-by-call.ts'

const from = '#generated/client/orders/orders.ts'

test('what belongs to one call comes from one module', () => {
  const code = `import { getGetOrderQueryKey, getOrder, useGetOrder as useIt } from '${from}'\nconst a = 1\n`
  expect(importsByCall(code)).toBe(
    `import { getGetOrderQueryKey, getOrder, useGetOrder as useIt } from '${from}?call=getOrder'\nconst a = 1\n`,
  )
})

test('each call is imported by itself, and types are not', () => {
  const code = `import {\n  type Order,\n  useGetOrders,\n  useGetOrdersInfinite,\n  getCancelOrderMutationOptions,\n} from '${from}'`
  expect(importsByCall(code)).toBe(
    `import { useGetOrders, useGetOrdersInfinite } from '${from}?call=getOrders'; import { getCancelOrderMutationOptions } from '${from}?call=cancelOrder'`,
  )
})

test.for([
  `import type { Order } from '#generated/model/index.ts'`,
  `import type { GetOrdersQueryResult } from '${from}'`,
  `import { send } from '#src/api/transport.ts'`,
])('other imports stay: %s', (code) => {
  expect(importsByCall(code)).toBe(code)
})
