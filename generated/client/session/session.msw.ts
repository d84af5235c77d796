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
  PermissionId,
  UnitPreference
} from '../../model';
import type {
  DoneResponse,
  EmailChange,
  EmailExists,
  ErrorGroupDetail,
  ErrorGroupPage,
  Health,
  Me,
  NoticeDevices,
  PaintedRoutePage,
  PermissionSet,
  Readiness,
  RecoveryCodes,
  SeenVersions,
  SignInPage,
  TokenPair,
  TwoStep,
  TwoStepSetup
} from '../../model';


export const getGetHealthResponseMock = (overrideResponse: Partial<Extract<Health, object>> = {}): Health => ({status: faker.helpers.arrayElement(['alive'] as const), version: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetReadinessResponseMock = (overrideResponse: Partial<Extract<Readiness, object>> = {}): Readiness => ({status: faker.helpers.arrayElement(['ready'] as const), version: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetMeResponseMock = (overrideResponse: Partial<Extract<Me, object>> = {}): Me => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), admin: faker.datatype.boolean(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), unitPreference: faker.helpers.arrayElement(Object.values(UnitPreference)), notificationsRefreshedAt: faker.helpers.arrayElement([faker.number.int(), null]), impersonated: faker.datatype.boolean(), ...overrideResponse})

export const getGetPermissionsResponseMock = (overrideResponse: Partial<Extract<PermissionSet, object>> = {}): PermissionSet => ({tenantId: faker.number.int({min: 1, max: 9007199254740991}), roles: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 15}))), ownRoles: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), permissions: faker.helpers.arrayElements(Object.values(PermissionId))})), permissions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(Object.values(PermissionId))})), permissionToken: faker.string.alpha({length: {min: 10, max: 20}}), external: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, undefined]), readsPrices: faker.datatype.boolean(), ...overrideResponse})

export const getRefreshTokensResponseMock = (overrideResponse: Partial<Extract<TokenPair, object>> = {}): TokenPair => ({token: faker.string.alpha({length: {min: 10, max: 20}}), refreshToken: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetErrorGroupsResponseMock = (overrideResponse: Partial<Extract<ErrorGroupPage, object>> = {}): ErrorGroupPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), description: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.string.alpha({length: {min: 10, max: 20}}), reports: faker.number.int({min: 0}), people: faker.number.int({min: 0}), tenants: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), versions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), firstSeenAt: faker.number.int({min: 946684800, max: 4133980799}), lastSeenAt: faker.number.int({min: 946684800, max: 4133980799}), resolvedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), resolvedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getReportErrorResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetErrorGroupResponseMock = (overrideResponse: Partial<Extract<ErrorGroupDetail, object>> = {}): ErrorGroupDetail => ({group: {id: faker.number.int({min: 1, max: 9007199254740991}), description: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.string.alpha({length: {min: 10, max: 20}}), reports: faker.number.int({min: 0}), people: faker.number.int({min: 0}), tenants: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), versions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), firstSeenAt: faker.number.int({min: 946684800, max: 4133980799}), lastSeenAt: faker.number.int({min: 946684800, max: 4133980799}), resolvedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), resolvedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, latest: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), description: faker.string.alpha({length: {min: 10, max: 20}}), stack: faker.string.alpha({length: {min: 10, max: 20}}), location: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), userAgent: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), personName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), tenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getUpdateErrorGroupResponseMock = (overrideResponse: Partial<Extract<ErrorGroupDetail, object>> = {}): ErrorGroupDetail => ({group: {id: faker.number.int({min: 1, max: 9007199254740991}), description: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.string.alpha({length: {min: 10, max: 20}}), reports: faker.number.int({min: 0}), people: faker.number.int({min: 0}), tenants: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), versions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), firstSeenAt: faker.number.int({min: 946684800, max: 4133980799}), lastSeenAt: faker.number.int({min: 946684800, max: 4133980799}), resolvedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), resolvedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, latest: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), description: faker.string.alpha({length: {min: 10, max: 20}}), stack: faker.string.alpha({length: {min: 10, max: 20}}), location: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), userAgent: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), personName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), tenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getGetClientVersionsResponseMock = (overrideResponse: Partial<Extract<SeenVersions, object>> = {}): SeenVersions => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({version: faker.string.alpha({length: {min: 10, max: 20}}), people: faker.number.int({min: 0}), loads: faker.number.int({min: 0, max: 9007199254740991}), firstDay: faker.date.past().toISOString().slice(0, 10), lastDay: faker.date.past().toISOString().slice(0, 10), lastSeenAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), isServers: faker.datatype.boolean()})), ...overrideResponse})

export const getReportClientVersionResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetFirstPaintsResponseMock = (overrideResponse: Partial<Extract<PaintedRoutePage, object>> = {}): PaintedRoutePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({route: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.string.alpha({length: {min: 10, max: 20}}), loads: faker.number.int({min: 1, max: 9007199254740991}), medianMs: faker.number.int({min: 0}), ninetiethMs: faker.number.int({min: 0})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getReportFirstPaintResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getImpersonateUserResponseMock = (overrideResponse: Partial<Extract<TokenPair, object>> = {}): TokenPair => ({token: faker.string.alpha({length: {min: 10, max: 20}}), refreshToken: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getChangePasswordResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getSetCurrentTenantResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getLogoutResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getConfirmIdentityResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetSignInsResponseMock = (overrideResponse: Partial<Extract<SignInPage, object>> = {}): SignInPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), device: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), startedAt: faker.number.int({min: 946684800, max: 4133980799}), lastUsedAt: faker.number.int({min: 946684800, max: 4133980799}), current: faker.datatype.boolean(), administrator: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getEndSignInResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getSignOutEverywhereResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetNoticeDevicesResponseMock = (overrideResponse: Partial<Extract<NoticeDevices, object>> = {}): NoticeDevices => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), device: faker.string.alpha({length: {min: 10, max: 20}}), registeredAt: faker.number.int({min: 946684800, max: 4133980799}), current: faker.datatype.boolean()})), ...overrideResponse})

export const getSetFcmTokenResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetTwoStepResponseMock = (overrideResponse: Partial<Extract<TwoStep, object>> = {}): TwoStep => ({enabledAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), recoveryCodesLeft: faker.number.int({min: 0, max: 10}), ...overrideResponse})

export const getBeginTwoStepResponseMock = (overrideResponse: Partial<Extract<TwoStepSetup, object>> = {}): TwoStepSetup => ({secret: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 2000}}), picture: faker.string.alpha({length: {min: 10, max: 40000}}), ...overrideResponse})

export const getEnableTwoStepResponseMock = (overrideResponse: Partial<Extract<RecoveryCodes, object>> = {}): RecoveryCodes => ({recoveryCodes: Array.from({ length: faker.number.int({min: 10, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getDisableTwoStepResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getRenewRecoveryCodesResponseMock = (overrideResponse: Partial<Extract<RecoveryCodes, object>> = {}): RecoveryCodes => ({recoveryCodes: Array.from({ length: faker.number.int({min: 10, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getGetEmailExistsResponseMock = (overrideResponse: Partial<Extract<EmailExists, object>> = {}): EmailExists => ({exists: faker.datatype.boolean(), ...overrideResponse})

export const getSendVerificationCodeResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getSendGuestVerificationCodeResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetEmailChangeResponseMock = (overrideResponse: Partial<Extract<EmailChange, object>> = {}): EmailChange => ({email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getBeginEmailChangeResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getConfirmEmailChangeResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getGetHealthMockHandler = (overrideResponse?: Health | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Health> | Health), options?: RequestHandlerOptions) => {
  return http.get('*/api/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReadinessMockHandler = (overrideResponse?: Readiness | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Readiness> | Readiness), options?: RequestHandlerOptions) => {
  return http.get('*/api/ready', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadinessResponseMock(),
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

export const getGetErrorGroupsMockHandler = (overrideResponse?: ErrorGroupPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ErrorGroupPage> | ErrorGroupPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/errors', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetErrorGroupsResponseMock(),
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

export const getGetErrorGroupMockHandler = (overrideResponse?: ErrorGroupDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ErrorGroupDetail> | ErrorGroupDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/errors/:errorGroupId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetErrorGroupResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateErrorGroupMockHandler = (overrideResponse?: ErrorGroupDetail | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ErrorGroupDetail> | ErrorGroupDetail), options?: RequestHandlerOptions) => {
  return http.patch('*/api/errors/:errorGroupId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateErrorGroupResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetClientVersionsMockHandler = (overrideResponse?: SeenVersions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SeenVersions> | SeenVersions), options?: RequestHandlerOptions) => {
  return http.get('*/api/client-versions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetClientVersionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReportClientVersionMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/client-versions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportClientVersionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFirstPaintsMockHandler = (overrideResponse?: PaintedRoutePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaintedRoutePage> | PaintedRoutePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/metrics/fcp', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFirstPaintsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReportFirstPaintMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/metrics/fcp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportFirstPaintResponseMock(),
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

export const getConfirmIdentityMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/session/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmIdentityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSignInsMockHandler = (overrideResponse?: SignInPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SignInPage> | SignInPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/sign-ins', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSignInsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndSignInMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/users/:userId/sign-ins/:signInId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndSignInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSignOutEverywhereMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/:userId/sign-out-everywhere', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignOutEverywhereResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNoticeDevicesMockHandler = (overrideResponse?: NoticeDevices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NoticeDevices> | NoticeDevices), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/devices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNoticeDevicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetFcmTokenMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/:userId/fcm-token', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetFcmTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTwoStepMockHandler = (overrideResponse?: TwoStep | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TwoStep> | TwoStep), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/two-step', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTwoStepResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBeginTwoStepMockHandler = (overrideResponse?: TwoStepSetup | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TwoStepSetup> | TwoStepSetup), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/:userId/two-step', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginTwoStepResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEnableTwoStepMockHandler = (overrideResponse?: RecoveryCodes | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RecoveryCodes> | RecoveryCodes), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/:userId/two-step', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableTwoStepResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDisableTwoStepMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/users/:userId/two-step', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableTwoStepResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenewRecoveryCodesMockHandler = (overrideResponse?: RecoveryCodes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodes> | RecoveryCodes), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/:userId/two-step/recovery-codes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewRecoveryCodesResponseMock(),
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

export const getSendGuestVerificationCodeMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/u/send-verification-code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendGuestVerificationCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetEmailChangeMockHandler = (overrideResponse?: EmailChange | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EmailChange> | EmailChange), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/email-change', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEmailChangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBeginEmailChangeMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/:userId/email-change', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginEmailChangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmEmailChangeMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/:userId/email-change', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailChangeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSessionMock = () => [
  getGetHealthMockHandler(),
  getGetReadinessMockHandler(),
  getGetMeMockHandler(),
  getGetPermissionsMockHandler(),
  getRefreshTokensMockHandler(),
  getGetErrorGroupsMockHandler(),
  getReportErrorMockHandler(),
  getGetErrorGroupMockHandler(),
  getUpdateErrorGroupMockHandler(),
  getGetClientVersionsMockHandler(),
  getReportClientVersionMockHandler(),
  getGetFirstPaintsMockHandler(),
  getReportFirstPaintMockHandler(),
  getImpersonateUserMockHandler(),
  getChangePasswordMockHandler(),
  getSetCurrentTenantMockHandler(),
  getLogoutMockHandler(),
  getConfirmIdentityMockHandler(),
  getGetSignInsMockHandler(),
  getEndSignInMockHandler(),
  getSignOutEverywhereMockHandler(),
  getGetNoticeDevicesMockHandler(),
  getSetFcmTokenMockHandler(),
  getGetTwoStepMockHandler(),
  getBeginTwoStepMockHandler(),
  getEnableTwoStepMockHandler(),
  getDisableTwoStepMockHandler(),
  getRenewRecoveryCodesMockHandler(),
  getGetEmailExistsMockHandler(),
  getSendVerificationCodeMockHandler(),
  getSendGuestVerificationCodeMockHandler(),
  getGetEmailChangeMockHandler(),
  getBeginEmailChangeMockHandler(),
  getConfirmEmailChangeMockHandler()
]
