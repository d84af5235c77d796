import { firstInstant } from '#domain/time/day-bounds.ts'
import { testMessage } from '#domain/webhooks/body.ts'
import { sql, type Kysely } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import type { Database } from '#server/db/schema.ts'

/** What is about the people of an organisation: a row of each kind that a call can name. */
export async function addPeoplesRows(db: Kysely<Database>, tenantId: number, userId: number) {
  const auditEntry = await db
    .insertInto('audit_entries')
    .values({
      tenant_id: tenantId,
      actor_user_id: userId,
      action: 'vehicle.updated',
      subject_type: 'vehicle',
      created_at: firstInstant,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const message = await db
    .insertInto('messages')
    .values({
      tenant_id: tenantId,
      recipient: 'nobody@courier.test',
      subject: 'Hello',
      text_body: 'Hello',
      purpose: 'notices',
      state: 'failed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ownershipRequest = await db
    .insertInto('ownership_requests')
    .values({ tenant_id: tenantId, requested_by_user_id: userId, asked_user_id: userId, status: 'rejected' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const invitation = await db
    .insertInto('invitations')
    .values({
      tenant_id: tenantId,
      kind: 'user',
      state: 'rejected',
      for_initial_user_email: 'nobody@courier.test',
      roles: [roles.dispatcher],
      expires_at: 1_797_873_300,
      ended_at: 1_795_281_300,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const signedIn = () =>
    db.insertInto('sign_in_families').values({ user_id: userId }).returning('id').executeTakeFirstOrThrow()
  const family = await signedIn()
  // Of another sign-in: a browser is forgotten with its own.
  const { id: familyOfBrowser } = await signedIn()
  const browser = await db
    .insertInto('push_subscriptions')
    .values({
      family_id: familyOfBrowser,
      endpoint: `https://push.example/${familyOfBrowser}`,
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const endpoint = await db
    .insertInto('webhook_endpoints')
    .values({
      tenant_id: tenantId,
      name: 'Warehouse',
      url: 'https://warehouse.example.com/',
      events: ['order.created'],
      is_enabled: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const delivery = await db
    .insertInto('webhook_deliveries')
    .values({
      tenant_id: tenantId,
      endpoint_id: endpoint.id,
      message_id: 'msg_1',
      event: 'webhook.test',
      body: testMessage(1_795_281_300, tenantId),
      state: 'failed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const machine = await db
    .insertInto('users')
    .values({
      email: `${tenantId}@api-token.invalid`,
      first_name: 'Web shop',
      last_name: '(API token)',
      is_machine: true,
      created_by_tenant_id: tenantId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: familyOfToken } = await db
    .insertInto('sign_in_families')
    .values({ user_id: machine.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const apiToken = await db
    .insertInto('api_tokens')
    .values({
      tenant_id: tenantId,
      name: 'Web shop',
      user_id: machine.id,
      family_id: familyOfToken,
      hash: `of ${tenantId}`,
      last_four: 'k3Zq',
      scopes: ['delivery-orders.read'],
      created_at: 1_795_281_300,
      expires_at: 1_803_057_300,
      made_by_user_id: userId,
      made_by_name: 'Dana Kowalski',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    apiTokenId: apiToken.id,
    auditEntryId: auditEntry.id,
    messageId: message.id,
    webhookEndpointId: endpoint.id,
    webhookDeliveryId: delivery.id,
    ownershipRequestId: ownershipRequest.id,
    invitationId: invitation.id,
    signInId: family.id,
    pushSubscriptionId: browser.id,
    ...(await addRoles(db, tenantId, userId)),
  }
}

async function addRoles(db: Kysely<Database>, tenantId: number, userId: number) {
  const [role, other] = await db
    .insertInto('roles')
    .values(['Bookkeeper', 'Auditor'].map((name) => ({ tenant_id: tenantId, name })))
    .returning(['id', 'name'])
    .execute()
  if (!role || !other) throw new Error('Two roles were added.')
  const grants = await db
    .insertInto('role_grants')
    .values(
      [role, other].map(({ id, name }) => ({ tenant_id: tenantId, user_id: userId, role_id: id, role_name: name })),
    )
    .returning(['id', 'role_id'])
    .execute()
  await db
    .updateTable('memberships')
    .set({ roles: sql`roles || ${[role.id, other.id]}::bigint[]` })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute()
  return { roleId: role.id, roleGrantId: grants.find(({ role_id: id }) => id === other.id)?.id ?? 0 }
}
