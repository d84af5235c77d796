import type { PermissionId } from './role-permissions.ts'

/*
 * Tokens by which programs call in the name of an organization (docs/rules/api-tokens.md).
 */

/** What a token can be made to do: the permissions that the operations take which tokens may call. */
export const tokenScopes = [
  'delivery-orders.create',
  'delivery-orders.read',
  'delivery-orders.update-limited',
  'delivery-orders.update',
  'locations.read',
  'locations.create',
  'pricing.read',
  'accounting.read',
] as const satisfies readonly PermissionId[]

export type TokenScope = (typeof tokenScopes)[number]

export function isTokenScope(id: unknown): id is TokenScope {
  return tokenScopes.some((scope) => scope === id)
}

/** What each allows, as people say it. */
export const scopeWords: Readonly<Record<TokenScope, string>> = {
  'delivery-orders.create': 'Place orders, and see the services and their prices',
  'delivery-orders.read': 'See orders, with their timeline, papers and photos',
  'delivery-orders.update-limited': 'Cancel orders before they are picked up',
  'delivery-orders.update': 'Cancel orders, as those do who dispatch them',
  'locations.read': 'See locations',
  'locations.create': 'Add locations',
  'pricing.read': 'See what orders cost',
  'accounting.read': 'See invoices, together with what orders cost',
}

/** Scopes as owners decide about them, each kind with what it is for. Every scope stands in one. */
export const scopeGroups: readonly {
  readonly title: string
  readonly about: string
  readonly scopes: readonly TokenScope[]
}[] = [
  {
    title: 'Orders',
    about: 'To send parcels, and to know where they are',
    scopes: [
      'delivery-orders.create',
      'delivery-orders.read',
      'delivery-orders.update-limited',
      'delivery-orders.update',
    ],
  },
  {
    title: 'Locations',
    about: 'Your address book, between whose entries orders go',
    scopes: ['locations.read', 'locations.create'],
  },
  {
    title: 'Prices and invoices',
    about: 'Without these the orders that it reads say no amounts',
    scopes: ['pricing.read', 'accounting.read'],
  },
]

/** What most tokens are made for. */
export const scopePresets: readonly { readonly title: string; readonly scopes: readonly TokenScope[] }[] = [
  {
    title: 'Place and follow orders',
    scopes: [
      'delivery-orders.create',
      'delivery-orders.read',
      'delivery-orders.update-limited',
      'locations.read',
      'locations.create',
      'pricing.read',
    ],
  },
  {
    title: 'Read only',
    scopes: ['delivery-orders.read', 'locations.read', 'pricing.read', 'accounting.read'],
  },
]

/** The scopes in the order in which they are shown, each once. */
export function scopesInOrder(scopes: Iterable<TokenScope>): TokenScope[] {
  const chosen = new Set(scopes)
  return tokenScopes.filter((scope) => chosen.has(scope))
}

/** What a token may, in one line: the preset that it was made by, else each scope. */
export function scopesInShort(scopes: readonly TokenScope[]): string {
  const key = scopesInOrder(scopes).join()
  const preset = scopePresets.find((each) => scopesInOrder(each.scopes).join() === key)
  return preset?.title ?? scopes.map((scope) => scopeWords[scope]).join('; ')
}

/** How many tokens of an organization may be in force at a time. */
export const mostTokens = 50

/** The last name of the user that a token acts as, behind the token's own name: "Web shop (API token)". */
export const machineLastName = '(API token)'

export const notForTokens = 'This is not for API tokens. What they may call stands in the reference at /api/docs.'
export const tokenOfAnother = 'This API token is of another organization than the one that X-Tenant-Id names.'
export const tooManyTokens = `There are ${mostTokens} tokens in force. Revoke one that nothing uses any more.`

/** Why somebody may not make a token with these scopes, who may do that much themselves; null: they may. */
export function whyNotScopes(scopes: readonly TokenScope[], held: { has(id: PermissionId): boolean }): string | null {
  if (scopes.every((scope) => held.has(scope))) return null
  return 'A token may do at most what you may do yourself'
}

/** A token as far as its state goes. */
interface TokenState {
  readonly isRevoked: boolean
  /** Unix seconds. */
  readonly expiresAt: number
}

/** Whether a token is in force. @param now unix seconds */
export function isInForce({ isRevoked, expiresAt }: TokenState, now: number): boolean {
  return !isRevoked && expiresAt > now
}
