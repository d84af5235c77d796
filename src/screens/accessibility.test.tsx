import { expect, it } from 'vitest'
import { faultsOnScreens } from '#tests/components/walk.ts'
import { orderThatIs } from '#tests/components/world-orders.ts'
import { locationScreens, orderScreens } from '#tests/main-screens.ts'

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

it('no screen of locations and people, nor what opens on it, breaks a rule of accessibility', async () => {
  const faults = await faultsOnScreens(dispatcher, ({ world }) => locationScreens(world.resources.location[0]?.id))
  expect(faults).toEqual([])
}, 90_000)
