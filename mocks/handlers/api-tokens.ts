import { whyNotScopes } from '#domain/access/api-tokens.ts'
import { refuseErrors } from '#domain/text/refusal.ts'
import type { ApiToken } from '#generated/model/index.ts'
import { resources } from '#generated/resources.ts'
import { tenantOf } from '../context.ts'
import { defineMocks } from '../define-mocks.ts'
import { addRow } from '../resource-store.ts'

/** As every token ends here: it calls nothing. */
const madeUp = 'wbt_MadeUpByTheMocksAndGoodForNothing0000000000000000'

export const apiTokensMocks = defineMocks({
  createApiToken({ body }, call) {
    const { name, scopes, days } = body
    const { person } = call.caller
    const fault = whyNotScopes(scopes, call.caller.permissions)
    if (fault !== null) refuseErrors({ '/scopes': [fault] })
    const tenantId = tenantOf(call.caller).tenant.id
    const sample: ApiToken = {
      id: 0,
      tenantId,
      version: 1,
      archived: false,
      createdAt: call.now(),
      updatedAt: call.now(),
      name: name.trim(),
      scopes,
      lastFour: madeUp.slice(-4),
      expiresAt: call.now() + days * 86_400,
      lastUsedAt: null,
      lastUsedAddress: null,
      madeByName: `${person.user.firstName} ${person.user.lastName}`,
      madeByMember: true,
      isRevoked: false,
      revokedAt: null,
    }
    const resource = { ...resources.apiToken, name: 'apiToken' }
    const row = addRow(call, resource, { name: sample.name }, tenantId, sample)
    const token = Object.assign(row, { ...sample, id: row.id })
    return { token, secret: madeUp }
  },
})
