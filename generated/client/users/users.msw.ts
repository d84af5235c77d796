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
  BillStatus,
  OrderStatus,
  PermissionId,
  TenantKind,
  UnitPreference
} from '../../model';
import type {
  AccountEnding,
  BulkOrderResults,
  Coordinates,
  CurrentTenant,
  DoneResponse,
  DriverPosition,
  InProgressOrders,
  Person,
  Photo,
  TableLayout,
  TenantPage,
  TenantRef,
  TenantSummaries,
  TenantSummary,
  User,
  UserPermissions,
  UserUpdate
} from '../../model';


export const getGetCurrentTenantResponseTenantSummaryMock = (overrideResponse: Partial<TenantSummary> = {}): TenantSummary => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetCurrentTenantResponseMock = (overrideResponse: Partial<Extract<CurrentTenant, object>> = {}): CurrentTenant => ({tenant: faker.helpers.arrayElement([{...getGetCurrentTenantResponseTenantSummaryMock()},null,]), ...overrideResponse})

export const getGetUserResponseCoordinatesMock = (overrideResponse: Partial<Coordinates> = {}): Coordinates => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}, ...overrideResponse});

export const getGetUserResponseDriverPositionMock = (overrideResponse: Partial<DriverPosition> = {}): DriverPosition => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), recordedAt: faker.number.int({min: 0, max: 253402300799})}, ...overrideResponse});

export const getGetUserResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), admin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), unitPreference: faker.helpers.arrayElement(Object.values(UnitPreference)), ordersInHand: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), nextDropoff: faker.helpers.arrayElement([{...getGetUserResponseCoordinatesMock()},null,]), lastPosition: faker.helpers.arrayElement([{...getGetUserResponseDriverPositionMock()},null,]), ...overrideResponse})

export const getUpdateUserResponseMock = (overrideResponse: Partial<Extract<UserUpdate, object>> = {}): UserUpdate => ({firstName: faker.string.alpha({length: {min: 1, max: 80}}), lastName: faker.string.alpha({length: {min: 1, max: 80}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 30}}), undefined]), timezone: faker.string.alpha({length: {min: 10, max: 60}}), unitPreference: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getDeleteUserResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetAccountEndingResponseMock = (overrideResponse: Partial<Extract<AccountEnding, object>> = {}): AccountEnding => ({obstacles: Array.from({ length: faker.number.int({min: 1, max: 501}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 300}}))), organizations: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), assignedOrders: {total: faker.number.int({min: 0}), orderIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991})))}, carriedOrders: {total: faker.number.int({min: 0}), orderIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991})))}, vehicles: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), ...overrideResponse})

export const getSetUserPhotoResponseMock = (overrideResponse: Partial<Extract<Photo, object>> = {}): Photo => ({image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getRemoveUserPhotoResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getSetUserTimezoneResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetUserTenantPermissionsResponseMock = (overrideResponse: Partial<Extract<UserPermissions, object>> = {}): UserPermissions => ({permissions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(Object.values(PermissionId))})), ...overrideResponse})

export const getGetSwitchableTenantsResponseMock = (overrideResponse: Partial<Extract<TenantPage, object>> = {}): TenantPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetUserTenantsResponseMock = (overrideResponse: Partial<Extract<TenantSummaries, object>> = {}): TenantSummaries => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getGetUserInProgressDeliveryOrdersResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetUserInProgressDeliveryOrdersResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetUserInProgressDeliveryOrdersResponseMock = (overrideResponse: Partial<Extract<InProgressOrders, object>> = {}): InProgressOrders => ({data: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), availableAt: faker.number.int({min: 0, max: 253402300799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, brokeredTo: faker.helpers.arrayElement([{...getGetUserInProgressDeliveryOrdersResponseTenantRefMock()},null,]), driver: faker.helpers.arrayElement([{...getGetUserInProgressDeliveryOrdersResponsePersonMock()},null,]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffZone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), totalParcels: faker.number.int({min: 0}), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), pricing: {hidden: faker.datatype.boolean(), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, exceptions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}})))})), ...overrideResponse})

export const getAssignDeliveryOrdersResponseMock = (overrideResponse: Partial<Extract<BulkOrderResults, object>> = {}): BulkOrderResults => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({orderId: faker.number.int({min: 1, max: 9007199254740991}), ok: faker.datatype.boolean(), status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderStatus)), undefined]), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), ...overrideResponse})

export const getGetTableLayoutResponseMock = (overrideResponse: Partial<Extract<TableLayout, object>> = {}): TableLayout => ({columns: Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[A-Za-z][A-Za-z0-9]{0,59}$"))), density: faker.helpers.arrayElement(['regular','compact'] as const), ...overrideResponse})

export const getSaveTableLayoutResponseMock = (overrideResponse: Partial<Extract<TableLayout, object>> = {}): TableLayout => ({columns: Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[A-Za-z][A-Za-z0-9]{0,59}$"))), density: faker.helpers.arrayElement(['regular','compact'] as const), ...overrideResponse})


export const getGetCurrentTenantMockHandler = (overrideResponse?: CurrentTenant | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CurrentTenant> | CurrentTenant), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/current-tenant', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCurrentTenantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserMockHandler = (overrideResponse?: UserUpdate | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UserUpdate> | UserUpdate), options?: RequestHandlerOptions) => {
  return http.patch('*/api/users/:userId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteUserMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/users/:userId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAccountEndingMockHandler = (overrideResponse?: AccountEnding | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountEnding> | AccountEnding), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/account-ending', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountEndingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetUserPhotoMockHandler = (overrideResponse?: Photo | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Photo> | Photo), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/:userId/photo', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUserPhotoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveUserPhotoMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/users/:userId/photo', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveUserPhotoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetUserTimezoneMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/:userId/timezone', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUserTimezoneResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserTenantPermissionsMockHandler = (overrideResponse?: UserPermissions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserPermissions> | UserPermissions), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/permissions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserTenantPermissionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSwitchableTenantsMockHandler = (overrideResponse?: TenantPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantPage> | TenantPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/switchable-tenants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSwitchableTenantsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserTenantsMockHandler = (overrideResponse?: TenantSummaries | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantSummaries> | TenantSummaries), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/tenants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserTenantsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserInProgressDeliveryOrdersMockHandler = (overrideResponse?: InProgressOrders | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InProgressOrders> | InProgressOrders), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/in-progress-delivery-orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserInProgressDeliveryOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAssignDeliveryOrdersMockHandler = (overrideResponse?: BulkOrderResults | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BulkOrderResults> | BulkOrderResults), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/:userId/delivery-orders/bulk', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignDeliveryOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTableLayoutMockHandler = (overrideResponse?: TableLayout | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TableLayout> | TableLayout), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/table-layouts/:tableId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTableLayoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveTableLayoutMockHandler = (overrideResponse?: TableLayout | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TableLayout> | TableLayout), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/:userId/table-layouts/:tableId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveTableLayoutResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUsersMock = () => [
  getGetCurrentTenantMockHandler(),
  getGetUserMockHandler(),
  getUpdateUserMockHandler(),
  getDeleteUserMockHandler(),
  getGetAccountEndingMockHandler(),
  getSetUserPhotoMockHandler(),
  getRemoveUserPhotoMockHandler(),
  getSetUserTimezoneMockHandler(),
  getGetUserTenantPermissionsMockHandler(),
  getGetSwitchableTenantsMockHandler(),
  getGetUserTenantsMockHandler(),
  getGetUserInProgressDeliveryOrdersMockHandler(),
  getAssignDeliveryOrdersMockHandler(),
  getGetTableLayoutMockHandler(),
  getSaveTableLayoutMockHandler()
]
