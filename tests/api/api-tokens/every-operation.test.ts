import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenScopes, type TokenScope } from '#domain/access/api-tokens.ts'
import { holdsNeeded } from '#domain/access/role-permissions.ts'
import { call, callOf } from '#tests/api/links/calls.ts'
import { linkWorld, standingName, type Pair } from '#tests/api/links/link-world.ts'
import { slotsOfTemplate } from '#tests/api/links/slots.ts'
import { exampleOperations, type ExampleOperation } from '#tests/api/support/contract-examples.ts'
import { makeToken } from './token-support.ts'

/** What tokens may call, over every operation of the contract and every kind of link (docs/rules/api-tokens.md). */

let world: Awaited<ReturnType<typeof linkWorld>>
let first: Pair
const secrets = new Map<Pair, string>()

beforeAll(async () => {
  world = await linkWorld({ API_CALLS_PER_MINUTE: '100000' })
  for (const pair of world.pairs.values()) {
    first ??= pair
    const { rows, token } = pair.ours
    secrets.set(pair, (await makeToken(world.app, { token, tenantId: rows.tenantId })).secret)
  }
})
afterAll(() => world.close())

const bySet = new Map<string, Promise<string>>()

/** A token of ours with these scopes, made once. */
function tokenWith(scopes: TokenScope[]): Promise<string> {
  const { rows, token } = first.ours
  const made =
    bySet.get(scopes.join()) ??
    makeToken(world.app, { token, tenantId: rows.tenantId }, { scopes }).then(({ secret }) => secret)
  bySet.set(scopes.join(), made)
  return made
}

const signedIn = exampleOperations.filter(({ entry }) => entry.access !== 'public')
const marked = signedIn.filter(({ entry }) => entry.tokens)
const named = (list: readonly ExampleOperation[]) => list.map((operation) => [operation.id, operation] as const)
const secretOf = (pair: Pair) => secrets.get(pair) ?? ''
const neededBy = ({ entry: { access } }: ExampleOperation) =>
  typeof access === 'object' ? access : { permission: [], also: undefined }

function own(operation: ExampleOperation, pair: Pair, token: string) {
  const template = callOf(operation, pair.ours.rows)
  return call(world.app, { operation, template, what: 'own', slots: [] }, pair, token)
}

test('each scope is asked for by an operation that tokens may call, and nothing else is', () => {
  const asked = new Set(
    marked.flatMap((operation) => [...neededBy(operation).permission, neededBy(operation).also ?? []].flat()),
  )
  // Who drives sees orders as well; no token drives.
  asked.delete('delivery-orders.drive')
  expect([...asked].toSorted()).toEqual([...tokenScopes].toSorted())
})

test('what makes something is among them only with a key that keeps it from being made twice', () => {
  const making = marked.filter(({ id, entry }) => entry.method === 'post' && !/^(?:preview|get)/.test(id))
  expect(making.map(({ id, entry }) => [id, entry.idempotent])).toEqual(making.map(({ id }) => [id, true]))
})

describe('a token with every scope', () => {
  test.each(named(signedIn.filter(({ entry }) => !entry.tokens)))('may not call %s', async (_id, operation) => {
    const answer = await own(operation, first, secretOf(first))
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'not_for_tokens' }])
  })

  test.each(named(marked))('may call %s, and is answered as the owner is', async (_id, operation) => {
    const isRead = operation.entry.method === 'get' || operation.id.startsWith('preview')
    const token = await own(operation, first, secretOf(first))
    expect([token.status, token.body]).not.toEqual([403, expect.anything()])
    if (isRead) expect(token.status).toBe((await own(operation, first, first.ours.token)).status)
  })
})

describe('a token without the scope', () => {
  test.each(named(marked))('may not call %s', async (_id, operation) => {
    const needed = neededBy(operation)
    for (const lacking of tokenScopes) {
      const held = tokenScopes.filter((scope) => scope !== lacking)
      if (holdsNeeded(needed, new Set(held))) continue
      const answer = await own(operation, first, await tokenWith(held))
      expect([lacking, answer.status, answer.body]).toMatchObject([lacking, 403, { code: 'forbidden' }])
    }
    const alternatives: readonly string[] = needed.permission
    const none = tokenScopes.filter((scope) => !alternatives.includes(scope))
    expect((await own(operation, first, await tokenWith(none))).body).toMatchObject({ code: 'forbidden' })
  })
})

/** Their handlers ask as well who may see prices: drivers may, where their courier says so, which no permission tells. */
const askForPrices = ['getDeliveryOrderPricingItems', 'getDeliveryOrderReceiptPdf']

describe('a token with one scope alone', () => {
  test.each(tokenScopes)('%s calls what asks for no more', async (scope) => {
    const token = await tokenWith([scope])
    for (const operation of marked) {
      const { status, body } = await own(operation, first, token)
      const isForbidden = status === 403 && (body as { code?: string }).code === 'forbidden'
      const mayCall = holdsNeeded(neededBy(operation), new Set([scope])) && !askForPrices.includes(operation.id)
      expect([operation.id, isForbidden]).toEqual([operation.id, !mayCall])
    }
  })
})

describe('rows of another organization, linked in each way', () => {
  test.each(named(marked))('%s shows a token no more than the owner', async (_id, operation) => {
    const isRead = operation.entry.method === 'get' || operation.id.startsWith('preview')
    for (const [standing, pair] of world.pairs) {
      const template = callOf(operation, pair.ours.rows)
      for (const slot of slotsOfTemplate(template).filter(({ row }) => row !== 'modifierId' && row !== 'version')) {
        const asked = { operation, template, what: slot.name, slots: [slot] }
        const answer = await call(world.app, asked, pair, secretOf(pair))
        const where = [standingName(standing), slot.name]
        if (isRead) {
          const asOwner = await call(world.app, asked, pair)
          expect([...where, answer.status]).toEqual([...where, asOwner.status])
        }
        if (standing.relation === null && !isRead) expect([404, 422]).toContain(answer.status)
        if (standing.relation === null && slot.name.startsWith('path/'))
          expect([...where, answer.status]).toEqual([...where, 404])
      }
    }
  })
})
