import { isGivable } from '#domain/access/role-permissions.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuchPerson, notOfOrganization, wrongPassword } from '#domain/text/refusals.ts'
import { accessToken, nextPermissionToken, personOfToken, refreshToken, accessTokenFor, tenantOf } from '../context.ts'
import { defineMocks } from '../define-mocks.ts'
import { reachableTenants } from '../people.ts'

/** The password of everybody in the demo. */
export const demoPassword = 'waybill-demo'

const done = { done: true } as const

/** Who is signed in. */
export const sessionMocks = defineMocks({
  getHealth: () => ({ status: 'alive', version: 'mocks' }),
  getReadiness: () => ({ status: 'ready', version: 'mocks' }),

  getMe: (_input, { caller: { person, impersonated } }) => ({ ...person.me, impersonated }),

  getPermissions(_input, call) {
    const { caller } = call
    return {
      tenantId: tenantOf(caller).tenant.id,
      roles: [...caller.roles],
      ownRoles: caller.ownRoles.map(({ id, name, permissions }) => ({
        id,
        name,
        permissions: permissions.filter(isGivable),
      })),
      permissions: [...caller.permissions].map((id) => ({ id })),
      permissionToken: nextPermissionToken(call),
      readsPrices: caller.readsPrices,
    }
  },

  refreshTokens({ body }, call) {
    const { user } = personOfToken(call, accessTokenFor(body.refreshToken))
    if (body.refreshToken.startsWith('mock-refresh-'))
      return { token: accessTokenFor(body.refreshToken), refreshToken: body.refreshToken }
    return { token: accessToken(user.id), refreshToken: refreshToken(user.id) }
  },

  impersonateUser({ body: { userId } }, { world, caller }) {
    if (!world.people.some((person) => person.user.id === userId)) throw notFound(noSuchPerson)
    return { token: accessToken(userId, caller.user.id), refreshToken: refreshToken(userId, caller.user.id) }
  },

  changePassword({ body }) {
    if (body.currentPassword !== demoPassword) throw formError({ '/currentPassword': [wrongPassword] })
    return done
  },

  setCurrentTenant({ body: { tenantId } }, { world, caller: { person } }) {
    if (!reachableTenants(world, person).some(({ id }) => id === tenantId))
      throw formError({ '/tenantId': [notOfOrganization] })
    person.currentTenantId = tenantId
    return done
  },

  logout: () => done,
  reportError: () => done,
  reportClientVersion: () => done,
  reportFirstPaint: () => done,
})
