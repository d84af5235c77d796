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

import type {
  AcceptedInvitation,
  DoneResponse,
  Invitation,
  InvitationChoices,
  InvitationLook,
  InvitationPage,
  SharedInvitation,
  TenantRef,
  TokenPair
} from '../../model';


export const getGetPaginatedInvitationsResponseMock = (overrideResponse: Partial<Extract<InvitationPage, object>> = {}): InvitationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['user','customer','supplier'] as const), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), forInitialUserEmail: faker.internet.email(), forInitialUserFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forPrefillTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), invitedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), acceptedTenantId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), acceptedTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateInvitationResponseMock = (overrideResponse: Partial<Extract<Invitation, object>> = {}): Invitation => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['user','customer','supplier'] as const), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), forInitialUserEmail: faker.internet.email(), forInitialUserFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forPrefillTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), invitedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), acceptedTenantId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), acceptedTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})

export const getGetInvitationResponseMock = (overrideResponse: Partial<Extract<Invitation, object>> = {}): Invitation => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['user','customer','supplier'] as const), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), forInitialUserEmail: faker.internet.email(), forInitialUserFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forPrefillTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), invitedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), acceptedTenantId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), acceptedTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})

export const getRevokeInvitationResponseMock = (overrideResponse: Partial<Extract<Invitation, object>> = {}): Invitation => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['user','customer','supplier'] as const), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), forInitialUserEmail: faker.internet.email(), forInitialUserFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forPrefillTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), invitedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), acceptedTenantId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), acceptedTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})

export const getResendInvitationResponseMock = (overrideResponse: Partial<Extract<Invitation, object>> = {}): Invitation => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['user','customer','supplier'] as const), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), forInitialUserEmail: faker.internet.email(), forInitialUserFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forPrefillTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), invitedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), acceptedTenantId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), acceptedTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})

export const getShareInvitationResponseMock = (overrideResponse: Partial<Extract<SharedInvitation, object>> = {}): SharedInvitation => ({link: faker.string.alpha({length: {min: 10, max: 2000}}), picture: faker.string.alpha({length: {min: 10, max: 40000}}), ...overrideResponse})

export const getLinkInvitationResponseMock = (overrideResponse: Partial<Extract<AcceptedInvitation, object>> = {}): AcceptedInvitation => ({tenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getAcceptInvitationResponseMock = (overrideResponse: Partial<Extract<AcceptedInvitation, object>> = {}): AcceptedInvitation => ({tenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getGetInvitationByUidResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetInvitationByUidResponseMock = (overrideResponse: Partial<Extract<InvitationLook, object>> = {}): InvitationLook => ({invitation: {id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['user','customer','supplier'] as const), tenantId: faker.number.int({min: 1, max: 9007199254740991}), forInitialUserEmail: faker.string.alpha({length: {min: 10, max: 20}}), forInitialUserFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forPrefillTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), provesEmail: faker.datatype.boolean(), roleNames: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), invitedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0, max: 253402300799})}, invitingTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, linkedTenant: faker.helpers.arrayElement([{...getGetInvitationByUidResponseTenantRefMock()},null,]), ...overrideResponse})

export const getGetInvitationTenantsResponseMock = (overrideResponse: Partial<Extract<InvitationChoices, object>> = {}): InvitationChoices => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), linked: faker.datatype.boolean(), whyNot: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getAcceptInvitationAsGuestResponseMock = (overrideResponse: Partial<Extract<TokenPair, object>> = {}): TokenPair => ({token: faker.string.alpha({length: {min: 10, max: 20}}), refreshToken: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRejectInvitationResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getSendInvitationLinkResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getGetPaginatedInvitationsMockHandler = (overrideResponse?: InvitationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitationPage> | InvitationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/invitations-paginated', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedInvitationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/invitations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.get('*/api/invitations/:invitationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.delete('*/api/invitations/:invitationId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResendInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getShareInvitationMockHandler = (overrideResponse?: SharedInvitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SharedInvitation> | SharedInvitation), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/share', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShareInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLinkInvitationMockHandler = (overrideResponse?: AcceptedInvitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedInvitation> | AcceptedInvitation), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/link', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLinkInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptInvitationMockHandler = (overrideResponse?: AcceptedInvitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedInvitation> | AcceptedInvitation), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvitationByUidMockHandler = (overrideResponse?: InvitationLook | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitationLook> | InvitationLook), options?: RequestHandlerOptions) => {
  return http.get('*/api/invitations/u/:invitationUid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvitationByUidResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvitationTenantsMockHandler = (overrideResponse?: InvitationChoices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitationChoices> | InvitationChoices), options?: RequestHandlerOptions) => {
  return http.get('*/api/invitations/u/:invitationUid/tenants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvitationTenantsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptInvitationAsGuestMockHandler = (overrideResponse?: TokenPair | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenPair> | TokenPair), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/u/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationAsGuestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRejectInvitationMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/u/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRejectInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendInvitationLinkMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/u/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendInvitationLinkResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRelationshipsMock = () => [
  getGetPaginatedInvitationsMockHandler(),
  getCreateInvitationMockHandler(),
  getGetInvitationMockHandler(),
  getRevokeInvitationMockHandler(),
  getResendInvitationMockHandler(),
  getShareInvitationMockHandler(),
  getLinkInvitationMockHandler(),
  getAcceptInvitationMockHandler(),
  getGetInvitationByUidMockHandler(),
  getGetInvitationTenantsMockHandler(),
  getAcceptInvitationAsGuestMockHandler(),
  getRejectInvitationMockHandler(),
  getSendInvitationLinkMockHandler()
]
