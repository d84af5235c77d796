import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { ObjectStorageConfig } from '#server/config.ts'

const settings = { bucket: 'waybill-test', region: 'us-east-1', key: 'S3RVER', secret: 'S3RVER' }

/**
 * An S3-compatible storage on files of its own. s3rver believes every signature of version 4, so a gate in front of it
 * checks them as the storages of the world do.
 */
export async function startObjectStorage(): Promise<{ config: ObjectStorageConfig; close(): Promise<void> }> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'waybill-storage-'))
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: settings.bucket }],
  })
  const behind = await store.run()
  const gate = http.createServer((request, response) => {
    if (!isSigned(request)) {
      request.resume()
      response.writeHead(403, { 'content-type': 'application/xml' })
      return void response.end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    }
    const { method, url, headers } = request
    const onward = http.request({ host: '127.0.0.1', port: behind.port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    return void request.pipe(onward)
  })
  await new Promise<void>((resolve) => {
    gate.listen(0, '127.0.0.1', resolve)
  })
  const { port } = gate.address() as AddressInfo
  return {
    config: { url: `http://127.0.0.1:${port}`, ...settings },
    async close() {
      gate.closeAllConnections()
      gate.close()
      await store.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** Signature version 4, in the address or in the Authorization header, over the request as it really came. */
function isSigned(request: http.IncomingMessage): boolean {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage')
  const authorization = request.headers.authorization
  const stated =
    authorization === undefined ? (name: string) => searchParams.get(`X-Amz-${name}`) : partsOf(authorization)
  const signature = stated('Signature')
  const names = stated('SignedHeaders')
  const scope = stated('Credential')?.split('/').slice(1).join('/')
  const date = searchParams.get('X-Amz-Date') ?? request.headers['x-amz-date']
  if (!signature || !names?.split(';').includes('host') || !scope || typeof date !== 'string') return false

  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const payload = request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD'
  const canonical = [request.method, pathname, query.toSorted().join('&'), headers.join(''), names, payload].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const start: string | Buffer = `AWS4${settings.secret}`
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => createHmac('sha256', secret).update(part).digest(), start)
  return createHmac('sha256', key).update(toSign).digest('hex') === signature
}

function partsOf(authorization: string): (name: string) => string | null {
  return (name) => new RegExp(`${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? null
}
