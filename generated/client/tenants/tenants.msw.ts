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
  ApiTokenScope,
  InvoiceKind,
  InvoiceState,
  LoggedChannel,
  LoggedState,
  OrderStatus,
  PartnershipStanding,
  PermissionId,
  TenantFeature,
  TenantKind,
  TenantState,
  UnitPreference
} from '../../model';
import type {
  ApiToken,
  ApiTokenMade,
  ApiTokenPage,
  AuditEntry,
  AuditEntryPage,
  CancellationCharges,
  Contact,
  ContactPage,
  Coordinates,
  CourierSettings,
  CustomerMerge,
  DoneResponse,
  DriverPosition,
  EmailRefusal,
  FirstSteps,
  LoggedMessagePage,
  MarketplaceProfile,
  Message,
  MessagePage,
  MessagePreview,
  NotificationSettings,
  Organization,
  OrganizationPage,
  OwnerInvitation,
  OwnershipRequest,
  OwnershipRequestPage,
  Person,
  PlanOffer,
  PlanOfferPage,
  PlanRef,
  PublicProfile,
  ScheduleInfo,
  SubscribedTenantPage,
  SubscriptionPlan,
  SupplierSettings,
  Suspension,
  Tenant,
  TenantAdminUsable,
  TenantClock,
  TenantEvents,
  TenantFeatures,
  TenantOverview,
  TenantOwner,
  TenantPage,
  TenantRef,
  TenantUserPage,
  User,
  UserPage,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookEndpointPage,
  WebhookReplayed,
  WebhookSecret,
  WebhookSent
} from '../../model';


export const getGetCustomerTenantsResponseMock = (overrideResponse: Partial<Extract<TenantPage, object>> = {}): TenantPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), external: faker.helpers.arrayElement([{through: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}))}, undefined])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetTenantResponseMock = (overrideResponse: Partial<Extract<Tenant, object>> = {}): Tenant => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), accountType: faker.helpers.arrayElement(['organization','individual'] as const), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderSupportPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.number.int({min: 1, max: 9007199254740991}), ...overrideResponse})

export const getUpdateTenantResponseMock = (overrideResponse: Partial<Extract<Tenant, object>> = {}): Tenant => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), accountType: faker.helpers.arrayElement(['organization','individual'] as const), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderSupportPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.number.int({min: 1, max: 9007199254740991}), ...overrideResponse})

export const getGetTenantAdminUsableResponseMock = (overrideResponse: Partial<Extract<TenantAdminUsable, object>> = {}): TenantAdminUsable => ({usable: faker.datatype.boolean(), isDriver: faker.datatype.boolean(), ...overrideResponse})

export const getGetTenantSubscriptionPlanResponseMock = (overrideResponse: Partial<Extract<SubscriptionPlan, object>> = {}): SubscriptionPlan => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: 0}), ...overrideResponse})

export const getGetTenantFeaturesResponseMock = (overrideResponse: Partial<Extract<TenantFeatures, object>> = {}): TenantFeatures => ({features: faker.helpers.arrayElements(Object.values(TenantFeature)), ...overrideResponse})

export const getGetTenantClockResponseMock = (overrideResponse: Partial<Extract<TenantClock, object>> = {}): TenantClock => ({timezone: faker.string.alpha({length: {min: 10, max: 20}}), utcOffsets: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({from: faker.number.int({min: 946684800, max: 4133980799}), offsetS: faker.number.int({min: -86400, max: 86400})})), ...overrideResponse})

export const getGetTenantEventsResponseMock = (overrideResponse: Partial<Extract<TenantEvents | string, object>> = {}): TenantEvents | string => (faker.helpers.arrayElement([{cursor: faker.string.alpha({length: {min: 10, max: 40}}), stale: faker.datatype.boolean(), events: Array.from({ length: faker.number.int({min: 1, max: 300}) }, (_, i) => i + 1).map(() => ({topic: faker.string.alpha({length: {min: 10, max: 60}}), key: faker.string.alpha({length: {min: 10, max: 60}}), touches: Array.from({ length: faker.number.int({min: 1, max: 64}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}})))})), ...overrideResponse}, faker.word.sample()]))

export const getGetTenantScheduleInfoResponseCancellationChargesMock = (overrideResponse: Partial<CancellationCharges> = {}): CancellationCharges => ({...{beforeAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, afterAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}}, ...overrideResponse});

export const getGetTenantScheduleInfoResponseMock = (overrideResponse: Partial<Extract<ScheduleInfo, object>> = {}): ScheduleInfo => ({tenantId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), utcOffsets: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({from: faker.number.int({min: 946684800, max: 4133980799}), offsetS: faker.number.int({min: -86400, max: 86400})})), orderSupportPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), required: faker.datatype.boolean(), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pinned: faker.datatype.boolean()})), ordering: {poNumberRequired: faker.datatype.boolean(), creditHold: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null])}, courierSettings: {dispatchHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, holidays: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({date: faker.date.past().toISOString().slice(0, 10), name: faker.string.alpha({length: {min: 1, max: 80}})})), cancellationCharge: faker.helpers.arrayElement([{...getGetTenantScheduleInfoResponseCancellationChargesMock()},null,])}, ...overrideResponse})

export const getGetTenantUsersResponseCoordinatesMock = (overrideResponse: Partial<Coordinates> = {}): Coordinates => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}, ...overrideResponse});

export const getGetTenantUsersResponseDriverPositionMock = (overrideResponse: Partial<DriverPosition> = {}): DriverPosition => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), recordedAt: faker.number.int({min: 946684800, max: 4133980799})}, ...overrideResponse});

export const getGetTenantUsersResponseMock = (overrideResponse: Partial<Extract<UserPage, object>> = {}): UserPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), admin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), unitPreference: faker.helpers.arrayElement(Object.values(UnitPreference)), ordersInHand: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), nextDropoff: faker.helpers.arrayElement([{...getGetTenantUsersResponseCoordinatesMock()},null,]), lastPosition: faker.helpers.arrayElement([{...getGetTenantUsersResponseDriverPositionMock()},null,]), daysOff: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({fromDay: faker.date.past().toISOString().slice(0, 10), untilDay: faker.date.past().toISOString().slice(0, 10)})), undefined])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateTenantUserResponseCoordinatesMock = (overrideResponse: Partial<Coordinates> = {}): Coordinates => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}, ...overrideResponse});

export const getCreateTenantUserResponseDriverPositionMock = (overrideResponse: Partial<DriverPosition> = {}): DriverPosition => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), recordedAt: faker.number.int({min: 946684800, max: 4133980799})}, ...overrideResponse});

export const getCreateTenantUserResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), admin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), unitPreference: faker.helpers.arrayElement(Object.values(UnitPreference)), ordersInHand: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), nextDropoff: faker.helpers.arrayElement([{...getCreateTenantUserResponseCoordinatesMock()},null,]), lastPosition: faker.helpers.arrayElement([{...getCreateTenantUserResponseDriverPositionMock()},null,]), daysOff: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({fromDay: faker.date.past().toISOString().slice(0, 10), untilDay: faker.date.past().toISOString().slice(0, 10)})), undefined]), ...overrideResponse})

export const getGetTenantUsersByRoleResponseCoordinatesMock = (overrideResponse: Partial<Coordinates> = {}): Coordinates => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}, ...overrideResponse});

export const getGetTenantUsersByRoleResponseDriverPositionMock = (overrideResponse: Partial<DriverPosition> = {}): DriverPosition => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), recordedAt: faker.number.int({min: 946684800, max: 4133980799})}, ...overrideResponse});

export const getGetTenantUsersByRoleResponseMock = (overrideResponse: Partial<Extract<UserPage, object>> = {}): UserPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), admin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), unitPreference: faker.helpers.arrayElement(Object.values(UnitPreference)), ordersInHand: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), nextDropoff: faker.helpers.arrayElement([{...getGetTenantUsersByRoleResponseCoordinatesMock()},null,]), lastPosition: faker.helpers.arrayElement([{...getGetTenantUsersByRoleResponseDriverPositionMock()},null,]), daysOff: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({fromDay: faker.date.past().toISOString().slice(0, 10), untilDay: faker.date.past().toISOString().slice(0, 10)})), undefined])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetTenantUsersWithRolesResponseMock = (overrideResponse: Partial<Extract<TenantUserPage, object>> = {}): TenantUserPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), admin: faker.datatype.boolean(), archived: faker.datatype.boolean(), archivedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), belongsElsewhere: faker.datatype.boolean(), roles: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), beyond: faker.helpers.arrayElements(Object.values(PermissionId)), lastSeenAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), createdAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetAllUsersPaginatedResponseMock = (overrideResponse: Partial<Extract<TenantUserPage, object>> = {}): TenantUserPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), admin: faker.datatype.boolean(), archived: faker.datatype.boolean(), archivedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), belongsElsewhere: faker.datatype.boolean(), roles: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), beyond: faker.helpers.arrayElements(Object.values(PermissionId)), lastSeenAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), createdAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetTenantsWithSubscriptionPlanResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetTenantsWithSubscriptionPlanResponsePlanRefMock = (overrideResponse: Partial<PlanRef> = {}): PlanRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetTenantsWithSubscriptionPlanResponseMock = (overrideResponse: Partial<Extract<SubscribedTenantPage, object>> = {}): SubscribedTenantPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), state: faker.helpers.arrayElement(Object.values(TenantState)), owner: faker.helpers.arrayElement([{...getGetTenantsWithSubscriptionPlanResponsePersonMock()},null,]), invitedEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), plan: faker.helpers.arrayElement([{...getGetTenantsWithSubscriptionPlanResponsePlanRefMock()},null,]), features: faker.helpers.arrayElements(Object.values(TenantFeature)), people: faker.number.int({min: 0}), ordersLately: faker.number.int({min: 0}), lastActiveAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), failedJobs: faker.number.int({min: 0}), errorReports: faker.number.int({min: 0})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetTenantOverviewResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetTenantOverviewResponsePlanRefMock = (overrideResponse: Partial<PlanRef> = {}): PlanRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetTenantOverviewResponseSuspensionMock = (overrideResponse: Partial<Suspension> = {}): Suspension => ({...{since: faker.number.int({min: 946684800, max: 4133980799}), reason: faker.string.alpha({length: {min: 10, max: 20}}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetTenantOverviewResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetTenantOverviewResponseMock = (overrideResponse: Partial<Extract<TenantOverview, object>> = {}): TenantOverview => ({tenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), state: faker.helpers.arrayElement(Object.values(TenantState)), owner: faker.helpers.arrayElement([{...getGetTenantOverviewResponsePersonMock()},null,]), invitedEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), plan: faker.helpers.arrayElement([{...getGetTenantOverviewResponsePlanRefMock()},null,]), features: faker.helpers.arrayElements(Object.values(TenantFeature)), people: faker.number.int({min: 0}), ordersLately: faker.number.int({min: 0}), lastActiveAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), failedJobs: faker.number.int({min: 0}), errorReports: faker.number.int({min: 0})}, suspension: faker.helpers.arrayElement([{...getGetTenantOverviewResponseSuspensionMock()},null,]), ordersByMonth: Array.from({ length: faker.number.int({min: 12, max: 12}) }, (_, i) => i + 1).map(() => ({month: faker.helpers.fromRegExp("^\\d{4}-\\d{2}$"), orders: faker.number.int({min: 0})})), storedBytes: faker.number.int({min: 0, max: 9007199254740991}), lateMessages: faker.number.int({min: 0}), failedMessages: faker.number.int({min: 0}), refusedAddresses: faker.number.int({min: 0}), jobs: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), tenant: faker.helpers.arrayElement([{...getGetTenantOverviewResponseTenantRefMock()},null,]), error: faker.string.alpha({length: {min: 10, max: 20}}), attempts: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), failedAt: faker.number.int({min: 946684800, max: 4133980799})})), errors: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), description: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.string.alpha({length: {min: 10, max: 20}}), reports: faker.number.int({min: 0}), people: faker.number.int({min: 0}), tenants: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), versions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), firstSeenAt: faker.number.int({min: 946684800, max: 4133980799}), lastSeenAt: faker.number.int({min: 946684800, max: 4133980799}), resolvedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), resolvedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), versions: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({version: faker.string.alpha({length: {min: 10, max: 20}}), people: faker.number.int({min: 0}), lastSeenAt: faker.number.int({min: 946684800, max: 4133980799})})), members: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getSuspendTenantResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getSuspendTenantResponsePlanRefMock = (overrideResponse: Partial<PlanRef> = {}): PlanRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getSuspendTenantResponseSuspensionMock = (overrideResponse: Partial<Suspension> = {}): Suspension => ({...{since: faker.number.int({min: 946684800, max: 4133980799}), reason: faker.string.alpha({length: {min: 10, max: 20}}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getSuspendTenantResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getSuspendTenantResponseMock = (overrideResponse: Partial<Extract<TenantOverview, object>> = {}): TenantOverview => ({tenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), state: faker.helpers.arrayElement(Object.values(TenantState)), owner: faker.helpers.arrayElement([{...getSuspendTenantResponsePersonMock()},null,]), invitedEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), plan: faker.helpers.arrayElement([{...getSuspendTenantResponsePlanRefMock()},null,]), features: faker.helpers.arrayElements(Object.values(TenantFeature)), people: faker.number.int({min: 0}), ordersLately: faker.number.int({min: 0}), lastActiveAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), failedJobs: faker.number.int({min: 0}), errorReports: faker.number.int({min: 0})}, suspension: faker.helpers.arrayElement([{...getSuspendTenantResponseSuspensionMock()},null,]), ordersByMonth: Array.from({ length: faker.number.int({min: 12, max: 12}) }, (_, i) => i + 1).map(() => ({month: faker.helpers.fromRegExp("^\\d{4}-\\d{2}$"), orders: faker.number.int({min: 0})})), storedBytes: faker.number.int({min: 0, max: 9007199254740991}), lateMessages: faker.number.int({min: 0}), failedMessages: faker.number.int({min: 0}), refusedAddresses: faker.number.int({min: 0}), jobs: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), tenant: faker.helpers.arrayElement([{...getSuspendTenantResponseTenantRefMock()},null,]), error: faker.string.alpha({length: {min: 10, max: 20}}), attempts: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), failedAt: faker.number.int({min: 946684800, max: 4133980799})})), errors: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), description: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.string.alpha({length: {min: 10, max: 20}}), reports: faker.number.int({min: 0}), people: faker.number.int({min: 0}), tenants: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), versions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), firstSeenAt: faker.number.int({min: 946684800, max: 4133980799}), lastSeenAt: faker.number.int({min: 946684800, max: 4133980799}), resolvedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), resolvedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), versions: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({version: faker.string.alpha({length: {min: 10, max: 20}}), people: faker.number.int({min: 0}), lastSeenAt: faker.number.int({min: 946684800, max: 4133980799})})), members: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getLiftSuspensionResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getLiftSuspensionResponsePlanRefMock = (overrideResponse: Partial<PlanRef> = {}): PlanRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getLiftSuspensionResponseSuspensionMock = (overrideResponse: Partial<Suspension> = {}): Suspension => ({...{since: faker.number.int({min: 946684800, max: 4133980799}), reason: faker.string.alpha({length: {min: 10, max: 20}}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getLiftSuspensionResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getLiftSuspensionResponseMock = (overrideResponse: Partial<Extract<TenantOverview, object>> = {}): TenantOverview => ({tenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), state: faker.helpers.arrayElement(Object.values(TenantState)), owner: faker.helpers.arrayElement([{...getLiftSuspensionResponsePersonMock()},null,]), invitedEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), plan: faker.helpers.arrayElement([{...getLiftSuspensionResponsePlanRefMock()},null,]), features: faker.helpers.arrayElements(Object.values(TenantFeature)), people: faker.number.int({min: 0}), ordersLately: faker.number.int({min: 0}), lastActiveAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), failedJobs: faker.number.int({min: 0}), errorReports: faker.number.int({min: 0})}, suspension: faker.helpers.arrayElement([{...getLiftSuspensionResponseSuspensionMock()},null,]), ordersByMonth: Array.from({ length: faker.number.int({min: 12, max: 12}) }, (_, i) => i + 1).map(() => ({month: faker.helpers.fromRegExp("^\\d{4}-\\d{2}$"), orders: faker.number.int({min: 0})})), storedBytes: faker.number.int({min: 0, max: 9007199254740991}), lateMessages: faker.number.int({min: 0}), failedMessages: faker.number.int({min: 0}), refusedAddresses: faker.number.int({min: 0}), jobs: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), tenant: faker.helpers.arrayElement([{...getLiftSuspensionResponseTenantRefMock()},null,]), error: faker.string.alpha({length: {min: 10, max: 20}}), attempts: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), failedAt: faker.number.int({min: 946684800, max: 4133980799})})), errors: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), description: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.string.alpha({length: {min: 10, max: 20}}), reports: faker.number.int({min: 0}), people: faker.number.int({min: 0}), tenants: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), versions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), firstSeenAt: faker.number.int({min: 946684800, max: 4133980799}), lastSeenAt: faker.number.int({min: 946684800, max: 4133980799}), resolvedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), resolvedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), versions: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({version: faker.string.alpha({length: {min: 10, max: 20}}), people: faker.number.int({min: 0}), lastSeenAt: faker.number.int({min: 946684800, max: 4133980799})})), members: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getSetTenantFeaturesResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getSetTenantFeaturesResponsePlanRefMock = (overrideResponse: Partial<PlanRef> = {}): PlanRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getSetTenantFeaturesResponseSuspensionMock = (overrideResponse: Partial<Suspension> = {}): Suspension => ({...{since: faker.number.int({min: 946684800, max: 4133980799}), reason: faker.string.alpha({length: {min: 10, max: 20}}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getSetTenantFeaturesResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getSetTenantFeaturesResponseMock = (overrideResponse: Partial<Extract<TenantOverview, object>> = {}): TenantOverview => ({tenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), state: faker.helpers.arrayElement(Object.values(TenantState)), owner: faker.helpers.arrayElement([{...getSetTenantFeaturesResponsePersonMock()},null,]), invitedEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), plan: faker.helpers.arrayElement([{...getSetTenantFeaturesResponsePlanRefMock()},null,]), features: faker.helpers.arrayElements(Object.values(TenantFeature)), people: faker.number.int({min: 0}), ordersLately: faker.number.int({min: 0}), lastActiveAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), failedJobs: faker.number.int({min: 0}), errorReports: faker.number.int({min: 0})}, suspension: faker.helpers.arrayElement([{...getSetTenantFeaturesResponseSuspensionMock()},null,]), ordersByMonth: Array.from({ length: faker.number.int({min: 12, max: 12}) }, (_, i) => i + 1).map(() => ({month: faker.helpers.fromRegExp("^\\d{4}-\\d{2}$"), orders: faker.number.int({min: 0})})), storedBytes: faker.number.int({min: 0, max: 9007199254740991}), lateMessages: faker.number.int({min: 0}), failedMessages: faker.number.int({min: 0}), refusedAddresses: faker.number.int({min: 0}), jobs: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), tenant: faker.helpers.arrayElement([{...getSetTenantFeaturesResponseTenantRefMock()},null,]), error: faker.string.alpha({length: {min: 10, max: 20}}), attempts: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), failedAt: faker.number.int({min: 946684800, max: 4133980799})})), errors: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), description: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.string.alpha({length: {min: 10, max: 20}}), reports: faker.number.int({min: 0}), people: faker.number.int({min: 0}), tenants: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), versions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), firstSeenAt: faker.number.int({min: 946684800, max: 4133980799}), lastSeenAt: faker.number.int({min: 946684800, max: 4133980799}), resolvedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), resolvedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), versions: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({version: faker.string.alpha({length: {min: 10, max: 20}}), people: faker.number.int({min: 0}), lastSeenAt: faker.number.int({min: 946684800, max: 4133980799})})), members: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getGetSubscriptionPlansResponseMock = (overrideResponse: Partial<Extract<PlanOfferPage, object>> = {}): PlanOfferPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: 0}), features: faker.helpers.arrayElements(Object.values(TenantFeature)), tenants: faker.number.int({min: 0}), tenantsByFeature: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({feature: faker.helpers.arrayElement(Object.values(TenantFeature)), tenants: faker.number.int({min: 0})}))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getUpdateSubscriptionPlanResponseMock = (overrideResponse: Partial<Extract<PlanOffer, object>> = {}): PlanOffer => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: 0}), features: faker.helpers.arrayElements(Object.values(TenantFeature)), tenants: faker.number.int({min: 0}), tenantsByFeature: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({feature: faker.helpers.arrayElement(Object.values(TenantFeature)), tenants: faker.number.int({min: 0})})), ...overrideResponse})

export const getGetMessagesResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetMessagesResponseMock = (overrideResponse: Partial<Extract<LoggedMessagePage, object>> = {}): LoggedMessagePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), tenant: faker.helpers.arrayElement([{...getGetMessagesResponseTenantRefMock()},null,]), channel: faker.helpers.arrayElement(Object.values(LoggedChannel)), about: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(LoggedState)), recipient: faker.string.alpha({length: {min: 10, max: 20}}), sentAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetApiTokensResponseMock = (overrideResponse: Partial<Extract<ApiTokenPage, object>> = {}): ApiTokenPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), scopes: faker.helpers.arrayElements(Object.values(ApiTokenScope)), lastFour: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.number.int({min: 946684800, max: 4133980799}), lastUsedAt: faker.helpers.arrayElement([faker.number.int(), null]), lastUsedAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), madeByMember: faker.datatype.boolean(), isRevoked: faker.datatype.boolean(), revokedAt: faker.helpers.arrayElement([faker.number.int(), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateApiTokenResponseMock = (overrideResponse: Partial<Extract<ApiTokenMade, object>> = {}): ApiTokenMade => ({token: {id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), scopes: faker.helpers.arrayElements(Object.values(ApiTokenScope)), lastFour: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.number.int({min: 946684800, max: 4133980799}), lastUsedAt: faker.helpers.arrayElement([faker.number.int(), null]), lastUsedAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), madeByMember: faker.datatype.boolean(), isRevoked: faker.datatype.boolean(), revokedAt: faker.helpers.arrayElement([faker.number.int(), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})}, secret: faker.string.alpha({length: {min: 10, max: 53}}), ...overrideResponse})

export const getGetApiTokenResponseMock = (overrideResponse: Partial<Extract<ApiToken, object>> = {}): ApiToken => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), scopes: faker.helpers.arrayElements(Object.values(ApiTokenScope)), lastFour: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.number.int({min: 946684800, max: 4133980799}), lastUsedAt: faker.helpers.arrayElement([faker.number.int(), null]), lastUsedAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), madeByMember: faker.datatype.boolean(), isRevoked: faker.datatype.boolean(), revokedAt: faker.helpers.arrayElement([faker.number.int(), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateApiTokenResponseMock = (overrideResponse: Partial<Extract<ApiToken, object>> = {}): ApiToken => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), scopes: faker.helpers.arrayElements(Object.values(ApiTokenScope)), lastFour: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.number.int({min: 946684800, max: 4133980799}), lastUsedAt: faker.helpers.arrayElement([faker.number.int(), null]), lastUsedAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), madeByMember: faker.datatype.boolean(), isRevoked: faker.datatype.boolean(), revokedAt: faker.helpers.arrayElement([faker.number.int(), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getRevokeApiTokenResponseMock = (overrideResponse: Partial<Extract<ApiToken, object>> = {}): ApiToken => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), scopes: faker.helpers.arrayElements(Object.values(ApiTokenScope)), lastFour: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.number.int({min: 946684800, max: 4133980799}), lastUsedAt: faker.helpers.arrayElement([faker.number.int(), null]), lastUsedAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), madeByMember: faker.datatype.boolean(), isRevoked: faker.datatype.boolean(), revokedAt: faker.helpers.arrayElement([faker.number.int(), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetTenantAuditEntriesResponseMock = (overrideResponse: Partial<Extract<AuditEntryPage, object>> = {}): AuditEntryPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), actorUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), actorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byAdministrator: faker.datatype.boolean(), administratorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), act: faker.string.alpha({length: {min: 10, max: 20}}), subjectType: faker.helpers.arrayElement(['accounting-settings','accounting-template','budget','driver-pay-rates','pay-extra','report-schedule','location','delivery-order-field','order-template','recurring-order','application','customer','invitation','managed-customer-onboarding','partner','partnership','supplier','vendor','role','base-parcel-type','base-service-speed','base-tag','library-image','protocol','service-map','tax-setting','vehicle','api-token','audit-entry','contact','courier-settings','marketplace-profile','message','notification-settings','ownership-request','supplier-settings','webhook-delivery','webhook-endpoint','absence','delivery-order','user','tenant','service','service-revision','fuel-prices','fuel-tables','job','billing-export','invoice','settlement','invoice-dispute','order-import','reminder-run','pay-export','pay-statement','accounting-mappings','planner-feed','subscription-plan','error-group','other'] as const), subjectId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), subjectName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), verb: faker.helpers.arrayElement(['updated','created','archived','restored','deleted','imported','enabled','disabled','published','arranged','renamed','drafted','draft-described','draft-discarded','draft-tried','try-out-cancelled','template-deleted','customers','customer-enabled','customer-disabled','contact-created','contact-updated','contact-deleted','location-created','location-updated','location-archived','location-restored','link-ended','assigned','unassigned','picked-up','dropped-off','completed','cancelled','undone','edited','pricing-updated','driver-pay-updated','billing-status-overridden','leak-accepted','leak-reopened','secret-made','tested','replayed','paid','unpaid','part-paid','billed','driver-pay-exported','driver-pay-reversed','driver-paid','driver-unpaid','billing-reversed','done','reversed','downloaded','sent','marked-sent','reminded','taken-back','opened','answered','withdrawn','commented','media-attached','checked-in','checked-out','protocol-captured','brokered','brokerage-answered','given-back','bought-price-changed','sold-order-edited','requested','accepted','approved','rejected','declined','revoked','pending','shared','linked','looked-over','owner-changed','merged','merged-in','moved','granted','taken','signed-out-device','signed-out-everywhere','two-step-enabled','recovery-codes-renewed','two-step-disabled','impersonated','profile-updated','password-changed','password-reset','password-link-sent','email-changed','account-deleted','current-tenant-chosen','super-admin-granted','super-admin-withdrawn','administrator-created','active','paused','driver-set','day-changed','day-disabled','day-enabled','made','ended','retried','resent','suspended','suspension-lifted','features-changed','resolved','reopened','other'] as const), changes: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), before: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), after: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), withheld: faker.datatype.boolean(), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetAuditEntryResponseMock = (overrideResponse: Partial<Extract<AuditEntry, object>> = {}): AuditEntry => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), actorUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), actorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byAdministrator: faker.datatype.boolean(), administratorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), act: faker.string.alpha({length: {min: 10, max: 20}}), subjectType: faker.helpers.arrayElement(['accounting-settings','accounting-template','budget','driver-pay-rates','pay-extra','report-schedule','location','delivery-order-field','order-template','recurring-order','application','customer','invitation','managed-customer-onboarding','partner','partnership','supplier','vendor','role','base-parcel-type','base-service-speed','base-tag','library-image','protocol','service-map','tax-setting','vehicle','api-token','audit-entry','contact','courier-settings','marketplace-profile','message','notification-settings','ownership-request','supplier-settings','webhook-delivery','webhook-endpoint','absence','delivery-order','user','tenant','service','service-revision','fuel-prices','fuel-tables','job','billing-export','invoice','settlement','invoice-dispute','order-import','reminder-run','pay-export','pay-statement','accounting-mappings','planner-feed','subscription-plan','error-group','other'] as const), subjectId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), subjectName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), verb: faker.helpers.arrayElement(['updated','created','archived','restored','deleted','imported','enabled','disabled','published','arranged','renamed','drafted','draft-described','draft-discarded','draft-tried','try-out-cancelled','template-deleted','customers','customer-enabled','customer-disabled','contact-created','contact-updated','contact-deleted','location-created','location-updated','location-archived','location-restored','link-ended','assigned','unassigned','picked-up','dropped-off','completed','cancelled','undone','edited','pricing-updated','driver-pay-updated','billing-status-overridden','leak-accepted','leak-reopened','secret-made','tested','replayed','paid','unpaid','part-paid','billed','driver-pay-exported','driver-pay-reversed','driver-paid','driver-unpaid','billing-reversed','done','reversed','downloaded','sent','marked-sent','reminded','taken-back','opened','answered','withdrawn','commented','media-attached','checked-in','checked-out','protocol-captured','brokered','brokerage-answered','given-back','bought-price-changed','sold-order-edited','requested','accepted','approved','rejected','declined','revoked','pending','shared','linked','looked-over','owner-changed','merged','merged-in','moved','granted','taken','signed-out-device','signed-out-everywhere','two-step-enabled','recovery-codes-renewed','two-step-disabled','impersonated','profile-updated','password-changed','password-reset','password-link-sent','email-changed','account-deleted','current-tenant-chosen','super-admin-granted','super-admin-withdrawn','administrator-created','active','paused','driver-set','day-changed','day-disabled','day-enabled','made','ended','retried','resent','suspended','suspension-lifted','features-changed','resolved','reopened','other'] as const), changes: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), before: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), after: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), withheld: faker.datatype.boolean(), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetPaginatedContactsResponseMock = (overrideResponse: Partial<Extract<ContactPage, object>> = {}): ContactPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteContactResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getMergeCustomersResponseMock = (overrideResponse: Partial<Extract<CustomerMerge, object>> = {}): CustomerMerge => ({source: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, target: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, outstanding: faker.helpers.arrayElement([{sourceCadCents: faker.number.int(), targetCadCents: faker.number.int()},null,]), parts: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({part: faker.helpers.arrayElement(['orders','billTo','invoices','creditNotes','payments','disputes','reminders','recurringOrders','locations','contacts','services','suppliers','requests','history'] as const), moves: faker.number.int({min: 0}), joined: faker.number.int({min: 0}), stays: faker.number.int({min: 0})})), kept: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), source: faker.string.alpha({length: {min: 10, max: 20}})})), dropped: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), source: faker.string.alpha({length: {min: 10, max: 20}}), target: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getGetMergePreviewResponseMock = (overrideResponse: Partial<Extract<CustomerMerge, object>> = {}): CustomerMerge => ({source: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, target: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, outstanding: faker.helpers.arrayElement([{sourceCadCents: faker.number.int(), targetCadCents: faker.number.int()},null,]), parts: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({part: faker.helpers.arrayElement(['orders','billTo','invoices','creditNotes','payments','disputes','reminders','recurringOrders','locations','contacts','services','suppliers','requests','history'] as const), moves: faker.number.int({min: 0}), joined: faker.number.int({min: 0}), stays: faker.number.int({min: 0})})), kept: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), source: faker.string.alpha({length: {min: 10, max: 20}})})), dropped: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), source: faker.string.alpha({length: {min: 10, max: 20}}), target: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getGetTenantMessagesResponseMock = (overrideResponse: Partial<Extract<MessagePage, object>> = {}): MessagePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), channel: faker.helpers.arrayElement(['email','sms'] as const), state: faker.helpers.arrayElement(['waiting','sending','sent','failed','unknown','skipped'] as const), recipient: faker.string.alpha({length: {min: 10, max: 20}}), recipientName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), about: faker.string.alpha({length: {min: 10, max: 20}}), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), body: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 6000}}), null]), deliveryOrderId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), sentAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), mayResend: faker.datatype.boolean()})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetMessageResponseMock = (overrideResponse: Partial<Extract<Message, object>> = {}): Message => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), channel: faker.helpers.arrayElement(['email','sms'] as const), state: faker.helpers.arrayElement(['waiting','sending','sent','failed','unknown','skipped'] as const), recipient: faker.string.alpha({length: {min: 10, max: 20}}), recipientName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), about: faker.string.alpha({length: {min: 10, max: 20}}), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), body: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 6000}}), null]), deliveryOrderId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), sentAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), mayResend: faker.datatype.boolean(), ...overrideResponse})

export const getResendMessageResponseMock = (overrideResponse: Partial<Extract<Message, object>> = {}): Message => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), channel: faker.helpers.arrayElement(['email','sms'] as const), state: faker.helpers.arrayElement(['waiting','sending','sent','failed','unknown','skipped'] as const), recipient: faker.string.alpha({length: {min: 10, max: 20}}), recipientName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), about: faker.string.alpha({length: {min: 10, max: 20}}), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), body: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 6000}}), null]), deliveryOrderId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), sentAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), mayResend: faker.datatype.boolean(), ...overrideResponse})

export const getGetMessagePreviewResponseMock = (overrideResponse: Partial<Extract<MessagePreview, object>> = {}): MessagePreview => ({subject: faker.string.alpha({length: {min: 10, max: 1000}}), text: faker.string.alpha({length: {min: 10, max: 20000}}), html: faker.string.alpha({length: {min: 10, max: 400000}}), ...overrideResponse})

export const getGetEmailRefusalResponseMock = (overrideResponse: Partial<Extract<EmailRefusal, object>> = {}): EmailRefusal => ({refusedAt: faker.helpers.arrayElement([faker.number.int({min: 0}),null,]), stoppedAt: faker.helpers.arrayElement([faker.number.int({min: 0}),null,]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetTenantsResponseMock = (overrideResponse: Partial<Extract<TenantPage, object>> = {}): TenantPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), external: faker.helpers.arrayElement([{through: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}))}, undefined])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateTenantResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getCreateTenantResponseOwnerInvitationMock = (overrideResponse: Partial<OwnerInvitation> = {}): OwnerInvitation => ({...{email: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), expiresAt: faker.number.int({min: 946684800, max: 4133980799})}, ...overrideResponse});

export const getCreateTenantResponseMock = (overrideResponse: Partial<Extract<Organization, object>> = {}): Organization => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), owner: faker.helpers.arrayElement([{...getCreateTenantResponsePersonMock()},null,]), invitation: faker.helpers.arrayElement([{...getCreateTenantResponseOwnerInvitationMock()},null,]), ...overrideResponse})

export const getGetPaginatedTenantsResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetPaginatedTenantsResponseOwnerInvitationMock = (overrideResponse: Partial<OwnerInvitation> = {}): OwnerInvitation => ({...{email: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), expiresAt: faker.number.int({min: 946684800, max: 4133980799})}, ...overrideResponse});

export const getGetPaginatedTenantsResponseMock = (overrideResponse: Partial<Extract<OrganizationPage, object>> = {}): OrganizationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), owner: faker.helpers.arrayElement([{...getGetPaginatedTenantsResponsePersonMock()},null,]), invitation: faker.helpers.arrayElement([{...getGetPaginatedTenantsResponseOwnerInvitationMock()},null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetOwnerInvitationResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetOwnerInvitationResponseOwnerInvitationMock = (overrideResponse: Partial<OwnerInvitation> = {}): OwnerInvitation => ({...{email: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), expiresAt: faker.number.int({min: 946684800, max: 4133980799})}, ...overrideResponse});

export const getGetOwnerInvitationResponseMock = (overrideResponse: Partial<Extract<Organization, object>> = {}): Organization => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), owner: faker.helpers.arrayElement([{...getGetOwnerInvitationResponsePersonMock()},null,]), invitation: faker.helpers.arrayElement([{...getGetOwnerInvitationResponseOwnerInvitationMock()},null,]), ...overrideResponse})

export const getInviteOwnerResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getInviteOwnerResponseOwnerInvitationMock = (overrideResponse: Partial<OwnerInvitation> = {}): OwnerInvitation => ({...{email: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), expiresAt: faker.number.int({min: 946684800, max: 4133980799})}, ...overrideResponse});

export const getInviteOwnerResponseMock = (overrideResponse: Partial<Extract<Organization, object>> = {}): Organization => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), owner: faker.helpers.arrayElement([{...getInviteOwnerResponsePersonMock()},null,]), invitation: faker.helpers.arrayElement([{...getInviteOwnerResponseOwnerInvitationMock()},null,]), ...overrideResponse})

export const getGetFirstStepsResponseMock = (overrideResponse: Partial<Extract<FirstSteps, object>> = {}): FirstSteps => ({hidden: faker.datatype.boolean(), organization: faker.datatype.boolean(), service: faker.datatype.boolean(), driver: faker.datatype.boolean(), customer: faker.datatype.boolean(), order: faker.datatype.boolean(), delivered: faker.datatype.boolean(), ...overrideResponse})

export const getUpdateFirstStepsResponseMock = (overrideResponse: Partial<Extract<FirstSteps, object>> = {}): FirstSteps => ({hidden: faker.datatype.boolean(), organization: faker.datatype.boolean(), service: faker.datatype.boolean(), driver: faker.datatype.boolean(), customer: faker.datatype.boolean(), order: faker.datatype.boolean(), delivered: faker.datatype.boolean(), ...overrideResponse})

export const getGetTenantOwnershipRequestsResponseMock = (overrideResponse: Partial<Extract<OwnershipRequestPage, object>> = {}): OwnershipRequestPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), requestedBy: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, asked: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, status: faker.helpers.arrayElement(['accepted','rejected','revoked','pending'] as const), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), mayAnswer: faker.datatype.boolean(), mayRevoke: faker.datatype.boolean()})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateOwnershipRequestResponseMock = (overrideResponse: Partial<Extract<OwnershipRequest, object>> = {}): OwnershipRequest => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), requestedBy: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, asked: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, status: faker.helpers.arrayElement(['accepted','rejected','revoked','pending'] as const), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), mayAnswer: faker.datatype.boolean(), mayRevoke: faker.datatype.boolean(), ...overrideResponse})

export const getGetOwnershipRequestResponseMock = (overrideResponse: Partial<Extract<OwnershipRequest, object>> = {}): OwnershipRequest => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), requestedBy: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, asked: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, status: faker.helpers.arrayElement(['accepted','rejected','revoked','pending'] as const), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), mayAnswer: faker.datatype.boolean(), mayRevoke: faker.datatype.boolean(), ...overrideResponse})

export const getAcceptOwnershipRequestResponseMock = (overrideResponse: Partial<Extract<OwnershipRequest, object>> = {}): OwnershipRequest => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), requestedBy: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, asked: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, status: faker.helpers.arrayElement(['accepted','rejected','revoked','pending'] as const), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), mayAnswer: faker.datatype.boolean(), mayRevoke: faker.datatype.boolean(), ...overrideResponse})

export const getRejectOwnershipRequestResponseMock = (overrideResponse: Partial<Extract<OwnershipRequest, object>> = {}): OwnershipRequest => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), requestedBy: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, asked: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, status: faker.helpers.arrayElement(['accepted','rejected','revoked','pending'] as const), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), mayAnswer: faker.datatype.boolean(), mayRevoke: faker.datatype.boolean(), ...overrideResponse})

export const getRevokeOwnershipRequestResponseMock = (overrideResponse: Partial<Extract<OwnershipRequest, object>> = {}): OwnershipRequest => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), requestedBy: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, asked: {id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, status: faker.helpers.arrayElement(['accepted','rejected','revoked','pending'] as const), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), mayAnswer: faker.datatype.boolean(), mayRevoke: faker.datatype.boolean(), ...overrideResponse})

export const getGetTenantOwnerResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetTenantOwnerResponseMock = (overrideResponse: Partial<Extract<TenantOwner, object>> = {}): TenantOwner => ({owner: faker.helpers.arrayElement([{...getGetTenantOwnerResponsePersonMock()},null,]), ...overrideResponse})

export const getSetTenantOwnerResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getSetTenantOwnerResponseMock = (overrideResponse: Partial<Extract<TenantOwner, object>> = {}): TenantOwner => ({owner: faker.helpers.arrayElement([{...getSetTenantOwnerResponsePersonMock()},null,]), ...overrideResponse})

export const getGetTenantPublicProfileResponseMock = (overrideResponse: Partial<Extract<PublicProfile, object>> = {}): PublicProfile => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isListed: faker.datatype.boolean(), headline: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), picture: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), website: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), areas: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({place: faker.string.alpha({length: {min: 1, max: 200}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), radiusM: faker.number.float({min: 1000, max: 500000, fractionDigits: 2})})), services: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}})})), isConnected: faker.datatype.boolean(), applicationId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), partnership: faker.helpers.arrayElement(Object.values(PartnershipStanding)), partnershipId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), ...overrideResponse})

export const getGetCourierSettingsResponseMock = (overrideResponse: Partial<Extract<CourierSettings, object>> = {}): CourierSettings => ({version: faker.number.int({min: 1, max: 2147483647}), dispatchHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, holidays: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({date: faker.date.past().toISOString().slice(0, 10), name: faker.string.alpha({length: {min: 1, max: 80}})})), recurringOnHolidays: faker.helpers.arrayElement(['run','skip','nextWorkingDay'] as const), geostampsEnabled: faker.datatype.boolean(), pricesVisibleToDrivers: faker.datatype.boolean(), waitTime: {freeMinutes: faker.number.int({min: 0, max: 1440}), incrementMinutes: faker.number.int({min: 1, max: 1440}), centsPerMinute: faker.number.int({min: 0, max: 100000}), capCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, cancellationCharge: {beforeAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, afterAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}}, carriersZeroRated: faker.datatype.boolean(), ...overrideResponse})

export const getUpdateCourierSettingsResponseMock = (overrideResponse: Partial<Extract<CourierSettings, object>> = {}): CourierSettings => ({version: faker.number.int({min: 1, max: 2147483647}), dispatchHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, holidays: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({date: faker.date.past().toISOString().slice(0, 10), name: faker.string.alpha({length: {min: 1, max: 80}})})), recurringOnHolidays: faker.helpers.arrayElement(['run','skip','nextWorkingDay'] as const), geostampsEnabled: faker.datatype.boolean(), pricesVisibleToDrivers: faker.datatype.boolean(), waitTime: {freeMinutes: faker.number.int({min: 0, max: 1440}), incrementMinutes: faker.number.int({min: 1, max: 1440}), centsPerMinute: faker.number.int({min: 0, max: 100000}), capCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, cancellationCharge: {beforeAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, afterAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}}, carriersZeroRated: faker.datatype.boolean(), ...overrideResponse})

export const getGetNotificationSettingsResponseMock = (overrideResponse: Partial<Extract<NotificationSettings, object>> = {}): NotificationSettings => ({version: faker.number.int({min: 1, max: 2147483647}), customerEvents: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), consigneeEvents: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), language: faker.helpers.arrayElement(['en','fr'] as const), senderName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), replyTo: faker.helpers.arrayElement([faker.internet.email(), null]), footer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getUpdateNotificationSettingsResponseMock = (overrideResponse: Partial<Extract<NotificationSettings, object>> = {}): NotificationSettings => ({version: faker.number.int({min: 1, max: 2147483647}), customerEvents: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), consigneeEvents: Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), language: faker.helpers.arrayElement(['en','fr'] as const), senderName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), replyTo: faker.helpers.arrayElement([faker.internet.email(), null]), footer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetSupplierSettingsResponseMock = (overrideResponse: Partial<Extract<SupplierSettings, object>> = {}): SupplierSettings => ({version: faker.number.int({min: 1, max: 2147483647}), suppliersPlaceOrders: faker.datatype.boolean(), ...overrideResponse})

export const getUpdateSupplierSettingsResponseMock = (overrideResponse: Partial<Extract<SupplierSettings, object>> = {}): SupplierSettings => ({version: faker.number.int({min: 1, max: 2147483647}), suppliersPlaceOrders: faker.datatype.boolean(), ...overrideResponse})

export const getGetMarketplaceProfileResponseMock = (overrideResponse: Partial<Extract<MarketplaceProfile, object>> = {}): MarketplaceProfile => ({version: faker.number.int({min: 1, max: 2147483647}), isListed: faker.datatype.boolean(), headline: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), picture: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), areas: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({place: faker.string.alpha({length: {min: 1, max: 200}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), radiusM: faker.number.float({min: 1000, max: 500000, fractionDigits: 2})})), serviceIds: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), website: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getUpdateMarketplaceProfileResponseMock = (overrideResponse: Partial<Extract<MarketplaceProfile, object>> = {}): MarketplaceProfile => ({version: faker.number.int({min: 1, max: 2147483647}), isListed: faker.datatype.boolean(), headline: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), picture: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), areas: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({place: faker.string.alpha({length: {min: 1, max: 200}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), radiusM: faker.number.float({min: 1000, max: 500000, fractionDigits: 2})})), serviceIds: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), website: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetWebhookEndpointsResponseMock = (overrideResponse: Partial<Extract<WebhookEndpointPage, object>> = {}): WebhookEndpointPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 500}}), events: Array.from({ length: faker.number.int({min: 1, max: 11}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), isEnabled: faker.datatype.boolean(), turnedOffReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), failingSince: faker.helpers.arrayElement([faker.number.int(), null]), lastSuccessAt: faker.helpers.arrayElement([faker.number.int(), null]), secretEnd: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previousSecretUntil: faker.helpers.arrayElement([faker.number.int(), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateWebhookEndpointResponseMock = (overrideResponse: Partial<Extract<WebhookEndpoint, object>> = {}): WebhookEndpoint => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 500}}), events: Array.from({ length: faker.number.int({min: 1, max: 11}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), isEnabled: faker.datatype.boolean(), turnedOffReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), failingSince: faker.helpers.arrayElement([faker.number.int(), null]), lastSuccessAt: faker.helpers.arrayElement([faker.number.int(), null]), secretEnd: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previousSecretUntil: faker.helpers.arrayElement([faker.number.int(), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetWebhookEndpointResponseMock = (overrideResponse: Partial<Extract<WebhookEndpoint, object>> = {}): WebhookEndpoint => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 500}}), events: Array.from({ length: faker.number.int({min: 1, max: 11}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), isEnabled: faker.datatype.boolean(), turnedOffReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), failingSince: faker.helpers.arrayElement([faker.number.int(), null]), lastSuccessAt: faker.helpers.arrayElement([faker.number.int(), null]), secretEnd: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previousSecretUntil: faker.helpers.arrayElement([faker.number.int(), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateWebhookEndpointResponseMock = (overrideResponse: Partial<Extract<WebhookEndpoint, object>> = {}): WebhookEndpoint => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 500}}), events: Array.from({ length: faker.number.int({min: 1, max: 11}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), isEnabled: faker.datatype.boolean(), turnedOffReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), failingSince: faker.helpers.arrayElement([faker.number.int(), null]), lastSuccessAt: faker.helpers.arrayElement([faker.number.int(), null]), secretEnd: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previousSecretUntil: faker.helpers.arrayElement([faker.number.int(), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteWebhookEndpointResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getEnableWebhookEndpointResponseMock = (overrideResponse: Partial<Extract<WebhookEndpoint, object>> = {}): WebhookEndpoint => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 500}}), events: Array.from({ length: faker.number.int({min: 1, max: 11}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), isEnabled: faker.datatype.boolean(), turnedOffReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), failingSince: faker.helpers.arrayElement([faker.number.int(), null]), lastSuccessAt: faker.helpers.arrayElement([faker.number.int(), null]), secretEnd: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previousSecretUntil: faker.helpers.arrayElement([faker.number.int(), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDisableWebhookEndpointResponseMock = (overrideResponse: Partial<Extract<WebhookEndpoint, object>> = {}): WebhookEndpoint => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 500}}), events: Array.from({ length: faker.number.int({min: 1, max: 11}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), isEnabled: faker.datatype.boolean(), turnedOffReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), failingSince: faker.helpers.arrayElement([faker.number.int(), null]), lastSuccessAt: faker.helpers.arrayElement([faker.number.int(), null]), secretEnd: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previousSecretUntil: faker.helpers.arrayElement([faker.number.int(), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getMakeWebhookSecretResponseMock = (overrideResponse: Partial<Extract<WebhookSecret, object>> = {}): WebhookSecret => ({secret: faker.string.alpha({length: {min: 10, max: 100}}), previousSecretUntil: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getTestWebhookEndpointResponseMock = (overrideResponse: Partial<Extract<WebhookDelivery, object>> = {}): WebhookDelivery => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endpointId: faker.number.int({min: 1, max: 9007199254740991}), endpointName: faker.string.alpha({length: {min: 10, max: 20}}), event: faker.helpers.arrayElement(['order.created','order.assigned','order.unassigned','order.picked_up','order.dropped_off','order.completed','order.cancelled','order.updated','order.price_changed','invoice.sent','invoice.paid','webhook.test'] as const), messageId: faker.string.alpha({length: {min: 10, max: 20}}), deliveryOrderId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), state: faker.helpers.arrayElement(['waiting','delivered','failed'] as const), tries: faker.number.int({min: 0, max: 100}), nextAt: faker.helpers.arrayElement([faker.number.int(), null]), lastAt: faker.helpers.arrayElement([faker.number.int(), null]), lastStatus: faker.helpers.arrayElement([faker.number.int(), null]), tookMs: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetWebhookDeliveriesResponseMock = (overrideResponse: Partial<Extract<WebhookDeliveryPage, object>> = {}): WebhookDeliveryPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endpointId: faker.number.int({min: 1, max: 9007199254740991}), endpointName: faker.string.alpha({length: {min: 10, max: 20}}), event: faker.helpers.arrayElement(['order.created','order.assigned','order.unassigned','order.picked_up','order.dropped_off','order.completed','order.cancelled','order.updated','order.price_changed','invoice.sent','invoice.paid','webhook.test'] as const), messageId: faker.string.alpha({length: {min: 10, max: 20}}), deliveryOrderId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), state: faker.helpers.arrayElement(['waiting','delivered','failed'] as const), tries: faker.number.int({min: 0, max: 100}), nextAt: faker.helpers.arrayElement([faker.number.int(), null]), lastAt: faker.helpers.arrayElement([faker.number.int(), null]), lastStatus: faker.helpers.arrayElement([faker.number.int(), null]), tookMs: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getReplayWebhookDeliveriesResponseMock = (overrideResponse: Partial<Extract<WebhookReplayed, object>> = {}): WebhookReplayed => ({count: faker.number.int({min: 0, max: 10000}), ...overrideResponse})

export const getGetWebhookDeliveryResponseMock = (overrideResponse: Partial<Extract<WebhookDelivery, object>> = {}): WebhookDelivery => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endpointId: faker.number.int({min: 1, max: 9007199254740991}), endpointName: faker.string.alpha({length: {min: 10, max: 20}}), event: faker.helpers.arrayElement(['order.created','order.assigned','order.unassigned','order.picked_up','order.dropped_off','order.completed','order.cancelled','order.updated','order.price_changed','invoice.sent','invoice.paid','webhook.test'] as const), messageId: faker.string.alpha({length: {min: 10, max: 20}}), deliveryOrderId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), state: faker.helpers.arrayElement(['waiting','delivered','failed'] as const), tries: faker.number.int({min: 0, max: 100}), nextAt: faker.helpers.arrayElement([faker.number.int(), null]), lastAt: faker.helpers.arrayElement([faker.number.int(), null]), lastStatus: faker.helpers.arrayElement([faker.number.int(), null]), tookMs: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetWebhookSentResponseMock = (overrideResponse: Partial<Extract<WebhookSent, object>> = {}): WebhookSent => ({url: faker.string.alpha({length: {min: 10, max: 500}}), headers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 100}}), value: faker.string.alpha({length: {min: 10, max: 200}})})), message: {type: faker.string.alpha({length: {min: 10, max: 60}}), timestamp: faker.date.past().toISOString().slice(0, 19) + 'Z', data: {tenantId: faker.number.int({min: 1, max: 9007199254740991}), order: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 30}}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, courier: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, placedBy: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, service: faker.string.alpha({length: {min: 10, max: 20}}), speed: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickup: {name: faker.string.alpha({length: {min: 10, max: 300}}), address: faker.string.alpha({length: {min: 10, max: 600}}), city: faker.string.alpha({length: {min: 10, max: 300}}), province: faker.string.alpha({length: {min: 10, max: 300}}), postalCode: faker.string.alpha({length: {min: 10, max: 30}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), contact: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null])}, dropoff: {name: faker.string.alpha({length: {min: 10, max: 300}}), address: faker.string.alpha({length: {min: 10, max: 600}}), city: faker.string.alpha({length: {min: 10, max: 300}}), province: faker.string.alpha({length: {min: 10, max: 300}}), postalCode: faker.string.alpha({length: {min: 10, max: 30}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), contact: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null])}, createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', availableAt: faker.date.past().toISOString().slice(0, 19) + 'Z', dueAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), assignedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), pickedUpAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), droppedOffAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), completedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelledAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancellationReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), parcels: faker.number.int({min: 0}), distanceM: faker.number.int({min: 0}), price: faker.helpers.arrayElement([{currency: faker.helpers.arrayElement(['CAD'] as const), preTaxCents: faker.number.int(), totalCents: faker.number.int()},null,])}, undefined]), invoice: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), number: faker.string.alpha({length: {min: 10, max: 21}}), state: faker.helpers.arrayElement(Object.values(InvoiceState)), issuer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, billTo: faker.string.alpha({length: {min: 10, max: 300}}), label: faker.string.alpha({length: {min: 10, max: 300}}), invoiceDate: faker.string.alpha({length: {min: 10, max: 10}}), dueDate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10}}), null]), orders: faker.number.int({min: 0}), amounts: {currency: faker.helpers.arrayElement(['CAD'] as const), preTaxCents: faker.number.int({min: 0}), taxCents: faker.number.int({min: 0}), totalCents: faker.number.int({min: 0}), outstandingCents: faker.number.int({min: 0})}}, undefined])}}, answer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), ...overrideResponse})

export const getReplayWebhookDeliveryResponseMock = (overrideResponse: Partial<Extract<WebhookDelivery, object>> = {}): WebhookDelivery => ({id: faker.number.int({min: 1, max: 9007199254740991}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endpointId: faker.number.int({min: 1, max: 9007199254740991}), endpointName: faker.string.alpha({length: {min: 10, max: 20}}), event: faker.helpers.arrayElement(['order.created','order.assigned','order.unassigned','order.picked_up','order.dropped_off','order.completed','order.cancelled','order.updated','order.price_changed','invoice.sent','invoice.paid','webhook.test'] as const), messageId: faker.string.alpha({length: {min: 10, max: 20}}), deliveryOrderId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), state: faker.helpers.arrayElement(['waiting','delivered','failed'] as const), tries: faker.number.int({min: 0, max: 100}), nextAt: faker.helpers.arrayElement([faker.number.int(), null]), lastAt: faker.helpers.arrayElement([faker.number.int(), null]), lastStatus: faker.helpers.arrayElement([faker.number.int(), null]), tookMs: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getGetCustomerTenantsMockHandler = (overrideResponse?: TenantPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantPage> | TenantPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerTenantsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantMockHandler = (overrideResponse?: Tenant | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Tenant> | Tenant), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTenantMockHandler = (overrideResponse?: Tenant | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Tenant> | Tenant), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTenantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantAdminUsableMockHandler = (overrideResponse?: TenantAdminUsable | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantAdminUsable> | TenantAdminUsable), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/tenant-admin-usable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantAdminUsableResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantSubscriptionPlanMockHandler = (overrideResponse?: SubscriptionPlan | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionPlan> | SubscriptionPlan), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/subscription-plan', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantSubscriptionPlanResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantFeaturesMockHandler = (overrideResponse?: TenantFeatures | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantFeatures> | TenantFeatures), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/subscription-plan-features', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantFeaturesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantClockMockHandler = (overrideResponse?: TenantClock | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantClock> | TenantClock), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/clock', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantClockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantEventsMockHandler = (overrideResponse?: TenantEvents | string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantEvents | string> | TenantEvents | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/events', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantEventsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantScheduleInfoMockHandler = (overrideResponse?: ScheduleInfo | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ScheduleInfo> | ScheduleInfo), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/schedule-info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantScheduleInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantUsersMockHandler = (overrideResponse?: UserPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserPage> | UserPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTenantUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/users', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTenantUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantUsersByRoleMockHandler = (overrideResponse?: UserPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserPage> | UserPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users-by-role/:role', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantUsersByRoleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantUsersWithRolesMockHandler = (overrideResponse?: TenantUserPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantUserPage> | TenantUserPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users-with-roles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantUsersWithRolesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAllUsersPaginatedMockHandler = (overrideResponse?: TenantUserPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantUserPage> | TenantUserPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/all-users-paginated', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAllUsersPaginatedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantsWithSubscriptionPlanMockHandler = (overrideResponse?: SubscribedTenantPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscribedTenantPage> | SubscribedTenantPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/with-subscription-plan', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantsWithSubscriptionPlanResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantOverviewMockHandler = (overrideResponse?: TenantOverview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantOverview> | TenantOverview), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/overview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantOverviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSuspendTenantMockHandler = (overrideResponse?: TenantOverview | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TenantOverview> | TenantOverview), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/suspension', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSuspendTenantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLiftSuspensionMockHandler = (overrideResponse?: TenantOverview | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<TenantOverview> | TenantOverview), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tenants/:tenantId/suspension', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLiftSuspensionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetTenantFeaturesMockHandler = (overrideResponse?: TenantOverview | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TenantOverview> | TenantOverview), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/features', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTenantFeaturesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSubscriptionPlansMockHandler = (overrideResponse?: PlanOfferPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlanOfferPage> | PlanOfferPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscription-plans', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubscriptionPlansResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSubscriptionPlanMockHandler = (overrideResponse?: PlanOffer | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PlanOffer> | PlanOffer), options?: RequestHandlerOptions) => {
  return http.patch('*/api/subscription-plans/:subscriptionPlanId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSubscriptionPlanResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMessagesMockHandler = (overrideResponse?: LoggedMessagePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LoggedMessagePage> | LoggedMessagePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetApiTokensMockHandler = (overrideResponse?: ApiTokenPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApiTokenPage> | ApiTokenPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/api-tokens', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetApiTokensResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateApiTokenMockHandler = (overrideResponse?: ApiTokenMade | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApiTokenMade> | ApiTokenMade), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/api-tokens', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApiTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetApiTokenMockHandler = (overrideResponse?: ApiToken | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApiToken> | ApiToken), options?: RequestHandlerOptions) => {
  return http.get('*/api/api-tokens/:apiTokenId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetApiTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateApiTokenMockHandler = (overrideResponse?: ApiToken | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ApiToken> | ApiToken), options?: RequestHandlerOptions) => {
  return http.patch('*/api/api-tokens/:apiTokenId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateApiTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeApiTokenMockHandler = (overrideResponse?: ApiToken | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ApiToken> | ApiToken), options?: RequestHandlerOptions) => {
  return http.put('*/api/api-tokens/:apiTokenId/revoke', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeApiTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantAuditEntriesMockHandler = (overrideResponse?: AuditEntryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditEntryPage> | AuditEntryPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/audit-entries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantAuditEntriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAuditEntryMockHandler = (overrideResponse?: AuditEntry | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditEntry> | AuditEntry), options?: RequestHandlerOptions) => {
  return http.get('*/api/audit-entries/:auditEntryId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAuditEntryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPaginatedContactsMockHandler = (overrideResponse?: ContactPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactPage> | ContactPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-contacts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedContactsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateContactMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/contacts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetContactMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateContactMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteContactMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMergeCustomersMockHandler = (overrideResponse?: CustomerMerge | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CustomerMerge> | CustomerMerge), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/merge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeCustomersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMergePreviewMockHandler = (overrideResponse?: CustomerMerge | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomerMerge> | CustomerMerge), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/merge-preview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMergePreviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantMessagesMockHandler = (overrideResponse?: MessagePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MessagePage> | MessagePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/messages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMessageMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages/:messageId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResendMessageMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/:messageId/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMessagePreviewMockHandler = (overrideResponse?: MessagePreview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MessagePreview> | MessagePreview), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/message-previews/:type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMessagePreviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetEmailRefusalMockHandler = (overrideResponse?: EmailRefusal | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EmailRefusal> | EmailRefusal), options?: RequestHandlerOptions) => {
  return http.get('*/api/email-refusals/:email', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEmailRefusalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantsMockHandler = (overrideResponse?: TenantPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantPage> | TenantPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTenantMockHandler = (overrideResponse?: Organization | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Organization> | Organization), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTenantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPaginatedTenantsMockHandler = (overrideResponse?: OrganizationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationPage> | OrganizationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/paginated', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedTenantsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOwnerInvitationMockHandler = (overrideResponse?: Organization | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Organization> | Organization), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/owner-invitation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOwnerInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getInviteOwnerMockHandler = (overrideResponse?: Organization | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Organization> | Organization), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/owner-invitation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteOwnerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFirstStepsMockHandler = (overrideResponse?: FirstSteps | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FirstSteps> | FirstSteps), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/first-steps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFirstStepsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateFirstStepsMockHandler = (overrideResponse?: FirstSteps | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FirstSteps> | FirstSteps), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/first-steps', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFirstStepsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantOwnershipRequestsMockHandler = (overrideResponse?: OwnershipRequestPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OwnershipRequestPage> | OwnershipRequestPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/ownership-requests', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantOwnershipRequestsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateOwnershipRequestMockHandler = (overrideResponse?: OwnershipRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OwnershipRequest> | OwnershipRequest), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/ownership-requests', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOwnershipRequestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOwnershipRequestMockHandler = (overrideResponse?: OwnershipRequest | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OwnershipRequest> | OwnershipRequest), options?: RequestHandlerOptions) => {
  return http.get('*/api/ownership-requests/:ownershipRequestId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOwnershipRequestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptOwnershipRequestMockHandler = (overrideResponse?: OwnershipRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OwnershipRequest> | OwnershipRequest), options?: RequestHandlerOptions) => {
  return http.post('*/api/ownership-requests/:ownershipRequestId/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptOwnershipRequestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRejectOwnershipRequestMockHandler = (overrideResponse?: OwnershipRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OwnershipRequest> | OwnershipRequest), options?: RequestHandlerOptions) => {
  return http.post('*/api/ownership-requests/:ownershipRequestId/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRejectOwnershipRequestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeOwnershipRequestMockHandler = (overrideResponse?: OwnershipRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OwnershipRequest> | OwnershipRequest), options?: RequestHandlerOptions) => {
  return http.post('*/api/ownership-requests/:ownershipRequestId/revoke', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeOwnershipRequestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantOwnerMockHandler = (overrideResponse?: TenantOwner | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantOwner> | TenantOwner), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/owner', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantOwnerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetTenantOwnerMockHandler = (overrideResponse?: TenantOwner | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TenantOwner> | TenantOwner), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/owner', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTenantOwnerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantPublicProfileMockHandler = (overrideResponse?: PublicProfile | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PublicProfile> | PublicProfile), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/public-profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantPublicProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCourierSettingsMockHandler = (overrideResponse?: CourierSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CourierSettings> | CourierSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCourierSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCourierSettingsMockHandler = (overrideResponse?: CourierSettings | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<CourierSettings> | CourierSettings), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCourierSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNotificationSettingsMockHandler = (overrideResponse?: NotificationSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationSettings> | NotificationSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNotificationSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateNotificationSettingsMockHandler = (overrideResponse?: NotificationSettings | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotificationSettings> | NotificationSettings), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNotificationSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSupplierSettingsMockHandler = (overrideResponse?: SupplierSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SupplierSettings> | SupplierSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSupplierSettingsMockHandler = (overrideResponse?: SupplierSettings | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SupplierSettings> | SupplierSettings), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSupplierSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMarketplaceProfileMockHandler = (overrideResponse?: MarketplaceProfile | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketplaceProfile> | MarketplaceProfile), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/marketplace-profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMarketplaceProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMarketplaceProfileMockHandler = (overrideResponse?: MarketplaceProfile | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MarketplaceProfile> | MarketplaceProfile), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/marketplace-profile', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMarketplaceProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWebhookEndpointsMockHandler = (overrideResponse?: WebhookEndpointPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebhookEndpointPage> | WebhookEndpointPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/webhook-endpoints', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWebhookEndpointsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateWebhookEndpointMockHandler = (overrideResponse?: WebhookEndpoint | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookEndpoint> | WebhookEndpoint), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/webhook-endpoints', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWebhookEndpointResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWebhookEndpointMockHandler = (overrideResponse?: WebhookEndpoint | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebhookEndpoint> | WebhookEndpoint), options?: RequestHandlerOptions) => {
  return http.get('*/api/webhook-endpoints/:webhookEndpointId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWebhookEndpointResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateWebhookEndpointMockHandler = (overrideResponse?: WebhookEndpoint | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<WebhookEndpoint> | WebhookEndpoint), options?: RequestHandlerOptions) => {
  return http.patch('*/api/webhook-endpoints/:webhookEndpointId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWebhookEndpointResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteWebhookEndpointMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/webhook-endpoints/:webhookEndpointId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteWebhookEndpointResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEnableWebhookEndpointMockHandler = (overrideResponse?: WebhookEndpoint | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<WebhookEndpoint> | WebhookEndpoint), options?: RequestHandlerOptions) => {
  return http.put('*/api/webhook-endpoints/:webhookEndpointId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableWebhookEndpointResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDisableWebhookEndpointMockHandler = (overrideResponse?: WebhookEndpoint | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<WebhookEndpoint> | WebhookEndpoint), options?: RequestHandlerOptions) => {
  return http.put('*/api/webhook-endpoints/:webhookEndpointId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableWebhookEndpointResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMakeWebhookSecretMockHandler = (overrideResponse?: WebhookSecret | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<WebhookSecret> | WebhookSecret), options?: RequestHandlerOptions) => {
  return http.put('*/api/webhook-endpoints/:webhookEndpointId/secret', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMakeWebhookSecretResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTestWebhookEndpointMockHandler = (overrideResponse?: WebhookDelivery | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookDelivery> | WebhookDelivery), options?: RequestHandlerOptions) => {
  return http.post('*/api/webhook-endpoints/:webhookEndpointId/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTestWebhookEndpointResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWebhookDeliveriesMockHandler = (overrideResponse?: WebhookDeliveryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebhookDeliveryPage> | WebhookDeliveryPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/webhook-deliveries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWebhookDeliveriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReplayWebhookDeliveriesMockHandler = (overrideResponse?: WebhookReplayed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookReplayed> | WebhookReplayed), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/webhook-deliveries/replay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplayWebhookDeliveriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWebhookDeliveryMockHandler = (overrideResponse?: WebhookDelivery | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebhookDelivery> | WebhookDelivery), options?: RequestHandlerOptions) => {
  return http.get('*/api/webhook-deliveries/:webhookDeliveryId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWebhookDeliveryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWebhookSentMockHandler = (overrideResponse?: WebhookSent | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebhookSent> | WebhookSent), options?: RequestHandlerOptions) => {
  return http.get('*/api/webhook-deliveries/:webhookDeliveryId/sent', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWebhookSentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReplayWebhookDeliveryMockHandler = (overrideResponse?: WebhookDelivery | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookDelivery> | WebhookDelivery), options?: RequestHandlerOptions) => {
  return http.post('*/api/webhook-deliveries/:webhookDeliveryId/replay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplayWebhookDeliveryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTenantsMock = () => [
  getGetCustomerTenantsMockHandler(),
  getGetTenantMockHandler(),
  getUpdateTenantMockHandler(),
  getGetTenantAdminUsableMockHandler(),
  getGetTenantSubscriptionPlanMockHandler(),
  getGetTenantFeaturesMockHandler(),
  getGetTenantClockMockHandler(),
  getGetTenantEventsMockHandler(),
  getGetTenantScheduleInfoMockHandler(),
  getGetTenantUsersMockHandler(),
  getCreateTenantUserMockHandler(),
  getGetTenantUsersByRoleMockHandler(),
  getGetTenantUsersWithRolesMockHandler(),
  getGetAllUsersPaginatedMockHandler(),
  getGetTenantsWithSubscriptionPlanMockHandler(),
  getGetTenantOverviewMockHandler(),
  getSuspendTenantMockHandler(),
  getLiftSuspensionMockHandler(),
  getSetTenantFeaturesMockHandler(),
  getGetSubscriptionPlansMockHandler(),
  getUpdateSubscriptionPlanMockHandler(),
  getGetMessagesMockHandler(),
  getGetApiTokensMockHandler(),
  getCreateApiTokenMockHandler(),
  getGetApiTokenMockHandler(),
  getUpdateApiTokenMockHandler(),
  getRevokeApiTokenMockHandler(),
  getGetTenantAuditEntriesMockHandler(),
  getGetAuditEntryMockHandler(),
  getGetPaginatedContactsMockHandler(),
  getCreateContactMockHandler(),
  getGetContactMockHandler(),
  getUpdateContactMockHandler(),
  getDeleteContactMockHandler(),
  getMergeCustomersMockHandler(),
  getGetMergePreviewMockHandler(),
  getGetTenantMessagesMockHandler(),
  getGetMessageMockHandler(),
  getResendMessageMockHandler(),
  getGetMessagePreviewMockHandler(),
  getGetEmailRefusalMockHandler(),
  getGetTenantsMockHandler(),
  getCreateTenantMockHandler(),
  getGetPaginatedTenantsMockHandler(),
  getGetOwnerInvitationMockHandler(),
  getInviteOwnerMockHandler(),
  getGetFirstStepsMockHandler(),
  getUpdateFirstStepsMockHandler(),
  getGetTenantOwnershipRequestsMockHandler(),
  getCreateOwnershipRequestMockHandler(),
  getGetOwnershipRequestMockHandler(),
  getAcceptOwnershipRequestMockHandler(),
  getRejectOwnershipRequestMockHandler(),
  getRevokeOwnershipRequestMockHandler(),
  getGetTenantOwnerMockHandler(),
  getSetTenantOwnerMockHandler(),
  getGetTenantPublicProfileMockHandler(),
  getGetCourierSettingsMockHandler(),
  getUpdateCourierSettingsMockHandler(),
  getGetNotificationSettingsMockHandler(),
  getUpdateNotificationSettingsMockHandler(),
  getGetSupplierSettingsMockHandler(),
  getUpdateSupplierSettingsMockHandler(),
  getGetMarketplaceProfileMockHandler(),
  getUpdateMarketplaceProfileMockHandler(),
  getGetWebhookEndpointsMockHandler(),
  getCreateWebhookEndpointMockHandler(),
  getGetWebhookEndpointMockHandler(),
  getUpdateWebhookEndpointMockHandler(),
  getDeleteWebhookEndpointMockHandler(),
  getEnableWebhookEndpointMockHandler(),
  getDisableWebhookEndpointMockHandler(),
  getMakeWebhookSecretMockHandler(),
  getTestWebhookEndpointMockHandler(),
  getGetWebhookDeliveriesMockHandler(),
  getReplayWebhookDeliveriesMockHandler(),
  getGetWebhookDeliveryMockHandler(),
  getGetWebhookSentMockHandler(),
  getReplayWebhookDeliveryMockHandler()
]
