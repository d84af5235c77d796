import { sql } from 'kysely'
import { addDays, unixSecondsAt, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Deps } from '#server/http/context.ts'
import { estimatedRoutes } from '#server/outside/route-provider.ts'
import { keepFigures } from '#server/figures/keep-figures.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { insertApplications } from './demo-applications.ts'
import { seedAdministration } from './demo-administration.ts'
import { seedBudgets } from './demo-budgets.ts'
import { seedReports } from './demo-reports.ts'
import { seedTemplates } from './demo-templates.ts'
import { seedBilling, setUpBooks } from './demo-billing.ts'
import { seedBrokerage } from './demo-brokerage.ts'
import { holdCredit } from './demo-customers.ts'
import { grantOutside } from './demo-external.ts'
import { insertSharedFuelPrices } from './demo-fuel.ts'
import { insertInvitations } from './demo-invitations.ts'
import { seedLeaks } from './demo-leaks.ts'
import { insertOfficeNotices } from './demo-notices.ts'
import { seedOlderOrders } from './demo-older-orders.ts'
import { insertOnboardings } from './demo-onboardings.ts'
import { demoTimeZone, seedOrganisations } from './demo-organisations.ts'
import { seedPay } from './demo-pay.ts'
import { seedPayments } from './demo-payments.ts'
import { seedPlanner } from './demo-planner.ts'
import { seedPartnerships } from './demo-partnerships.ts'
import { demoPassword } from '../session/demo-people.ts'
import { seedDaysOff } from './demo-days-off.ts'
import { seedOrders, seedOrdersOfOthers } from './demo-orders.ts'
import { seedPriceBook } from './demo-price-book.ts'
import { seedDriverPositions } from './demo-tracks.ts'

/** Older than its oldest orders, which are three months old. */
const worldAgeDays = 110
/** Since when orders recur: two months are what the planner shows ahead. */
const plannerAgeDays = 60
/** Seconds before the start of which people find notices in their drawers. */
const toldSeconds = 4 * 3_600
/** Above every number that the database gives a transaction. */
const madeUpXids = 2n ** 62n
/** Any number that no other advisory lock of ours has: "seed". */
const seedLock = 0x73656564

/**
 * Fills an empty database with the demo world that README.md names. The same day gives the same world.
 * @returns whether it did: a database that holds any organisation is never touched
 * @throws in production, where everybody would know the password of an administrator
 */
export async function seedDemo(deps: Deps): Promise<boolean> {
  if (deps.config.environment === 'production') throw new Error('The demo world must not be made in production.')
  const now = deps.clock()
  const today = wallTimeAt(now, demoTimeZone).date
  const morningAgo = (days: number) => unixSecondsAt(addDays(today, -days), 9 * 3_600, demoTimeZone)
  const begun = morningAgo(worldAgeDays)
  const passwordHash = await hashPassword(demoPassword)
  // One transaction: a start that is broken off leaves an empty database, which the next start fills.
  const isMade = await deps.systemTransaction(async (db) => {
    // Of two processes that start together one makes the world; the other waits to see it.
    await sql`select pg_advisory_xact_lock(${seedLock}::bigint)`.execute(db)
    const anyone = await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst()
    if (anyone) return false
    await insertSharedFuelPrices(db, today)
    const first = await seedOrganisations(db, begun, passwordHash)
    await grantOutside(db, first, begun)
    await seedDriverPositions(db, first, now)
    await insertInvitations(db, first, now)
    await insertApplications(db, first.tenants, now)
    await insertOnboardings(db, first, now)
    const daySeed = Number(today.replaceAll('-', ''))
    // All of this is one transaction, which must not wait for a routing server at every order.
    const offline = { ...deps, routes: estimatedRoutes }
    const empty = { db, deps: offline, names: new Map() }
    const world = await seedPriceBook({ ...empty, world: first }, begun, today)
    const stage = { ...empty, world }
    await setUpBooks(stage, begun)
    await seedOlderOrders(stage, now, daySeed)
    await seedOrders(stage, now, daySeed)
    const partnered = await seedBrokerage(stage, now)
    await seedLeaks(stage, partnered, now)
    await seedPartnerships(stage, begun, now)
    await seedOrdersOfOthers(stage, now, daySeed)
    await holdCredit(db, first.tenants)
    await seedDaysOff(db, first, today, begun)
    await seedPlanner(stage, morningAgo(plannerAgeDays), today, now)
    await seedBilling(stage, now)
    await seedPayments(stage, now)
    await seedPay(stage, now)
    await seedBudgets(stage, now)
    await seedReports(stage, now)
    await seedTemplates(stage, begun)
    await insertOfficeNotices(db, now)
    await seedAdministration(db, now)
    // All of them are attached: what remains of an upload then is only thrown away later.
    await db.deleteFrom('uploads').execute()
    // What tables tell of themselves they tell at the database's clock, which stands still in a transaction.
    await db
      .updateTable('outbox')
      .set({ created_at: now })
      .where('created_at', '=', sql<number>`unix_now()`)
      .execute()
    // Nobody is told of what is said to have happened weeks ago. The rest was done by many, and not at once as it is here.
    await db
      .deleteFrom('notice_events')
      .where('created_at', '<', now - toldSeconds)
      .execute()
    await sql`update notice_events set xid = (${madeUpXids}::bigint + id)::text::xid8`.execute(db)
    return true
  })
  if (isMade) await keepFigures(deps)
  return isMade
}
