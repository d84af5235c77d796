import type { AxiosError, AxiosRequestConfig, AxiosResponse } from 'axios'
import type { PermissionSet } from '#generated/model/index.ts'
import { currentTenantId } from '#src/session/active-tenant.ts'
import { failToAuthenticate, requireOnboarding } from '#src/session/auth-state.ts'
import { withConfirmedIdentity } from '#src/session/identity.ts'
import { currentPermissionToken, sendPermissionToken } from '#src/session/permission-token.ts'
import { noticeSuspension, takeRights } from '#src/session/rights.ts'
import { readStored } from '#src/session/storage.ts'
import { renewTokens } from '#src/session/tokens.ts'
import { sendAct } from '../http/acts.ts'
import { connectionAtHand, loadConnection } from '../http/connection.ts'
import { deviceTimeZone } from '../http/device.ts'
import { takeEarlyAnswer, type EarlyAnswer } from '../http/early-answers.ts'
import { answerAtHand, giveUpVersions, keepAnswer, versionAtHand } from '../http/kept-answers.ts'
import { isAxiosError, isPermissionTokenError, statusOf, suspensionOf } from '../http/errors.ts'
import { serializeParams } from '../http/parameters.ts'

/** What a failed call throws; `response.data` is the contract's error body. */
export type ErrorType<E> = AxiosError<E>
export type BodyType<B> = B

/**
 * Every call of the generated client: carries the session's headers and mends it on a 401, each way once
 * (docs/rules/session.md, "Tokens"): a stale permission token is fetched anew, any other 401 exchanges the refresh token,
 * and the call is sent again.
 * @throws AxiosError with the contract's error body
 */
export async function send<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> {
  const early = config.method === 'GET' && options === undefined ? await earlyAnswer(config) : undefined
  if (early !== undefined) {
    noticeOnboarding(early.onboarding)
    if (early.version !== null) keepAnswer(keyOf(config), config.url ?? '', early.version, early.body)
    return early.body as T
  }
  const call = { ...config, ...options, headers: { ...config.headers, ...options?.headers } }
  if (config.method === 'GET' && config.headers === undefined && options?.headers === undefined) return ask<T>(call)
  const response = await withConfirmedIdentity(() =>
    sendAct(call, (act) => withFreshPermissions(() => withFreshTokens<T>(act))),
  )
  if (config.method !== 'GET') giveUpVersions()
  return response.data
}

const notModified = 304

/**
 * Asks for what may be at hand already: its version is sent along, and where the server says that it has not changed it is the very same
 * answer again, for which nothing has to be drawn anew.
 */
async function ask<T>(config: AxiosRequestConfig): Promise<T> {
  const key = keyOf(config)
  const version = versionAtHand(key)
  const call = {
    ...config,
    headers: version === undefined ? {} : { 'If-None-Match': version },
    validateStatus: (status: number) => (status >= 200 && status < 300) || status === notModified,
  }
  const { status, headers, data } = await withFreshPermissions(() => withFreshTokens<T>(call))
  if (status !== notModified) {
    keepAnswer(key, config.url ?? '', headers.etag, data)
    return data
  }
  const answer = answerAtHand(key, headers.etag)
  return answer === undefined ? ask<T>(config) : (answer.body as T)
}

function keyOf({ url = '', params }: AxiosRequestConfig): string {
  return `${currentTenantId()} ${addressOf(url, params)}`
}

function addressOf(url: string, params: unknown): string {
  return params === undefined ? url : `${url}?${serializeParams(params as Record<string, unknown>)}`
}

/** The answer to this call if the page has sent it already (src/first); undefined if it has to be sent. */
function earlyAnswer({ url = '', params, headers }: AxiosRequestConfig): Promise<EarlyAnswer | undefined> | undefined {
  // A caller that asks for another form of the answer, such as CSV, says so in a header.
  if (window.earlyAnswers === undefined || headers !== undefined) return undefined
  return takeEarlyAnswer(addressOf(url, params), () => ({ token: readStored('token'), tenantId: currentTenantId() }))
}

async function withFreshPermissions<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (suspensionOf(error) !== null) noticeSuspension()
    if (!isPermissionTokenError(error)) throw error
    await renewPermissionToken()
    return call()
  }
}

async function withFreshTokens<T>(call: AxiosRequestConfig): Promise<AxiosResponse<T>> {
  const token = readStored('token')
  try {
    return await attempt<T>(call, token)
  } catch (error) {
    if (token === null || statusOf(error) !== 401 || isPermissionTokenError(error)) throw error
    await renewTokens(token)
  }
  try {
    return await attempt<T>(call, readStored('token'))
  } catch (error) {
    // A token fresh from the exchange that is refused too cannot be mended by another exchange.
    if (statusOf(error) === 401 && !isPermissionTokenError(error)) failToAuthenticate()
    throw error
  }
}

async function attempt<T>(call: AxiosRequestConfig, token: string | null): Promise<AxiosResponse<T>> {
  const http = connectionAtHand() ?? (await loadConnection())
  try {
    const response = await http.request<T>({ ...call, headers: { ...sessionHeaders(token), ...call.headers } })
    noticeOnboardingOf(token, response)
    return response
  } catch (error) {
    if (isAxiosError(error) && error.response) noticeOnboardingOf(token, error.response)
    throw error
  }
}

/** Who asks, where they work and when it is there, as every call says it. */
export function sessionHeaders(token: string | null): Record<string, string> {
  const tenantId = currentTenantId()
  const permissionToken = currentPermissionToken()
  return {
    'X-Timezone': deviceTimeZone,
    // So that the server can mend the times of a device whose clock is wrong.
    'X-Sent-At': String(Math.floor(Date.now() / 1000)),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(tenantId !== null && { 'X-Tenant-Id': String(tenantId) }),
    ...(permissionToken !== null && { 'X-Permission-Token': permissionToken }),
  }
}

const onboardingHeader = 'x-onboarding-required'

/** What an answer asks of the person who is signed in still; of nobody, when that one has left meanwhile. */
function noticeOnboardingOf(token: string | null, { headers }: Pick<AxiosResponse, 'headers'>): void {
  if (readStored('token') === token) noticeOnboarding(headers[onboardingHeader])
}

function noticeOnboarding(types: unknown): void {
  if (typeof types !== 'string') return
  const required = types
    .split(',')
    .map((type) => type.trim())
    .filter(Boolean)
  if (required.length > 0) requireOnboarding(required)
}

let renewingPermissions: Promise<void> | null = null

/** Fetches the permission token anew, once for all calls that found it stale, and with it what the person may do now. */
export function renewPermissionToken(): Promise<void> {
  renewingPermissions ??= fetchPermissionToken().finally(() => {
    renewingPermissions = null
  })
  return renewingPermissions
}

async function fetchPermissionToken(): Promise<void> {
  sendPermissionToken(null)
  const { data } = await withFreshTokens<PermissionSet>({ url: '/permissions', method: 'GET' })
  takeRights(data)
}
