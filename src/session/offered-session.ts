import { getCurrentTenant } from '#generated/client/users/users.ts'
import type { CurrentTenant, Me } from '#generated/model/index.ts'
import { connectionAtHand, loadConnection } from '#src/http/connection.ts'
import { queryClient } from '#src/http/query-client.ts'
import { readMe } from './bootstrap.ts'
import { readTokens, type Tokens } from './storage.ts'

/** Whose a session is. */
export interface Account {
  readonly me: Me
  /** Name of the organisation they last worked in. */
  readonly organisation: string | null
}

/** A sign-in that came without being asked for. */
export interface Offer {
  readonly tokens: Tokens
  /** Where it would go on. */
  readonly returnUrl: string
  readonly theirs: Account
  /** Who is signed in here now. */
  readonly own: Account | null
}

/** Reads whose sign-in this is, without storing it, and who is signed in now; null when that cannot be found out. */
export async function readOffer(tokens: Tokens, returnUrl: string): Promise<Offer | null> {
  try {
    const [theirs, own] = await Promise.all([accountOf(tokens.token), ownAccount()])
    return { tokens, returnUrl, theirs, own }
  } catch {
    return null
  }
}

/** Whether the one who is signed in signed in once more, by a bookmark of the sign-in page for instance. */
export function isSamePerson({ theirs, own }: Offer): boolean {
  return own !== null && own.me.id === theirs.me.id && own.me.impersonated === theirs.me.impersonated
}

/** Past the transport, which would renew or end the session of this browser if these tokens were refused. */
async function accountOf(token: string): Promise<Account> {
  const headers = { Authorization: `Bearer ${token}` }
  const http = connectionAtHand() ?? (await loadConnection())
  const { data: me } = await http.get<Me>('/me', { headers })
  const { data } = await http.get<CurrentTenant>(`/users/${me.id}/current-tenant`, { headers })
  return { me, organisation: data.tenant?.name ?? null }
}

async function ownAccount(): Promise<Account | null> {
  if (readTokens() === null) return null
  try {
    const me = await readMe(queryClient)
    const { tenant } = await getCurrentTenant(me.id)
    return { me, organisation: tenant?.name ?? null }
  } catch (error) {
    // A session that turned out to be over was forgotten on the way.
    if (readTokens() === null) return null
    throw error
  }
}
