import { mailExample } from '#domain/messages/mails.ts'
import { stopWords } from '#domain/messages/stops.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { letter } from '#server/mail/letter.ts'
import { senderOf } from '#server/mail/sender.ts'
import { stopUrl } from '#server/messages/stops.ts'

export const messagePreviewHandlers = defineHandlers({
  async getMessagePreview({ path: { tenantId, type }, query: { language } }, ctx) {
    const sender = await senderOf(ctx, tenantId)
    const { by, isToOutsiders, text } = mailExample(type)
    const { subject, ...words } = text(language, sender.name)
    const look = by === 'organization' ? sender : null
    const stopLink = stopUrl(ctx.deps.config.publicUrl, '…')
    const stopLines = isToOutsiders ? [stopWords[language].inMail(sender.name, stopLink)] : []
    const footer = [...(look?.footer ?? []), ...stopLines]
    return { status: 200, body: { subject, ...letter({ ...words, sender: look, footer }) } }
  },
})
