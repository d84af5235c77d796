import { mailExample } from '#domain/messages/mails.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { letter } from '#server/mail/letter.ts'
import { senderOf } from '#server/mail/sender.ts'

export const messagePreviewHandlers = defineHandlers({
  async getMessagePreview({ path: { tenantId, type }, query: { language } }, ctx) {
    const sender = await senderOf(ctx, tenantId)
    const { by, text } = mailExample(type)
    const { subject, ...words } = text(language, sender.name)
    const look = by === 'organization' ? sender : null
    return { status: 200, body: { subject, ...letter({ ...words, sender: look, footer: look?.footer ?? [] }) } }
  },
})
