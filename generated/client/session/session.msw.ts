/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import {
  faker
} from '@faker-js/faker/locale/en_CA';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  UnitPreference
} from '../../model';
import type {
  DoneResponse,
  EmailExists,
  Health,
  Me,
  PermissionSet,
  TokenPair
} from '../../model';


export const getGetHealthResponseMock = (overrideResponse: Partial<Extract<Health, object>> = {}): Health => ({status: faker.helpers.arrayElement(['ready'] as const), version: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetMeResponseMock = (overrideResponse: Partial<Extract<Me, object>> = {}): Me => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), admin: faker.datatype.boolean(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), unitPreference: faker.helpers.arrayElement(Object.values(UnitPreference)), notificationsRefreshedAt: faker.helpers.arrayElement([faker.number.int(), null]), impersonated: faker.datatype.boolean(), ...overrideResponse})

export const getGetPermissionsResponseMock = (overrideResponse: Partial<Extract<PermissionSet, object>> = {}): PermissionSet => ({tenantId: faker.number.int({min: 1, max: 9007199254740991}), roles: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 15}))), permissions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(['delivery-orders.read','delivery-orders.create','delivery-orders.update','delivery-orders.delete','delivery-orders.assign','delivery-orders.update-limited','delivery-orders.drive','recurring-orders.read','recurring-orders.create','recurring-orders.update','recurring-orders.delete','customers.read','customers.create','customers.update','customers.delete','vendors.read','vendors.create','vendors.update','vendors.delete','suppliers.read','suppliers.create','suppliers.update','suppliers.delete','users.read','users.create','users.update','users.delete','users.impersonate','installation.manage','roles.read','roles.create','roles.update','roles.delete','locations.read','locations.create','locations.update','locations.delete','services.read','services.create','services.update','services.delete','vehicles.read','vehicles.create','vehicles.update','vehicles.delete','delivery-settings.read','delivery-settings.create','delivery-settings.update','delivery-settings.delete','tenants.read','tenants.create','tenants.update','tenants.delete','applications.read','applications.create','applications.update','applications.delete','invitations.read','invitations.create','invitations.update','invitations.delete','accounting.read','accounting.create','accounting.update','accounting.delete','pricing.read','pricing.create','pricing.update','pricing.delete','owner.audit-onboarding-requests','owner.change-ownership','owner.update-subscription'] as const)})), permissionToken: faker.string.alpha({length: {min: 10, max: 20}}), readsPrices: faker.datatype.boolean(), ...overrideResponse})

export const getRefreshTokensResponseMock = (overrideResponse: Partial<Extract<TokenPair, object>> = {}): TokenPair => ({token: faker.string.alpha({length: {min: 10, max: 20}}), refreshToken: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getReportErrorResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getImpersonateUserResponseMock = (overrideResponse: Partial<Extract<TokenPair, object>> = {}): TokenPair => ({token: faker.string.alpha({length: {min: 10, max: 20}}), refreshToken: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getChangePasswordResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getSetCurrentTenantResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getLogoutResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetEmailExistsResponseMock = (overrideResponse: Partial<Extract<EmailExists, object>> = {}): EmailExists => ({exists: faker.datatype.boolean(), ...overrideResponse})

export const getSendVerificationCodeResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getGetHealthMockHandler = (overrideResponse?: Health | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Health> | Health), options?: RequestHandlerOptions) => {
  return http.get('*/api/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMeMockHandler = (overrideResponse?: Me | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Me> | Me), options?: RequestHandlerOptions) => {
  return http.get('*/api/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPermissionsMockHandler = (overrideResponse?: PermissionSet | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PermissionSet> | PermissionSet), options?: RequestHandlerOptions) => {
  return http.get('*/api/permissions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPermissionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefreshTokensMockHandler = (overrideResponse?: TokenPair | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenPair> | TokenPair), options?: RequestHandlerOptions) => {
  return http.post('*/api/refresh', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshTokensResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReportErrorMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/errors', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportErrorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImpersonateUserMockHandler = (overrideResponse?: TokenPair | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenPair> | TokenPair), options?: RequestHandlerOptions) => {
  return http.post('*/api/impersonate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImpersonateUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangePasswordMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/:userId/change-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetCurrentTenantMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/:userId/current-tenant', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetCurrentTenantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetEmailExistsMockHandler = (overrideResponse?: EmailExists | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EmailExists> | EmailExists), options?: RequestHandlerOptions) => {
  return http.get('*/api/email-exists/:email', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEmailExistsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendVerificationCodeMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/send-verification-code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendVerificationCodeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSessionMock = () => [
  getGetHealthMockHandler(),
  getGetMeMockHandler(),
  getGetPermissionsMockHandler(),
  getRefreshTokensMockHandler(),
  getReportErrorMockHandler(),
  getImpersonateUserMockHandler(),
  getChangePasswordMockHandler(),
  getSetCurrentTenantMockHandler(),
  getLogoutMockHandler(),
  getGetEmailExistsMockHandler(),
  getSendVerificationCodeMockHandler()
]
