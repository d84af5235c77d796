import { refusalReason } from '#domain/messages/refusal-reason.ts'
import { defineHandlers } from '#server/http/handler-types.ts'

export const emailRefusalHandlers = defineHandlers({
  async getEmailRefusal({ path }, { db, tenantId }) {
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
