import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statesFrom } from '#domain/acts/acts.ts'
import { type Act, acts, states } from '#generated/acts.ts'
import { operations } from '#generated/operations.ts'
import { inSnakeCase } from '#server/resources/snake-case.ts'
import { locationWorld, type LocationWorld } from './locations-support.ts'

/**
 * Every act that the contract declares, in every state of its resource: done where it may be, refused in words elsewhere, and nothing is
 * written then. Who may do it, over every kind of link, is asked of all operations alike (tests/api/links).
 */

let at: LocationWorld
beforeAll(async () => {
  at = await locationWorld()
})
afterAll(() => at.app.close())

/** The tables of what has states. A row needs no more than its name. */
const tables: Readonly<Record<Act['of'], string>> = { protocol: 'protocols' }

/** A new row of the courier's, in this state. */
async function rowIn(of: Act['of'], state: string): Promise<{ id: number; version: number }> {
  const column = sql.ref(inSnakeCase(states[of].field))
  const { rows } = await at.app.database.systemTransaction((db) =>
    sql<{ id: number; version: number }>`insert into ${sql.table(tables[of])} (tenant_id, name, ${column})
      values (${at.world.courier.tenantId}, ${state}, ${Reflect.get(states[of].values, state)}) returning id, version`.execute(
      db,
    ),
  )
  const [row] = rows
  if (row === undefined) throw new Error(`There is no ${of} that is ${state}.`)
  return row
}

const act = (operationId: string, id: number) => {
  const { method, path } = operations[operationId as keyof typeof operations]
  return at.asOwner(path.replace(/\{\w+\}/, String(id)), { method: method.toUpperCase() })
}

/** What the audit and the outbox have of a row beside that it was created. */
async function traces(of: Act['of'], id: number) {
  return at.app.database.systemTransaction(async (db) => {
    const { rows } = await sql<{ action: string }>`
      select action from audit_entries where subject_type = ${inSnakeCase(of).replaceAll('_', '-')} and subject_id = ${id}
      union all select payload ->> 'action' from outbox where payload ->> 'key' = ${String(id)}`.execute(db)
    return rows.map(({ action }) => action)
  })
}

describe.each(Object.entries<Act>(acts))('%s', (operationId, { of, noun, from, to }) => {
  const possible = Object.values<Act>(acts).filter((each) => each.of === of)

  test.each(Object.keys(states[of].values))('of one that is %s', async (state) => {
    const { id, version } = await rowIn(of, state)
    const answer = await act(operationId, id)
    if (from.includes(state)) {
      const { field, values } = states[of]
      expect([answer.status, answer.json]).toMatchObject([
        200,
        { [field]: Reflect.get(values, to), version: version + 1 },
      ])
      const action = `${inSnakeCase(of).replaceAll('_', '-')}.${to}`
      expect(await traces(of, id)).toEqual([action, action])
    } else {
      expect([answer.status, answer.json]).toMatchObject([
        422,
        { code: 'invalid_transition', current: state, allowed: statesFrom(state, possible) },
      ])
      expect(String((answer.json as { message: string }).message)).toContain(`The ${noun} is ${state}`)
      expect(await traces(of, id)).toEqual([])
    }
  })

  test('of one that is not there', async () => {
    expect((await act(operationId, 999_999)).status).toBe(404)
  })
})
