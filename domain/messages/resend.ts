import { formError } from '../text/refusal.ts'

/** A message as far as it decides whether it can be sent again. */
export interface SendableMessage {
  readonly channel: 'email' | 'sms'
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown' | 'skipped'
  /** Something of it is kept nowhere, such as the link of an invitation. */
  readonly hasSecrets: boolean
}

/** Whether a message can be sent again (docs/rules/messages-out.md, "The message log"). */
export function mayResend({ channel, state, hasSecrets }: SendableMessage): boolean {
  if (hasSecrets) return false
  return state === 'failed' || state === 'skipped' || state === 'unknown' || (state === 'sent' && channel === 'email')
}

/**
 * Refuses what cannot be sent again.
 * @param mayArriveTwice whether it was said that the first one may have arrived
 * @throws formError `not_resendable`, and `may_arrive_twice` where that has to be said
 */
export function refuseResend(message: SendableMessage, mayArriveTwice: boolean): void {
  if (!mayResend(message)) throw formError({}, 'not_resendable', whyNot(message))
  if (message.state === 'unknown' && !mayArriveTwice)
    throw formError({}, 'may_arrive_twice', 'It may have arrived. Say that it may arrive twice, or ask the person.')
}

function whyNot({ hasSecrets, state }: SendableMessage): string {
  if (hasSecrets) return 'It held a link or code that is kept nowhere. Make a new one where it came from.'
  return state === 'sent' ? 'A text message that was sent is not sent again.' : 'It is still on its way.'
}
