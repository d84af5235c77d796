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
  PermissionId
} from '../../model';
import type {
  DefaultRoles,
  DoneResponse,
  ExternalOrganizationPage,
  ExternalPersonPage,
  PermissionReasons,
  Person,
  PersonAccessPage,
  Role,
  RoleGrant,
  RoleGrantPage,
  RoleHolders,
  RolePage,
  TenantRef
} from '../../model';


export const getGetTenantRolesResponseMock = (overrideResponse: Partial<Extract<RolePage, object>> = {}): RolePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), permissions: faker.helpers.arrayElements(Object.values(PermissionId)), isDefault: faker.datatype.boolean(), people: faker.number.int({min: 0}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateRoleResponseMock = (overrideResponse: Partial<Extract<Role, object>> = {}): Role => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), permissions: faker.helpers.arrayElements(Object.values(PermissionId)), isDefault: faker.datatype.boolean(), people: faker.number.int({min: 0}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetDefaultRolesResponseMock = (overrideResponse: Partial<Extract<DefaultRoles, object>> = {}): DefaultRoles => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), permissions: faker.helpers.arrayElements(Object.values(PermissionId)), people: faker.number.int({min: 0})})), ...overrideResponse})

export const getGetRoleResponseMock = (overrideResponse: Partial<Extract<Role, object>> = {}): Role => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), permissions: faker.helpers.arrayElements(Object.values(PermissionId)), isDefault: faker.datatype.boolean(), people: faker.number.int({min: 0}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateRoleResponseMock = (overrideResponse: Partial<Extract<Role, object>> = {}): Role => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), permissions: faker.helpers.arrayElements(Object.values(PermissionId)), isDefault: faker.datatype.boolean(), people: faker.number.int({min: 0}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteRoleResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetRoleHoldersResponseMock = (overrideResponse: Partial<Extract<RoleHolders, object>> = {}): RoleHolders => ({people: faker.number.int({min: 0}), elsewhere: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(Object.values(PermissionId)), people: faker.number.int({min: 1})})), ...overrideResponse})

export const getGetRoleGrantsResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetRoleGrantsResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetRoleGrantsResponseMock = (overrideResponse: Partial<Extract<RoleGrantPage, object>> = {}): RoleGrantPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), user: faker.helpers.arrayElement([{...getGetRoleGrantsResponsePersonMock()},null,]), granteeTenant: faker.helpers.arrayElement([{...getGetRoleGrantsResponseTenantRefMock()},null,]), role: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, grantedBy: faker.helpers.arrayElement([{...getGetRoleGrantsResponsePersonMock()},null,]), grantedAt: faker.number.int({min: 946684800, max: 4133980799}), endedBy: faker.helpers.arrayElement([{...getGetRoleGrantsResponsePersonMock()},null,]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateRoleGrantResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getCreateRoleGrantResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getCreateRoleGrantResponseMock = (overrideResponse: Partial<Extract<RoleGrant, object>> = {}): RoleGrant => ({id: faker.number.int({min: 1, max: 9007199254740991}), user: faker.helpers.arrayElement([{...getCreateRoleGrantResponsePersonMock()},null,]), granteeTenant: faker.helpers.arrayElement([{...getCreateRoleGrantResponseTenantRefMock()},null,]), role: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, grantedBy: faker.helpers.arrayElement([{...getCreateRoleGrantResponsePersonMock()},null,]), grantedAt: faker.number.int({min: 946684800, max: 4133980799}), endedBy: faker.helpers.arrayElement([{...getCreateRoleGrantResponsePersonMock()},null,]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), ...overrideResponse})

export const getEndRoleGrantResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGrantUserRoleResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGrantUserRoleResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGrantUserRoleResponseMock = (overrideResponse: Partial<Extract<RoleGrant, object>> = {}): RoleGrant => ({id: faker.number.int({min: 1, max: 9007199254740991}), user: faker.helpers.arrayElement([{...getGrantUserRoleResponsePersonMock()},null,]), granteeTenant: faker.helpers.arrayElement([{...getGrantUserRoleResponseTenantRefMock()},null,]), role: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, grantedBy: faker.helpers.arrayElement([{...getGrantUserRoleResponsePersonMock()},null,]), grantedAt: faker.number.int({min: 946684800, max: 4133980799}), endedBy: faker.helpers.arrayElement([{...getGrantUserRoleResponsePersonMock()},null,]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), ...overrideResponse})

export const getEndUserRoleResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getSetUserRolesResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetExternalPeopleResponseMock = (overrideResponse: Partial<Extract<ExternalPersonPage, object>> = {}): ExternalPersonPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), tenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetExternalOrganizationsResponseMock = (overrideResponse: Partial<Extract<ExternalOrganizationPage, object>> = {}): ExternalOrganizationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), people: faker.number.int({min: 0})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetPeopleAccessResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetPeopleAccessResponseMock = (overrideResponse: Partial<Extract<PersonAccessPage, object>> = {}): PersonAccessPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), admin: faker.datatype.boolean(), archived: faker.datatype.boolean(), through: faker.helpers.arrayElement([{...getGetPeopleAccessResponseTenantRefMock()},null,]), roles: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), permissions: faker.helpers.arrayElements(Object.values(PermissionId))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetPermissionReasonsResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetPermissionReasonsResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetPermissionReasonsResponseMock = (overrideResponse: Partial<Extract<PermissionReasons, object>> = {}): PermissionReasons => ({user: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, permission: faker.helpers.arrayElement(Object.values(PermissionId)), allowed: faker.datatype.boolean(), notes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), givenBy: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({role: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, grantedAt: faker.number.int({min: 946684800, max: 4133980799}), grantedBy: faker.helpers.arrayElement([{...getGetPermissionReasonsResponsePersonMock()},null,]), grantedTo: faker.helpers.arrayElement([{...getGetPermissionReasonsResponseTenantRefMock()},null,])})), wouldGive: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({role: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, granters: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}))})), ...overrideResponse})

export const getGetOwnPermissionReasonsResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetOwnPermissionReasonsResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetOwnPermissionReasonsResponseMock = (overrideResponse: Partial<Extract<PermissionReasons, object>> = {}): PermissionReasons => ({user: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, permission: faker.helpers.arrayElement(Object.values(PermissionId)), allowed: faker.datatype.boolean(), notes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), givenBy: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({role: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, grantedAt: faker.number.int({min: 946684800, max: 4133980799}), grantedBy: faker.helpers.arrayElement([{...getGetOwnPermissionReasonsResponsePersonMock()},null,]), grantedTo: faker.helpers.arrayElement([{...getGetOwnPermissionReasonsResponseTenantRefMock()},null,])})), wouldGive: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({role: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, granters: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}))})), ...overrideResponse})


export const getGetTenantRolesMockHandler = (overrideResponse?: RolePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RolePage> | RolePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/roles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantRolesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRoleMockHandler = (overrideResponse?: Role | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Role> | Role), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/roles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRoleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDefaultRolesMockHandler = (overrideResponse?: DefaultRoles | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DefaultRoles> | DefaultRoles), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/default-roles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDefaultRolesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRoleMockHandler = (overrideResponse?: Role | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Role> | Role), options?: RequestHandlerOptions) => {
  return http.get('*/api/roles/:roleId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRoleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateRoleMockHandler = (overrideResponse?: Role | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Role> | Role), options?: RequestHandlerOptions) => {
  return http.patch('*/api/roles/:roleId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRoleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteRoleMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/roles/:roleId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteRoleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRoleHoldersMockHandler = (overrideResponse?: RoleHolders | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RoleHolders> | RoleHolders), options?: RequestHandlerOptions) => {
  return http.get('*/api/roles/:roleId/holders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRoleHoldersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRoleGrantsMockHandler = (overrideResponse?: RoleGrantPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RoleGrantPage> | RoleGrantPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/role-grants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRoleGrantsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRoleGrantMockHandler = (overrideResponse?: RoleGrant | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RoleGrant> | RoleGrant), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/role-grants', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRoleGrantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndRoleGrantMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tenants/:tenantId/role-grants/:roleGrantId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndRoleGrantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGrantUserRoleMockHandler = (overrideResponse?: RoleGrant | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RoleGrant> | RoleGrant), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/users/:userId/roles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGrantUserRoleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndUserRoleMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tenants/:tenantId/users/:userId/roles/:roleId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndUserRoleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetUserRolesMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/:userId/roles', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUserRolesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetExternalPeopleMockHandler = (overrideResponse?: ExternalPersonPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExternalPersonPage> | ExternalPersonPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/external-people', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetExternalPeopleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetExternalOrganizationsMockHandler = (overrideResponse?: ExternalOrganizationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExternalOrganizationPage> | ExternalOrganizationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/external-organizations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetExternalOrganizationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPeopleAccessMockHandler = (overrideResponse?: PersonAccessPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonAccessPage> | PersonAccessPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/people-access', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPeopleAccessResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPermissionReasonsMockHandler = (overrideResponse?: PermissionReasons | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PermissionReasons> | PermissionReasons), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users/:userId/permission-reasons', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPermissionReasonsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOwnPermissionReasonsMockHandler = (overrideResponse?: PermissionReasons | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PermissionReasons> | PermissionReasons), options?: RequestHandlerOptions) => {
  return http.get('*/api/permissions/reasons', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOwnPermissionReasonsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRolesMock = () => [
  getGetTenantRolesMockHandler(),
  getCreateRoleMockHandler(),
  getGetDefaultRolesMockHandler(),
  getGetRoleMockHandler(),
  getUpdateRoleMockHandler(),
  getDeleteRoleMockHandler(),
  getGetRoleHoldersMockHandler(),
  getGetRoleGrantsMockHandler(),
  getCreateRoleGrantMockHandler(),
  getEndRoleGrantMockHandler(),
  getGrantUserRoleMockHandler(),
  getEndUserRoleMockHandler(),
  getSetUserRolesMockHandler(),
  getGetExternalPeopleMockHandler(),
  getGetExternalOrganizationsMockHandler(),
  getGetPeopleAccessMockHandler(),
  getGetPermissionReasonsMockHandler(),
  getGetOwnPermissionReasonsMockHandler()
]
