import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useGetDeliveryOrderPageView } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import type { MockWorld, MockWorldOptions } from '#mocks/test-handlers.ts'
import { refreshOrder } from '#src/orders/acts/order-cache.ts'
import { openScreen } from '#tests/components/open-world.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'
import { orderNow, orderWhere } from '#tests/components/world-orders.ts'

interface Drawn {
  readonly order: DeliveryOrderPageView
  readonly onClose: () => void
}

/** An order of the world with an adjustment that the seed put on it. */
function adjustedOrder(mock: MockWorld): DeliveryOrderPageView {
  return orderWhere(
    mock,
    ({ view, price }) => view.status === 'assigned' && price.result.lines.some(({ key }) => key === 'adjustment:1'),
  ).view
}

/** Draws a dialog about the money of an order, in the session of the options, until it is closed. */
export async function openMoney(
  draw: (drawn: Drawn) => ReactNode,
  {
    choose = adjustedOrder,
    ...options
  }: MockWorldOptions & { choose?: (mock: MockWorld) => DeliveryOrderPageView } = {},
) {
  const { mock, api } = serveWorld(options)
  const { id } = choose(mock)
  await openScreen(<Host orderId={id} draw={draw} />)
  const bodies = (method: string, ending: string) =>
    Promise.all(api.sent(method, ending).map((request): Promise<unknown> => request.clone().json()))
  return { mock, api, order: () => orderNow(mock, id), bodies }
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
