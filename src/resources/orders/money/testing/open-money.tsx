import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { expect, onTestFinished } from 'vitest'
import { createMockWorld, type MockWorldOptions } from '#mocks/test-handlers.ts'
import { useGetDeliveryOrderPageView } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { Root } from '#src/Root.tsx'
import { refreshOrder } from '#src/resources/orders/order-cache.ts'
import { workInTenant } from '#src/session/active-tenant.ts'
import { AuthGate, SessionGate } from '#src/session/SessionGate.tsx'
import { clearSnackbars } from '#src/ui/snackbar.ts'
import { openApp, signIn } from '#tests/components/open-app.tsx'
import { serveApi } from '#tests/components/serve-api.ts'

type Mock = ReturnType<typeof createMockWorld>

interface Drawn {
  readonly order: DeliveryOrderPageView
  readonly onClose: () => void
}

/** An order of the world with an adjustment that the seed put on it. */
function adjustedOrder({ world }: Mock): DeliveryOrderPageView {
  const found = world.orders.find(
    ({ view, price }) => view.status === 'assigned' && price.result.lines.some(({ key }) => key === 'adjustment:1'),
  )
  if (found === undefined) throw new Error('No order of the world has been adjusted')
  return found.view
}

/** Draws a dialog about the money of an order, in the session of the options, until it is closed. */
export async function openMoney(
  draw: (drawn: Drawn) => ReactNode,
  { choose = adjustedOrder, ...options }: MockWorldOptions & { choose?: (mock: Mock) => DeliveryOrderPageView } = {},
) {
  const mock = createMockWorld({ wait: () => Promise.resolve(), ...options })
  const api = serveApi(...mock.handlers)
  signIn(mock.tokens)
  workInTenant(mock.tenantId)
  onTestFinished(async () => {
    await clearSnackbars()
    await expect.poll(() => document.querySelector('.bp6-toast')).toBeNull()
  })
  const { id } = choose(mock)
  await openApp('/', [
    {
      element: <Root />,
      children: [
        {
          element: <AuthGate />,
          children: [
            { element: <SessionGate />, children: [{ path: '*', element: <Host orderId={id} draw={draw} /> }] },
          ],
        },
      ],
    },
  ])
  const order = () => {
    const found = mock.world.orders.find(({ view }) => view.id === id)
    if (found === undefined) throw new Error(`The world has lost order ${id}`)
    return found
  }
  const bodies = async (method: string, ending: string) =>
    Promise.all(
      api.requests
        .filter((request) => request.method === method && request.url.endsWith(ending))
        .map((request): Promise<unknown> => request.clone().json()),
    )
  return { mock, api, order, bodies }
}

/** As much of the order's page as a dialog over it needs, and the button by which the page refreshes itself. */
function Host({ orderId, draw }: { readonly orderId: number; readonly draw: (drawn: Drawn) => ReactNode }) {
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(true)
  const { data: order } = useGetDeliveryOrderPageView(orderId)
  if (order === undefined) return null
  return (
    <main>
      <h1>Order {orderId}</h1>
      <p>Version {order.pricingVersion}</p>
      <button type="button" onClick={() => void refreshOrder(client, orderId)}>
        Refresh
      </button>
      {isOpen && draw({ order, onClose: () => setIsOpen(false) })}
    </main>
  )
}
