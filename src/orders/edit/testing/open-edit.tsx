import { useState } from 'react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UnitPreference } from '#domain/amounts/units.ts'
import { useGetDeliveryOrderPageView } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderOverrides } from '#generated/model/index.ts'
import { changedPrice } from '#mocks/price.ts'
import type { MockWorld, MockWorldOptions } from '#mocks/test-handlers.ts'
import { openScreen } from '#tests/components/open-world.tsx'
import type { ServedApi } from '#tests/components/serve-api.ts'
import { serveWorld } from '#tests/components/serve-world.ts'
import { fridayMorning, stopCalendar } from '#tests/components/stop-calendar.ts'
import { orderWhere } from '#tests/components/world-orders.ts'
import { EditOrderDialog } from '../EditOrderDialog.tsx'

interface EditOptions extends MockWorldOptions {
  readonly units?: UnitPreference
  /** Changes what the API answers before the dialog asks. */
  readonly before?: (api: ServedApi) => void
}

/**
 * Opens the dialog over an assigned order of the service City Same Day on a Friday morning: PO-1, no notes, Same Day,
 * 14.3 km and 24:31, 11:00 of that day, two medium boxes of 12.5 kg.
 */
export async function openEdit({ units = 'Metric', before, ...options }: EditOptions = {}) {
  stopCalendar()
  const { mock, api } = serveWorld(options)
  mock.person.me.unitPreference = units
  const order = prepareOrder(mock)
  before?.(api)
  await openScreen(<Host orderId={order.view.id} />)
  await expect.element(dialog).toBeVisible()
  const path = `/delivery-orders/${order.view.id}/overrides`
  const saved = () =>
    Promise.all(api.sent('PATCH', path).map((request): Promise<DeliveryOrderOverrides> => request.clone().json()))
  const previews = () => api.sent('POST', `${path}/price-preview`).length
  return { mock, api, order, saved, previews }
}

function prepareOrder(mock: MockWorld) {
  const service = mock.world.services.find(({ summary }) => summary.name === 'City Same Day')
  const box = service?.parcelTypes.find(({ name }) => name === 'Medium box')
  const [speed] = service?.speeds ?? []
  if (service === undefined || box === undefined || speed === undefined)
    throw new Error('The world has no such service')
  const order = orderWhere(mock, ({ view }) => view.status === 'assigned' && view.serviceName === service.summary.name)
  order.price = changedPrice(order.price, { input: (input) => ({ ...input, tagIds: [] }) })
  order.view = {
    ...order.view,
    poNumber: 'PO-1',
    orderNotes: null,
    serviceSpeedName: speed.name,
    tags: [],
    distanceM: 14_300,
    timeS: 1_471,
    availableAt: fridayMorning + 55 * 60,
    parcelDetails: [
      { id: box.id, name: box.name, quantity: 2, weightKg: 12.5, lengthM: 0.6, widthM: 0.4, heightM: 0.4 },
    ],
  }
  return order
}

/** As much of the order's page as shows that it is asked for anew, with the dialog over it. */
function Host({ orderId }: { readonly orderId: number }) {
  const [isOpen, setIsOpen] = useState(true)
  const { data: order } = useGetDeliveryOrderPageView(orderId)
  return (
    <main>
      <h1>Order {orderId}</h1>
      <p>Ordered as {order?.poNumber}</p>
      {isOpen && <EditOrderDialog orderId={orderId} onClose={() => setIsOpen(false)} />}
    </main>
  )
}

export const dialog = page.getByRole('dialog', { name: 'Edit delivery order' })
export const field = (name: string) =>
  dialog.getByRole(name === 'Quantity' ? 'spinbutton' : 'textbox', { name, exact: true })
export const submit = dialog.getByRole('button', { name: 'Submit' })
/** The parcels of a type, by its name. */
export const parcel = (name: string) => dialog.getByRole('group', { name, exact: true })

/** Writes into a field as a person does, and leaves it. */
export async function enter(name: string, text: string): Promise<void> {
  await userEvent.fill(field(name), text)
  await userEvent.tab()
}
