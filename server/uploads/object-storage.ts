import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { ObjectStorageConfig } from '#server/config.ts'

/** A bucket of an S3-compatible storage, addressed by path. */
export interface ObjectStorage {
  /** An address that takes one file of exactly this length for a while, and the headers that have to go with it. */
  signedPut(key: string, sizeBytes: number): Promise<{ url: string; headers: Record<string, string> }>
  /** Bytes; null when there is no such object. */
  sizeOf(key: string): Promise<number | null>
  read(key: string): Promise<Buffer<ArrayBuffer>>
  stream(key: string): Promise<Readable>
  write(key: string, bytes: Buffer<ArrayBuffer>): Promise<void>
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>
}

/** Long enough for 25 MB over a poor connection. Seconds. */
const PUT_LIFETIME_S = 3_600
/** The storage must not keep a request of ours, and its transaction, for longer. Milliseconds. */
const PATIENCE_MS = 30_000
/** What the storage is told that every file is, so that even its own addresses never answer a page. */
const CONTENT_TYPE = 'application/octet-stream'

export function createObjectStorage({ url, bucket, region, key, secret }: ObjectStorageConfig): ObjectStorage {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2 })
  const addressOf = (objectKey: string) => `${url.replace(/\/+$/, '')}/${bucket}/${objectKey}`

  async function ask(method: string, objectKey: string, body?: Buffer<ArrayBuffer>): Promise<Response> {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const headers = body && { 'content-type': CONTENT_TYPE }
    return client.fetch(addressOf(objectKey), { method, signal, ...(body && { body, headers }) })
  }

  async function get(objectKey: string): Promise<Response> {
    const response = await ask('GET', objectKey)
    if (!response.ok) throw new Error(`The object storage answered ${response.status} when asked for a file.`)
    return response
  }

  return {
    async signedPut(objectKey, sizeBytes) {
      const address = new URL(addressOf(objectKey))
      address.searchParams.set('X-Amz-Expires', String(PUT_LIFETIME_S))
      // The length is signed but not among the headers to send: every browser sends it by itself and forbids to set it.
      const signed = await client.sign(address, {
        method: 'PUT',
        headers: { 'content-type': CONTENT_TYPE, 'content-length': String(sizeBytes) },
        aws: { signQuery: true, allHeaders: true },
      })
      return { url: signed.url, headers: { 'content-type': CONTENT_TYPE } }
    },
    async sizeOf(objectKey) {
      const response = await ask('HEAD', objectKey)
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`The object storage answered ${response.status} when asked about a file.`)
      return Number(response.headers.get('content-length'))
    },
    async read(objectKey) {
      return Buffer.from(await (await get(objectKey)).arrayBuffer())
    },
    async stream(objectKey) {
      const { body } = await get(objectKey)
      // The two declarations of web streams differ in name only.
      return body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream<Uint8Array>)
    },
    async write(objectKey, bytes) {
      const response = await ask('PUT', objectKey, bytes)
      if (!response.ok) throw new Error(`The object storage answered ${response.status} when given a file.`)
    },
    async remove(objectKey) {
      const response = await ask('DELETE', objectKey)
      if (!response.ok && response.status !== 404) {
        throw new Error(`The object storage answered ${response.status} when told to remove a file.`)
      }
    },
  }
}
