import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

const day = 86_400

/** What browsers of the demo reported: the words, the kind of page, days ago, how often each day, version and person. */
const errors = [
  ['No route to stop #', '/dispatch', 4, 2, '0.0.9', 'owner@prairiesky.example'],
  ['No route to stop #', '/dispatch', 1, 3, '0.1.0', 'dispatcher@prairiesky.example'],
  [
    "Cannot read properties of undefined (reading 'name')",
    '/delivery-orders/:id',
    2,
    4,
    '0.1.0',
    'owner@meewasin.example',
  ],
  ['ResizeObserver loop completed with undelivered notifications', '/planner', 12, 1, '0.0.9', null],
] as const

/** Milliseconds of the class, and loads a day, by kind of page. */
const paints = [
  [
    '/home',
    [
      [300, 9],
      [500, 14],
      [1_000, 4],
      [2_500, 1],
    ],
  ],
  [
    '/dispatch',
    [
      [400, 12],
      [800, 16],
      [1_600, 5],
      [4_000, 1],
    ],
  ],
  [
    '/delivery-orders/:id',
    [
      [300, 20],
      [400, 24],
      [800, 6],
      [2_000, 2],
    ],
  ],
  [
    '/scheduler',
    [
      [500, 8],
      [600, 9],
      [1_300, 3],
    ],
  ],
] as const

const versions = [
  ['0.1.0', 0, 6],
  ['0.0.9', 7, 24],
] as const

/** Gives administrators something to look at: errors, versions and how long pages took. @param now unix seconds */
export async function seedAdministration(db: Kysely<Database>, now: number): Promise<void> {
  for (const [description, place, daysAgo, times, version, email] of errors) {
    const at = now - daysAgo * day
    const group = await db
      .insertInto('error_groups')
      .values({ description, place, reports: times, first_seen_at: at, last_seen_at: at })
      .onConflict((conflict) =>
        conflict.columns(['description', 'place']).doUpdateSet((row) => ({
          reports: row('error_groups.reports', '+', times),
          last_seen_at: at,
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into error_reports (group_id, user_id, tenant_id, version, short_description, long_description, session_info, created_at)
      select ${group.id}, u.id, u.current_tenant_id, ${version}, replace(${description}, '#', (2 + n)::text),
        ${`at ${place === '/dispatch' ? 'DispatchBoardScreen' : 'OrderDetailScreen'}`},
        json_build_object('userAgent', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'location', replace(${place}, ':id', '104')),
        ${at}::bigint - n
      from generate_series(1, ${times}::int) n left join users u on u.email = ${email}::text`.execute(db)
  }
  for (const [version, from, until] of versions) {
    const days = sql`generate_series(${from}::int, ${until}::int) ago`
    const dayOf = sql`(to_timestamp(${now}) at time zone 'UTC')::date - ago`
    for (const [route, classes] of paints) {
      for (const [ms, loads] of classes)
        await sql`insert into first_paints (day, version, route, up_to_ms, loads)
          select ${dayOf}, ${version}, ${route}, ${ms}::int, ${loads}::int from ${days}`.execute(db)
      const all = classes.reduce((sum, [, loads]) => sum + loads, 0)
      await sql`insert into client_versions (day, version, route, loads)
        select ${dayOf}, ${version}, ${route}, ${all}::int from ${days}`.execute(db)
    }
  }
  // Most people have loaded the newer one.
  await sql`insert into version_sightings (user_id, version, tenant_id, last_seen_at)
    select u.id, case when u.id % 5 = 0 then '0.0.9' else '0.1.0' end, u.current_tenant_id, ${now}::bigint - u.id * 600
    from users u where u.current_tenant_id is not null and u.password_hash is not null`.execute(db)
}
