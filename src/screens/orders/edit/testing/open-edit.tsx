import { useState } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UnitPreference } from '#domain/units.ts'
import { useGetDeliveryOrderPageView } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderOverrides } from '#generated/model/index.ts'
import { changedPrice } from '#mocks/price.ts'
import { createMockWorld, type MockWorldOptions } from '#mocks/test-handlers.ts'
import { Root } from '#src/Root.tsx'
import { workInTenant } from '#src/session/active-tenant.ts'
import { AuthGate, SessionGate } from '#src/session/SessionGate.tsx'
import { clearSnackbars } from '#src/ui/snackbar.ts'
import { openApp, signIn } from '#tests/components/open-app.tsx'
import { type ServedApi, serveApi } from '#tests/components/serve-api.ts'
import { EditOrderDialog } from '../EditOrderDialog.tsx'

/** Friday, 20 November 2026, 10:05 in Regina, in unix seconds. */
export const fridayMorning = Date.parse('2026-11-20T16:05:00Z') / 1000

type Mock = ReturnType<typeof createMockWorld>

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
  vi.useFakeTimers({ toFake: ['Date'], now: fridayMorning * 1000 })
  const mock = createMockWorld({ wait: () => Promise.resolve(), ...options, now: fridayMorning })
  const api = serveApi(...mock.handlers)
  onTestFinished(async () => {
    vi.useRealTimers()
    await clearSnackbars()
    await expect.poll(() => document.querySelector('.bp6-toast')).toBeNull()
  })
  mock.person.me.unitPreference = units
  const order = prepareOrder(mock)
  signIn(mock.tokens)
  workInTenant(mock.tenantId)
  before?.(api)
  const { id } = order.view
  const shown = [{ path: '*', element: <Host orderId={id} /> }]
  await openApp('/', [
    {
      element: <Root />,
      children: [{ element: <AuthGate />, children: [{ element: <SessionGate />, children: shown }] }],
    },
  ])
  const path = `/delivery-orders/${id}/overrides`
  const saved = () =>
    Promise.all(
      api.requests
        .filter(({ method, url }) => method === 'PATCH' && url.endsWith(path))
        .map((request): Promise<DeliveryOrderOverrides> => request.clone().json()),
    )
  const previews = () => api.calls.filter((call) => call === `POST ${path}/price-preview`).length
  await expect.element(dialog).toBeVisible()
  return { mock, api, order, saved, previews }
}

function prepareOrder({ world }: Mock) {
  const service = world.services.find(({ summary }) => summary.name === 'City Same Day')
  const order = world.orders.find(
    ({ view }) => view.status === 'assigned' && view.serviceName === service?.summary.name,
  )
  const box = service?.parcelTypes.find(({ name }) => name === 'Medium box')
  const [speed] = service?.speeds ?? []
  if (order === undefined || box === undefined || speed === undefined) throw new Error('The world has no such order')
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
export const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
export const submit = dialog.getByRole('button', { name: 'Submit' })
/** The parcels of a type, by its name. */
export const parcel = (name: string) => dialog.getByRole('group', { name, exact: true })

/** Writes into a field as a person does, and leaves it. */
export async function enter(name: string, text: string): Promise<void> {
  await userEvent.fill(field(name), text)
  await userEvent.tab()
}
