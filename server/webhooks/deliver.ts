import { outcomeOf, retryAfterSeconds, type TryOutcome, type TryResult } from '#domain/webhooks/tries.ts'
import type { Deps } from '#server/http/context.ts'
import { callWebhook, type WebhookAnswer } from '#server/outside/webhook-call.ts'
import type { DueDelivery } from './claim-deliveries.ts'
import { addressFaultHere } from './endpoint-address.ts'
import { unsealedSecrets } from './endpoint-secrets.ts'
import { webhookSignature } from './sign.ts'

/** Characters of an answer that are kept. */
const keptAnswer = 1_000

/** What became of a try, as it is written down. */
export interface TryReport extends TryOutcome {
  readonly id: number
  readonly endpointId: number
  /** Of the try: a result that comes after the next one has begun is not written. */
  readonly tries: number
  readonly status: number | null
  readonly answer: string | null
  readonly tookMs: number
}

/** The headers that are the same at each try. */
export function webhookHeaders(messageId: string): Readonly<Record<string, string>> {
  return { 'content-type': 'application/json', 'user-agent': 'Waybill-Webhooks/1', 'webhook-id': messageId }
}

/**
 * Sends one delivery and waits for the answer, outside any transaction.
 * @throws when `signal` is aborted: it is sent again then
 */
export async function deliver(
  deps: Pick<Deps, 'config' | 'clock'>,
  claimed: DueDelivery,
  signal: AbortSignal,
): Promise<TryReport> {
  const { id, endpointId, tries } = claimed
  const answer = await askReceiver(deps, claimed, signal)
  const now = deps.clock()
  const { status, tookMs } = answer
  const result: TryResult = { ...answer, retryAfterS: retryAfterSeconds(answer.retryAfter, now) }
  return {
    ...outcomeOf(result, claimed, now, Math.random()),
    id,
    endpointId,
    tries,
    status,
    answer: answer.text === null ? null : keptText(answer.text),
    tookMs,
  }
}

async function askReceiver(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { url, messageId, body, secrets, tenantId }: DueDelivery,
  signal: AbortSignal,
): Promise<WebhookAnswer> {
  const known = unsealedSecrets(config, tenantId, secrets)
  // What an address may be is looked at again: the operator may allow less than when it was typed.
  const fault = addressFaultHere(config, url)
  if (known.length === 0) return unanswered('Its secret can no longer be read: make a new one.')
  if (fault !== null) return unanswered(`Its address is not allowed: ${fault}.`)
  const timestamp = clock()
  const headers = {
    ...webhookHeaders(messageId),
    'webhook-timestamp': String(timestamp),
    'webhook-signature': webhookSignature({ messageId, timestamp, body }, known),
  }
  return callWebhook({ url, headers, body }, { allowPrivate: config.allowPrivateWebhooks, signal })
}

function unanswered(reason: string): WebhookAnswer {
  return { status: null, retryAfter: undefined, text: null, reason, tookMs: 0 }
}

/** What PostgreSQL keeps of a text. */
function keptText(text: string): string {
  return text.replaceAll('\u0000', '').slice(0, keptAnswer).toWellFormed()
}
