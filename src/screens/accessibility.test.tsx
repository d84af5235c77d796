import { expect, it } from 'vitest'
import type { World } from '#mocks/world-types.ts'
import { faultsOnScreens } from '#tests/components/walk.ts'
import { orderThatIs } from '#tests/components/world-orders.ts'
import {
  accountingScreens,
  billingScreens,
  customerScreens,
  locationScreens,
  moneyScreens,
  orderScreens,
  plannerScreens,
  vendorScreens,
} from '#tests/main-screens.ts'

const ticked = { keys: 'jx', shown: 'tr:has(:checked)' }
const assigning = { keys: 'ja', shown: '.bp6-popover, .bp6-drawer' }
const dispatcher = { role: 'dispatcher' } as const

it('no screen of orders, nor what opens on it, breaks a rule of accessibility', async () => {
  const faults = await faultsOnScreens(
    dispatcher,
    (mock) => orderScreens({ placed: orderThatIs('created')(mock).id, onItsWay: orderThatIs('pickedUp')(mock).id }),
    { '/dispatch': { assigning }, '/order-history': { ticked, assigning } },
  )
  expect(faults).toEqual([])
}, 90_000)

it('no screen of accounting, nor what opens on it, breaks a rule of accessibility', async () => {
  const faults = await faultsOnScreens({ role: 'owner' }, accountingScreens)
  expect(faults).toEqual([])
}, 90_000)

it('no screen of locations and people, nor what opens on it, breaks a rule of accessibility', async () => {
  const faults = await faultsOnScreens(dispatcher, ({ world }) => locationScreens(world.resources.location[0]?.id))
  expect(faults).toEqual([])
}, 90_000)

it('no screen of customers, nor what opens on it, breaks a rule of accessibility', async () => {
  const faults = await faultsOnScreens({ role: 'owner' }, ({ world }) =>
    customerScreens({ id: 2, name: named(world, 2) }, 806),
  )
  expect(faults).toEqual([])
}, 90_000)

it('no screen of vendors and suppliers, nor what opens on it, breaks a rule of accessibility', async () => {
  const faults = await faultsOnScreens({ role: 'owner', tenantKind: 'customer' }, ({ world }) =>
    vendorScreens({ id: 1, name: named(world, 1) }, { id: 4, name: named(world, 4) }),
  )
  expect(faults).toEqual([])
}, 90_000)

it('no screen of billing, nor what opens on it, breaks a rule of accessibility', async () => {
  expect(await faultsOnScreens({ role: 'owner' }, () => billingScreens(undefined))).toEqual([])
}, 90_000)

it('no screen of what comes in and goes out, nor what opens on it, breaks a rule of accessibility', async () => {
  // Pay runs are looked at where they are made.
  const papers = { invoice: 24_000, customer: 2, payRun: undefined, payStatement: undefined }
  expect(await faultsOnScreens({ role: 'owner' }, () => moneyScreens(papers))).toEqual([])
}, 90_000)

it('no screen of the planner, nor what opens on it, breaks a rule of accessibility', async () => {
  const faults = await faultsOnScreens({ role: 'scheduler', tenantKind: 'customer' }, ({ world }) => {
    const that = (status: string) => {
      const found = world.resources.recurringOrder.find((row) => row.tenantId === 2 && row.status === status)
      return found && { id: found.id, name: found.name ?? '' }
    }
    return plannerScreens(that('active'), that('invalid'))
  })
  expect(faults).toEqual([])
}, 90_000)

function named({ tenants }: World, id: number): string {
  return tenants.find(({ tenant }) => tenant.id === id)?.tenant.name ?? ''
}
