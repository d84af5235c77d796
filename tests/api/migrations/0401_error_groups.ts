import { expect } from 'vitest'
import { add, addPerson } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

/** Reports with the group that each comes into: those that differ in digits are one, however many digits. */
const reports = [
  ['Order 10001 of 0401 was not found', 1_700_000_500, 'Order # of # was not found'],
  ['Order 7 of 0401 was not found', 1_700_000_900, 'Order # of # was not found'],
  ['Order 10001 of 0401 was not found', 1_700_000_100, 'Order # of # was not found'],
  ['Order of 0401 was not found', 1_700_000_300, 'Order of # was not found'],
  ['order 1 of 0401 was not found', 1_700_000_400, 'order # of # was not found'],
  ["L'été 0401", 1_700_000_200, "L'été #"],
  ['Walk 0401: no # is left', 1_700_000_250, 'Walk #: no # is left'],
  ['Said of nobody (walk)', 1_700_000_600, 'Said of nobody (walk)'],
  ['Said of nobody (walk)', 1_700_000_600, 'Said of nobody (walk)'],
] as const

export async function before(rows: Rows): Promise<void> {
  const userId = await addPerson(rows, 'dana@m0401.example')
  for (const [at, [text, time]] of reports.entries()) {
    await add(rows, 'error_reports', {
      user_id: at === reports.length - 1 ? null : userId,
      short_description: text,
      long_description: at === 0 ? 'at Orders (orders.js:1)' : '',
      session_info: at === 0 ? {} : null,
      created_at: time,
    })
  }
}

export async function after({ query }: Rows): Promise<void> {
  const texts = [...new Set(reports.map(([text]) => text))]
  const found = await query(
    `select r.short_description as text, r.created_at as time, g.description as group, r.tenant_id, r.version
     from error_reports r left join error_groups g on g.id = r.group_id where r.short_description = any ($1) order by r.id`,
    [texts],
  )
  expect(found).toEqual(reports.map(([text, time, group]) => ({ text, time, group, tenant_id: null, version: null })))

  const groups = await query(
    `select description, place, reports, first_seen_at, last_seen_at, resolved_at, resolved_version from error_groups
     where description = any ($1) order by first_seen_at`,
    [[...new Set(reports.map(([, , group]) => group))]],
  )
  const group = (description: string, count: number, first: number, last = first) => ({
    description,
    place: '/',
    reports: count,
    first_seen_at: first,
    last_seen_at: last,
    resolved_at: null,
    resolved_version: null,
  })
  expect(groups).toEqual([
    group('Order # of # was not found', 3, 1_700_000_100, 1_700_000_900),
    group("L'été #", 1, 1_700_000_200),
    group('Walk #: no # is left', 1, 1_700_000_250),
    group('Order of # was not found', 1, 1_700_000_300),
    group('order # of # was not found', 1, 1_700_000_400),
    group('Said of nobody (walk)', 2, 1_700_000_600),
  ])
}
