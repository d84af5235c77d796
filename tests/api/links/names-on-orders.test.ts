import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokerageWorld, type BrokerageWorld } from '#tests/api/orders/brokerage-support.ts'
import type { Caller } from '#tests/api/orders/order-world.ts'
import { link, standingName, standings } from './link-world.ts'

/**
 * Whose names an organisation reads on the orders that it has a part in
 * (docs/rules/brokerage.md, "Who reads what" and docs/rules/notifications.md, "Names of drivers"): they follow from its part,
 * and stay on the order however the organisations stand to each other by then, linked in any way, no more, or never.
 */

/** Who has a name on the orders: who placed, gave out and drove them, and the courier that carries a sold one. */
const named = {
  'who placed it': 'Łukasz',
  'its dispatcher': 'Dana',
  'its driver': 'Ravi',
  'the carrying courier': 'Queen City',
  'that courier’s dispatcher': 'Petra',
  'that courier’s driver': 'Quinn',
} as const
type Named = keyof typeof named

interface Shown {
  readonly placedBy: string
  readonly driver: string | null
  /** In the page of the order and its timeline. */
  readonly names: readonly Named[]
}

/** By the order and who reads it. */
const expected: Readonly<Record<string, Shown>> = {
  'its own, by the customer': {
    placedBy: 'Łukasz Ünal',
    driver: 'Ravi Patel',
    names: ['who placed it', 'its dispatcher', 'its driver'],
  },
  'its own, by the courier': {
    placedBy: 'Łukasz Ünal',
    driver: 'Ravi Patel',
    names: ['who placed it', 'its dispatcher', 'its driver'],
  },
  // That another courier carries it, and which, stays with the one that sold it on.
  'the sold one, by the customer': { placedBy: 'Łukasz Ünal', driver: null, names: ['who placed it'] },
  'the sold one, by the courier': {
    placedBy: 'Łukasz Ünal',
    driver: null,
    names: ['who placed it', 'its dispatcher', 'the carrying courier'],
  },
  'the bought one, by the courier': {
    placedBy: 'Dana Kowalski',
    driver: null,
    names: ['its dispatcher', 'the carrying courier'],
  },
  // It never learns for whom it was bought.
  'the bought one, by the partner': {
    placedBy: 'Dana Kowalski',
    driver: 'Quinn Quick',
    names: ['its dispatcher', 'the carrying courier', 'that courier’s dispatcher', 'that courier’s driver'],
  },
}

let world: BrokerageWorld
let readings: Readonly<Record<string, readonly [number, Caller]>>

beforeAll(async () => {
  world = await brokerageWorld()
  const { callers, partner } = world
  const own = await world.placedAt('droppedOff')
  const { sell, buy } = await world.brokered()
  await world.partnerAssigns(buy)
  await world.ask(partner.driver, 'POST', buy, 'picked-up', {})
  await world.ask(partner.dispatcher, 'POST', buy, 'comments', { comment: 'On its way' })
  readings = {
    'its own, by the customer': [own, callers.customerOwner],
    'its own, by the courier': [own, callers.viewer],
    'the sold one, by the customer': [sell, callers.customerOwner],
    'the sold one, by the courier': [sell, callers.viewer],
    'the bought one, by the courier': [buy, callers.viewer],
    'the bought one, by the partner': [buy, partner.dispatcher],
  }
})
afterAll(() => world.close())

async function shown([id, who]: readonly [number, Caller]): Promise<Shown> {
  const page = await world.page(id, who)
  const { firstName, lastName } = page.senderUser
  const text = JSON.stringify([page, await world.updates(id, who)])
  return {
    placedBy: `${firstName} ${lastName}`,
    driver: page.driver && `${page.driver.firstName} ${page.driver.lastName}`,
    names: (Object.keys(named) as Named[]).filter((name) => text.includes(named[name])),
  }
}

describe('the names on orders', () => {
  test.each(standings.map((standing) => [standingName(standing), standing] as const))(
    'are the same for a courier when each of the others %s',
    async (_name, standing) => {
      const { courier, customer } = world.tenants
      await world.database.systemTransaction(async (db) => {
        await link(db, courier, customer, standing, world.clock.now)
        await link(db, courier, world.partner.tenantId, standing, world.clock.now)
      })
      const found: Record<string, Shown> = {}
      for (const [what, reading] of Object.entries(readings)) found[what] = await shown(reading)
      expect(found).toEqual(expected)
    },
  )
})
