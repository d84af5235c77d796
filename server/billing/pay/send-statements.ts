import { sql } from 'kysely'
import { payStatementMail } from '#domain/messages/invoice-mails.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { actRows } from '#server/audit.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { countPressedMails } from '#server/messages/press-limit.ts'
import { messageJobName } from '#server/messages/queue-message.ts'
import { eventRows } from '#server/outbox.ts'
import { queuePaperMail, writerOf } from '../invoices/send.ts'
import { statements } from './pay-statements.ts'

/**
 * Sends statements to their drivers, each with its PDF.
 * @throws notFound where one is none of the courier's
 */
export async function sendPayStatements(ctx: Context, ids: readonly number[]): Promise<Schema<'PayStatementsSent'>> {
  const rows = await statements(ctx)
    .where('statement.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('statement.id')
    .execute()
  const missing = ids.find((id) => rows.every((row) => row.id !== id))
  if (missing !== undefined) throw notFound(noSuch('statement', missing))
  const writer = await writerOf(ctx)
  const refused: Schema<'RefusedPayStatement'>[] = []
  const sent: number[] = []
  const addresses: string[] = []
  for (const { id, number, state, email, driverName, from, until, totalCadCents } of rows) {
    if (state === 'void' || email === null) {
      const message = state === 'void' ? `${number} is void.` : `${driverName} has no e-mail address.`
      refused.push({ payStatementId: id, number, message })
      continue
    }
    const [firstName = driverName] = driverName.split(' ')
    await queuePaperMail(ctx, writer, {
      kind: payStatementMail,
      facts: { firstName, organization: writer.organization, number, from, until, totalCents: totalCadCents },
      to: email,
      papers: [{ kind: 'payStatement', payStatementId: id }],
    })
    sent.push(id)
    addresses.push(email)
  }
  await countPressedMails(ctx, 'mail', addresses)
  await ctx.db
    .updateTable('pay_statements')
    .set({ sent_at: ctx.now })
    .where('id', '=', sql<number>`any(${sent}::bigint[])`)
    .execute()
  await writeTogether(ctx.db, [
    actRows(
      ctx,
      sent.map((entityId) => ({ action: 'pay-statement.sent', entity: 'pay-statement', entityId })),
    ),
    eventRows(
      ctx,
      sent.map((key) => ({ topic: 'pay-statements', key, payload: { action: 'sent' } })),
    ),
  ])
  ctx.afterCommit(() => ctx.deps.jobBell.ring(messageJobName.name))
  return { done: sent.length, refused }
}
