import { replace } from 'react-router-dom'
import { isSamePerson, type Offer, readOffer } from './offered-session.ts'
import { revoke } from './revoke.ts'
import type { Tokens } from './storage.ts'

/**
 * What becomes of a sign-in that this tab did not ask for: one of the person who is here already is ended and forgotten, any
 * other is for the person to decide. Null with tokens of nobody.
 */
export async function considerOffer(tokens: Tokens, returnUrl: string): Promise<Response | Offer | null> {
  const offer = await readOffer(tokens, returnUrl)
  if (offer === null || !isSamePerson(offer)) return offer
  await revoke(tokens.refreshToken)
  return replace(returnUrl)
}
