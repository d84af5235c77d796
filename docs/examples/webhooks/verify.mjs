// node verify.mjs <secret> <webhook-id> <webhook-timestamp> <webhook-signature> < body
import { createHmac, timingSafeEqual } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

/** Seconds by which the clocks of both sides may differ; an older message is one that somebody kept and sends again. */
const tolerance = 300

/** @param {{ secret: string, id: string, timestamp: string, signatures: string, body: Buffer }} message */
export function isGenuine({ secret, id, timestamp, signatures, body }) {
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > tolerance) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

if (process.argv[1] === import.meta.filename) {
  const [secret = '', id = '', timestamp = '', signatures = ''] = process.argv.slice(2)
  const isGood = isGenuine({ secret, id, timestamp, signatures, body: await buffer(process.stdin) })
  console.log(isGood ? 'genuine' : 'not genuine')
  process.exitCode = isGood ? 0 : 1
}
