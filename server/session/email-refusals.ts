import { refusalReason } from '#domain/messages/refusal-reason.ts'
import { tooManyRequests } from '#server/errors.ts'
import { asSystem } from '#server/http/as-system.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { countCallFrom } from '#server/session/attempts.ts'

export const emailRefusalHandlers = defineHandlers({
  async getEmailRefusal({ path }, { db, tenantId, userId, now }) {
    const wait = await asSystem(db, (system) => countCallFrom(system, 'email-refusal', String(userId), now))
    if (wait !== null) throw tooManyRequests(wait)
    const refusal = await db
      .selectFrom('refused_addresses')
      .select(['refused_at', 'said'])
      .where('tenant_id', '=', tenantId)
      .where('email', '=', path.email.trim().toLowerCase())
      .executeTakeFirst()
    return {
      status: 200,
      body: { refusedAt: refusal?.refused_at ?? null, reason: refusal ? refusalReason(refusal.said) : null },
    }
  },
})
