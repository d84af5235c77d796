import { sql, type Kysely } from 'kysely'
import {
  budgetName,
  stepToTell,
  usedPercent,
  type BudgetSubject,
  type ToldPercent,
} from '#domain/accounting/budgets.ts'
import type { Database } from '#server/db/schema.ts'
import { defineJob } from '#server/jobs/job.ts'
import type { Deps } from '#server/http/context.ts'
import { tellOf } from './tell-of.ts'
import { tellNotices } from './tell-notices.ts'

/** Budgets of one transaction. */
const batch = 200

interface LookedAt {
  readonly id: number
  readonly tenant_id: number
  readonly kind: BudgetSubject['kind']
  readonly field_name: string | null
  readonly value: string
  readonly monthly_cad_cents: number
  readonly spending: { readonly month: string; readonly spentCents: number }
  /** Of this month; 0: nobody was told yet. */
  readonly told_percent: number
}

/**
 * Has people told of budgets that are nearly or all used, once for each step and month. Looked at from time to time rather than with
 * each order: a price that a courier types or changes later counts as well, and nobody who places an order waits for it.
 */
export async function findUsedBudgets(
  deps: Pick<Deps, 'systemTransaction' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = deps.clock()
  let last: number | undefined = 0
  while (last !== undefined) {
    signal?.throwIfAborted()
    const after: number = last
    last = await deps.systemTransaction((db) => lookAtBudgets(db, after, now))
  }
}

/** @returns the last that was looked at; undefined: there is none after it */
async function lookAtBudgets(db: Kysely<Database>, after: number, now: number): Promise<number | undefined> {
  const { rows } = await sql<LookedAt>`
    select b.id, b.tenant_id, b.kind, b.field_name, b.value, b.monthly_cad_cents, spending,
      case when b.told_month = spending ->> 'month' then coalesce(b.told_percent, 0) else 0 end as told_percent
    from budgets b cross join lateral budget_spending(b.tenant_id, b.key, ${now}) spending
    where b.id > ${after} order by b.id limit ${batch}`.execute(db)
  for (const row of rows) {
    const step = stepToTell(row.spending.spentCents, row.monthly_cad_cents, row.told_percent)
    if (step !== null) await tell(db, row, step, now)
  }
  return rows.length < batch ? undefined : rows.at(-1)?.id
}

/** It happened by itself: nobody acted, and who placed the order is told as well. */
async function tell(db: Kysely<Database>, row: LookedAt, step: ToldPercent, now: number): Promise<void> {
  const { id, tenant_id: tenantId, monthly_cad_cents: monthlyCents } = row
  const { month, spentCents } = row.spending
  await db.updateTable('budgets').set({ told_month: month, told_percent: step }).where('id', '=', id).execute()
  await tellOf(
    { db, userId: null, tenantId: null, now },
    {
      type: 'budgetUsed',
      facts: {
        name: budgetName({ ...row, fieldName: row.field_name }),
        budget: { percent: usedPercent(spentCents, monthlyCents), spentCents, monthlyCents },
      },
      payload: { budget: { id } },
      tenantId,
    },
  )
}

export const usedBudgetsJob = defineJob({
  name: 'used-budgets',
  title: 'Telling people of used budgets',
  sends: 'later',
  attempts: 10,
  pause: { first: 5, longest: 300 },
  atOnce: { here: 1, ofTenant: 1 },
  schedule: { cron: '*/5 * * * *', of: 'installation' },
  async run({ deps, signal }) {
    await findUsedBudgets(deps, signal)
    await tellNotices(deps, signal)
  },
})
