import { maskedAddress, stopWords } from '#domain/messages/stops.ts'
import { html } from '#server/documents/markup.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { hostedPage, hostedPageHeaders } from '#server/session/hosted-page.ts'
import { completeSettings } from '#server/resources/settings.ts'
import type { PublicContext } from '#server/http/context.ts'
import { stopUrl } from '#server/messages/stops.ts'

/** The organization of a link with the address, and whether it is written to. */
interface Addressed {
  readonly uid: string
  readonly address: string
  readonly stoppedAt: number | null
  readonly organization: string
  readonly language: 'en' | 'fr'
}

/** Nothing but the secret of the link is asked for: who has the mail may stop it. */
export const stopPageHandlers = defineHandlers({
  async showStopPage({ query }, ctx) {
    const found = await addressedBy(ctx, query.key)
    return found ? page(found, null) : unknownPage
  },

  async submitStopPage({ query: { key, again } }, ctx) {
    const stoppedAt = again === undefined ? ctx.now : null
    const changed = await ctx.deps.systemTransaction((db) =>
      db
        .updateTable('outside_addresses')
        // Pressing twice is no other moment.
        .set(({ fn, val, ref }) => ({
          stopped_at: stoppedAt === null ? null : fn.coalesce(ref('stopped_at'), val(stoppedAt)),
        }))
        .where('uid', '=', key)
        .returning('id')
        .executeTakeFirst(),
    )
    const found = changed ? await addressedBy(ctx, key) : null
    return found ? page(found, again === undefined ? 'stopped' : 'resumed') : unknownPage
  },
})

async function addressedBy({ deps }: PublicContext, uid: string): Promise<Addressed | null> {
  const found = await deps.systemTransaction((db) =>
    db
      .selectFrom('outside_addresses as outside')
      .innerJoin('tenants', 'tenants.id', 'outside.tenant_id')
      .leftJoin('notification_settings as settings', 'settings.tenant_id', 'tenants.id')
      .select(['outside.uid', 'outside.address', 'outside.stopped_at as stoppedAt', 'tenants.name', 'settings.more'])
      .where('outside.uid', '=', uid)
      .executeTakeFirst(),
  )
  if (!found) return null
  const { name, more, ...addressed } = found
  const { senderName, language } = completeSettings('notificationSettings', more ?? {})
  return { ...addressed, organization: senderName ?? name, language }
}

function page({ uid, address, stoppedAt, organization, language }: Addressed, done: 'stopped' | 'resumed' | null) {
  const words = stopWords[language]
  const of = [organization, maskedAddress(address)] as const
  const action = stopUrl('', uid)
  const button = (url: string, label: string) =>
    html`<form method="post" action="${url}"><button type="submit">${label}</button></form>`
  const isStopped = stoppedAt !== null
  return {
    status: 200 as const,
    contentType: 'text/html' as const,
    headers: hostedPageHeaders(),
    body: hostedPage({
      language,
      title: words.title,
      notice: isStopped ? words.stopped(...of) : done === 'resumed' ? words.resumed(...of) : null,
      content: html`${isStopped || done === 'resumed' ? null : html`<p>${words.question(...of)}</p>`}
      ${isStopped ? button(`${action}&again=yes`, words.again) : button(action, words.stop)}`,
    }),
  }
}

const unknownPage = {
  status: 404 as const,
  contentType: 'text/html' as const,
  headers: hostedPageHeaders(),
  body: hostedPage({ title: stopWords.en.title, problem: stopWords.en.unknown, content: html`` }),
}
