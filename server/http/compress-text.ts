import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const zip = promisify(gzip)

/** What fits into two packets of the network arrives no sooner for being smaller. Characters. */
const worthIt = 2_500

/** A list of fifty orders is 50 kB, which a phone waits a quarter of a second for; the quickest level makes 5 of it. */
const gzipLevel = 1

/**
 * The text as it is sent: compressed, off the event loop, where that is worth it and the caller takes it. Bearer tokens are not sent
 * by other sites, so nobody can have a caller's answers guessed by their length.
 */
export async function compressText(reply: FastifyReply, text: string): Promise<string | Buffer> {
  if (text.length < worthIt || !takesGzip(reply.request.headers['accept-encoding'])) return text
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding')
  return zip(text, { level: gzipLevel })
}

/** Named, and not with a weight of zero. */
function takesGzip(accepted: string | string[] | undefined): boolean {
  const codings = String(accepted ?? '').toLowerCase()
  return /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))\s*(;|,|$)/.test(codings)
}
