import { onTestFinished, vi } from 'vitest'
import type { OrderStatus, ProtocolAction, ProtocolActionType } from '#generated/model/index.ts'
import type { MockWorldOptions } from '#mocks/test-handlers.ts'
import { paths } from '#src/paths.ts'
import { unsentDatabase } from '#src/session/storage.ts'
import { openScreen } from '#tests/components/open-world.tsx'
import { serveUploads } from '#tests/components/serve-uploads.ts'
import { serveWorld } from '#tests/components/serve-world.ts'
import { orderNow, orderWhere } from '#tests/components/world-orders.ts'

/** What a stop asks for in a test: its kind, and whether it is required. */
export type StopAction = readonly [type: ProtocolActionType, isRequired?: boolean]

interface NextOptions extends MockWorldOptions {
  readonly status?: OrderStatus
  readonly asked?: readonly StopAction[]
  /** Degrees; null for a device that does not share where it is. */
  readonly point?: readonly [lat: number, lng: number] | null
}

const labels: Readonly<Record<ProtocolActionType, string>> = {
  block: 'Before you load',
  text_input: 'Received by',
  number_input: 'Pieces',
  media: 'Photo of the load',
  select: 'Condition',
  multi_select: 'Handed over',
  signature: 'Signature',
  confirm: 'Parcels counted',
}

/** Opens the next step of an order of this status, as its driver unless the options say otherwise. */
export async function openNext({
  status = 'assigned',
  asked = [],
  point = [52.13, -106.67],
  ...options
}: NextOptions = {}) {
  const { mock, api } = serveWorld({ role: 'driver', ...options })
  const found = orderWhere(mock, ({ view }) => view.status === status)
  const actions = asked.map(actionOf)
  const { id, firstName, lastName } = mock.person.user
  if (options.role === undefined && status !== 'created')
    found.view = { ...found.view, driver: { id, firstName, lastName } }
  Object.assign(found, {
    protocol: { pickup: actions, dropoff: actions },
    protocolData: [],
    geostamps: [],
    view: {
      ...found.view,
      geostampsEnabled: true,
      orderFields: [{ id: 603, name: 'Call before arriving', kind: 'yesNo', value: true }],
      pickupLocation: { ...found.view.pickupLocation, contactName: 'Zita Pollich', phone: '+13065550123' },
    },
  })

  const { watched, walkTo } = standAt(point)
  serveUploads(mock.uploads)
  await forgetKept()
  const { id: orderId } = found.view
  const open = () => openScreen(paths.orderNext(orderId))
  const { screen } = await open()
  const sent = (ending: string) => api.sent('POST', `/delivery-orders/${orderId}${ending}`)
  const bodies = (ending: string) =>
    Promise.all(sent(ending).map((request): Promise<unknown> => request.clone().json()))
  const order = () => orderNow(mock, orderId)
  /** The files that were brought whole, in the order in which they were announced. */
  const brought = () =>
    [...mock.uploads.onTheirWay]
      .filter(([, { receivedBytes, sizeBytes }]) => receivedBytes === sizeBytes)
      .map(([uid, { pieces }]) => ({ url: `/uploads/${uid}`, content: new Blob(pieces) }))
  return { mock, api, order, sent, bodies, brought, watched, walkTo, screen, openAgain: open }
}

/** Orders of every test's world have the same numbers. */
function forgetKept(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(unsentDatabase)
    request.addEventListener('success', () => resolve())
  })
}

function actionOf([type, required = false]: StopAction): ProtocolAction {
  return {
    id: type,
    type,
    label: labels[type],
    description: type === 'block' ? 'Ring at the loading door.' : null,
    required,
    options: type === 'select' || type === 'multi_select' ? ['Good', 'Wet', 'Damaged'] : [],
  }
}

/** Where the device says that it is, until it is carried somewhere else. */
function standAt(first: NonNullable<NextOptions['point']> | null) {
  let point = first
  const watched = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if (point === null) {
      const refusal = { code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: 'denied' } as const
      failed?.(refusal)
      return
    }
    const [latitude, longitude] = point
    const none = { accuracy: 5, altitude: null, altitudeAccuracy: null, heading: null, speed: null }
    const coords = { ...none, latitude, longitude, toJSON: () => ({}) }
    found({ coords, timestamp: 0, toJSON: () => ({}) })
  })
  const asked = vi.spyOn(navigator.permissions, 'query').mockRejectedValue(new Error('not asked here'))
  onTestFinished(() => {
    watched.mockRestore()
    asked.mockRestore()
  })
  const walkTo = (next: NonNullable<NextOptions['point']>) => {
    point = next
  }
  return { watched, walkTo }
}

/** From now on the clock of the device can be let run ahead, until the test ends. */
export function passTime(): (seconds: number) => void {
  let aheadMs = 0
  const real = Date.now.bind(Date)
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + aheadMs)
  onTestFinished(() => clock.mockRestore())
  return (seconds) => {
    aheadMs += seconds * 1_000
  }
}
