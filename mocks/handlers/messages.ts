import { refuseResend } from '#domain/messages/resend.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { tenantOf } from '../context.ts'
import { defineMocks } from '../define-mocks.ts'

/** What was mailed and texted, sent again. */
export const messagesMocks = defineMocks({
  resendMessage({ path: { messageId }, body }, { world, caller }) {
    const { tenant } = tenantOf(caller)
    const message = world.resources.message.find(({ id, tenantId }) => id === messageId && tenantId === tenant.id)
    if (message === undefined) throw notFound(noSuch('message'))
    refuseResend({ ...message, hasSecrets: message.body === null }, body.mayArriveTwice ?? false)
    const {
      tenantId: _tenant,
      version: _version,
      archived: _archived,
      updatedAt: _updatedAt,
      ...shown
    } = Object.assign(message, { state: 'waiting', failure: null, mayResend: false } as const)
    return shown
  },
})
