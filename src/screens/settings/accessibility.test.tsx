import { expect, it } from 'vitest'
import { begun, bookOf } from '#mocks/price-book.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { faultsOnScreens, type WalkedScreen } from '#tests/components/walk.ts'

/*
 * Every kind of settings screen at a desk, in light and in dark colours, with what opens on it. What one comes to by steps (a form that was
 * refused, an import under way) is looked at beside those steps, and all of it on a phone in tests/e2e/accessibility.spec.ts.
 */

function settingScreens({ world }: MockWorld): readonly WalkedScreen[] {
  const protocol = world.resources.protocol[0]
  return [
    { path: '/settings/finance', heading: 'Accounting' },
    { path: '/settings/general', heading: 'General' },
    { path: '/settings/contacts/new', heading: 'Add contact' },
    { path: '/settings/vehicles', heading: 'Vehicles' },
    { path: '/settings/vehicles/new', heading: 'Add vehicle' },
    { path: '/settings/vehicles/2', heading: 'Vehicles' },
    { path: '/settings/vehicles/2/edit', heading: 'Vehicles' },
    { path: '/settings/protocols', heading: 'Protocols' },
    { path: `/settings/protocols/${protocol?.id}`, heading: protocol?.name ?? '' },
    { path: '/settings/supplier-settings', heading: 'Suppliers' },
    { path: '/settings/images', heading: 'Images' },
    { path: '/settings/dispatch', heading: 'Dispatch' },
    { path: '/settings/notifications', heading: 'Notifications' },
    { path: '/settings/driver-pay', heading: 'Driver pay' },
    { path: '/settings/taxes/new', heading: 'Add tax' },
    { path: '/settings/order-fields/new', heading: 'Add order field' },
    { path: '/settings/parcel-types/new', heading: 'Add parcel type' },
    { path: '/settings/service-speeds/new', heading: 'Add service speed' },
    { path: '/settings/tags/new', heading: 'Add tag' },
  ]
}

/** A part of each kind of field; what is alike in two of them is looked at once. */
function priceBookScreens({ world }: MockWorld): readonly WalkedScreen[] {
  const book = bookOf(world)
  const published = book.revisions.find(({ id }) => id === book.services[0]?.publishedId)
  const service = book.services[0]
  const draftId = 9_000
  if (service !== undefined && published !== undefined)
    book.revisions.unshift({ ...begun(draftId, service.id, 2, world.now), parts: structuredClone(published.parts) })
  const ofService = `/settings/services/${service?.id}`
  const draft = `${ofService}/revisions/${draftId}`
  const map = world.resources.serviceMap[0]
  return [
    { path: '/settings/services', heading: 'Services' },
    { path: '/settings/services/new', heading: 'New service' },
    { path: ofService, heading: 'Revisions' },
    { path: `${ofService}/revisions/${published?.id}?part=distance-range`, heading: 'Distance' },
    { path: `${draft}?part=parcel-types`, heading: 'Parcel types' },
    { path: `${draft}?part=time-of-day`, heading: 'Time of day' },
    { path: `${draft}?part=service-map`, heading: 'Service map' },
    { path: `${draft}?part=fuel-surcharge`, heading: 'Fuel surcharge' },
    { path: `${draft}?check=price`, heading: 'What would this cost?' },
    { path: `${draft}/try-out`, heading: `Try ${service?.name} on past orders` },
    { path: '/settings/fuel-surcharge', heading: 'Fuel surcharge' },
    { path: '/settings/service-maps', heading: 'Service maps' },
    { path: `/settings/service-maps/${map?.id}`, heading: map?.name ?? '' },
  ]
}

const groups: readonly [about: string, screens: (mock: MockWorld) => readonly WalkedScreen[]][] = [
  ['settings', settingScreens],
  ['the price book', priceBookScreens],
]

it.each(groups)(
  'no screen of %s, nor what opens on it, breaks a rule of accessibility',
  async (_about, screensOf) => {
    expect(await faultsOnScreens({ role: 'owner' }, screensOf)).toEqual([])
  },
  90_000,
)
