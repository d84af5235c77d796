import { refusalReason } from '#domain/messages/refusal-reason.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { asKept } from '#server/messages/stops.ts'

export const emailRefusalHandlers = defineHandlers({
  async getEmailRefusal({ path }, { db, tenantId }) {
    const refusal = await db
      .selectFrom('refused_addresses')
      .select(['refused_at', 'said'])
      .where('tenant_id', '=', tenantId)
      .where('email', '=', asKept(path.email))
      .executeTakeFirst()
    const stop = await db
      .selectFrom('outside_addresses')
      .select('stopped_at')
      .where('tenant_id', '=', tenantId)
      .where('channel', '=', 'email')
      .where('address', '=', asKept(path.email))
      .executeTakeFirst()
    return {
      status: 200,
      body: {
        refusedAt: refusal?.refused_at ?? null,
        reason: refusal ? refusalReason(refusal.said) : null,
        stoppedAt: stop?.stopped_at ?? null,
      },
    }
  },
})
