import { randomKey } from '#src/lib/random-key.ts'

/**
 * The keys that the application keeps in local storage
 * (docs/rules/names-and-values.md, "Local storage"). Table layouts live on the server.
 */
export const storageKeys = {
  token: 'token',
  refreshToken: 'refreshToken',
  refreshKey: 'refreshKey',
  tenantId: 'tenantId',
  userId: 'userId',
  oldToken: 'oldToken',
  oldRefreshToken: 'oldRefreshToken',
  theme: 'theme',
  unitPreference: 'unitPreference',
  onboardingRequiredTypes: 'onboardingRequiredTypes',
  menuOpen: 'menuOpen',
  shownNotificationIds: 'shownNotificationIds',
} as const

type StorageKey = keyof typeof storageKeys

export interface Tokens {
  readonly token: string
  readonly refreshToken: string
}

export function readStored(key: StorageKey): string | null {
  return localStorage.getItem(storageKeys[key])
}

/** Stores a value; null removes it. */
export function writeStored(key: StorageKey, value: string | null): void {
  if (value === null) localStorage.removeItem(storageKeys[key])
  else localStorage.setItem(storageKeys[key], value)
}

/** A stored id; null when there is none or it is no positive whole number. */
export function readStoredId(key: 'tenantId' | 'userId'): number | null {
  const id = Number(readStored(key))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

export function readTokens(): Tokens | null {
  const token = readStored('token')
  const refreshToken = readStored('refreshToken')
  return token && refreshToken ? { token, refreshToken } : null
}

/** Stores a pair, and with it the key under which it will be exchanged. */
export function writeTokens({ token, refreshToken }: Tokens): void {
  // Not when it is exchanged: two tabs that may not lock each other out would each make one.
  writeStored('refreshKey', randomKey())
  writeStored('token', token)
  writeStored('refreshToken', refreshToken)
}

/** What an exchange of the stored refresh token sends, the same each time until its answer is stored. */
export function readExchange(): { refreshToken: string | null; key: string } {
  const key = readStored('refreshKey') ?? randomKey()
  // Before it is sent: the page may be gone when the answer comes.
  writeStored('refreshKey', key)
  return { refreshToken: readStored('refreshToken'), key }
}

/** Forgets local storage. */
export function clearStored(): void {
  localStorage.clear()
}

/** The device's database of what drivers have not sent yet; a session that ends by itself must not take it along. */
export const unsentDatabase = 'order-next'

/** Forgets what is not sent yet as well, drafts of this tab among it, as signing out promises on a shared desk. */
export function clearUnsent(): void {
  sessionStorage.clear()
  indexedDB.deleteDatabase(unsentDatabase)
}

/** The onboarding steps still owed, such as `billing`; empty when none is, or when what is stored cannot be read. */
export function readOnboardingTypes(): readonly string[] {
  return (readStored('onboardingRequiredTypes') ?? '').split(',').filter(Boolean)
}

export function writeOnboardingTypes(types: readonly string[]): void {
  writeStored('onboardingRequiredTypes', types.length === 0 ? null : types.join(','))
}
