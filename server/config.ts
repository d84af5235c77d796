import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { faultOfProxy, faultOfSecret, isExamplePassword, isLoopback } from '#server/config-checks.ts'
import { logLevels, type LogLevel } from '#server/log.ts'
import { OperatorFault } from '#server/operator-fault.ts'
import { trimmedEnd } from '#domain/text/trimmed-text.ts'

/** `local` is `npm start` without NODE_ENV: safe defaults, no checks that cost time. */
export type Environment = 'production' | 'development' | 'test' | 'local'

export interface Config {
  environment: Environment
  port: number
  host: string
  /** Absolute. Holds the embedded database, the generated secret and mails that nothing could send. */
  dataDir: string
  /** PostgreSQL instead of the embedded one. */
  databaseUrl: string | null
  /** Most connections to the database that this process opens. */
  poolSize: number
  /** Address that people open, without a slash at the end. */
  publicUrl: string
  seed: 'demo' | 'none'
  /** Why the demo's password, which everybody knows, signs nobody in: "HOST is 0.0.0.0". null: it does. */
  demoRefusedBecause: string | null
  /** Signs access and permission tokens. */
  sessionSecret: string
  /** Whether anything leaves for people or programs outside: mails, text messages, webhooks and pushes. What waits goes on waiting. */
  sending: boolean
  smtpUrl: string | null
  mailFrom: string
  /** The HTTP service by which text messages leave; null: they are only written down. */
  smsUrl: string | null
  /** What it knows us by; null: nothing. */
  smsToken: string | null
  /** Leaflet tile template, null: maps without tiles. */
  tileUrl: string | null
  /** The same for pictures from above; null: maps have no satellite view. */
  satelliteTileUrl: string | null
  /** Where administrators find their own tools; null: the account menu has no such entry. */
  superAdminUrl: string | null
  /** Where drivers get their app; null: they are told to ask for it. */
  driverAppUrl: string | null
  /** Given to browsers for the maps of Google; null: there are none. */
  googleMapsApiKey: string | null
  routingUrl: string | null
  geocoderUrl: string | null
  /** Where uploaded files are kept instead of the database; null: the database keeps them. */
  objectStorage: ObjectStorageConfig | null
  /** Whether notices may be sent to browsers whose push service is in a private network, or not behind https. */
  allowPrivatePush: boolean
  /** The same of the endpoints that organizations have told by webhooks. */
  allowPrivateWebhooks: boolean
  /** Addresses beside the public one that sign-in may return to: exact, or as a prefix ending in `*`. */
  allowedRedirects: readonly string[]
  /** Addresses of proxies in front of the server whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  /** Calls a minute that each API token may make to this process. */
  tokenCallsPerMinute: number
  /** The least that is logged. */
  logLevel: LogLevel
  /** The places at which figures are told to Prometheus; null: nowhere. */
  metrics: MetricsConfig | null
  /** Whether every answer is compared with the contract. */
  checkResponses: boolean
  version: string
}

/** A port of its own, a token on the port of the application, or both. */
export interface MetricsConfig {
  readonly port: number | null
  readonly host: string
  readonly token: string | null
}

/** A bucket of an S3-compatible storage. */
export interface ObjectStorageConfig {
  /** Address of the storage, without the bucket. */
  url: string
  bucket: string
  region: string
  key: string
  secret: string
}

/** Every fault of the environment at once, so that starting takes one correction and not five. */
export class ConfigError extends OperatorFault {
  override readonly name = 'ConfigError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : 'faults'}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}

type Variables = Readonly<Record<string, string | undefined>>

/** The part of the environment that the sentences of a failed start name, as it is: it may be what is wrong. */
export function startSettings(env: NodeJS.ProcessEnv): Pick<Config, 'dataDir' | 'databaseUrl' | 'host' | 'port'> {
  return {
    dataDir: path.resolve(env['DATA_DIR']?.trim() || './data'),
    databaseUrl: env['DATABASE_URL']?.trim() || null,
    host: env['HOST']?.trim() || '127.0.0.1',
    port: Number(env['PORT']?.trim() || 8080),
  }
}

/**
 * Reads and checks the environment. Without SESSION_SECRET, and not in production, one is made in `DATA_DIR/secret` at
 * the first start and kept.
 *
 * @throws ConfigError naming every fault
 */
export function loadConfig(variables: Variables): Config {
  const faults: string[] = []
  const read = (name: string): string | null => variables[name]?.trim() || null

  const environment = oneOf(
    read('NODE_ENV') ?? 'local',
    ['production', 'development', 'test', 'local'],
    'NODE_ENV',
    faults,
  )
  const port = readPort(read('PORT') ?? '8080', faults)
  const host = read('HOST') ?? '127.0.0.1'
  const dataDir = path.resolve(read('DATA_DIR') ?? './data')
  const publicUrl = readUrl(
    'PUBLIC_URL',
    read('PUBLIC_URL') ?? `http://${hostInUrl(host)}:${port}`,
    ['http:', 'https:'],
    faults,
  )
  const databaseUrl = optionalUrl('DATABASE_URL', read, ['postgres:', 'postgresql:'], faults)
  const objectStorage = readObjectStorage(read, faults)
  const seed = readSeed(read('WAYBILL_SEED'), environment, faults)
  const demoInPublic = readDemoInPublic(read, environment, faults)
  if (environment === 'production') checkExposure({ publicUrl, databaseUrl, objectStorage }, faults)
  const config: Omit<Config, 'sessionSecret'> = {
    environment,
    port,
    host,
    dataDir,
    poolSize: readPoolSize(read('PG_POOL') ?? '10', faults),
    databaseUrl,
    publicUrl: trimmedEnd(publicUrl, /\//),
    seed,
    demoRefusedBecause: demoInPublic ? null : reasonToRefuseDemo(environment, host, publicUrl),
    smtpUrl: optionalUrl('SMTP_URL', read, ['smtp:', 'smtps:'], faults),
    mailFrom: read('MAIL_FROM') ?? 'Waybill <no-reply@waybill.example>',
    smsUrl: optionalUrl('SMS_URL', read, ['http:', 'https:'], faults),
    smsToken: read('SMS_TOKEN'),
    tileUrl: optionalUrl('TILE_URL', read, ['http:', 'https:'], faults),
    satelliteTileUrl: optionalUrl('SATELLITE_TILE_URL', read, ['http:', 'https:'], faults),
    superAdminUrl: optionalUrl('SUPER_ADMIN_URL', read, ['http:', 'https:'], faults),
    driverAppUrl: optionalUrl('DRIVER_APP_URL', read, ['http:', 'https:'], faults),
    googleMapsApiKey: read('GOOGLE_MAPS_API_KEY'),
    routingUrl: optionalUrl('ROUTING_URL', read, ['http:', 'https:'], faults),
    geocoderUrl: optionalUrl('GEOCODER_URL', read, ['http:', 'https:'], faults),
    objectStorage,
    allowPrivatePush: oneOf(read('ALLOW_PRIVATE_PUSH') ?? 'no', ['yes', 'no'], 'ALLOW_PRIVATE_PUSH', faults) === 'yes',
    allowPrivateWebhooks:
      oneOf(read('WEBHOOKS_ALLOW_PRIVATE') ?? 'no', ['yes', 'no'], 'WEBHOOKS_ALLOW_PRIVATE', faults) === 'yes',
    sending: oneOf(read('SENDING') ?? 'on', ['on', 'off'], 'SENDING', faults) === 'on',
    allowedRedirects: readRedirects(read('ALLOWED_REDIRECTS'), faults),
    trustedProxies: readProxies(read('TRUSTED_PROXIES'), faults),
    tokenCallsPerMinute: readCalls(read('API_CALLS_PER_MINUTE') ?? '120', faults),
    logLevel: oneOf(
      read('LOG_LEVEL') ?? (environment === 'production' ? 'info' : 'warn'),
      logLevels,
      'LOG_LEVEL',
      faults,
    ),
    metrics: readMetrics(read, port, faults),
    checkResponses: environment === 'test' || environment === 'development',
    version: productVersion(),
  }
  const secret = read('SESSION_SECRET')
  if (secret !== null || environment === 'production') checkSecret(secret, faults)
  if (faults.length > 0) throw new ConfigError(faults)
  return { ...config, sessionSecret: secret ?? ownSecret(dataDir) }
}

function oneOf<const Value extends string>(
  found: string,
  values: readonly Value[],
  name: string,
  faults: string[],
): Value {
  const value = values.find((candidate) => candidate === found)
  if (value === undefined) faults.push(`${name} must be one of ${values.join(', ')}, not "${found}".`)
  return value ?? (values[0] as Value)
}

/** Everybody knows the password of the demo's accounts, one of which is an administrator's. */
function readSeed(text: string | null, environment: Environment, faults: string[]): 'demo' | 'none' {
  if (environment === 'production' && text === 'demo') faults.push('WAYBILL_SEED must not be demo in production.')
  return oneOf(text ?? (environment === 'production' ? 'none' : 'demo'), ['demo', 'none'], 'WAYBILL_SEED', faults)
}

/** For an operator who shows the demo to a room on purpose: it has to be said twice, and never in production. */
function readDemoInPublic(read: (name: string) => string | null, environment: Environment, faults: string[]): boolean {
  const asked = oneOf(read('DEMO_IN_PUBLIC') ?? 'no', ['yes', 'no'], 'DEMO_IN_PUBLIC', faults) === 'yes'
  if (!asked) return false
  if (environment === 'production') faults.push('DEMO_IN_PUBLIC must not be yes in production.')
  else if (read('WAYBILL_SEED') !== 'demo') faults.push('DEMO_IN_PUBLIC=yes needs WAYBILL_SEED=demo beside it.')
  return true
}

/** A proxy in front of a loopback server shows in PUBLIC_URL alone. */
function reasonToRefuseDemo(environment: Environment, host: string, publicUrl: string): string | null {
  if (environment === 'production') return 'NODE_ENV is production'
  if (!isLoopback(host)) return `HOST is ${host}`
  if (URL.canParse(publicUrl) && !isLoopback(new URL(publicUrl).hostname)) return `PUBLIC_URL is ${publicUrl}`
  return null
}

/** What must not be so where strangers are; on this machine alone it does no harm. */
function checkExposure(
  { publicUrl, databaseUrl, objectStorage }: Pick<Config, 'publicUrl' | 'databaseUrl' | 'objectStorage'>,
  faults: string[],
): void {
  if (publicUrl.startsWith('http:') && isElsewhere(publicUrl)) {
    faults.push('PUBLIC_URL must begin with https:// in production: over http, passwords can be read on the way.')
  }
  if (databaseUrl !== null && isElsewhere(databaseUrl) && isExamplePassword(passwordOf(databaseUrl))) {
    faults.push('DATABASE_URL carries a password that stands in examples; production needs one of its own.')
  }
  if (objectStorage !== null && isElsewhere(objectStorage.url) && isExamplePassword(objectStorage.secret)) {
    faults.push('OBJECT_STORAGE_SECRET stands in examples; production needs one of its own.')
  }
}

function isElsewhere(url: string): boolean {
  // Without a host it is a socket of this machine.
  return URL.canParse(url) && new URL(url).hostname !== '' && !isLoopback(new URL(url).hostname)
}

function passwordOf(url: string): string {
  const { password } = new URL(url)
  try {
    return decodeURIComponent(password)
  } catch {
    return password
  }
}

function readPort(text: string, faults: string[]): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) faults.push(`PORT must be a whole number from 0 to 65535, not "${text}".`)
  return port
}

function readPoolSize(text: string, faults: string[]): number {
  const size = Number(text)
  if (!/^\d+$/.test(text) || size < 1 || size > 1_000)
    faults.push(`PG_POOL must be a whole number from 1 to 1000, not "${text}".`)
  return size
}

function readCalls(text: string, faults: string[]): number {
  const calls = Number(text)
  if (!/^\d+$/.test(text) || calls < 1 || calls > 100_000)
    faults.push(`API_CALLS_PER_MINUTE must be a whole number from 1 to 100000, not "${text}".`)
  return calls
}

/** Shortest token that nobody guesses. */
const leastTokenLength = 32

function readMetrics(read: (name: string) => string | null, appPort: number, faults: string[]): MetricsConfig | null {
  const [port, host, token] = [read('METRICS_PORT'), read('METRICS_HOST'), read('METRICS_TOKEN')]
  if (token !== null && (token.length < leastTokenLength || /\s/.test(token)))
    faults.push(`METRICS_TOKEN must be a random text of at least ${leastTokenLength} characters without blanks.`)
  if (port !== null && (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535 || Number(port) === appPort))
    faults.push(`METRICS_PORT must be a whole number from 1 to 65535 other than PORT, not "${port}".`)
  if (port === null && token === null) return null
  return { port: port === null ? null : Number(port), host: host ?? '127.0.0.1', token }
}

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** The value is not repeated in the fault: addresses of databases and mail servers carry passwords. */
function readUrl(name: string, text: string, protocols: readonly string[], faults: string[]): string {
  if (!protocols.some((protocol) => text.startsWith(`${protocol}//`)) || !URL.canParse(text)) {
    faults.push(
      `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    )
  }
  return text
}

function optionalUrl(
  name: string,
  read: (name: string) => string | null,
  protocols: readonly string[],
  faults: string[],
): string | null {
  const text = read(name)
  return text === null ? null : readUrl(name, text, protocols, faults)
}

const objectStorageNames = [
  'OBJECT_STORAGE_URL',
  'OBJECT_STORAGE_BUCKET',
  'OBJECT_STORAGE_REGION',
  'OBJECT_STORAGE_KEY',
  'OBJECT_STORAGE_SECRET',
] as const

/** All of them or none: a storage that is half configured would lose files. */
function readObjectStorage(read: (name: string) => string | null, faults: string[]): ObjectStorageConfig | null {
  const [url, bucket, region, key, secret] = objectStorageNames.map(read)
  if (!url && !bucket && !region && !key && !secret) return null
  for (const name of objectStorageNames) {
    if (read(name) === null) faults.push(`${name} must be set, since others of OBJECT_STORAGE_… are.`)
  }
  if (!url || !bucket || !region || !key || !secret) return null
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    faults.push('OBJECT_STORAGE_BUCKET must be the name of a bucket: small letters, digits, dots and hyphens.')
  }
  return { url: readUrl('OBJECT_STORAGE_URL', url, ['http:', 'https:'], faults), bucket, region, key, secret }
}

function readRedirects(text: string | null, faults: string[]): string[] {
  const entries = listOf(text)
  for (const entry of entries) {
    const address = entry.replace(/\*$/, '')
    // A star directly after the host would let "https://app.example*" cover "https://app.example.evil.test".
    const pathIsFixed = !entry.endsWith('*') || /^https?:\/\/[^/]+\//.test(address)
    if (!URL.canParse(address) || !/^https?:\/\//.test(address) || !pathIsFixed) {
      faults.push(`ALLOWED_REDIRECTS: "${entry}" must be an http address, exact or with a path that ends in *.`)
    }
  }
  return entries
}

function readProxies(text: string | null, faults: string[]): string[] {
  const entries = listOf(text)
  for (const entry of entries) {
    const fault = faultOfProxy(entry)
    if (fault !== null) faults.push(`TRUSTED_PROXIES: "${entry}" ${fault}.`)
  }
  return entries
}

function listOf(text: string | null): string[] {
  return (text ?? '').split(/[\s,]+/).filter(Boolean)
}

function checkSecret(secret: string | null, faults: string[]): void {
  if (secret === null) {
    faults.push('SESSION_SECRET must be set in production: a random text of at least 32 characters.')
    return
  }
  const fault = faultOfSecret(secret)
  if (fault !== null)
    faults.push(`SESSION_SECRET must be a random text of at least 32 characters of your own: this one ${fault}.`)
}

/** The SESSION_SECRET of an environment, or the one of its DATA_DIR, which is made if there is none: for commands beside the server. */
export function sessionSecretOf(environment: NodeJS.ProcessEnv): string {
  return environment['SESSION_SECRET']?.trim() || ownSecret(path.resolve(environment['DATA_DIR'] || './data'))
}

function ownSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    // wx: of two processes that start together, one writes and both read the same.
    writeFileSync(file, `${randomBytes(48).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** Of package.json. */
export function productVersion(): string {
  const found: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'))
  return typeof found === 'object' && found !== null && 'version' in found ? String(found.version) : '0.0.0'
}
