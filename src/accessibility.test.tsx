import type { createMemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { begun, bookOf } from '#mocks/price-book.ts'
import type { RoleName } from '#mocks/context.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { orderThatIs } from '#tests/components/world-orders.ts'

/*
 * Every main screen at a desk, in light and in dark colours, with what opens on it. What one comes to by steps (a form that was
 * refused, an import under way) is looked at beside those steps, and all of it on a phone in tests/e2e/accessibility.spec.ts.
 */

interface Screen {
  readonly path: string
  readonly heading: string | RegExp
  /** What keys bring up until Escape is pressed, and what there is to look at then. */
  readonly states?: Readonly<Record<string, { readonly keys: string; readonly shown: string }>>
}

const ticked = { keys: 'jx', shown: 'tr:has(:checked)' }
const assigning = { keys: 'ja', shown: '.bp6-popover, .bp6-drawer' }

function dispatchScreens(mock: MockWorld): readonly Screen[] {
  const { id } = orderThatIs('created')(mock)
  return [
    { path: '/home', heading: /^Good / },
    { path: '/dispatch', heading: 'Dispatch', states: { assigning } },
    { path: '/dispatch?view=exceptions', heading: 'Dispatch' },
    { path: `/delivery-orders/${id}/success`, heading: `Order #${id} placed` },
    { path: '/scheduler', heading: 'New order' },
    { path: `/scheduler?again=${id}`, heading: 'New order' },
  ]
}

/** The empty one first: what its buttons open is looked at there, where axe has less to go through. */
function orderScreens(mock: MockWorld): readonly Screen[] {
  const { id } = orderThatIs('pickedUp')(mock)
  return [
    { path: '/order-history?q=no+such+order', heading: 'Order History' },
    { path: '/order-history', heading: 'Order History', states: { ticked, assigning } },
    { path: `/order-history?order=${id}`, heading: `#${id}` },
    { path: `/delivery-orders/${id}`, heading: `#${id}` },
  ]
}

function locationScreens({ world }: MockWorld): readonly Screen[] {
  return [
    { path: '/locations', heading: 'Locations' },
    { path: '/locations/new', heading: 'Add location' },
    { path: `/locations/${world.resources.location[0]?.id}`, heading: 'Locations' },
    { path: '/locations/import', heading: 'Import locations' },
    { path: '/profile', heading: 'My Profile' },
    { path: '/profile/edit', heading: /profile/i },
    { path: '/switch-tenants', heading: 'Switch Organizations' },
  ]
}

function settingScreens({ world }: MockWorld): readonly Screen[] {
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
function priceBookScreens({ world }: MockWorld): readonly Screen[] {
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

const groups: readonly [about: string, role: RoleName, screens: (mock: MockWorld) => readonly Screen[]][] = [
  ['dispatching', 'dispatcher', dispatchScreens],
  ['orders', 'dispatcher', orderScreens],
  ['locations and people', 'dispatcher', locationScreens],
  ['settings', 'owner', settingScreens],
  ['the price book', 'owner', priceBookScreens],
]

/** Popovers that axe has been asked about, by the words on what opens them. */
const seen = new Set<string>()

it.each(groups)(
  'no screen of %s, nor what opens on it, breaks a rule of accessibility',
  async (_about, role, screensOf) => {
    const { mock, router } = await openWorld('/profile', { role })
    const faults: string[] = []
    const look = async (at: string, within?: Element) =>
      faults.push(...(await axeViolations(within)).map((found) => `${at}: ${found}`))
    for (const { path, heading, states = {} } of screensOf(mock)) {
      await go(router, path, heading)
      await look(path)
      expect(page.getByText('Uh oh!').query(), path).toBeNull()
      for (const opener of openers()) {
        const name = opener.ariaLabel ?? opener.textContent
        if (seen.has(name)) continue
        seen.add(name)
        await userEvent.click(opener)
        await look(`${path}: ${name}`, await shownAs('.bp6-popover'))
        await dismiss()
      }
      for (const [name, { keys, shown }] of Object.entries(states)) {
        await userEvent.keyboard(keys)
        await look(`${path}: ${name}`, await shownAs(shown))
        await dismiss()
      }
    }
    expect(faults).toEqual([])
  },
  90_000,
)

/** Goes there within the page, as a link does, and waits for all that the screen is about. */
async function go(router: ReturnType<typeof createMemoryRouter>, path: string, heading: string | RegExp) {
  await router.navigate(path)
  await expect.element(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
  await expect.poll(() => document.querySelector('.bp6-skeleton, [aria-busy="true"]')).toBeNull()
}

/** Every button of the page, or of what lies over it, that says that it opens something. */
function openers(): readonly HTMLButtonElement[] {
  const within = document.querySelector('.bp6-drawer, .bp6-dialog') ?? document.querySelector('main')
  return [...(within?.querySelectorAll<HTMLButtonElement>('button[aria-haspopup][aria-expanded=false]') ?? [])]
}

async function shownAs(selector: string): Promise<Element> {
  await expect.poll(() => document.querySelector(selector)?.checkVisibility()).toBe(true)
  return document.querySelector(selector)!
}

/** Escape takes away what has no address of its own. */
async function dismiss(): Promise<void> {
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('.bp6-popover, .bp6-dialog, .wb-selection-bar')).toBeNull()
}
