import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdsNeeded, permissionsOf } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import type { OperationId } from '#generated/operations.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import { exampleOperations } from '#tests/api/support/contract-examples.ts'
import { call, callOf, casesOf, type Case } from './calls.ts'
import { linkWorld, standingName, standings, type Pair } from './link-world.ts'

/**
 * Prices are read with `pricing.read`, and by nothing else
 * (docs/rules/roles-and-permissions.md, "Permissions"): somebody who may look at everything but prices and the
 * books finds none in any answer, of rows of their own organisation and of one that it is linked with. Calls come from the contract.
 */

let world: Awaited<ReturnType<typeof linkWorld>>
beforeAll(async () => {
  world = await linkWorld()
})
afterAll(() => world.close())

const viewers = permissionsOf([roles.viewer])
/** All that a viewer may call; `tests/repo/permissions.test.ts` says of the others what they show. */
const readings = exampleOperations.filter(({ entry: { access, method } }) => {
  if (access === 'public' || method !== 'get') return false
  return access === 'signed-in' || holdsNeeded(access, viewers)
})

/** What Waybill costs is no price of a courier's. */
const ofWaybill: ReadonlySet<OperationId> = new Set(['getTenantSubscriptionPlan'])

/** Cents, charges and what multiplies them, wherever they stand. */
const priced = /cents$|^charge$|^multiplier$|^fuelSurcharge|^amountPercent$/i

function pricesIn(value: unknown, name = ''): string[] {
  if (value === null || value === undefined) return []
  if (priced.test(name)) return [name]
  if (typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((part) => pricesIn(part))
  return Object.entries(value).flatMap(([key, part]) => pricesIn(part, key))
}

/** Somebody of ours in another role. */
async function tokenOf(pair: Pair, role: (typeof roles)[keyof typeof roles]): Promise<string> {
  const { tenantId, mark } = pair.ours.rows
  const { app } = world
  const claims = await app.database.systemTransaction(async (db) => {
    const userId = await insertUser(db, tenantId, `${mark} ${role}`, [role])
    const family = await db
      .insertInto('sign_in_families')
      .values({ user_id: userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { userId, familyId: family.id, impersonatorUserId: null }
  })
  return app.deps.signer.accessToken(claims, app.clock.now)
}

function casesBeside(pair: Pair): Case[] {
  return readings
    .filter(({ id }) => !ofWaybill.has(id))
    .flatMap((operation): Case[] => [
      { operation, template: callOf(operation, pair.ours.rows), what: 'own', slots: [] },
      ...casesOf(operation, pair.ours.rows),
    ])
}

/** The calls in whose answers prices are found. */
async function showingPrices(pair: Pair, token: string): Promise<string[]> {
  const found = new Set<string>()
  for (const asked of casesBeside(pair)) {
    const { body } = await call(world.app, asked, pair, token)
    if (pricesIn(body).length > 0) found.add(asked.operation.id)
  }
  return [...found].toSorted()
}

const live = standings.filter(({ ended }) => !ended)

test.each(live.map((standing) => [standingName(standing), standing] as const))(
  'of an organisation, and of one that %s',
  async (_name, standing) => {
    const pair = world.pairs.get(standing)
    if (!pair) throw new Error('There is no such pair.')
    expect(await showingPrices(pair, await tokenOf(pair, roles.viewer))).toEqual([])
    // Else nothing is there to be hidden.
    expect(await showingPrices(pair, pair.ours.token)).toEqual(
      expect.arrayContaining([
        'getDeliveryOrderGeostamps',
        'getDeliveryOrderInfoView',
        'getDeliveryOrderPageView',
        'getDeliveryOrderPriceExplanation',
        'getDeliveryOrderPricingItems',
        'getDeliveryOrderSummary',
        'getPaginatedDeliveryOrders',
      ]),
    )
  },
  60_000,
)
