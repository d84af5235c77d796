import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { storageRefuses } from '#domain/files/upload-refusals.ts'
import type { Refusal } from '#domain/text/refusal.ts'
import type { ObjectStorageConfig } from '#server/config.ts'
import { serviceUnavailable } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { createProvider } from '#server/outside/provider.ts'
import { trimmedEnd } from '#domain/text/trimmed-text.ts'

/**
 * A bucket of an S3-compatible storage, addressed by path. Nothing but signing may happen inside a transaction, and all else
 * throws `serviceUnavailable` while the storage does not answer.
 */
export interface ObjectStorage {
  /** An address that takes one file of exactly this length for a while, and the headers that have to go with it. */
  signedPut(key: string, sizeBytes: number): Promise<{ url: string; headers: Record<string, string> }>
  /** Bytes; null when there is no such object. */
  sizeOf(key: string): Promise<number | null>
  /** @param sizeBytes how long it is: what is large may take longer */
  read(key: string, sizeBytes: number): Promise<Buffer<ArrayBuffer>>
  /** Resolves when its first bytes are there. */
  stream(key: string): Promise<Readable>
  write(key: string, bytes: Buffer<ArrayBuffer>): Promise<void>
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>
  /** Writes a small object and removes it again, and logs why if that fails. @returns whether files can be kept */
  isUsable(): Promise<boolean>
}

/** Long enough for 25 MB over a poor connection. Seconds. */
const putLifetimeS = 3_600
/** How long the storage may take for what is small. */
const limits = { name: 'object storage', patienceMs: 5_000, mostAtOnce: 32 } as const
/** How much longer for each byte: 25 MB take half a minute where the storage carries a megabyte a second. Milliseconds. */
const patienceMsPerByte = 1 / 1_000
/** What the storage is told that every file is, so that even its own addresses never answer a page. */
const contentType = 'application/octet-stream'
/** 507 Insufficient Storage: the storage answers, but a file will not fit in a moment either. */
const full = 507
/** Seconds: somebody has to make room, or to correct a policy. */
const refusalRetryS = 60

export function createObjectStorage(
  { url, bucket, region, key, secret }: ObjectStorageConfig,
  log: Log,
): ObjectStorage {
  const provider = createProvider({ ...limits, log })
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2 })
  const addressOf = (objectKey: string) => `${trimmedEnd(url, /\//)}/${bucket}/${objectKey}`

  /** An answer that is a fault of the storage's own is none. */
  async function send(signal: AbortSignal, method: string, objectKey: string, body?: Buffer<ArrayBuffer>) {
    const headers = body && { 'content-type': contentType }
    const response = await client.fetch(addressOf(objectKey), { method, signal, ...(body && { body, headers }) })
    const isAway = (response.status >= 500 && response.status !== full) || response.status === 429
    if (isAway) throw new Error(`status ${response.status}`)
    return response
  }
  /** Logs a refusal by the storage's own code, and says it to the person without the details. */
  async function refused(response: Response, doing: string): Promise<Refusal> {
    const code = /<Code>(\w{1,64})<\/Code>/.exec((await response.text()).slice(0, 4_000))?.[1]
    log.error({ status: response.status, code, bucket }, `The object storage refuses when ${doing}.`)
    return serviceUnavailable({
      code: 'storage_refuses',
      message: storageRefuses,
      retryAfterSeconds: refusalRetryS,
    })
  }
  const ask = (method: string, objectKey: string) => provider.ask((signal) => send(signal, method, objectKey))
  const patienceFor = (sizeBytes: number) => limits.patienceMs + sizeBytes * patienceMsPerByte

  async function write(objectKey: string, bytes: Buffer<ArrayBuffer>): Promise<void> {
    const response = await provider.ask((signal) => send(signal, 'PUT', objectKey, bytes), patienceFor(bytes.length))
    if (!response.ok) throw await refused(response, 'given a file')
  }
  async function remove(objectKey: string): Promise<void> {
    const response = await ask('DELETE', objectKey)
    if (!response.ok && response.status !== 404) throw await refused(response, 'told to remove a file')
  }

  return {
    async signedPut(objectKey, sizeBytes) {
      const address = new URL(addressOf(objectKey))
      address.searchParams.set('X-Amz-Expires', String(putLifetimeS))
      // The length is signed but not among the headers to send: every browser sends it by itself and forbids to set it.
      const signed = await client.sign(address, {
        method: 'PUT',
        headers: { 'content-type': contentType, 'content-length': String(sizeBytes) },
        aws: { signQuery: true, allHeaders: true },
      })
      return { url: signed.url, headers: { 'content-type': contentType } }
    },
    async sizeOf(objectKey) {
      const response = await ask('HEAD', objectKey)
      if (response.status === 404) return null
      if (!response.ok) throw await refused(response, 'asked about a file')
      return Number(response.headers.get('content-length'))
    },
    async read(objectKey, sizeBytes) {
      const { response, bytes } = await provider.ask(async (signal) => {
        const answer = await send(signal, 'GET', objectKey)
        return { response: answer, bytes: answer.ok ? await answer.arrayBuffer() : null }
      }, patienceFor(sizeBytes))
      if (bytes === null) throw await refused(response, 'asked for a file')
      return Buffer.from(bytes)
    },
    async stream(objectKey) {
      const response = await ask('GET', objectKey)
      if (!response.ok) throw await refused(response, 'asked for a file')
      // The two declarations of web streams differ in name only.
      return response.body === null ? Readable.from([]) : Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
    },
    write,
    remove,
    async isUsable() {
      const objectKey = `uploads/check-${randomUUID()}`
      try {
        await write(objectKey, Buffer.from('Waybill writes this at its start, and removes it.'))
        await remove(objectKey)
        return true
      } catch (error) {
        const reason = error instanceof Error && error.cause !== undefined ? error.cause : error
        log.warn({ bucket, reason: String(reason) }, 'Uploads fail for now: the object storage cannot be written to.')
        return false
      }
    },
  }
}
