import { forbidden } from '#domain/text/refusal.ts'
import type { SignedInContext } from '#server/http/context.ts'

/**
 * Keeps for the person what nobody does in their name.
 * @param what as a sentence says it: "A password is changed"
 * @throws forbidden to an administrator who acts as the person
 */
export function refuseImpersonator({ impersonatorUserId }: Pick<SignedInContext, 'impersonatorUserId'>, what: string) {
  if (impersonatorUserId !== null) throw forbidden(`${what} by nobody who acts as another person.`, 'impersonated')
}
