import { once } from 'node:events'
import http from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { chromium } from 'playwright'
import { roles } from '#domain/access/roles.ts'
import type { Database } from '#server/db/schema.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { paths } from '#src/paths.ts'
import { browserFlags, findChromium } from '../browsers.ts'
import { percentiles, type Figure } from './figure.ts'
import { signedInContext } from './measure-first-row.ts'
import { dispatcher, keepSignedIn, ordersPath, owner, readJson, signIn, type Caller } from './product.ts'
import type { Site } from './site.ts'
import { timesUntil } from './times.ts'

/** From an act to the screen of another. */
const budgetMs = 300
/** Longer than what lies between two rounds of questions of a screen (src/live/touched-queries.ts). */
const quietMs = 700
/** Fewer than the unread ones that the bell counts: what comes after is not said. */
const mostSaid = 80

/** Notices that are told at once. */
const many = 50_000
/** People who are told them, beside those who are there. */
const viewers = 45
/** Plain requests that are timed while nothing happens. */
const requests = 1_000
/** Between two looks at what is left to be told. */
const lookMs = 20

/**
 * How soon somebody is told of another's act, how soon fifty thousand notices are told that come at once, and how long others wait for a
 * plain request meanwhile.
 */
export async function measureNotices(site: Site, { quick }: { quick: boolean }): Promise<Figure[]> {
  const [acting, told] = [await signIn(site.server, owner), await signIn(site.server, dispatcher)]
  const { data } = await readJson<{ data: { id: number }[] }>(
    `${acting.origin}${ordersPath(acting, { page: 0, pageSize: 1, filter: { carriedOutHere: true } })}`,
    acting.headers,
  )
  const orderId = data[0]?.id ?? 0
  const group = 'Notices'
  const budget = { at: 'most', value: budgetMs } as const
  const counted = await actsToBell({ acting, told, orderId }, quick ? 20 : 200)
  const shown = await actsToScreen({ acting, told, orderId }, quick ? 10 : mostSaid)
  const { seconds, quiet, meanwhile } = await tellMany(site, acting, orderId)
  const number = many.toLocaleString('en-CA')
  return [
    ...percentiles(group, 'an act counted by the bell of another', counted),
    ...percentiles(group, 'on the screen of another', shown).map((figure) =>
      figure.name.endsWith('p50') ? { ...figure, budget } : figure,
    ),
    { group, name: `${number} at once, until all are told`, value: seconds, unit: 's' },
    ...percentiles(group, 'a plain request, nothing being told', quiet),
    ...percentiles(group, `the same while ${number} are told`, meanwhile),
  ]
}

interface Turn {
  readonly acting: Caller
  readonly told: Caller
  readonly orderId: number
}

async function comment(caller: Caller, orderId: number, text: string): Promise<void> {
  await keepSignedIn(caller)
  const answer = await fetch(`${caller.origin}/api/delivery-orders/${orderId}/comments`, {
    method: 'POST',
    headers: { ...caller.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ comment: text }),
  })
  if (answer.status !== 200) throw new Error(`A comment was answered ${answer.status}.`)
}

const seeAll = ({ origin, headers, userId }: Caller) =>
  fetch(`${origin}/api/users/${userId}/refresh-notifications`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  })

/** From sending an act until the count of another's bell has it: the event of their notices on their stream, and the count asked anew. */
async function actsToBell({ acting, told, orderId }: Turn, turns: number): Promise<number[]> {
  const request = http.get(`${told.origin}/api/tenants/${told.tenantId}/events`, {
    agent: false,
    headers: { accept: 'text/event-stream', ...told.headers },
  })
  const [stream]: http.IncomingMessage[] = await once(request, 'response')
  if (stream?.statusCode !== 200) throw new Error(`A stream was answered ${stream?.statusCode}.`)
  const heard = { events: 0 }
  stream.setEncoding('utf8').on('data', (text: string) => {
    // Signs of life, and the order itself, come in between.
    if (text.includes('unread-notification-count')) heard.events += 1
  })
  const countPath = `${told.origin}/api/users/${told.userId}/unread-notification-count`
  const times: number[] = []
  try {
    for (let turn = 0; turn < turns; turn++) {
      if ((await seeAll(told)).status !== 200) throw new Error('The bell was not reset.')
      await setTimeout(quietMs / 10)
      heard.events = 0
      const sent = performance.now()
      await comment(acting, orderId, `Ring twice, ${turn}.`)
      for (let unread = 0; unread === 0; heard.events -= 1) {
        while (heard.events === 0) await once(stream, 'data')
        unread = (await readJson<{ count: number }>(countPath, told.headers)).count
      }
      times.push(performance.now() - sent)
    }
  } finally {
    stream.destroy()
  }
  return times
}

/** From sending an act until another's page says it in its corner. @returns nothing when there is no Chromium */
async function actsToScreen({ acting, told, orderId }: Turn, turns: number): Promise<number[]> {
  const executablePath = findChromium()
  if (executablePath === undefined) return []
  await seeAll(told)
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const page = await (await signedInContext(browser, told)).newPage()
    await page.goto(`${told.origin}${paths.orderHistory()}`)
    await page.getByRole('button', { name: 'Notifications' }).waitFor()
    await page.locator('tbody tr:not([aria-hidden])').first().waitFor()
    const times: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      await setTimeout(quietMs)
      const said = `Ring three times, ${turn}.`
      const sent = performance.now()
      await comment(acting, orderId, said)
      await page.waitForFunction((text) => document.body.textContent.includes(text), said, { polling: 'raf' })
      times.push(performance.now() - sent)
    }
    return times
  } finally {
    await browser.close()
  }
}

/** Notes comments as their acts would, each in a transaction of its own, then does one more act, which wakes who tells them. */
async function tellMany(site: Site, acting: Caller, orderId: number) {
  const { pool } = site.database
  const { systemTransaction } = createTransactions(pool)
  const count = (table: 'notices' | 'notice_events') =>
    systemTransaction((db) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ).then(({ count: rows }) => rows)
  const tell = async () => {
    await comment(acting, orderId, 'And one more.')
    while ((await count('notice_events')) > 0) await setTimeout(lookMs)
  }
  await systemTransaction((db) => insertViewers(db, acting.tenantId))
  const before = await count('notices')
  await tell()
  // Who acts is not told, and of the comments that follow is nobody's.
  const hearing = (await count('notices')) - before + 1

  // Until everything that a request needs is loaded.
  await timesUntil(acting, '/api/me', requests / 5)
  const quiet = await timesUntil(acting, '/api/me', requests)
  await pool.query(`do $$ begin
    for n in 1..${Math.round(many / hearing)} loop
      set local role waybill_system;
      insert into delivery_order_updates (delivery_order_id, type, comment, actor_name, created_at)
      values (${orderId}, 'assigned_commented', 'Comment ' || n, 'Somebody', unix_now());
      commit;
    end loop;
  end $$`)
  const started = performance.now()
  const told = tell().then(() => (performance.now() - started) / 1_000)
  const meanwhile = await timesUntil(acting, '/api/me', Infinity, told)
  return { seconds: await told, quiet, meanwhile }
}

async function insertViewers(db: Kysely<Database>, tenantId: number): Promise<void> {
  await sql`
    with added as (insert into users (email, first_name, last_name, created_by_tenant_id)
      select 'told' || n || '@bench.example', 'Told', n::text, ${tenantId} from generate_series(1, ${viewers}::int) n returning id)
    insert into memberships (tenant_id, user_id, roles)
    select ${tenantId}, id, array[${roles.viewer}]::bigint[] from added`.execute(db)
}
