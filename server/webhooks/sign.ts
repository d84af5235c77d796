import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
/** Standard Webhooks asks for 24 to 64. */
const secretBytes = 32

/** A new secret: `whsec_` and the base64 of 32 bytes. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64')
}

/** What is signed: a message at the moment of its try. */
export interface SignedParts {
  readonly messageId: string
  /** Unix seconds. */
  readonly timestamp: number
  readonly body: string
}

/**
 * The header `webhook-signature` by Standard Webhooks 1.0: one signature for each secret, with spaces between them.
 * @param secrets as {@link newWebhookSecret} makes them
 */
export function webhookSignature({ messageId, timestamp, body }: SignedParts, secrets: readonly string[]): string {
  return secrets.map((secret) => `v1,${signedWith(secret, `${messageId}.${timestamp}.${body}`)}`).join(' ')
}

function signedWith(secret: string, text: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  return createHmac('sha256', key).update(text).digest('base64')
}
