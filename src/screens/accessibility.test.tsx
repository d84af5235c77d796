import { expect, it } from 'vitest'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { faultsOnScreens, type WalkedScreen } from '#tests/components/walk.ts'
import { orderThatIs } from '#tests/components/world-orders.ts'

/*
 * Every main screen of the office at a desk, in light and in dark colours, with what opens on it. What one comes to by steps (a form that was
 * refused, an import under way) is looked at beside those steps, and all of it on a phone in tests/e2e/accessibility.spec.ts.
 */

const ticked = { keys: 'jx', shown: 'tr:has(:checked)' }
const assigning = { keys: 'ja', shown: '.bp6-popover, .bp6-drawer' }

function dispatchScreens(mock: MockWorld): readonly WalkedScreen[] {
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
function orderScreens(mock: MockWorld): readonly WalkedScreen[] {
  const { id } = orderThatIs('pickedUp')(mock)
  return [
    { path: '/order-history?q=no+such+order', heading: 'Order History' },
    { path: '/order-history', heading: 'Order History', states: { ticked, assigning } },
    { path: `/order-history?order=${id}`, heading: `#${id}` },
    { path: `/delivery-orders/${id}`, heading: `#${id}` },
  ]
}

function locationScreens({ world }: MockWorld): readonly WalkedScreen[] {
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

const groups: readonly [about: string, screens: (mock: MockWorld) => readonly WalkedScreen[]][] = [
  ['dispatching', dispatchScreens],
  ['orders', orderScreens],
  ['locations and people', locationScreens],
]

it.each(groups)(
  'no screen of %s, nor what opens on it, breaks a rule of accessibility',
  async (_about, screensOf) => {
    expect(await faultsOnScreens({ role: 'dispatcher' }, screensOf)).toEqual([])
  },
  90_000,
)
