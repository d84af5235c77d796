import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** There is one secret in a process, and deriving costs more than what is done with it. */
let known: { readonly secret: string; readonly key: Buffer } | null = null

function keyOf(secret: string): Buffer {
  if (known?.secret !== secret) {
    known = { secret, key: Buffer.from(hkdfSync('sha256', secret, '', 'waybill sealed values', 32)) }
  }
  return known.key
}

/**
 * Encrypts what has to be read again (AES-256-GCM).
 * @param secret SESSION_SECRET
 * @param place whose it is: in another place it cannot be read
 */
export function seal(secret: string, place: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(place))
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, content, cipher.getAuthTag()]).toString('base64url')
}

/** null where it was sealed with another secret, for another place, or was changed. */
export function unseal(secret: string, place: string, sealed: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
