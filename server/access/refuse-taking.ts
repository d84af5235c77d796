import { whyNotTaken } from '#domain/access/own-roles.ts'
import { forbidden } from '#domain/text/refusal.ts'

/**
 * Keeps from somebody what they could not give: a person who may do more loses nothing by them.
 * @throws forbidden `not_changeable`
 */
export function refuseTaking(...asked: Parameters<typeof whyNotTaken>): void {
  const why = whyNotTaken(...asked)
  if (why !== null) throw forbidden(why, 'not_changeable')
}
