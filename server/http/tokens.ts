import { createHash, createHmac, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'

/** Seconds that an access token is good for (docs/rules/session.md, "Tokens"). */
const accessTokenSeconds = 600
/** Seconds that a refresh token waits to be used: who stays away for a month signs in again. */
export const refreshTokenSeconds = 30 * 86_400

export interface AccessClaims {
  userId: number
  /** The sign-in that the token belongs to; it dies with it. */
  familyId: number
  /** The administrator who acts as the person. */
  impersonatorUserId: number | null
  /** Unix seconds. */
  expiresAt: number
  /** Of a program that calls with a token of an organization (api-tokens.ts); nobody is signed in then. */
  apiToken?: { readonly id: number; readonly tenantId: number }
}

export interface PermissionClaims {
  userId: number
  tenantId: number
  /** `memberships.permission_version`, 0 for an administrator who is no member. */
  version: number
}

/** That an account was signed in on a device. */
export interface DeviceClaims {
  account: string
  device: string
}

/** That the password of an account was right, and the code is still to come. */
export interface SecondStepClaims {
  userId: number
  /** Of the password as it is stored: with another one the claim is void. */
  passwordMark: string
}

export interface TokenSigner {
  /** @param now unix seconds */
  accessToken(claims: Omit<AccessClaims, 'expiresAt'>, now: number): Promise<string>
  /** null unless the token is ours and still good at `now`, unix seconds. */
  readAccessToken(token: string, now: number): Promise<AccessClaims | null>
  permissionToken(claims: PermissionClaims): Promise<string>
  /** null unless the token is ours. It has no end of its own: the version says whether it still holds. */
  readPermissionToken(token: string): Promise<PermissionClaims | null>
  /** @param expiresAt unix seconds */
  deviceToken(claims: DeviceClaims, expiresAt: number): Promise<string>
  /** null unless the token is ours and still good at `now`, unix seconds. */
  readDeviceToken(token: string, now: number): Promise<DeviceClaims | null>
  /** @param expiresAt unix seconds */
  secondStepToken(claims: SecondStepClaims, expiresAt: number): Promise<string>
  /** null unless the token is ours and still good at `now`, unix seconds. */
  readSecondStepToken(token: string, now: number): Promise<SecondStepClaims | null>
}

const algorithm = 'HS256'
/** One kind of token must never pass for the other. */
const access = 'waybill-access'
const permission = 'waybill-permission'
const deviceAudience = 'waybill-device'
const secondStep = 'waybill-second-step'

/** Checking a signature takes longer than the rest of reading a request. */
const rememberedTokens = 10_000

export function createTokenSigner(secret: string): TokenSigner {
  const key = new TextEncoder().encode(secret)
  const verified = new LRUCache<string, PermissionClaims>({ max: rememberedTokens })

  async function read(token: string, audience: string, now?: number): Promise<Record<string, unknown> | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        audience,
        algorithms: [algorithm],
        ...(now === undefined ? {} : { currentDate: new Date(now * 1000) }),
      })
      return payload
    } catch {
      return null
    }
  }

  return {
    accessToken: ({ userId, familyId, impersonatorUserId }, now) =>
      new SignJWT({ fam: familyId, ...(impersonatorUserId === null ? {} : { imp: impersonatorUserId }) })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(access)
        .setSubject(String(userId))
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenSeconds)
        .sign(key),

    async readAccessToken(token, now) {
      const claims = await read(token, access, now)
      if (!claims) return null
      const { fam, imp, exp } = claims
      if (typeof fam !== 'number' || typeof exp !== 'number') return null
      return {
        userId: Number(claims.sub),
        familyId: fam,
        impersonatorUserId: typeof imp === 'number' ? imp : null,
        expiresAt: exp,
      }
    },

    permissionToken: ({ userId, tenantId, version }) =>
      new SignJWT({ ten: tenantId, ver: version })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(permission)
        .setSubject(String(userId))
        .sign(key),

    async readPermissionToken(token) {
      const known = verified.get(token)
      if (known) return known
      const claims = await read(token, permission)
      if (!claims || typeof claims.ten !== 'number' || typeof claims.ver !== 'number') return null
      const found = { userId: Number(claims.sub), tenantId: claims.ten, version: claims.ver }
      verified.set(token, found)
      return found
    },

    deviceToken: ({ account, device }, expiresAt) =>
      new SignJWT({ dev: device })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(deviceAudience)
        .setSubject(account)
        .setExpirationTime(expiresAt)
        .sign(key),

    async readDeviceToken(token, now) {
      const claims = await read(token, deviceAudience, now)
      if (!claims || typeof claims.sub !== 'string' || typeof claims.dev !== 'string') return null
      return { account: claims.sub, device: claims.dev }
    },

    secondStepToken: ({ userId, passwordMark }, expiresAt) =>
      new SignJWT({ pwd: passwordMark })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(secondStep)
        .setSubject(String(userId))
        .setExpirationTime(expiresAt)
        .sign(key),

    async readSecondStepToken(token, now) {
      const claims = await read(token, secondStep, now)
      if (!claims || typeof claims.pwd !== 'string') return null
      return { userId: Number(claims.sub), passwordMark: claims.pwd }
    },
  }
}

/** A token that only its holder knows: 256 random bits. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url')
}

/** One that is the same each time for the same purpose, and that nobody can guess without the secret. */
export function derivedToken(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url')
}

/** SHA-256, hexadecimal: what is stored of an opaque token. It needs no salt, the token is random itself. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
