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
  TenantFeature,
  TenantKind,
  UnitPreference
} from '../../model';
import type {
  BadRequestResponse,
  CancellationCharges,
  Contact,
  ContactPage,
  Coordinates,
  CourierSettings,
  DoneResponse,
  DriverPosition,
  ForbiddenResponse,
  FormErrorResponse,
  NotFoundResponse,
  NotificationSettings,
  ScheduleInfo,
  SubscriptionPlan,
  SupplierSettings,
  Tenant,
  TenantAdminUsable,
  TenantClock,
  TenantFeatures,
  TenantPage,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UserPage
} from '../../model';


export const getGetCustomerTenantsResponseMock = (overrideResponse: Partial<Extract<TenantPage, object>> = {}): TenantPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetCustomerTenantsResponseMock200 = (overrideResponse: Partial<Extract<TenantPage, object>> = {}): TenantPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetCustomerTenantsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetCustomerTenantsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetCustomerTenantsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantResponseMock = (overrideResponse: Partial<Extract<Tenant, object>> = {}): Tenant => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), accountType: faker.helpers.arrayElement(['organization','individual'] as const), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderSupportPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.number.int({min: 1, max: 9007199254740991}), ...overrideResponse})


export const getGetTenantResponseMock200 = (overrideResponse: Partial<Extract<Tenant, object>> = {}): Tenant => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), accountType: faker.helpers.arrayElement(['organization','individual'] as const), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderSupportPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.number.int({min: 1, max: 9007199254740991}), ...overrideResponse})


export const getGetTenantResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateTenantResponseMock = (overrideResponse: Partial<Extract<Tenant, object>> = {}): Tenant => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), accountType: faker.helpers.arrayElement(['organization','individual'] as const), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderSupportPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.number.int({min: 1, max: 9007199254740991}), ...overrideResponse})


export const getUpdateTenantResponseMock200 = (overrideResponse: Partial<Extract<Tenant, object>> = {}): Tenant => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), accountType: faker.helpers.arrayElement(['organization','individual'] as const), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderSupportPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.number.int({min: 1, max: 9007199254740991}), ...overrideResponse})


export const getUpdateTenantResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateTenantResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateTenantResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateTenantResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateTenantResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateTenantResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantAdminUsableResponseMock = (overrideResponse: Partial<Extract<TenantAdminUsable, object>> = {}): TenantAdminUsable => ({usable: faker.datatype.boolean(), isDriver: faker.datatype.boolean(), ...overrideResponse})


export const getGetTenantAdminUsableResponseMock200 = (overrideResponse: Partial<Extract<TenantAdminUsable, object>> = {}): TenantAdminUsable => ({usable: faker.datatype.boolean(), isDriver: faker.datatype.boolean(), ...overrideResponse})


export const getGetTenantAdminUsableResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantAdminUsableResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantAdminUsableResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantSubscriptionPlanResponseMock = (overrideResponse: Partial<Extract<SubscriptionPlan, object>> = {}): SubscriptionPlan => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: 0}), ...overrideResponse})


export const getGetTenantSubscriptionPlanResponseMock200 = (overrideResponse: Partial<Extract<SubscriptionPlan, object>> = {}): SubscriptionPlan => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: 0}), ...overrideResponse})


export const getGetTenantSubscriptionPlanResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantSubscriptionPlanResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantSubscriptionPlanResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantFeaturesResponseMock = (overrideResponse: Partial<Extract<TenantFeatures, object>> = {}): TenantFeatures => ({features: faker.helpers.arrayElements(Object.values(TenantFeature)), ...overrideResponse})


export const getGetTenantFeaturesResponseMock200 = (overrideResponse: Partial<Extract<TenantFeatures, object>> = {}): TenantFeatures => ({features: faker.helpers.arrayElements(Object.values(TenantFeature)), ...overrideResponse})


export const getGetTenantFeaturesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantFeaturesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantFeaturesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantClockResponseMock = (overrideResponse: Partial<Extract<TenantClock, object>> = {}): TenantClock => ({timezone: faker.string.alpha({length: {min: 10, max: 20}}), utcOffsets: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({from: faker.number.int({min: 0, max: 253402300799}), offsetS: faker.number.int({min: -86400, max: 86400})})), ...overrideResponse})


export const getGetTenantClockResponseMock200 = (overrideResponse: Partial<Extract<TenantClock, object>> = {}): TenantClock => ({timezone: faker.string.alpha({length: {min: 10, max: 20}}), utcOffsets: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({from: faker.number.int({min: 0, max: 253402300799}), offsetS: faker.number.int({min: -86400, max: 86400})})), ...overrideResponse})


export const getGetTenantClockResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantClockResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantClockResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantScheduleInfoResponseCancellationChargesMock = (overrideResponse: Partial<CancellationCharges> = {}): CancellationCharges => ({...{beforeAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, afterAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}}, ...overrideResponse});

export const getGetTenantScheduleInfoResponseMock = (overrideResponse: Partial<Extract<ScheduleInfo, object>> = {}): ScheduleInfo => ({tenantId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), utcOffsets: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({from: faker.number.int({min: 0, max: 253402300799}), offsetS: faker.number.int({min: -86400, max: 86400})})), orderSupportPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), required: faker.datatype.boolean(), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pinned: faker.datatype.boolean()})), courierSettings: {dispatchHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, holidays: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({date: faker.date.past().toISOString().slice(0, 10), name: faker.string.alpha({length: {min: 1, max: 80}})})), cancellationCharge: faker.helpers.arrayElement([{...getGetTenantScheduleInfoResponseCancellationChargesMock()},null,])}, ...overrideResponse})


export const getGetTenantScheduleInfoResponseMock200 = (overrideResponse: Partial<Extract<ScheduleInfo, object>> = {}): ScheduleInfo => ({tenantId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), utcOffsets: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({from: faker.number.int({min: 0, max: 253402300799}), offsetS: faker.number.int({min: -86400, max: 86400})})), orderSupportPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), required: faker.datatype.boolean(), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pinned: faker.datatype.boolean()})), courierSettings: {dispatchHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, holidays: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({date: faker.date.past().toISOString().slice(0, 10), name: faker.string.alpha({length: {min: 1, max: 80}})})), cancellationCharge: faker.helpers.arrayElement([{...getGetTenantScheduleInfoResponseCancellationChargesMock()},null,])}, ...overrideResponse})


export const getGetTenantScheduleInfoResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantScheduleInfoResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantScheduleInfoResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantScheduleInfoResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantUsersResponseCoordinatesMock = (overrideResponse: Partial<Coordinates> = {}): Coordinates => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}, ...overrideResponse});

export const getGetTenantUsersResponseDriverPositionMock = (overrideResponse: Partial<DriverPosition> = {}): DriverPosition => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), recordedAt: faker.number.int({min: 0, max: 253402300799})}, ...overrideResponse});

export const getGetTenantUsersResponseMock = (overrideResponse: Partial<Extract<UserPage, object>> = {}): UserPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), admin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), unitPreference: faker.helpers.arrayElement(Object.values(UnitPreference)), ordersInHand: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), nextDropoff: faker.helpers.arrayElement([{...getGetTenantUsersResponseCoordinatesMock()},null,]), lastPosition: faker.helpers.arrayElement([{...getGetTenantUsersResponseDriverPositionMock()},null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetTenantUsersResponseMock200 = (overrideResponse: Partial<Extract<UserPage, object>> = {}): UserPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), admin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), unitPreference: faker.helpers.arrayElement(Object.values(UnitPreference)), ordersInHand: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), nextDropoff: faker.helpers.arrayElement([{...getGetTenantUsersResponseCoordinatesMock()},null,]), lastPosition: faker.helpers.arrayElement([{...getGetTenantUsersResponseDriverPositionMock()},null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetTenantUsersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantUsersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantUsersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantUsersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantUsersByRoleResponseCoordinatesMock = (overrideResponse: Partial<Coordinates> = {}): Coordinates => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}, ...overrideResponse});

export const getGetTenantUsersByRoleResponseDriverPositionMock = (overrideResponse: Partial<DriverPosition> = {}): DriverPosition => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), recordedAt: faker.number.int({min: 0, max: 253402300799})}, ...overrideResponse});

export const getGetTenantUsersByRoleResponseMock = (overrideResponse: Partial<Extract<UserPage, object>> = {}): UserPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), admin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), unitPreference: faker.helpers.arrayElement(Object.values(UnitPreference)), ordersInHand: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), nextDropoff: faker.helpers.arrayElement([{...getGetTenantUsersByRoleResponseCoordinatesMock()},null,]), lastPosition: faker.helpers.arrayElement([{...getGetTenantUsersByRoleResponseDriverPositionMock()},null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetTenantUsersByRoleResponseMock200 = (overrideResponse: Partial<Extract<UserPage, object>> = {}): UserPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), admin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), unitPreference: faker.helpers.arrayElement(Object.values(UnitPreference)), ordersInHand: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), nextDropoff: faker.helpers.arrayElement([{...getGetTenantUsersByRoleResponseCoordinatesMock()},null,]), lastPosition: faker.helpers.arrayElement([{...getGetTenantUsersByRoleResponseDriverPositionMock()},null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetTenantUsersByRoleResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantUsersByRoleResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantUsersByRoleResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantUsersByRoleResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetPaginatedContactsResponseMock = (overrideResponse: Partial<Extract<ContactPage, object>> = {}): ContactPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetPaginatedContactsResponseMock200 = (overrideResponse: Partial<Extract<ContactPage, object>> = {}): ContactPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetPaginatedContactsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetPaginatedContactsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetPaginatedContactsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetPaginatedContactsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateContactResponseMock200 = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateContactResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateContactResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateContactResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateContactResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateContactResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateContactResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetContactResponseMock200 = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetContactResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetContactResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetContactResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetContactResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateContactResponseMock200 = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateContactResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateContactResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateContactResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateContactResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateContactResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateContactResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDeleteContactResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteContactResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteContactResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteContactResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteContactResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteContactResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteContactResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getGetCourierSettingsResponseMock = (overrideResponse: Partial<Extract<CourierSettings, object>> = {}): CourierSettings => ({version: faker.number.int({min: 1, max: 2147483647}), dispatchHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, holidays: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({date: faker.date.past().toISOString().slice(0, 10), name: faker.string.alpha({length: {min: 1, max: 80}})})), geostampsEnabled: faker.datatype.boolean(), pricesVisibleToDrivers: faker.datatype.boolean(), waitTime: {freeMinutes: faker.number.int({min: 0, max: 1440}), incrementMinutes: faker.number.int({min: 1, max: 1440}), centsPerMinute: faker.number.int({min: 0, max: 100000}), capCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, cancellationCharge: {beforeAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, afterAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}}, carriersZeroRated: faker.datatype.boolean(), ...overrideResponse})


export const getGetCourierSettingsResponseMock200 = (overrideResponse: Partial<Extract<CourierSettings, object>> = {}): CourierSettings => ({version: faker.number.int({min: 1, max: 2147483647}), dispatchHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, holidays: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({date: faker.date.past().toISOString().slice(0, 10), name: faker.string.alpha({length: {min: 1, max: 80}})})), geostampsEnabled: faker.datatype.boolean(), pricesVisibleToDrivers: faker.datatype.boolean(), waitTime: {freeMinutes: faker.number.int({min: 0, max: 1440}), incrementMinutes: faker.number.int({min: 1, max: 1440}), centsPerMinute: faker.number.int({min: 0, max: 100000}), capCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, cancellationCharge: {beforeAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, afterAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}}, carriersZeroRated: faker.datatype.boolean(), ...overrideResponse})


export const getGetCourierSettingsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetCourierSettingsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetCourierSettingsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetCourierSettingsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateCourierSettingsResponseMock = (overrideResponse: Partial<Extract<CourierSettings, object>> = {}): CourierSettings => ({version: faker.number.int({min: 1, max: 2147483647}), dispatchHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, holidays: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({date: faker.date.past().toISOString().slice(0, 10), name: faker.string.alpha({length: {min: 1, max: 80}})})), geostampsEnabled: faker.datatype.boolean(), pricesVisibleToDrivers: faker.datatype.boolean(), waitTime: {freeMinutes: faker.number.int({min: 0, max: 1440}), incrementMinutes: faker.number.int({min: 1, max: 1440}), centsPerMinute: faker.number.int({min: 0, max: 100000}), capCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, cancellationCharge: {beforeAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, afterAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}}, carriersZeroRated: faker.datatype.boolean(), ...overrideResponse})


export const getUpdateCourierSettingsResponseMock200 = (overrideResponse: Partial<Extract<CourierSettings, object>> = {}): CourierSettings => ({version: faker.number.int({min: 1, max: 2147483647}), dispatchHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, holidays: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({date: faker.date.past().toISOString().slice(0, 10), name: faker.string.alpha({length: {min: 1, max: 80}})})), geostampsEnabled: faker.datatype.boolean(), pricesVisibleToDrivers: faker.datatype.boolean(), waitTime: {freeMinutes: faker.number.int({min: 0, max: 1440}), incrementMinutes: faker.number.int({min: 1, max: 1440}), centsPerMinute: faker.number.int({min: 0, max: 100000}), capCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, cancellationCharge: {beforeAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, afterAssignment: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}}, carriersZeroRated: faker.datatype.boolean(), ...overrideResponse})


export const getUpdateCourierSettingsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateCourierSettingsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateCourierSettingsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateCourierSettingsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateCourierSettingsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateCourierSettingsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetNotificationSettingsResponseMock = (overrideResponse: Partial<Extract<NotificationSettings, object>> = {}): NotificationSettings => ({version: faker.number.int({min: 1, max: 2147483647}), customerEvents: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), language: faker.helpers.arrayElement(['en','fr'] as const), senderName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), replyTo: faker.helpers.arrayElement([faker.internet.email(), null]), footer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getGetNotificationSettingsResponseMock200 = (overrideResponse: Partial<Extract<NotificationSettings, object>> = {}): NotificationSettings => ({version: faker.number.int({min: 1, max: 2147483647}), customerEvents: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), language: faker.helpers.arrayElement(['en','fr'] as const), senderName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), replyTo: faker.helpers.arrayElement([faker.internet.email(), null]), footer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getGetNotificationSettingsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetNotificationSettingsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetNotificationSettingsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetNotificationSettingsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateNotificationSettingsResponseMock = (overrideResponse: Partial<Extract<NotificationSettings, object>> = {}): NotificationSettings => ({version: faker.number.int({min: 1, max: 2147483647}), customerEvents: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), language: faker.helpers.arrayElement(['en','fr'] as const), senderName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), replyTo: faker.helpers.arrayElement([faker.internet.email(), null]), footer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getUpdateNotificationSettingsResponseMock200 = (overrideResponse: Partial<Extract<NotificationSettings, object>> = {}): NotificationSettings => ({version: faker.number.int({min: 1, max: 2147483647}), customerEvents: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), language: faker.helpers.arrayElement(['en','fr'] as const), senderName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), replyTo: faker.helpers.arrayElement([faker.internet.email(), null]), footer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getUpdateNotificationSettingsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateNotificationSettingsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateNotificationSettingsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateNotificationSettingsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateNotificationSettingsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateNotificationSettingsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetSupplierSettingsResponseMock = (overrideResponse: Partial<Extract<SupplierSettings, object>> = {}): SupplierSettings => ({version: faker.number.int({min: 1, max: 2147483647}), suppliersPlaceOrders: faker.datatype.boolean(), ...overrideResponse})


export const getGetSupplierSettingsResponseMock200 = (overrideResponse: Partial<Extract<SupplierSettings, object>> = {}): SupplierSettings => ({version: faker.number.int({min: 1, max: 2147483647}), suppliersPlaceOrders: faker.datatype.boolean(), ...overrideResponse})


export const getGetSupplierSettingsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetSupplierSettingsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetSupplierSettingsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetSupplierSettingsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateSupplierSettingsResponseMock = (overrideResponse: Partial<Extract<SupplierSettings, object>> = {}): SupplierSettings => ({version: faker.number.int({min: 1, max: 2147483647}), suppliersPlaceOrders: faker.datatype.boolean(), ...overrideResponse})


export const getUpdateSupplierSettingsResponseMock200 = (overrideResponse: Partial<Extract<SupplierSettings, object>> = {}): SupplierSettings => ({version: faker.number.int({min: 1, max: 2147483647}), suppliersPlaceOrders: faker.datatype.boolean(), ...overrideResponse})


export const getUpdateSupplierSettingsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateSupplierSettingsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateSupplierSettingsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateSupplierSettingsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateSupplierSettingsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateSupplierSettingsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetCustomerTenantsMockHandler = (overrideResponse?: TenantPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantPage> | TenantPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerTenantsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetCustomerTenantsMockHandler200 = (overrideResponse?: TenantPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantPage> | TenantPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerTenantsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetCustomerTenantsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerTenantsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetCustomerTenantsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerTenantsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetCustomerTenantsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerTenantsResponseMock403(),
      { status: 403
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


export const getGetTenantMockHandler200 = (overrideResponse?: Tenant | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Tenant> | Tenant), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantResponseMock404(),
      { status: 404
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


export const getUpdateTenantMockHandler200 = (overrideResponse?: Tenant | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Tenant> | Tenant), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTenantResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateTenantMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTenantResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateTenantMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTenantResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateTenantMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTenantResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateTenantMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTenantResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateTenantMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTenantResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateTenantMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTenantResponseMock429(),
      { status: 429
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


export const getGetTenantAdminUsableMockHandler200 = (overrideResponse?: TenantAdminUsable | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantAdminUsable> | TenantAdminUsable), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/tenant-admin-usable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantAdminUsableResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantAdminUsableMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/tenant-admin-usable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantAdminUsableResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantAdminUsableMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/tenant-admin-usable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantAdminUsableResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantAdminUsableMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/tenant-admin-usable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantAdminUsableResponseMock404(),
      { status: 404
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


export const getGetTenantSubscriptionPlanMockHandler200 = (overrideResponse?: SubscriptionPlan | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionPlan> | SubscriptionPlan), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/subscription-plan', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantSubscriptionPlanResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantSubscriptionPlanMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/subscription-plan', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantSubscriptionPlanResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantSubscriptionPlanMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/subscription-plan', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantSubscriptionPlanResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantSubscriptionPlanMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/subscription-plan', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantSubscriptionPlanResponseMock404(),
      { status: 404
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


export const getGetTenantFeaturesMockHandler200 = (overrideResponse?: TenantFeatures | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantFeatures> | TenantFeatures), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/subscription-plan-features', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantFeaturesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantFeaturesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/subscription-plan-features', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantFeaturesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantFeaturesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/subscription-plan-features', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantFeaturesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantFeaturesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/subscription-plan-features', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantFeaturesResponseMock404(),
      { status: 404
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


export const getGetTenantClockMockHandler200 = (overrideResponse?: TenantClock | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantClock> | TenantClock), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/clock', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantClockResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantClockMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/clock', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantClockResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantClockMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/clock', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantClockResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantClockMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/clock', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantClockResponseMock404(),
      { status: 404
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


export const getGetTenantScheduleInfoMockHandler200 = (overrideResponse?: ScheduleInfo | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ScheduleInfo> | ScheduleInfo), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/schedule-info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantScheduleInfoResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantScheduleInfoMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/schedule-info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantScheduleInfoResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantScheduleInfoMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/schedule-info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantScheduleInfoResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantScheduleInfoMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/schedule-info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantScheduleInfoResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantScheduleInfoMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/schedule-info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantScheduleInfoResponseMock404(),
      { status: 404
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


export const getGetTenantUsersMockHandler200 = (overrideResponse?: UserPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserPage> | UserPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantUsersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantUsersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantUsersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantUsersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantUsersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantUsersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantUsersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantUsersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantUsersResponseMock404(),
      { status: 404
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


export const getGetTenantUsersByRoleMockHandler200 = (overrideResponse?: UserPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserPage> | UserPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users-by-role/:role', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantUsersByRoleResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantUsersByRoleMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users-by-role/:role', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantUsersByRoleResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantUsersByRoleMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users-by-role/:role', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantUsersByRoleResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantUsersByRoleMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users-by-role/:role', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantUsersByRoleResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantUsersByRoleMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/users-by-role/:role', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantUsersByRoleResponseMock404(),
      { status: 404
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


export const getGetPaginatedContactsMockHandler200 = (overrideResponse?: ContactPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactPage> | ContactPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-contacts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedContactsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetPaginatedContactsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-contacts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedContactsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetPaginatedContactsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-contacts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedContactsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetPaginatedContactsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-contacts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedContactsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetPaginatedContactsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-contacts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedContactsResponseMock404(),
      { status: 404
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


export const getCreateContactMockHandler200 = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/contacts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateContactResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateContactMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/contacts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateContactResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateContactMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/contacts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateContactResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateContactMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/contacts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateContactResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateContactMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/contacts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateContactResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateContactMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/contacts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateContactResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateContactMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/contacts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateContactResponseMock429(),
      { status: 429
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


export const getGetContactMockHandler200 = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContactResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetContactMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContactResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetContactMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContactResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetContactMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContactResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetContactMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContactResponseMock404(),
      { status: 404
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


export const getUpdateContactMockHandler200 = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateContactResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateContactMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateContactResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateContactMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateContactResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateContactMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateContactResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateContactMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateContactResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateContactMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateContactResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateContactMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateContactResponseMock429(),
      { status: 429
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


export const getDeleteContactMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteContactResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteContactMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteContactResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDeleteContactMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteContactResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteContactMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteContactResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteContactMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteContactResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteContactMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tenant-contacts/:contactId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteContactResponseMock422(),
      { status: 422
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


export const getGetCourierSettingsMockHandler200 = (overrideResponse?: CourierSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CourierSettings> | CourierSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCourierSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetCourierSettingsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCourierSettingsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetCourierSettingsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCourierSettingsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetCourierSettingsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCourierSettingsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetCourierSettingsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCourierSettingsResponseMock404(),
      { status: 404
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


export const getUpdateCourierSettingsMockHandler200 = (overrideResponse?: CourierSettings | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<CourierSettings> | CourierSettings), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCourierSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateCourierSettingsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCourierSettingsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateCourierSettingsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCourierSettingsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateCourierSettingsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCourierSettingsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateCourierSettingsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCourierSettingsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateCourierSettingsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCourierSettingsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateCourierSettingsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/courier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCourierSettingsResponseMock429(),
      { status: 429
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


export const getGetNotificationSettingsMockHandler200 = (overrideResponse?: NotificationSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationSettings> | NotificationSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNotificationSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetNotificationSettingsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNotificationSettingsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetNotificationSettingsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNotificationSettingsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetNotificationSettingsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNotificationSettingsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetNotificationSettingsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNotificationSettingsResponseMock404(),
      { status: 404
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


export const getUpdateNotificationSettingsMockHandler200 = (overrideResponse?: NotificationSettings | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotificationSettings> | NotificationSettings), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNotificationSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateNotificationSettingsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNotificationSettingsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateNotificationSettingsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNotificationSettingsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateNotificationSettingsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNotificationSettingsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateNotificationSettingsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNotificationSettingsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateNotificationSettingsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNotificationSettingsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateNotificationSettingsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/notification-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNotificationSettingsResponseMock429(),
      { status: 429
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


export const getGetSupplierSettingsMockHandler200 = (overrideResponse?: SupplierSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SupplierSettings> | SupplierSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSupplierSettingsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierSettingsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetSupplierSettingsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierSettingsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetSupplierSettingsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierSettingsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetSupplierSettingsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierSettingsResponseMock404(),
      { status: 404
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


export const getUpdateSupplierSettingsMockHandler200 = (overrideResponse?: SupplierSettings | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SupplierSettings> | SupplierSettings), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSupplierSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateSupplierSettingsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSupplierSettingsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateSupplierSettingsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSupplierSettingsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateSupplierSettingsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSupplierSettingsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateSupplierSettingsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSupplierSettingsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateSupplierSettingsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSupplierSettingsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateSupplierSettingsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/supplier-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSupplierSettingsResponseMock429(),
      { status: 429
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
  getGetTenantScheduleInfoMockHandler(),
  getGetTenantUsersMockHandler(),
  getGetTenantUsersByRoleMockHandler(),
  getGetPaginatedContactsMockHandler(),
  getCreateContactMockHandler(),
  getGetContactMockHandler(),
  getUpdateContactMockHandler(),
  getDeleteContactMockHandler(),
  getGetCourierSettingsMockHandler(),
  getUpdateCourierSettingsMockHandler(),
  getGetNotificationSettingsMockHandler(),
  getUpdateNotificationSettingsMockHandler(),
  getGetSupplierSettingsMockHandler(),
  getUpdateSupplierSettingsMockHandler()
]
