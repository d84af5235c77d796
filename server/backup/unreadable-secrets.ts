import type { Kysely } from 'kysely'
import { countText } from '#domain/amounts/count-text.ts'
import type { Database } from '#server/db/schema.ts'
import { isTwoStepSecretReadable } from '#server/session/two-step.ts'
import { unsealedSecrets } from '#server/webhooks/endpoint-secrets.ts'

/** Endpoints and people that lose something with another SESSION_SECRET. */
export interface UnreadableSecrets {
  readonly webhooks: number
  readonly secondSteps: number
}

/**
 * Counts what was sealed with another SESSION_SECRET than this one. In a system transaction.
 * @param sessionSecret of the environment
 */
export async function unreadableSecrets(db: Kysely<Database>, sessionSecret: string): Promise<UnreadableSecrets> {
  const endpoints = await db
    .selectFrom('webhook_endpoints')
    .select(['tenant_id', 'secret'])
    .where('archived_at', 'is', null)
    .where('secret', 'is not', null)
    .execute()
  const steps = await db
    .selectFrom('two_step_secrets')
    .select(['user_id', 'secret'])
    .where('enabled_at', 'is not', null)
    .execute()
  const isLost = (tenantId: number, secret: string | null) =>
    secret !== null && unsealedSecrets({ sessionSecret }, tenantId, [secret]).length === 0
  return {
    webhooks: endpoints.filter(({ tenant_id: tenantId, secret }) => isLost(tenantId, secret)).length,
    secondSteps: steps.filter(({ user_id: userId, secret }) => !isTwoStepSecretReadable(sessionSecret, userId, secret))
      .length,
  }
}

/**
 * Says what cannot be read, and what to do about it: a sentence for each kind; none if all can be.
 * @returns lines for a terminal
 */
export function unreadableLines({ webhooks, secondSteps }: UnreadableSecrets): string[] {
  const lines: string[] = []
  if (webhooks > 0) {
    const count = countText(webhooks, { one: 'webhook secret', many: 'webhook secrets' })
    lines.push(
      `${count} cannot be read with this SESSION_SECRET: start with the one of before (DATA_DIR/secret, where none was set), or ` +
        'have each organization make new ones on Settings, Webhooks; until then nothing is sent to these endpoints.',
    )
  }
  if (secondSteps > 0) {
    const count = countText(secondSteps, { one: 'second step', many: 'second steps' })
    lines.push(
      `${count} of sign-ins cannot be read with this SESSION_SECRET: start with the one of before, or have these people sign in with ` +
        'a recovery code and set the step up anew; "npm run two-step-off" turns it off for one of them.',
    )
  }
  return lines
}
