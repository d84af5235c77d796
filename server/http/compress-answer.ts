import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const zip = promisify(gzip)

/** What fits into two packets of the network arrives no sooner for being smaller. Characters. */
export const longText = 2_500

/** A list of fifty orders is 50 kB, which a phone waits a quarter of a second for; the quickest level makes 5 of it. */
const gzipLevel = 1

/**
 * JSON as it is sent: compressed, off the event loop, where that is worth it and the caller takes it. Bearer tokens are not sent
 * by other sites, so nobody can have a caller's answers guessed by their length.
 */
export async function compressAnswer(reply: FastifyReply, made: string | Buffer): Promise<string | Buffer> {
  if (made.length < longText || !takesGzip(reply.request.headers['accept-encoding'])) return made
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding')
  return zip(made, { level: gzipLevel })
}

/** Named, and not with a weight of zero. */
function takesGzip(accepted: string | string[] | undefined): boolean {
  const codings = String(accepted ?? '').toLowerCase()
  return /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))\s*(;|,|$)/.test(codings)
}
