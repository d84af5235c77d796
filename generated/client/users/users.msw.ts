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
  DeliveryOrderUpdateType,
  NotificationType,
  OrderStatus,
  PermissionId,
  TenantKind,
  UnitPreference
} from '../../model';
import type {
  Absence,
  AbsencePage,
  AccountEnding,
  ArchiveConsequences,
  BulkOrderResults,
  Coordinates,
  CurrentTenant,
  DeliveryOrderPage,
  DoneResponse,
  Driver,
  DriverActPage,
  DriverPage,
  DriverPosition,
  DriverVehicles,
  InProgressOrders,
  NoticeDevices,
  NotificationPage,
  NotificationsRefreshed,
  Person,
  PersonalNotificationSettings,
  Photo,
  PushState,
  TableLayout,
  TenantPage,
  TenantRef,
  TenantSummaries,
  TenantSummary,
  TenantUser,
  TenantsWithRoles,
  UnreadCount,
  User,
  UserPermissions,
  UserUpdate,
  UsersArchived
} from '../../model';


export const getGetCurrentTenantResponseTenantSummaryMock = (overrideResponse: Partial<TenantSummary> = {}): TenantSummary => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), external: faker.helpers.arrayElement([{through: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}))}, undefined])}, ...overrideResponse});

export const getGetCurrentTenantResponseMock = (overrideResponse: Partial<Extract<CurrentTenant, object>> = {}): CurrentTenant => ({tenant: faker.helpers.arrayElement([{...getGetCurrentTenantResponseTenantSummaryMock()},null,]), ...overrideResponse})

export const getGetUserResponseCoordinatesMock = (overrideResponse: Partial<Coordinates> = {}): Coordinates => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}, ...overrideResponse});

export const getGetUserResponseDriverPositionMock = (overrideResponse: Partial<DriverPosition> = {}): DriverPosition => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), recordedAt: faker.number.int({min: 946684800, max: 4133980799})}, ...overrideResponse});

export const getGetUserResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), admin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), unitPreference: faker.helpers.arrayElement(Object.values(UnitPreference)), ordersInHand: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), nextDropoff: faker.helpers.arrayElement([{...getGetUserResponseCoordinatesMock()},null,]), lastPosition: faker.helpers.arrayElement([{...getGetUserResponseDriverPositionMock()},null,]), daysOff: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({fromDay: faker.date.past().toISOString().slice(0, 10), untilDay: faker.date.past().toISOString().slice(0, 10)})), undefined]), ...overrideResponse})

export const getUpdateUserResponseMock = (overrideResponse: Partial<Extract<UserUpdate, object>> = {}): UserUpdate => ({firstName: faker.string.alpha({length: {min: 1, max: 80}}), lastName: faker.string.alpha({length: {min: 1, max: 80}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 30}}), undefined]), timezone: faker.string.alpha({length: {min: 10, max: 60}}), unitPreference: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getDeleteUserResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetAccountEndingResponseMock = (overrideResponse: Partial<Extract<AccountEnding, object>> = {}): AccountEnding => ({obstacles: Array.from({ length: faker.number.int({min: 1, max: 501}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 300}}))), organizations: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), assignedOrders: {total: faker.number.int({min: 0}), orderIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991})))}, carriedOrders: {total: faker.number.int({min: 0}), orderIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991})))}, vehicles: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), ...overrideResponse})

export const getSetUserPhotoResponseMock = (overrideResponse: Partial<Extract<Photo, object>> = {}): Photo => ({image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getRemoveUserPhotoResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getSetUserTimezoneResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetUserTenantPermissionsResponseMock = (overrideResponse: Partial<Extract<UserPermissions, object>> = {}): UserPermissions => ({permissions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(Object.values(PermissionId))})), ...overrideResponse})

export const getGetSwitchableTenantsResponseMock = (overrideResponse: Partial<Extract<TenantPage, object>> = {}): TenantPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), external: faker.helpers.arrayElement([{through: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}))}, undefined])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetUserTenantsResponseMock = (overrideResponse: Partial<Extract<TenantSummaries, object>> = {}): TenantSummaries => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), external: faker.helpers.arrayElement([{through: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}))}, undefined])})), ...overrideResponse})

export const getGetUserWithRolesResponseMock = (overrideResponse: Partial<Extract<TenantUser, object>> = {}): TenantUser => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), admin: faker.datatype.boolean(), archived: faker.datatype.boolean(), archivedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), belongsElsewhere: faker.datatype.boolean(), roles: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), beyond: faker.helpers.arrayElements(Object.values(PermissionId)), lastSeenAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), createdAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetUserTenantsWithRolesResponseMock = (overrideResponse: Partial<Extract<TenantsWithRoles, object>> = {}): TenantsWithRoles => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({tenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), external: faker.helpers.arrayElement([{through: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}))}, undefined])}, roles: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})

export const getGetArchiveConsequencesResponseMock = (overrideResponse: Partial<Extract<ArchiveConsequences, object>> = {}): ArchiveConsequences => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({user: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, openOrders: faker.number.int({min: 0}), unassignable: faker.number.int({min: 0}), orders: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus))})), vehicles: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), accountEnds: faker.datatype.boolean()})), ...overrideResponse})

export const getArchiveUsersResponseMock = (overrideResponse: Partial<Extract<UsersArchived, object>> = {}): UsersArchived => ({unassigned: faker.number.int({min: 0}), left: faker.number.int({min: 0}), ...overrideResponse})

export const getRestoreUsersResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetUserInProgressDeliveryOrdersResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetUserInProgressDeliveryOrdersResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetUserInProgressDeliveryOrdersResponseMock = (overrideResponse: Partial<Extract<InProgressOrders, object>> = {}): InProgressOrders => ({data: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), availableAt: faker.number.int({min: 946684800, max: 4133980799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, brokeredTo: faker.helpers.arrayElement([{...getGetUserInProgressDeliveryOrdersResponseTenantRefMock()},null,]), driver: faker.helpers.arrayElement([{...getGetUserInProgressDeliveryOrdersResponsePersonMock()},null,]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffZone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), totalParcels: faker.number.int({min: 0}), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), pricing: {hidden: faker.datatype.boolean(), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, exceptions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}})))})), ...overrideResponse})

export const getAssignDeliveryOrdersResponseMock = (overrideResponse: Partial<Extract<BulkOrderResults, object>> = {}): BulkOrderResults => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({orderId: faker.number.int({min: 1, max: 9007199254740991}), ok: faker.datatype.boolean(), status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderStatus)), undefined]), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), ...overrideResponse})

export const getGetTableLayoutResponseMock = (overrideResponse: Partial<Extract<TableLayout, object>> = {}): TableLayout => ({columns: Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[A-Za-z][A-Za-z0-9]{0,59}$"))), density: faker.helpers.arrayElement(['regular','compact'] as const), ...overrideResponse})

export const getSaveTableLayoutResponseMock = (overrideResponse: Partial<Extract<TableLayout, object>> = {}): TableLayout => ({columns: Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[A-Za-z][A-Za-z0-9]{0,59}$"))), density: faker.helpers.arrayElement(['regular','compact'] as const), ...overrideResponse})

export const getSetSuperAdminResponseCoordinatesMock = (overrideResponse: Partial<Coordinates> = {}): Coordinates => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}, ...overrideResponse});

export const getSetSuperAdminResponseDriverPositionMock = (overrideResponse: Partial<DriverPosition> = {}): DriverPosition => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), recordedAt: faker.number.int({min: 946684800, max: 4133980799})}, ...overrideResponse});

export const getSetSuperAdminResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), admin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), unitPreference: faker.helpers.arrayElement(Object.values(UnitPreference)), ordersInHand: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), nextDropoff: faker.helpers.arrayElement([{...getSetSuperAdminResponseCoordinatesMock()},null,]), lastPosition: faker.helpers.arrayElement([{...getSetSuperAdminResponseDriverPositionMock()},null,]), daysOff: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({fromDay: faker.date.past().toISOString().slice(0, 10), untilDay: faker.date.past().toISOString().slice(0, 10)})), undefined]), ...overrideResponse})

export const getSendPasswordLinkResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetTenantDriversResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetTenantDriversResponseDriverPositionMock = (overrideResponse: Partial<DriverPosition> = {}): DriverPosition => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), recordedAt: faker.number.int({min: 946684800, max: 4133980799})}, ...overrideResponse});

export const getGetTenantDriversResponseMock = (overrideResponse: Partial<Extract<DriverPage, object>> = {}): DriverPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), through: faker.helpers.arrayElement([{...getGetTenantDriversResponseTenantRefMock()},null,]), vehicles: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), ordersInHand: faker.number.int({min: 0}), ordersLate: faker.number.int({min: 0}), lastPosition: faker.helpers.arrayElement([{...getGetTenantDriversResponseDriverPositionMock()},null,]), daysOff: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({fromDay: faker.date.past().toISOString().slice(0, 10), untilDay: faker.date.past().toISOString().slice(0, 10)}))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetTenantDriverResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetTenantDriverResponseDriverPositionMock = (overrideResponse: Partial<DriverPosition> = {}): DriverPosition => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), recordedAt: faker.number.int({min: 946684800, max: 4133980799})}, ...overrideResponse});

export const getGetTenantDriverResponseMock = (overrideResponse: Partial<Extract<Driver, object>> = {}): Driver => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), through: faker.helpers.arrayElement([{...getGetTenantDriverResponseTenantRefMock()},null,]), vehicles: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), ordersInHand: faker.number.int({min: 0}), ordersLate: faker.number.int({min: 0}), lastPosition: faker.helpers.arrayElement([{...getGetTenantDriverResponseDriverPositionMock()},null,]), daysOff: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({fromDay: faker.date.past().toISOString().slice(0, 10), untilDay: faker.date.past().toISOString().slice(0, 10)})), ...overrideResponse})

export const getGetUserAssignedOrdersResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetUserAssignedOrdersResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetUserAssignedOrdersResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderPage, object>> = {}): DeliveryOrderPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), availableAt: faker.number.int({min: 946684800, max: 4133980799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, brokeredTo: faker.helpers.arrayElement([{...getGetUserAssignedOrdersResponseTenantRefMock()},null,]), driver: faker.helpers.arrayElement([{...getGetUserAssignedOrdersResponsePersonMock()},null,]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffZone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), totalParcels: faker.number.int({min: 0}), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), pricing: {hidden: faker.datatype.boolean(), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, exceptions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}})))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetUserActsResponseMock = (overrideResponse: Partial<Extract<DriverActPage, object>> = {}): DriverActPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), type: faker.helpers.arrayElement(Object.values(DeliveryOrderUpdateType)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), occurredAt: faker.number.int({min: 946684800, max: 4133980799}), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getSetUserVehiclesResponseMock = (overrideResponse: Partial<Extract<DriverVehicles, object>> = {}): DriverVehicles => ({vehicles: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getGetTenantAbsencesResponseMock = (overrideResponse: Partial<Extract<AbsencePage, object>> = {}): AbsencePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), userId: faker.number.int({min: 1, max: 9007199254740991}), driverName: faker.string.alpha({length: {min: 10, max: 20}}), fromDay: faker.date.past().toISOString().slice(0, 10), untilDay: faker.date.past().toISOString().slice(0, 10), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateAbsenceResponseMock = (overrideResponse: Partial<Extract<Absence, object>> = {}): Absence => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), userId: faker.number.int({min: 1, max: 9007199254740991}), driverName: faker.string.alpha({length: {min: 10, max: 20}}), fromDay: faker.date.past().toISOString().slice(0, 10), untilDay: faker.date.past().toISOString().slice(0, 10), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetAbsenceResponseMock = (overrideResponse: Partial<Extract<Absence, object>> = {}): Absence => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), userId: faker.number.int({min: 1, max: 9007199254740991}), driverName: faker.string.alpha({length: {min: 10, max: 20}}), fromDay: faker.date.past().toISOString().slice(0, 10), untilDay: faker.date.past().toISOString().slice(0, 10), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateAbsenceResponseMock = (overrideResponse: Partial<Extract<Absence, object>> = {}): Absence => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), userId: faker.number.int({min: 1, max: 9007199254740991}), driverName: faker.string.alpha({length: {min: 10, max: 20}}), fromDay: faker.date.past().toISOString().slice(0, 10), untilDay: faker.date.past().toISOString().slice(0, 10), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteAbsenceResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetNotificationsResponseMock = (overrideResponse: Partial<Extract<NotificationPage, object>> = {}): NotificationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), type: faker.helpers.arrayElement(Object.values(NotificationType)), shortDescription: faker.string.alpha({length: {min: 10, max: 20}}), longDescription: faker.string.alpha({length: {min: 10, max: 2000}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), isUnread: faker.datatype.boolean(), deliveryOrderIds: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), payload: {delivery_order_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), delivery_order_comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), delivery_order_media_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), delivery_order_media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actor_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), actor_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), driver_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), driver_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), driver_tenant_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), application: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991})}, undefined]), partnership: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991})}, undefined]), courier: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991})}, undefined]), customer: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991})}, undefined]), invitation: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement([faker.helpers.arrayElement(['user','customer','supplier'] as const), undefined])}, undefined]), ownershipRequest: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991})}, undefined]), recurring_order: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991})}, undefined]), budget: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991})}, undefined]), webhook_endpoint: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991})}, undefined]), onboardingMeta: faker.helpers.arrayElement([{managedCustomerOnboarding: {id: faker.number.int({min: 1, max: 9007199254740991}), customerTenantId: faker.number.int({min: 1, max: 9007199254740991})}}, undefined])}})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetUnreadNotificationCountResponseMock = (overrideResponse: Partial<Extract<UnreadCount, object>> = {}): UnreadCount => ({count: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getRefreshNotificationsResponseMock = (overrideResponse: Partial<Extract<NotificationsRefreshed, object>> = {}): NotificationsRefreshed => ({count: faker.number.int({min: 0, max: 100}), notificationsRefreshedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetPersonalNotificationSettingsResponseMock = (overrideResponse: Partial<Extract<PersonalNotificationSettings, object>> = {}): PersonalNotificationSettings => ({choices: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(NotificationType)), inApp: faker.datatype.boolean(), push: faker.datatype.boolean(), email: faker.datatype.boolean(), sms: faker.datatype.boolean()})), digest: faker.helpers.arrayElement(['atOnce','hourly','daily'] as const), quietFrom: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86399}),null,]), quietTo: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86399}),null,]), language: faker.helpers.arrayElement(['en','fr'] as const), ...overrideResponse})

export const getSavePersonalNotificationSettingsResponseMock = (overrideResponse: Partial<Extract<PersonalNotificationSettings, object>> = {}): PersonalNotificationSettings => ({choices: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(NotificationType)), inApp: faker.datatype.boolean(), push: faker.datatype.boolean(), email: faker.datatype.boolean(), sms: faker.datatype.boolean()})), digest: faker.helpers.arrayElement(['atOnce','hourly','daily'] as const), quietFrom: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86399}),null,]), quietTo: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86399}),null,]), language: faker.helpers.arrayElement(['en','fr'] as const), ...overrideResponse})

export const getGetPushSubscriptionResponseMock = (overrideResponse: Partial<Extract<PushState, object>> = {}): PushState => ({publicKey: faker.string.alpha({length: {min: 10, max: 100}}), subscribed: faker.datatype.boolean(), ...overrideResponse})

export const getSavePushSubscriptionResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getDeletePushSubscriptionResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetPushSubscriptionsResponseMock = (overrideResponse: Partial<Extract<NoticeDevices, object>> = {}): NoticeDevices => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), device: faker.string.alpha({length: {min: 10, max: 20}}), registeredAt: faker.number.int({min: 946684800, max: 4133980799}), current: faker.datatype.boolean()})), ...overrideResponse})

export const getEndPushSubscriptionResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


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

export const getGetUserWithRolesMockHandler = (overrideResponse?: TenantUser | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantUser> | TenantUser), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/with-roles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserWithRolesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserTenantsWithRolesMockHandler = (overrideResponse?: TenantsWithRoles | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantsWithRoles> | TenantsWithRoles), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/tenants-with-roles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserTenantsWithRolesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetArchiveConsequencesMockHandler = (overrideResponse?: ArchiveConsequences | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ArchiveConsequences> | ArchiveConsequences), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/archive-consequences', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetArchiveConsequencesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getArchiveUsersMockHandler = (overrideResponse?: UsersArchived | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UsersArchived> | UsersArchived), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreUsersMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreUsersResponseMock(),
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

export const getSetSuperAdminMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/:userId/super-admin', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetSuperAdminResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendPasswordLinkMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/:userId/send-password-link', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendPasswordLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantDriversMockHandler = (overrideResponse?: DriverPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverPage> | DriverPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/drivers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantDriversResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantDriverMockHandler = (overrideResponse?: Driver | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Driver> | Driver), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/drivers/:userId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantDriverResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserAssignedOrdersMockHandler = (overrideResponse?: DeliveryOrderPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderPage> | DeliveryOrderPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/assigned-orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserAssignedOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserActsMockHandler = (overrideResponse?: DriverActPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverActPage> | DriverActPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/acts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserActsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetUserVehiclesMockHandler = (overrideResponse?: DriverVehicles | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DriverVehicles> | DriverVehicles), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/:userId/vehicles', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUserVehiclesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantAbsencesMockHandler = (overrideResponse?: AbsencePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AbsencePage> | AbsencePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/absences', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantAbsencesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAbsenceMockHandler = (overrideResponse?: Absence | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Absence> | Absence), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/absences', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAbsenceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAbsenceMockHandler = (overrideResponse?: Absence | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Absence> | Absence), options?: RequestHandlerOptions) => {
  return http.get('*/api/absences/:absenceId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAbsenceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAbsenceMockHandler = (overrideResponse?: Absence | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Absence> | Absence), options?: RequestHandlerOptions) => {
  return http.patch('*/api/absences/:absenceId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAbsenceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAbsenceMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/absences/:absenceId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAbsenceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNotificationsMockHandler = (overrideResponse?: NotificationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationPage> | NotificationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/notifications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUnreadNotificationCountMockHandler = (overrideResponse?: UnreadCount | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnreadCount> | UnreadCount), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/unread-notification-count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUnreadNotificationCountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefreshNotificationsMockHandler = (overrideResponse?: NotificationsRefreshed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotificationsRefreshed> | NotificationsRefreshed), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/:userId/refresh-notifications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPersonalNotificationSettingsMockHandler = (overrideResponse?: PersonalNotificationSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonalNotificationSettings> | PersonalNotificationSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/notification-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPersonalNotificationSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSavePersonalNotificationSettingsMockHandler = (overrideResponse?: PersonalNotificationSettings | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PersonalNotificationSettings> | PersonalNotificationSettings), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/:userId/notification-settings', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSavePersonalNotificationSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPushSubscriptionMockHandler = (overrideResponse?: PushState | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PushState> | PushState), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/push-subscription', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPushSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSavePushSubscriptionMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/:userId/push-subscription', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSavePushSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeletePushSubscriptionMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/users/:userId/push-subscription', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeletePushSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPushSubscriptionsMockHandler = (overrideResponse?: NoticeDevices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NoticeDevices> | NoticeDevices), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/push-subscriptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPushSubscriptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndPushSubscriptionMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/users/:userId/push-subscriptions/:pushSubscriptionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndPushSubscriptionResponseMock(),
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
  getGetUserWithRolesMockHandler(),
  getGetUserTenantsWithRolesMockHandler(),
  getGetArchiveConsequencesMockHandler(),
  getArchiveUsersMockHandler(),
  getRestoreUsersMockHandler(),
  getGetUserInProgressDeliveryOrdersMockHandler(),
  getAssignDeliveryOrdersMockHandler(),
  getGetTableLayoutMockHandler(),
  getSaveTableLayoutMockHandler(),
  getSetSuperAdminMockHandler(),
  getSendPasswordLinkMockHandler(),
  getGetTenantDriversMockHandler(),
  getGetTenantDriverMockHandler(),
  getGetUserAssignedOrdersMockHandler(),
  getGetUserActsMockHandler(),
  getSetUserVehiclesMockHandler(),
  getGetTenantAbsencesMockHandler(),
  getCreateAbsenceMockHandler(),
  getGetAbsenceMockHandler(),
  getUpdateAbsenceMockHandler(),
  getDeleteAbsenceMockHandler(),
  getGetNotificationsMockHandler(),
  getGetUnreadNotificationCountMockHandler(),
  getRefreshNotificationsMockHandler(),
  getGetPersonalNotificationSettingsMockHandler(),
  getSavePersonalNotificationSettingsMockHandler(),
  getGetPushSubscriptionMockHandler(),
  getSavePushSubscriptionMockHandler(),
  getDeletePushSubscriptionMockHandler(),
  getGetPushSubscriptionsMockHandler(),
  getEndPushSubscriptionMockHandler()
]
