import { http, HttpResponse, type HttpHandler } from 'msw'
import {
  getChangePasswordMockHandler,
  getGetHealthMockHandler,
  getGetMeMockHandler,
  getGetPermissionsMockHandler,
  getImpersonateUserMockHandler,
  getLogoutMockHandler,
  getRefreshTokensMockHandler,
  getReportErrorMockHandler,
  getSetCurrentTenantMockHandler,
} from '#generated/client/session/session.msw.ts'
import type {
  CurrentTenantUpdate,
  ImpersonationRequest,
  PasswordChange,
  RefreshRequest,
  TokenPair,
} from '#generated/model/index.ts'
import {
  accessToken,
  callerOf,
  type MockContext,
  nextPermissionToken,
  personOfToken,
  refreshToken,
  renewed,
  tenantOf,
} from '../context.ts'
import { reachableTenants } from '../people.ts'
import { formError, notFound } from '../refusals.ts'
import { bodyOf } from '../requests.ts'

/** The password of everybody in the demo. */
const demoPassword = 'waybill-demo'

const done = { done: true } as const

/** Who is signed in, and the installation's own configuration. */
export function sessionHandlers(context: MockContext): HttpHandler[] {
  return [
    http.get('*/config.json', () =>
      HttpResponse.json({
        superAdminUrl: 'https://admin.waybill.example',
        driverAppUrl: 'https://drivers.waybill.example',
      }),
    ),
    getGetHealthMockHandler({ status: 'ready', version: 'mocks' }),
    getGetMeMockHandler(({ request }) => {
      const { person, impersonated } = callerOf(context, request)
      return { ...person.me, impersonated }
    }),
    getGetPermissionsMockHandler(({ request }) => {
      const caller = callerOf(context, request)
      return {
        tenantId: tenantOf(caller).tenant.id,
        roles: [...caller.roles],
        permissions: [...caller.permissions].map((id) => ({ id })),
        permissionToken: nextPermissionToken(context),
        readsPrices: caller.readsPrices,
      }
    }),
    getRefreshTokensMockHandler(async ({ request }): Promise<TokenPair> => {
      const body = await bodyOf<RefreshRequest>(request)
      const { user } = personOfToken(context, renewed(body.refreshToken))
      if (body.refreshToken.startsWith('mock-refresh-'))
        return { token: renewed(body.refreshToken), refreshToken: body.refreshToken }
      return { token: accessToken(user.id), refreshToken: refreshToken(user.id) }
    }),
    getImpersonateUserMockHandler(async ({ request }) => {
      const { userId } = await bodyOf<ImpersonationRequest>(request)
      const { user } = callerOf(context, request)
      if (!context.world.people.some((person) => person.user.id === userId)) throw notFound('There is no such person.')
      return { token: accessToken(userId, user.id), refreshToken: refreshToken(userId, user.id) }
    }),
    getChangePasswordMockHandler(async ({ request }) => {
      const { currentPassword } = await bodyOf<PasswordChange>(request)
      if (currentPassword !== demoPassword) throw formError({ '/currentPassword': ['Password is incorrect'] })
      return done
    }),
    getSetCurrentTenantMockHandler(async ({ request }) => {
      const { tenantId } = await bodyOf<CurrentTenantUpdate>(request)
      const { person } = callerOf(context, request)
      if (!reachableTenants(context.world, person).some(({ id }) => id === tenantId))
        throw formError({ '/tenantId': ['You do not belong to this organization'] })
      person.currentTenantId = tenantId
      return done
    }),
    getLogoutMockHandler(done),
    getReportErrorMockHandler(done),
  ]
}
