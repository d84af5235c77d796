import type { NewRow } from '#server/db/schema.ts'
import { insertOf, writeTogether, type Insert } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'

export interface Act {
  /** Verb in the past with its noun, such as `delivery-order.cancelled`. */
  action: string
  /** Kind of the row, such as `delivery-order`. */
  entity: string
  entityId: number | null
  /** What it was, when that is worth keeping. */
  before?: unknown
  /** What it is now, or what was said with the act. Never a secret. */
  details?: unknown
}

/** Writes the audit entry of an act into the request's transaction, with the administrator behind the person if there is one. */
export async function recordAct(ctx: Context, act: Act): Promise<void> {
  await writeTogether(ctx.db, [actRows(ctx, [act])])
}

/** The same, to be written together with other rows. */
export function actRows(ctx: Context, acts: readonly Act[]): Insert {
  return insertOf(
    'audit_entries',
    acts.map((act) => ({
      ...entryOf(ctx, act),
      actor_user_id: ctx.userId,
      by_administrator: isByAdministrator(ctx),
      impersonator_user_id: ctx.impersonatorUserId,
      request_id: ctx.request.id,
      address: ctx.request.ip,
    })),
  )
}

/**
 * The same for what an act of another organisation brought about here: who it was there, and from where, stays with that one.
 */
export async function recordForeignAct(ctx: Pick<Context, 'db' | 'tenantId' | 'now'>, act: Act): Promise<void> {
  await writeTogether(ctx.db, [foreignActRows(ctx, [act])])
}

export function foreignActRows(ctx: Pick<Context, 'tenantId' | 'now'>, acts: readonly Act[]): Insert {
  return insertOf(
    'audit_entries',
    acts.map((act) => entryOf(ctx, act)),
  )
}

/** Whether an administrator of Waybill acts, in the own name or in that of another person. */
export function isByAdministrator({
  admin,
  impersonatorUserId,
}: Pick<Context, 'admin' | 'impersonatorUserId'>): boolean {
  return admin || impersonatorUserId !== null
}

function entryOf({ tenantId, now }: Pick<Context, 'tenantId' | 'now'>, act: Act): NewRow<'audit_entries'> {
  return {
    tenant_id: tenantId,
    action: act.action,
    subject_type: act.entity,
    subject_id: act.entityId,
    before: jsonOrNull(act.before),
    after: jsonOrNull(act.details),
    created_at: now,
  }
}

export function jsonOrNull(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value)
}
