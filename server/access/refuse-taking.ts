import { whyNotTakenFrom } from '#domain/access/own-roles.ts'
import { forbidden } from '#domain/text/refusal.ts'

/**
 * Refuses to take from a person who may do more than the caller.
 * @throws forbidden `not_changeable`
 */
export function refuseTaking(...asked: Parameters<typeof whyNotTakenFrom>): void {
  const why = whyNotTakenFrom(...asked)
  if (why !== null) throw forbidden(why, 'not_changeable')
}
