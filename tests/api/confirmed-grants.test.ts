import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { ownersAlone } from '#domain/text/refusals.ts'
import { operations, type OperationId } from '#generated/operations.ts'
import openapi from '#generated/openapi.json' with { type: 'json' }
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { exampleOperations } from '#tests/api/support/contract-examples.ts'
import { buildWorld, pathValues, signIn, type SignedIn, type World } from '#tests/api/support/world.ts'

/* Nobody comes by a permission or an organization by somebody who has not lately said who they are: docs/rules/session.md, "Asked again". */

/**
 * The files that write who may do what, or by what somebody can come by it, with the operations that reach them. A file that begins to write
 * such a thing is added here, and its operations say `x-confirm: grants` in the contract.
 */
const writers: Readonly<Record<string, readonly OperationId[]>> = {
  'server/access/external-grants.ts': ['createRoleGrant'],
  // addMember, joinMember, grantRole, setRoles and setRolesByOwnership, which the files below call.
  'server/access/grants.ts': ['createRoleGrant', 'grantUserRole', 'setUserRoles'],
  'server/access/roles.ts': ['updateRole'],
  'server/invitations/accept.ts': ['acceptInvitation', 'acceptInvitationAsGuest'],
  'server/invitations/colleagues.ts': ['createTenantUser', 'sendPasswordLink'],
  'server/invitations/link.ts': ['linkInvitation'],
  'server/invitations/onboardings.ts': ['createOnboarding', 'acceptManagedCustomerOnboarding'],
  'server/invitations/operations.ts': ['createInvitation', 'resendInvitation'],
  'server/invitations/organizations.ts': ['createTenant', 'inviteOwner'],
  'server/invitations/share.ts': ['shareInvitation'],
  'server/invitations/take-over.ts': ['acceptInvitation', 'acceptInvitationAsGuest', 'acceptManagedCustomerOnboarding'],
  'server/session/api-tokens.ts': ['createApiToken'],
  'server/session/impersonate.ts': ['impersonateUser'],
  'server/session/super-admin.ts': ['setSuperAdmin'],
  'server/tenants/change-owner.ts': ['acceptOwnershipRequest', 'setTenantOwner'],
  'server/tenants/ownership.ts': ['createOwnershipRequest', 'acceptOwnershipRequest', 'setTenantOwner'],
  'server/users/archive-people.ts': ['restoreUsers'],
}

/** Write the same, and nobody comes by anything. */
const takers: Readonly<Record<string, string>> = {
  'server/customers/merge/merge-parts.ts': 'revokes the invitations of what is merged',
  'server/http/api-tokens.ts': 'says when a token was used last',
  'server/invitations/insert-account.ts': 'takes the rights of an administrator from an account that is revived',
  'server/invitations/end-invitation.ts': 'ends an invitation that is accepted, rejected or revoked',
  'server/invitations/expire.ts': 'ends an invitation whose time is over',
  'server/invitations/mails.ts': 'writes the hash of a link into an invitation that somebody sent',
  'server/session/delete-account.ts': 'takes everything from an account',
  'server/users/administrators.ts': 'is called by the operator on the server alone, before anybody can sign in',
}

/** Take up what somebody gave who was asked, by a link that proves whose it is; nobody does it in another person’s name. */
const taken: readonly OperationId[] = ['acceptInvitation', 'acceptInvitationAsGuest', 'linkInvitation']

const tables = 'memberships|role_grants|roles|invitations|ownership_requests|api_tokens|managed_customer_onboardings'
const writing = new RegExp(
  [
    `(?:insertInto|insertOf|updateTable)\\('(?:${tables})'`,
    `(?:insert into|update) (?:${tables})\\b`,
    `defineResource\\('(?:role|apiToken|invitation|managedCustomerOnboarding)'`,
    'is_admin: (?:true|false|admin)\\b',
    '\\b(?:addMember|joinMember|setRolesByOwnership|changeOwner|takeOver)\\((?!\\n? *db: )',
    'actedBy = \\{',
    'enqueue\\(ctx, firstPasswordJob',
  ].join('|'),
)

const granting = new Set(Object.values(writers).flat())
const grantingByContract = Object.values<object>(openapi.paths)
  .flatMap((methods) => Object.values<{ operationId?: string; 'x-confirm'?: unknown }>(methods as never))
  .filter((operation) => operation['x-confirm'] === 'grants')
  .map(({ operationId }) => operationId as OperationId)
const confirmed = exampleOperations.filter(({ entry }) => entry.confirm)
const webhooks: readonly OperationId[] = ['createWebhookEndpoint', 'updateWebhookEndpoint', 'makeWebhookSecret']

describe('what can end in somebody’s gaining a permission or an organization', () => {
  test('is written by the files that are listed, and by no other', async () => {
    const root = path.resolve(import.meta.dirname, '../..')
    const found: string[] = []
    for await (const file of glob('server/**/*.ts', { cwd: root })) {
      if (/\.test\.ts$|^server\/(?:seed|db|backup)\//.test(file)) continue
      if (writing.test(await readFile(path.join(root, file), 'utf8'))) found.push(file)
    }
    expect(found.toSorted()).toEqual([...Object.keys(writers), ...Object.keys(takers)].toSorted())
  })

  test('says so in the contract', () => {
    expect(grantingByContract.toSorted()).toEqual([...granting].filter((id) => !taken.includes(id)).toSorted())
    for (const id of [...grantingByContract, ...webhooks])
      expect(operations[id], id).toMatchObject({ confirm: true, tokens: false })
  })
})

describe('is refused', () => {
  let app: TestApp
  let world: World
  let admin: SignedIn
  let owner: SignedIn
  const values = () => {
    const { tenantId } = world.courier
    return { ...pathValues(world.courier), tenantId }
  }
  const ask = (id: OperationId, token: string) => {
    const { method, path: template } = operations[id]
    const filled = template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values()[name as never] ?? 1))
    const { body } = exampleOperations.find((operation) => operation.id === id) ?? {}
    return app.call(`/api${filled}`, {
      method: method.toUpperCase(),
      token,
      tenantId: world.courier.tenantId,
      ...(body && { json: body }),
    })
  }

  beforeAll(async () => {
    app = await startTestApp()
    world = await buildWorld(app)
    admin = await signIn(app, world.emailOf[roles.admin])
    const { id } = await app.database.systemTransaction((db) =>
      db.selectFrom('users').select('id').where('email', '=', world.emailOf[roles.owner]).executeTakeFirstOrThrow(),
    )
    const { tenantId } = world.courier
    const answer = await app.call('/api/impersonate', { token: admin.token, tenantId, json: { userId: id } })
    owner = answer.json as SignedIn
    app.clock.now += 601
    const renew = async ({ refreshToken }: SignedIn) =>
      (await app.call('/api/refresh', { json: { refreshToken } })).json as SignedIn
    admin = await renew(admin)
    owner = await renew(owner)
  })
  afterAll(() => app.close())

  test.each(confirmed.map(({ id }) => [id] as const))('%s, of somebody who was not asked lately', async (id) => {
    expect(await ask(id, admin.token)).toMatchObject({ status: 403, json: { code: 'confirm_identity' } })
  })

  const inNames = confirmed.filter(({ id }) => grantingByContract.includes(id) || webhooks.includes(id))
  const ofOwners = inNames.filter(({ entry: { access } }) => {
    const asked = typeof access === 'object' ? access.permission : []
    return !asked.some((permission) => /^(?:installation|users\.impersonate)/.test(permission))
  })
  test.each(ofOwners.map(({ id }) => [id] as const))('%s, of an administrator who acts as the owner', async (id) => {
    expect(await ask(id, owner.token)).toMatchObject({ status: 403, json: { message: ownersAlone } })
  })
})
