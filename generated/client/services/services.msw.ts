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
  FuelType,
  ProtocolActionType,
  ServiceMapStatus,
  StopType
} from '../../model';
import type {
  BadRequestResponse,
  BaseParcelType,
  BaseParcelTypePage,
  BaseServiceSpeed,
  BaseServiceSpeedPage,
  BaseTag,
  BaseTagPage,
  DistanceRangeModifiers,
  DoneResponse,
  ForbiddenResponse,
  FormErrorResponse,
  FuelPrices,
  FuelReading,
  FuelSurcharges,
  NotFoundResponse,
  ParcelTypes,
  Protocol,
  ProtocolPage,
  RangeSet,
  RevisionChanges,
  RevisionFuelSurcharge,
  RevisionGeostamps,
  RevisionProtocols,
  RevisionServiceMap,
  RevisionTaxSettings,
  RevisionVariables,
  ServiceCustomers,
  ServiceMap,
  ServiceMapMetaPage,
  ServiceMeta,
  ServicePage,
  ServiceRevision,
  ServiceRevisionDetail,
  ServiceRevisions,
  ServiceSpeeds,
  ServiceSummary,
  ServiceWaitTerms,
  ServicesMeta,
  Tags,
  TaxSetting,
  TaxSettingPage,
  TimeOfDayModifiers,
  TimeRangeModifiers,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  Vehicle,
  VehiclePage,
  VolumeRangeModifiers,
  WeightRangeModifiers
} from '../../model';


export const getGetTenantBaseParcelTypesResponseMock = (overrideResponse: Partial<Extract<BaseParcelTypePage, object>> = {}): BaseParcelTypePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), defaultFeeCadCents: faker.number.int({min: 0, max: 10000000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantBaseParcelTypesResponseMock200 = (overrideResponse: Partial<Extract<BaseParcelTypePage, object>> = {}): BaseParcelTypePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), defaultFeeCadCents: faker.number.int({min: 0, max: 10000000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantBaseParcelTypesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantBaseParcelTypesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantBaseParcelTypesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantBaseParcelTypesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateBaseParcelTypeResponseMock = (overrideResponse: Partial<Extract<BaseParcelType, object>> = {}): BaseParcelType => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), defaultFeeCadCents: faker.number.int({min: 0, max: 10000000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateBaseParcelTypeResponseMock200 = (overrideResponse: Partial<Extract<BaseParcelType, object>> = {}): BaseParcelType => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), defaultFeeCadCents: faker.number.int({min: 0, max: 10000000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateBaseParcelTypeResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateBaseParcelTypeResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateBaseParcelTypeResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateBaseParcelTypeResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateBaseParcelTypeResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateBaseParcelTypeResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetBaseParcelTypeResponseMock = (overrideResponse: Partial<Extract<BaseParcelType, object>> = {}): BaseParcelType => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), defaultFeeCadCents: faker.number.int({min: 0, max: 10000000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetBaseParcelTypeResponseMock200 = (overrideResponse: Partial<Extract<BaseParcelType, object>> = {}): BaseParcelType => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), defaultFeeCadCents: faker.number.int({min: 0, max: 10000000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetBaseParcelTypeResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetBaseParcelTypeResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetBaseParcelTypeResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetBaseParcelTypeResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateBaseParcelTypeResponseMock = (overrideResponse: Partial<Extract<BaseParcelType, object>> = {}): BaseParcelType => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), defaultFeeCadCents: faker.number.int({min: 0, max: 10000000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateBaseParcelTypeResponseMock200 = (overrideResponse: Partial<Extract<BaseParcelType, object>> = {}): BaseParcelType => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), defaultFeeCadCents: faker.number.int({min: 0, max: 10000000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateBaseParcelTypeResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateBaseParcelTypeResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateBaseParcelTypeResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateBaseParcelTypeResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateBaseParcelTypeResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateBaseParcelTypeResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDeleteBaseParcelTypeResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteBaseParcelTypeResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteBaseParcelTypeResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteBaseParcelTypeResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteBaseParcelTypeResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteBaseParcelTypeResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteBaseParcelTypeResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getArchiveBaseParcelTypesResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArchiveBaseParcelTypesResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArchiveBaseParcelTypesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveBaseParcelTypesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveBaseParcelTypesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveBaseParcelTypesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveBaseParcelTypesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getArchiveBaseParcelTypesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getRestoreBaseParcelTypesResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getRestoreBaseParcelTypesResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getRestoreBaseParcelTypesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreBaseParcelTypesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreBaseParcelTypesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreBaseParcelTypesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreBaseParcelTypesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getRestoreBaseParcelTypesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantBaseServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<BaseServiceSpeedPage, object>> = {}): BaseServiceSpeedPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), durationMinutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 525600}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, textColor: faker.string.alpha({length: {min: 10, max: 20}}), backgroundColor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), position: faker.number.int({min: 0, max: 1000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantBaseServiceSpeedsResponseMock200 = (overrideResponse: Partial<Extract<BaseServiceSpeedPage, object>> = {}): BaseServiceSpeedPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), durationMinutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 525600}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, textColor: faker.string.alpha({length: {min: 10, max: 20}}), backgroundColor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), position: faker.number.int({min: 0, max: 1000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantBaseServiceSpeedsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantBaseServiceSpeedsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantBaseServiceSpeedsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantBaseServiceSpeedsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateBaseServiceSpeedResponseMock = (overrideResponse: Partial<Extract<BaseServiceSpeed, object>> = {}): BaseServiceSpeed => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), durationMinutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 525600}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, textColor: faker.string.alpha({length: {min: 10, max: 20}}), backgroundColor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), position: faker.number.int({min: 0, max: 1000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateBaseServiceSpeedResponseMock200 = (overrideResponse: Partial<Extract<BaseServiceSpeed, object>> = {}): BaseServiceSpeed => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), durationMinutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 525600}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, textColor: faker.string.alpha({length: {min: 10, max: 20}}), backgroundColor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), position: faker.number.int({min: 0, max: 1000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateBaseServiceSpeedResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateBaseServiceSpeedResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateBaseServiceSpeedResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateBaseServiceSpeedResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateBaseServiceSpeedResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateBaseServiceSpeedResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetBaseServiceSpeedResponseMock = (overrideResponse: Partial<Extract<BaseServiceSpeed, object>> = {}): BaseServiceSpeed => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), durationMinutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 525600}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, textColor: faker.string.alpha({length: {min: 10, max: 20}}), backgroundColor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), position: faker.number.int({min: 0, max: 1000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetBaseServiceSpeedResponseMock200 = (overrideResponse: Partial<Extract<BaseServiceSpeed, object>> = {}): BaseServiceSpeed => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), durationMinutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 525600}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, textColor: faker.string.alpha({length: {min: 10, max: 20}}), backgroundColor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), position: faker.number.int({min: 0, max: 1000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetBaseServiceSpeedResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetBaseServiceSpeedResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetBaseServiceSpeedResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetBaseServiceSpeedResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateBaseServiceSpeedResponseMock = (overrideResponse: Partial<Extract<BaseServiceSpeed, object>> = {}): BaseServiceSpeed => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), durationMinutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 525600}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, textColor: faker.string.alpha({length: {min: 10, max: 20}}), backgroundColor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), position: faker.number.int({min: 0, max: 1000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateBaseServiceSpeedResponseMock200 = (overrideResponse: Partial<Extract<BaseServiceSpeed, object>> = {}): BaseServiceSpeed => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), durationMinutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 525600}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, textColor: faker.string.alpha({length: {min: 10, max: 20}}), backgroundColor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), position: faker.number.int({min: 0, max: 1000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateBaseServiceSpeedResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateBaseServiceSpeedResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateBaseServiceSpeedResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateBaseServiceSpeedResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateBaseServiceSpeedResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateBaseServiceSpeedResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDeleteBaseServiceSpeedResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteBaseServiceSpeedResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteBaseServiceSpeedResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteBaseServiceSpeedResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteBaseServiceSpeedResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteBaseServiceSpeedResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteBaseServiceSpeedResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getArchiveBaseServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArchiveBaseServiceSpeedsResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArchiveBaseServiceSpeedsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveBaseServiceSpeedsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveBaseServiceSpeedsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveBaseServiceSpeedsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveBaseServiceSpeedsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getArchiveBaseServiceSpeedsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getRestoreBaseServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getRestoreBaseServiceSpeedsResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getRestoreBaseServiceSpeedsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreBaseServiceSpeedsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreBaseServiceSpeedsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreBaseServiceSpeedsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreBaseServiceSpeedsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getRestoreBaseServiceSpeedsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantBaseTagsResponseMock = (overrideResponse: Partial<Extract<BaseTagPage, object>> = {}): BaseTagPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantBaseTagsResponseMock200 = (overrideResponse: Partial<Extract<BaseTagPage, object>> = {}): BaseTagPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantBaseTagsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantBaseTagsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantBaseTagsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantBaseTagsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateBaseTagResponseMock = (overrideResponse: Partial<Extract<BaseTag, object>> = {}): BaseTag => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateBaseTagResponseMock200 = (overrideResponse: Partial<Extract<BaseTag, object>> = {}): BaseTag => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateBaseTagResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateBaseTagResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateBaseTagResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateBaseTagResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateBaseTagResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateBaseTagResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetBaseTagResponseMock = (overrideResponse: Partial<Extract<BaseTag, object>> = {}): BaseTag => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetBaseTagResponseMock200 = (overrideResponse: Partial<Extract<BaseTag, object>> = {}): BaseTag => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetBaseTagResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetBaseTagResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetBaseTagResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetBaseTagResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateBaseTagResponseMock = (overrideResponse: Partial<Extract<BaseTag, object>> = {}): BaseTag => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateBaseTagResponseMock200 = (overrideResponse: Partial<Extract<BaseTag, object>> = {}): BaseTag => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateBaseTagResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateBaseTagResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateBaseTagResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateBaseTagResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateBaseTagResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateBaseTagResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDeleteBaseTagResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteBaseTagResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteBaseTagResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteBaseTagResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteBaseTagResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteBaseTagResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteBaseTagResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getArchiveBaseTagsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArchiveBaseTagsResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArchiveBaseTagsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveBaseTagsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveBaseTagsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveBaseTagsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveBaseTagsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getArchiveBaseTagsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getRestoreBaseTagsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getRestoreBaseTagsResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getRestoreBaseTagsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreBaseTagsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreBaseTagsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreBaseTagsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreBaseTagsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getRestoreBaseTagsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetFuelPricesResponseMock = (overrideResponse: Partial<Extract<FuelPrices, object>> = {}): FuelPrices => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), date: faker.date.past().toISOString().slice(0, 10), dollarsPerLitre: faker.number.float({fractionDigits: 2})})), ...overrideResponse})


export const getGetFuelPricesResponseMock200 = (overrideResponse: Partial<Extract<FuelPrices, object>> = {}): FuelPrices => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), date: faker.date.past().toISOString().slice(0, 10), dollarsPerLitre: faker.number.float({fractionDigits: 2})})), ...overrideResponse})


export const getGetFuelPricesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetFuelPricesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetFuelPricesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantFuelPricesResponseMock = (overrideResponse: Partial<Extract<FuelPrices, object>> = {}): FuelPrices => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), date: faker.date.past().toISOString().slice(0, 10), dollarsPerLitre: faker.number.float({fractionDigits: 2})})), ...overrideResponse})


export const getGetTenantFuelPricesResponseMock200 = (overrideResponse: Partial<Extract<FuelPrices, object>> = {}): FuelPrices => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), date: faker.date.past().toISOString().slice(0, 10), dollarsPerLitre: faker.number.float({fractionDigits: 2})})), ...overrideResponse})


export const getGetTenantFuelPricesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantFuelPricesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantFuelPricesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantFuelPricesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getSetTenantFuelPricesResponseMock = (overrideResponse: Partial<Extract<FuelPrices, object>> = {}): FuelPrices => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), date: faker.date.past().toISOString().slice(0, 10), dollarsPerLitre: faker.number.float({fractionDigits: 2})})), ...overrideResponse})


export const getSetTenantFuelPricesResponseMock200 = (overrideResponse: Partial<Extract<FuelPrices, object>> = {}): FuelPrices => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), date: faker.date.past().toISOString().slice(0, 10), dollarsPerLitre: faker.number.float({fractionDigits: 2})})), ...overrideResponse})


export const getSetTenantFuelPricesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getSetTenantFuelPricesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getSetTenantFuelPricesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getSetTenantFuelPricesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getSetTenantFuelPricesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getSetTenantFuelPricesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetFuelSurchargesResponseFuelReadingMock = (overrideResponse: Partial<FuelReading> = {}): FuelReading => ({...{percent: faker.number.float({fractionDigits: 2}), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), month: faker.string.alpha({length: {min: 10, max: 20}}), pricesOf: faker.string.alpha({length: {min: 10, max: 20}}), prices: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), date: faker.date.past().toISOString().slice(0, 10), dollarsPerLitre: faker.number.float({fractionDigits: 2})})), dollarsPerLitre: faker.number.float({fractionDigits: 2}), row: faker.helpers.arrayElement([{priceFrom: faker.number.float({fractionDigits: 2}), priceTo: faker.number.float({fractionDigits: 2})},null,]), within: faker.helpers.arrayElement(['row','below','above'] as const), addsToMedianCadCents: faker.helpers.arrayElement([faker.number.int(), null]), isFinal: faker.datatype.boolean()}, ...overrideResponse});

export const getGetFuelSurchargesResponseMock = (overrideResponse: Partial<Extract<FuelSurcharges, object>> = {}): FuelSurcharges => ({version: faker.number.int({min: 1, max: 2147483647}), tables: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), effectiveFrom: faker.date.past().toISOString().slice(0, 10), rows: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({priceFrom: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), priceTo: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), percent: faker.number.float({min: 0, max: 1000000, fractionDigits: 2})}))})), outlooks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), inForce: faker.helpers.arrayElement([{...getGetFuelSurchargesResponseFuelReadingMock()},null,]), next: faker.helpers.arrayElement([{...getGetFuelSurchargesResponseFuelReadingMock()},null,]), averageOrder: faker.helpers.arrayElement([{orders: faker.number.int(), areCharged: faker.datatype.boolean(), medianCadCents: faker.number.int(), meanCadCents: faker.number.int()},null,]), notice: faker.helpers.arrayElement([{subject: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}})},null,])})), ...overrideResponse})


export const getGetFuelSurchargesResponseMock200 = (overrideResponse: Partial<Extract<FuelSurcharges, object>> = {}): FuelSurcharges => ({version: faker.number.int({min: 1, max: 2147483647}), tables: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), effectiveFrom: faker.date.past().toISOString().slice(0, 10), rows: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({priceFrom: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), priceTo: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), percent: faker.number.float({min: 0, max: 1000000, fractionDigits: 2})}))})), outlooks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), inForce: faker.helpers.arrayElement([{...getGetFuelSurchargesResponseFuelReadingMock()},null,]), next: faker.helpers.arrayElement([{...getGetFuelSurchargesResponseFuelReadingMock()},null,]), averageOrder: faker.helpers.arrayElement([{orders: faker.number.int(), areCharged: faker.datatype.boolean(), medianCadCents: faker.number.int(), meanCadCents: faker.number.int()},null,]), notice: faker.helpers.arrayElement([{subject: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}})},null,])})), ...overrideResponse})


export const getGetFuelSurchargesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetFuelSurchargesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetFuelSurchargesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetFuelSurchargesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateFuelSurchargesResponseFuelReadingMock = (overrideResponse: Partial<FuelReading> = {}): FuelReading => ({...{percent: faker.number.float({fractionDigits: 2}), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), month: faker.string.alpha({length: {min: 10, max: 20}}), pricesOf: faker.string.alpha({length: {min: 10, max: 20}}), prices: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), date: faker.date.past().toISOString().slice(0, 10), dollarsPerLitre: faker.number.float({fractionDigits: 2})})), dollarsPerLitre: faker.number.float({fractionDigits: 2}), row: faker.helpers.arrayElement([{priceFrom: faker.number.float({fractionDigits: 2}), priceTo: faker.number.float({fractionDigits: 2})},null,]), within: faker.helpers.arrayElement(['row','below','above'] as const), addsToMedianCadCents: faker.helpers.arrayElement([faker.number.int(), null]), isFinal: faker.datatype.boolean()}, ...overrideResponse});

export const getUpdateFuelSurchargesResponseMock = (overrideResponse: Partial<Extract<FuelSurcharges, object>> = {}): FuelSurcharges => ({version: faker.number.int({min: 1, max: 2147483647}), tables: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), effectiveFrom: faker.date.past().toISOString().slice(0, 10), rows: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({priceFrom: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), priceTo: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), percent: faker.number.float({min: 0, max: 1000000, fractionDigits: 2})}))})), outlooks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), inForce: faker.helpers.arrayElement([{...getUpdateFuelSurchargesResponseFuelReadingMock()},null,]), next: faker.helpers.arrayElement([{...getUpdateFuelSurchargesResponseFuelReadingMock()},null,]), averageOrder: faker.helpers.arrayElement([{orders: faker.number.int(), areCharged: faker.datatype.boolean(), medianCadCents: faker.number.int(), meanCadCents: faker.number.int()},null,]), notice: faker.helpers.arrayElement([{subject: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}})},null,])})), ...overrideResponse})


export const getUpdateFuelSurchargesResponseMock200 = (overrideResponse: Partial<Extract<FuelSurcharges, object>> = {}): FuelSurcharges => ({version: faker.number.int({min: 1, max: 2147483647}), tables: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), effectiveFrom: faker.date.past().toISOString().slice(0, 10), rows: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({priceFrom: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), priceTo: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), percent: faker.number.float({min: 0, max: 1000000, fractionDigits: 2})}))})), outlooks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), inForce: faker.helpers.arrayElement([{...getUpdateFuelSurchargesResponseFuelReadingMock()},null,]), next: faker.helpers.arrayElement([{...getUpdateFuelSurchargesResponseFuelReadingMock()},null,]), averageOrder: faker.helpers.arrayElement([{orders: faker.number.int(), areCharged: faker.datatype.boolean(), medianCadCents: faker.number.int(), meanCadCents: faker.number.int()},null,]), notice: faker.helpers.arrayElement([{subject: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}})},null,])})), ...overrideResponse})


export const getUpdateFuelSurchargesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateFuelSurchargesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateFuelSurchargesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateFuelSurchargesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateFuelSurchargesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateFuelSurchargesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantServicesMetaResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetTenantServicesMetaResponseMock = (overrideResponse: Partial<Extract<ServicesMeta, object>> = {}): ServicesMeta => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getGetTenantServicesMetaResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantServicesMetaResponseMock200 = (overrideResponse: Partial<Extract<ServicesMeta, object>> = {}): ServicesMeta => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getGetTenantServicesMetaResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantServicesMetaResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantServicesMetaResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantServicesMetaResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantServicesMetaResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getUpdateServiceResponseMock = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getUpdateServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateServiceResponseMock200 = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getUpdateServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateServiceResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceResponseMock = (overrideResponse: Partial<Extract<ServiceSummary, object>> = {}): ServiceSummary => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), courierTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, revisionId: faker.number.int({min: 1, max: 9007199254740991}), pricingType: faker.helpers.arrayElement(['variable','fixed','manual'] as const), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getGetServiceResponseMock200 = (overrideResponse: Partial<Extract<ServiceSummary, object>> = {}): ServiceSummary => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), courierTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, revisionId: faker.number.int({min: 1, max: 9007199254740991}), pricingType: faker.helpers.arrayElement(['variable','fixed','manual'] as const), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getGetServiceResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionsResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetServiceRevisionsResponseMock = (overrideResponse: Partial<Extract<ServiceRevisions, object>> = {}): ServiceRevisions => ({service: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getGetServiceRevisionsResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799})}, data: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getGetServiceRevisionsResponseMock200 = (overrideResponse: Partial<Extract<ServiceRevisions, object>> = {}): ServiceRevisions => ({service: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getGetServiceRevisionsResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799})}, data: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getGetServiceRevisionsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateServiceRevisionResponseMock = (overrideResponse: Partial<Extract<ServiceRevision, object>> = {}): ServiceRevision => ({id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getCreateServiceRevisionResponseMock200 = (overrideResponse: Partial<Extract<ServiceRevision, object>> = {}): ServiceRevision => ({id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getCreateServiceRevisionResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateServiceRevisionResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateServiceRevisionResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateServiceRevisionResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateServiceRevisionResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getGetServiceRevisionResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetServiceRevisionResponseMock = (overrideResponse: Partial<Extract<ServiceRevisionDetail, object>> = {}): ServiceRevisionDetail => ({revision: {id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, service: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getGetServiceRevisionResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799})}, vehicleId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.number.int({min: 1, max: 2147483647}), ...overrideResponse})


export const getGetServiceRevisionResponseMock200 = (overrideResponse: Partial<Extract<ServiceRevisionDetail, object>> = {}): ServiceRevisionDetail => ({revision: {id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, service: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getGetServiceRevisionResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799})}, vehicleId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.number.int({min: 1, max: 2147483647}), ...overrideResponse})


export const getGetServiceRevisionResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getUpdateServiceRevisionResponseMock = (overrideResponse: Partial<Extract<ServiceRevisionDetail, object>> = {}): ServiceRevisionDetail => ({revision: {id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, service: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getUpdateServiceRevisionResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799})}, vehicleId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.number.int({min: 1, max: 2147483647}), ...overrideResponse})


export const getUpdateServiceRevisionResponseMock200 = (overrideResponse: Partial<Extract<ServiceRevisionDetail, object>> = {}): ServiceRevisionDetail => ({revision: {id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, service: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getUpdateServiceRevisionResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799})}, vehicleId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.number.int({min: 1, max: 2147483647}), ...overrideResponse})


export const getUpdateServiceRevisionResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDiscardServiceRevisionResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDiscardServiceRevisionResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDiscardServiceRevisionResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDiscardServiceRevisionResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDiscardServiceRevisionResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDiscardServiceRevisionResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDiscardServiceRevisionResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getGetServiceRevisionChangesResponseMock = (overrideResponse: Partial<Extract<RevisionChanges, object>> = {}): RevisionChanges => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({component: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['added','removed','changed'] as const), text: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getGetServiceRevisionChangesResponseMock200 = (overrideResponse: Partial<Extract<RevisionChanges, object>> = {}): RevisionChanges => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({component: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['added','removed','changed'] as const), text: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getGetServiceRevisionChangesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionChangesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionChangesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionChangesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getPublishServiceResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getPublishServiceResponseMock = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getPublishServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getPublishServiceResponseMock200 = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getPublishServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getPublishServiceResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPublishServiceResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPublishServiceResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPublishServiceResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPublishServiceResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getDisableServiceResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getDisableServiceResponseMock = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getDisableServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getDisableServiceResponseMock200 = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getDisableServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getDisableServiceResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDisableServiceResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDisableServiceResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDisableServiceResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getEnableServiceResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getEnableServiceResponseMock = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getEnableServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getEnableServiceResponseMock200 = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getEnableServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getEnableServiceResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getEnableServiceResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getEnableServiceResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getEnableServiceResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDeleteServiceTemplateResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteServiceTemplateResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteServiceTemplateResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteServiceTemplateResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteServiceTemplateResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteServiceTemplateResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteServiceTemplateResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getGetTenantProtocolsResponseMock = (overrideResponse: Partial<Extract<ProtocolPage, object>> = {}): ProtocolPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantProtocolsResponseMock200 = (overrideResponse: Partial<Extract<ProtocolPage, object>> = {}): ProtocolPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantProtocolsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantProtocolsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantProtocolsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantProtocolsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateProtocolResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateProtocolResponseMock200 = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateProtocolResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateProtocolResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateProtocolResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateProtocolResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateProtocolResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateProtocolResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetProtocolResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetProtocolResponseMock200 = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetProtocolResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetProtocolResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetProtocolResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetProtocolResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateProtocolResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateProtocolResponseMock200 = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateProtocolResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateProtocolResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateProtocolResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateProtocolResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateProtocolResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateProtocolResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getEnableProtocolResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getEnableProtocolResponseMock200 = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getEnableProtocolResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getEnableProtocolResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getEnableProtocolResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getEnableProtocolResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDisableProtocolResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getDisableProtocolResponseMock200 = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getDisableProtocolResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDisableProtocolResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDisableProtocolResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDisableProtocolResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateProtocolActionResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateProtocolActionResponseMock200 = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateProtocolActionResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateProtocolActionResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateProtocolActionResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateProtocolActionResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateProtocolActionResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateProtocolActionResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateProtocolActionResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateProtocolActionResponseMock200 = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateProtocolActionResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateProtocolActionResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateProtocolActionResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateProtocolActionResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateProtocolActionResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateProtocolActionResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDeleteProtocolActionResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getDeleteProtocolActionResponseMock200 = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.helpers.fromRegExp("\\S"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("\\S"))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getDeleteProtocolActionResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteProtocolActionResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteProtocolActionResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteProtocolActionResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionVariablesResponseMock = (overrideResponse: Partial<Extract<RevisionVariables, object>> = {}): RevisionVariables => ({type: faker.string.alpha({length: {min: 10, max: 20}}), baseFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), minimumCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), maximumCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionVariablesResponseMock200 = (overrideResponse: Partial<Extract<RevisionVariables, object>> = {}): RevisionVariables => ({type: faker.string.alpha({length: {min: 10, max: 20}}), baseFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), minimumCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), maximumCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionVariablesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionVariablesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionVariablesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionVariablesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionVariablesResponseMock = (overrideResponse: Partial<Extract<RevisionVariables, object>> = {}): RevisionVariables => ({type: faker.string.alpha({length: {min: 10, max: 20}}), baseFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), minimumCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), maximumCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVariablesResponseMock200 = (overrideResponse: Partial<Extract<RevisionVariables, object>> = {}): RevisionVariables => ({type: faker.string.alpha({length: {min: 10, max: 20}}), baseFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), minimumCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), maximumCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVariablesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVariablesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVariablesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVariablesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVariablesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVariablesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionDistanceRangeModifiersResponseRangeSetMock = (overrideResponse: Partial<RangeSet> = {}): RangeSet => ({...{mode: faker.helpers.arrayElement(['graduated','slab'] as const), bands: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({from: faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), to: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]), flatCadCents: faker.number.int({min: 0, max: 10000000}), perStepCadCents: faker.number.int({min: 0, max: 10000000}), step: faker.number.float({min: 0.001, max: 100000000, fractionDigits: 2}), stepCount: faker.helpers.arrayElement(['started','exact'] as const)})), fallbackCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getGetServiceRevisionDistanceRangeModifiersResponseMock = (overrideResponse: Partial<Extract<DistanceRangeModifiers, object>> = {}): DistanceRangeModifiers => ({distanceRanges: faker.helpers.arrayElement([{...getGetServiceRevisionDistanceRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionDistanceRangeModifiersResponseMock200 = (overrideResponse: Partial<Extract<DistanceRangeModifiers, object>> = {}): DistanceRangeModifiers => ({distanceRanges: faker.helpers.arrayElement([{...getGetServiceRevisionDistanceRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionDistanceRangeModifiersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionDistanceRangeModifiersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionDistanceRangeModifiersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionDistanceRangeModifiersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionDistanceRangeModifiersResponseRangeSetMock = (overrideResponse: Partial<RangeSet> = {}): RangeSet => ({...{mode: faker.helpers.arrayElement(['graduated','slab'] as const), bands: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({from: faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), to: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]), flatCadCents: faker.number.int({min: 0, max: 10000000}), perStepCadCents: faker.number.int({min: 0, max: 10000000}), step: faker.number.float({min: 0.001, max: 100000000, fractionDigits: 2}), stepCount: faker.helpers.arrayElement(['started','exact'] as const)})), fallbackCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getUpdateServiceRevisionDistanceRangeModifiersResponseMock = (overrideResponse: Partial<Extract<DistanceRangeModifiers, object>> = {}): DistanceRangeModifiers => ({distanceRanges: faker.helpers.arrayElement([{...getUpdateServiceRevisionDistanceRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionDistanceRangeModifiersResponseMock200 = (overrideResponse: Partial<Extract<DistanceRangeModifiers, object>> = {}): DistanceRangeModifiers => ({distanceRanges: faker.helpers.arrayElement([{...getUpdateServiceRevisionDistanceRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionDistanceRangeModifiersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionDistanceRangeModifiersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionDistanceRangeModifiersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionDistanceRangeModifiersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionDistanceRangeModifiersResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionDistanceRangeModifiersResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionWeightRangeModifiersResponseRangeSetMock = (overrideResponse: Partial<RangeSet> = {}): RangeSet => ({...{mode: faker.helpers.arrayElement(['graduated','slab'] as const), bands: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({from: faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), to: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]), flatCadCents: faker.number.int({min: 0, max: 10000000}), perStepCadCents: faker.number.int({min: 0, max: 10000000}), step: faker.number.float({min: 0.001, max: 100000000, fractionDigits: 2}), stepCount: faker.helpers.arrayElement(['started','exact'] as const)})), fallbackCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getGetServiceRevisionWeightRangeModifiersResponseMock = (overrideResponse: Partial<Extract<WeightRangeModifiers, object>> = {}): WeightRangeModifiers => ({weightRanges: faker.helpers.arrayElement([{...getGetServiceRevisionWeightRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionWeightRangeModifiersResponseMock200 = (overrideResponse: Partial<Extract<WeightRangeModifiers, object>> = {}): WeightRangeModifiers => ({weightRanges: faker.helpers.arrayElement([{...getGetServiceRevisionWeightRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionWeightRangeModifiersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionWeightRangeModifiersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionWeightRangeModifiersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionWeightRangeModifiersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionWeightRangeModifiersResponseRangeSetMock = (overrideResponse: Partial<RangeSet> = {}): RangeSet => ({...{mode: faker.helpers.arrayElement(['graduated','slab'] as const), bands: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({from: faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), to: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]), flatCadCents: faker.number.int({min: 0, max: 10000000}), perStepCadCents: faker.number.int({min: 0, max: 10000000}), step: faker.number.float({min: 0.001, max: 100000000, fractionDigits: 2}), stepCount: faker.helpers.arrayElement(['started','exact'] as const)})), fallbackCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getUpdateServiceRevisionWeightRangeModifiersResponseMock = (overrideResponse: Partial<Extract<WeightRangeModifiers, object>> = {}): WeightRangeModifiers => ({weightRanges: faker.helpers.arrayElement([{...getUpdateServiceRevisionWeightRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionWeightRangeModifiersResponseMock200 = (overrideResponse: Partial<Extract<WeightRangeModifiers, object>> = {}): WeightRangeModifiers => ({weightRanges: faker.helpers.arrayElement([{...getUpdateServiceRevisionWeightRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionWeightRangeModifiersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionWeightRangeModifiersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionWeightRangeModifiersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionWeightRangeModifiersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionWeightRangeModifiersResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionWeightRangeModifiersResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionVolumeRangeModifiersResponseRangeSetMock = (overrideResponse: Partial<RangeSet> = {}): RangeSet => ({...{mode: faker.helpers.arrayElement(['graduated','slab'] as const), bands: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({from: faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), to: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]), flatCadCents: faker.number.int({min: 0, max: 10000000}), perStepCadCents: faker.number.int({min: 0, max: 10000000}), step: faker.number.float({min: 0.001, max: 100000000, fractionDigits: 2}), stepCount: faker.helpers.arrayElement(['started','exact'] as const)})), fallbackCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getGetServiceRevisionVolumeRangeModifiersResponseMock = (overrideResponse: Partial<Extract<VolumeRangeModifiers, object>> = {}): VolumeRangeModifiers => ({volumeRanges: faker.helpers.arrayElement([{...getGetServiceRevisionVolumeRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionVolumeRangeModifiersResponseMock200 = (overrideResponse: Partial<Extract<VolumeRangeModifiers, object>> = {}): VolumeRangeModifiers => ({volumeRanges: faker.helpers.arrayElement([{...getGetServiceRevisionVolumeRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionVolumeRangeModifiersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionVolumeRangeModifiersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionVolumeRangeModifiersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionVolumeRangeModifiersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionVolumeRangeModifiersResponseRangeSetMock = (overrideResponse: Partial<RangeSet> = {}): RangeSet => ({...{mode: faker.helpers.arrayElement(['graduated','slab'] as const), bands: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({from: faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), to: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]), flatCadCents: faker.number.int({min: 0, max: 10000000}), perStepCadCents: faker.number.int({min: 0, max: 10000000}), step: faker.number.float({min: 0.001, max: 100000000, fractionDigits: 2}), stepCount: faker.helpers.arrayElement(['started','exact'] as const)})), fallbackCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getUpdateServiceRevisionVolumeRangeModifiersResponseMock = (overrideResponse: Partial<Extract<VolumeRangeModifiers, object>> = {}): VolumeRangeModifiers => ({volumeRanges: faker.helpers.arrayElement([{...getUpdateServiceRevisionVolumeRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVolumeRangeModifiersResponseMock200 = (overrideResponse: Partial<Extract<VolumeRangeModifiers, object>> = {}): VolumeRangeModifiers => ({volumeRanges: faker.helpers.arrayElement([{...getUpdateServiceRevisionVolumeRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVolumeRangeModifiersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVolumeRangeModifiersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVolumeRangeModifiersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVolumeRangeModifiersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVolumeRangeModifiersResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionVolumeRangeModifiersResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionTimeOfDayModifiersResponseMock = (overrideResponse: Partial<Extract<TimeOfDayModifiers, object>> = {}): TimeOfDayModifiers => ({timesOfDay: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), days: faker.helpers.arrayElements(['monday','tuesday','wednesday','thursday','friday','saturday','sunday','holiday'] as const), from: faker.number.int({min: 0, max: 86399}), to: faker.number.int({min: 0, max: 172800}), charge: faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), stacks: faker.datatype.boolean()})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionTimeOfDayModifiersResponseMock200 = (overrideResponse: Partial<Extract<TimeOfDayModifiers, object>> = {}): TimeOfDayModifiers => ({timesOfDay: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), days: faker.helpers.arrayElements(['monday','tuesday','wednesday','thursday','friday','saturday','sunday','holiday'] as const), from: faker.number.int({min: 0, max: 86399}), to: faker.number.int({min: 0, max: 172800}), charge: faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), stacks: faker.datatype.boolean()})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionTimeOfDayModifiersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTimeOfDayModifiersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTimeOfDayModifiersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTimeOfDayModifiersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionTimeOfDayModifiersResponseMock = (overrideResponse: Partial<Extract<TimeOfDayModifiers, object>> = {}): TimeOfDayModifiers => ({timesOfDay: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), days: faker.helpers.arrayElements(['monday','tuesday','wednesday','thursday','friday','saturday','sunday','holiday'] as const), from: faker.number.int({min: 0, max: 86399}), to: faker.number.int({min: 0, max: 172800}), charge: faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), stacks: faker.datatype.boolean()})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeOfDayModifiersResponseMock200 = (overrideResponse: Partial<Extract<TimeOfDayModifiers, object>> = {}): TimeOfDayModifiers => ({timesOfDay: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), days: faker.helpers.arrayElements(['monday','tuesday','wednesday','thursday','friday','saturday','sunday','holiday'] as const), from: faker.number.int({min: 0, max: 86399}), to: faker.number.int({min: 0, max: 172800}), charge: faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), stacks: faker.datatype.boolean()})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeOfDayModifiersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeOfDayModifiersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeOfDayModifiersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeOfDayModifiersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeOfDayModifiersResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeOfDayModifiersResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionTimeRangeModifiersResponseMock = (overrideResponse: Partial<Extract<TimeRangeModifiers, object>> = {}): TimeRangeModifiers => ({timeRanges: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), from: faker.number.int({min: 0, max: 31536000}), to: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000}), null]), charge: faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionTimeRangeModifiersResponseMock200 = (overrideResponse: Partial<Extract<TimeRangeModifiers, object>> = {}): TimeRangeModifiers => ({timeRanges: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), from: faker.number.int({min: 0, max: 31536000}), to: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000}), null]), charge: faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionTimeRangeModifiersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTimeRangeModifiersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTimeRangeModifiersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTimeRangeModifiersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionTimeRangeModifiersResponseMock = (overrideResponse: Partial<Extract<TimeRangeModifiers, object>> = {}): TimeRangeModifiers => ({timeRanges: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), from: faker.number.int({min: 0, max: 31536000}), to: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000}), null]), charge: faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeRangeModifiersResponseMock200 = (overrideResponse: Partial<Extract<TimeRangeModifiers, object>> = {}): TimeRangeModifiers => ({timeRanges: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), from: faker.number.int({min: 0, max: 31536000}), to: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000}), null]), charge: faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeRangeModifiersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeRangeModifiersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeRangeModifiersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeRangeModifiersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeRangeModifiersResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTimeRangeModifiersResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionFuelSurchargeResponseMock = (overrideResponse: Partial<Extract<RevisionFuelSurcharge, object>> = {}): RevisionFuelSurcharge => ({fuelSurchargeOf: faker.helpers.arrayElement([faker.helpers.arrayElement(['subtotal','base'] as const), null]), fuelType: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionFuelSurchargeResponseMock200 = (overrideResponse: Partial<Extract<RevisionFuelSurcharge, object>> = {}): RevisionFuelSurcharge => ({fuelSurchargeOf: faker.helpers.arrayElement([faker.helpers.arrayElement(['subtotal','base'] as const), null]), fuelType: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionFuelSurchargeResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionFuelSurchargeResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionFuelSurchargeResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionFuelSurchargeResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionFuelSurchargeResponseMock = (overrideResponse: Partial<Extract<RevisionFuelSurcharge, object>> = {}): RevisionFuelSurcharge => ({fuelSurchargeOf: faker.helpers.arrayElement([faker.helpers.arrayElement(['subtotal','base'] as const), null]), fuelType: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionFuelSurchargeResponseMock200 = (overrideResponse: Partial<Extract<RevisionFuelSurcharge, object>> = {}): RevisionFuelSurcharge => ({fuelSurchargeOf: faker.helpers.arrayElement([faker.helpers.arrayElement(['subtotal','base'] as const), null]), fuelType: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionFuelSurchargeResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionFuelSurchargeResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionFuelSurchargeResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionFuelSurchargeResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionFuelSurchargeResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionFuelSurchargeResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionServiceMapResponseMock = (overrideResponse: Partial<Extract<RevisionServiceMap, object>> = {}): RevisionServiceMap => ({serviceMapId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), pricingStrategy: faker.string.alpha({length: {min: 10, max: 20}}), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceMapResponseMock200 = (overrideResponse: Partial<Extract<RevisionServiceMap, object>> = {}): RevisionServiceMap => ({serviceMapId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), pricingStrategy: faker.string.alpha({length: {min: 10, max: 20}}), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceMapResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceMapResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceMapResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceMapResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionServiceMapResponseMock = (overrideResponse: Partial<Extract<RevisionServiceMap, object>> = {}): RevisionServiceMap => ({serviceMapId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), pricingStrategy: faker.string.alpha({length: {min: 10, max: 20}}), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceMapResponseMock200 = (overrideResponse: Partial<Extract<RevisionServiceMap, object>> = {}): RevisionServiceMap => ({serviceMapId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), pricingStrategy: faker.string.alpha({length: {min: 10, max: 20}}), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceMapResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceMapResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceMapResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceMapResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceMapResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceMapResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionTaxSettingsResponseMock = (overrideResponse: Partial<Extract<RevisionTaxSettings, object>> = {}): RevisionTaxSettings => ({kind: faker.string.alpha({length: {min: 10, max: 20}}), pstSk: faker.datatype.boolean(), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionTaxSettingsResponseMock200 = (overrideResponse: Partial<Extract<RevisionTaxSettings, object>> = {}): RevisionTaxSettings => ({kind: faker.string.alpha({length: {min: 10, max: 20}}), pstSk: faker.datatype.boolean(), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionTaxSettingsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTaxSettingsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTaxSettingsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTaxSettingsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionTaxSettingsResponseMock = (overrideResponse: Partial<Extract<RevisionTaxSettings, object>> = {}): RevisionTaxSettings => ({kind: faker.string.alpha({length: {min: 10, max: 20}}), pstSk: faker.datatype.boolean(), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTaxSettingsResponseMock200 = (overrideResponse: Partial<Extract<RevisionTaxSettings, object>> = {}): RevisionTaxSettings => ({kind: faker.string.alpha({length: {min: 10, max: 20}}), pstSk: faker.datatype.boolean(), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTaxSettingsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTaxSettingsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTaxSettingsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTaxSettingsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTaxSettingsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTaxSettingsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionProtocolsResponseMock = (overrideResponse: Partial<Extract<RevisionProtocols, object>> = {}): RevisionProtocols => ({protocolIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), pickup: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionProtocolsResponseMock200 = (overrideResponse: Partial<Extract<RevisionProtocols, object>> = {}): RevisionProtocols => ({protocolIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), pickup: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionProtocolsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionProtocolsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionProtocolsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionProtocolsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionProtocolsResponseMock = (overrideResponse: Partial<Extract<RevisionProtocols, object>> = {}): RevisionProtocols => ({protocolIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), pickup: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionProtocolsResponseMock200 = (overrideResponse: Partial<Extract<RevisionProtocols, object>> = {}): RevisionProtocols => ({protocolIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), pickup: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionProtocolsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionProtocolsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionProtocolsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionProtocolsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionProtocolsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionProtocolsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionGeostampsResponseServiceWaitTermsMock = (overrideResponse: Partial<ServiceWaitTerms> = {}): ServiceWaitTerms => ({...{freeMinutes: faker.number.int({min: 0, max: 1440}), freeMinutesAtDropoff: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1440}), null]), incrementMinutes: faker.number.int({min: 1, max: 1440}), centsPerMinute: faker.number.int({min: 0, max: 10000000}), capCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getGetServiceRevisionGeostampsResponseMock = (overrideResponse: Partial<Extract<RevisionGeostamps, object>> = {}): RevisionGeostamps => ({charging: faker.string.alpha({length: {min: 10, max: 20}}), terms: faker.helpers.arrayElement([{...getGetServiceRevisionGeostampsResponseServiceWaitTermsMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionGeostampsResponseMock200 = (overrideResponse: Partial<Extract<RevisionGeostamps, object>> = {}): RevisionGeostamps => ({charging: faker.string.alpha({length: {min: 10, max: 20}}), terms: faker.helpers.arrayElement([{...getGetServiceRevisionGeostampsResponseServiceWaitTermsMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionGeostampsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionGeostampsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionGeostampsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionGeostampsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionGeostampsResponseServiceWaitTermsMock = (overrideResponse: Partial<ServiceWaitTerms> = {}): ServiceWaitTerms => ({...{freeMinutes: faker.number.int({min: 0, max: 1440}), freeMinutesAtDropoff: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1440}), null]), incrementMinutes: faker.number.int({min: 1, max: 1440}), centsPerMinute: faker.number.int({min: 0, max: 10000000}), capCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getUpdateServiceRevisionGeostampsResponseMock = (overrideResponse: Partial<Extract<RevisionGeostamps, object>> = {}): RevisionGeostamps => ({charging: faker.string.alpha({length: {min: 10, max: 20}}), terms: faker.helpers.arrayElement([{...getUpdateServiceRevisionGeostampsResponseServiceWaitTermsMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionGeostampsResponseMock200 = (overrideResponse: Partial<Extract<RevisionGeostamps, object>> = {}): RevisionGeostamps => ({charging: faker.string.alpha({length: {min: 10, max: 20}}), terms: faker.helpers.arrayElement([{...getUpdateServiceRevisionGeostampsResponseServiceWaitTermsMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionGeostampsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionGeostampsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionGeostampsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionGeostampsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionGeostampsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionGeostampsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceCustomersResponseMock = (overrideResponse: Partial<Extract<ServiceCustomers, object>> = {}): ServiceCustomers => ({openToAll: faker.datatype.boolean(), data: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getGetServiceCustomersResponseMock200 = (overrideResponse: Partial<Extract<ServiceCustomers, object>> = {}): ServiceCustomers => ({openToAll: faker.datatype.boolean(), data: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getGetServiceCustomersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceCustomersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceCustomersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceCustomersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getAssignServiceCustomersResponseMock = (overrideResponse: Partial<Extract<ServiceCustomers, object>> = {}): ServiceCustomers => ({openToAll: faker.datatype.boolean(), data: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getAssignServiceCustomersResponseMock200 = (overrideResponse: Partial<Extract<ServiceCustomers, object>> = {}): ServiceCustomers => ({openToAll: faker.datatype.boolean(), data: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getAssignServiceCustomersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAssignServiceCustomersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAssignServiceCustomersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAssignServiceCustomersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAssignServiceCustomersResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getAssignServiceCustomersResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getEnableCustomerServiceResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getEnableCustomerServiceResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getEnableCustomerServiceResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getEnableCustomerServiceResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getEnableCustomerServiceResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getEnableCustomerServiceResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDisableCustomerServiceResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDisableCustomerServiceResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDisableCustomerServiceResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDisableCustomerServiceResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDisableCustomerServiceResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDisableCustomerServiceResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantServiceMapsMetaResponseMock = (overrideResponse: Partial<Extract<ServiceMapMetaPage, object>> = {}): ServiceMapMetaPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1}), archived: faker.datatype.boolean(), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,])})), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantServiceMapsMetaResponseMock200 = (overrideResponse: Partial<Extract<ServiceMapMetaPage, object>> = {}): ServiceMapMetaPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1}), archived: faker.datatype.boolean(), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,])})), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantServiceMapsMetaResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantServiceMapsMetaResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantServiceMapsMetaResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantServiceMapsMetaResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateServiceMapResponseMock = (overrideResponse: Partial<Extract<ServiceMap, object>> = {}): ServiceMap => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), serviceZones: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), flatFeeCadCents: faker.number.int({min: -10000000, max: 10000000}), multiplier: faker.number.float({min: 0, max: 10.9999, fractionDigits: 2}), priority: faker.number.int({min: 0, max: 100}), color: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2})))))})), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,])})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateServiceMapResponseMock200 = (overrideResponse: Partial<Extract<ServiceMap, object>> = {}): ServiceMap => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), serviceZones: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), flatFeeCadCents: faker.number.int({min: -10000000, max: 10000000}), multiplier: faker.number.float({min: 0, max: 10.9999, fractionDigits: 2}), priority: faker.number.int({min: 0, max: 100}), color: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2})))))})), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,])})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateServiceMapResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateServiceMapResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateServiceMapResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateServiceMapResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateServiceMapResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateServiceMapResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceMapResponseMock = (overrideResponse: Partial<Extract<ServiceMap, object>> = {}): ServiceMap => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), serviceZones: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), flatFeeCadCents: faker.number.int({min: -10000000, max: 10000000}), multiplier: faker.number.float({min: 0, max: 10.9999, fractionDigits: 2}), priority: faker.number.int({min: 0, max: 100}), color: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2})))))})), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,])})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetServiceMapResponseMock200 = (overrideResponse: Partial<Extract<ServiceMap, object>> = {}): ServiceMap => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), serviceZones: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), flatFeeCadCents: faker.number.int({min: -10000000, max: 10000000}), multiplier: faker.number.float({min: 0, max: 10.9999, fractionDigits: 2}), priority: faker.number.int({min: 0, max: 100}), color: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2})))))})), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,])})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetServiceMapResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceMapResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceMapResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceMapResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceMapResponseMock = (overrideResponse: Partial<Extract<ServiceMap, object>> = {}): ServiceMap => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), serviceZones: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), flatFeeCadCents: faker.number.int({min: -10000000, max: 10000000}), multiplier: faker.number.float({min: 0, max: 10.9999, fractionDigits: 2}), priority: faker.number.int({min: 0, max: 100}), color: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2})))))})), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,])})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateServiceMapResponseMock200 = (overrideResponse: Partial<Extract<ServiceMap, object>> = {}): ServiceMap => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), serviceZones: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), flatFeeCadCents: faker.number.int({min: -10000000, max: 10000000}), multiplier: faker.number.float({min: 0, max: 10.9999, fractionDigits: 2}), priority: faker.number.int({min: 0, max: 100}), color: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2})))))})), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,])})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateServiceMapResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceMapResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceMapResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceMapResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceMapResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceMapResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getPublishServiceMapResponseMock = (overrideResponse: Partial<Extract<ServiceMap, object>> = {}): ServiceMap => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), serviceZones: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), flatFeeCadCents: faker.number.int({min: -10000000, max: 10000000}), multiplier: faker.number.float({min: 0, max: 10.9999, fractionDigits: 2}), priority: faker.number.int({min: 0, max: 100}), color: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2})))))})), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,])})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getPublishServiceMapResponseMock200 = (overrideResponse: Partial<Extract<ServiceMap, object>> = {}): ServiceMap => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), serviceZones: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.fromRegExp("\\S"), flatFeeCadCents: faker.number.int({min: -10000000, max: 10000000}), multiplier: faker.number.float({min: 0, max: 10.9999, fractionDigits: 2}), priority: faker.number.int({min: 0, max: 100}), color: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2})))))})), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 0, max: 253402300799}),null,])})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getPublishServiceMapResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPublishServiceMapResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPublishServiceMapResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPublishServiceMapResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPublishServiceMapResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getArchiveServiceMapsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArchiveServiceMapsResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArchiveServiceMapsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveServiceMapsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveServiceMapsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveServiceMapsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveServiceMapsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getArchiveServiceMapsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getRestoreServiceMapsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getRestoreServiceMapsResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getRestoreServiceMapsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreServiceMapsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreServiceMapsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreServiceMapsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreServiceMapsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getRestoreServiceMapsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantServicesResponseMock = (overrideResponse: Partial<Extract<ServicePage, object>> = {}): ServicePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), courierTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, revisionId: faker.number.int({min: 1, max: 9007199254740991}), pricingType: faker.helpers.arrayElement(['variable','fixed','manual'] as const), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantServicesResponseMock200 = (overrideResponse: Partial<Extract<ServicePage, object>> = {}): ServicePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), courierTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, revisionId: faker.number.int({min: 1, max: 9007199254740991}), pricingType: faker.helpers.arrayElement(['variable','fixed','manual'] as const), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantServicesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantServicesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantServicesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantServicesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateServiceResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getCreateServiceResponseMock = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getCreateServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateServiceResponseMock200 = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getCreateServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateServiceResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateServiceResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateServiceResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateServiceResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateServiceResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateServiceResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionParcelTypesResponseMock = (overrideResponse: Partial<Extract<ParcelTypes, object>> = {}): ParcelTypes => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), feeCadCents: faker.helpers.arrayElement([faker.number.int(), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionParcelTypesResponseMock200 = (overrideResponse: Partial<Extract<ParcelTypes, object>> = {}): ParcelTypes => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), feeCadCents: faker.helpers.arrayElement([faker.number.int(), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionParcelTypesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionParcelTypesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionParcelTypesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionParcelTypesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionParcelTypesResponseMock = (overrideResponse: Partial<Extract<ParcelTypes, object>> = {}): ParcelTypes => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), feeCadCents: faker.helpers.arrayElement([faker.number.int(), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock200 = (overrideResponse: Partial<Extract<ParcelTypes, object>> = {}): ParcelTypes => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), feeCadCents: faker.helpers.arrayElement([faker.number.int(), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.string.alpha({length: {min: 10, max: 20}}), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock200 = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.string.alpha({length: {min: 10, max: 20}}), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.string.alpha({length: {min: 10, max: 20}}), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock200 = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.string.alpha({length: {min: 10, max: 20}}), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionTagsResponseMock = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock200 = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionTagsResponseMock = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock200 = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getBulkAddServiceRevisionParcelTypesResponseMock = (overrideResponse: Partial<Extract<ParcelTypes, object>> = {}): ParcelTypes => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), feeCadCents: faker.helpers.arrayElement([faker.number.int(), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionParcelTypesResponseMock200 = (overrideResponse: Partial<Extract<ParcelTypes, object>> = {}): ParcelTypes => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), feeCadCents: faker.helpers.arrayElement([faker.number.int(), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionParcelTypesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionParcelTypesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionParcelTypesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionParcelTypesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionParcelTypesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionParcelTypesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getBulkAddServiceRevisionServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.string.alpha({length: {min: 10, max: 20}}), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionServiceSpeedsResponseMock200 = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.string.alpha({length: {min: 10, max: 20}}), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionServiceSpeedsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionServiceSpeedsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionServiceSpeedsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionServiceSpeedsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionServiceSpeedsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionServiceSpeedsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getBulkAddServiceRevisionTagsResponseMock = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionTagsResponseMock200 = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionTagsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionTagsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionTagsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionTagsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionTagsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getBulkAddServiceRevisionTagsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantTaxSettingsResponseMock = (overrideResponse: Partial<Extract<TaxSettingPage, object>> = {}): TaxSettingPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['GST','PST SK','GST/HST','Exempt','Zero Rated'] as const), province: faker.helpers.arrayElement([faker.helpers.arrayElement(['AB','BC','MB','NB','NL','NS','NT','NU','ON','PE','QC','SK','YT'] as const), null]), percent: faker.number.float({min: 0, max: 100, fractionDigits: 2}), effectiveFrom: faker.date.past().toISOString().slice(0, 10), effectiveUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantTaxSettingsResponseMock200 = (overrideResponse: Partial<Extract<TaxSettingPage, object>> = {}): TaxSettingPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['GST','PST SK','GST/HST','Exempt','Zero Rated'] as const), province: faker.helpers.arrayElement([faker.helpers.arrayElement(['AB','BC','MB','NB','NL','NS','NT','NU','ON','PE','QC','SK','YT'] as const), null]), percent: faker.number.float({min: 0, max: 100, fractionDigits: 2}), effectiveFrom: faker.date.past().toISOString().slice(0, 10), effectiveUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantTaxSettingsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantTaxSettingsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantTaxSettingsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantTaxSettingsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateTaxSettingResponseMock = (overrideResponse: Partial<Extract<TaxSetting, object>> = {}): TaxSetting => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['GST','PST SK','GST/HST','Exempt','Zero Rated'] as const), province: faker.helpers.arrayElement([faker.helpers.arrayElement(['AB','BC','MB','NB','NL','NS','NT','NU','ON','PE','QC','SK','YT'] as const), null]), percent: faker.number.float({min: 0, max: 100, fractionDigits: 2}), effectiveFrom: faker.date.past().toISOString().slice(0, 10), effectiveUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateTaxSettingResponseMock200 = (overrideResponse: Partial<Extract<TaxSetting, object>> = {}): TaxSetting => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['GST','PST SK','GST/HST','Exempt','Zero Rated'] as const), province: faker.helpers.arrayElement([faker.helpers.arrayElement(['AB','BC','MB','NB','NL','NS','NT','NU','ON','PE','QC','SK','YT'] as const), null]), percent: faker.number.float({min: 0, max: 100, fractionDigits: 2}), effectiveFrom: faker.date.past().toISOString().slice(0, 10), effectiveUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateTaxSettingResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateTaxSettingResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateTaxSettingResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateTaxSettingResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateTaxSettingResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateTaxSettingResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTaxSettingResponseMock = (overrideResponse: Partial<Extract<TaxSetting, object>> = {}): TaxSetting => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['GST','PST SK','GST/HST','Exempt','Zero Rated'] as const), province: faker.helpers.arrayElement([faker.helpers.arrayElement(['AB','BC','MB','NB','NL','NS','NT','NU','ON','PE','QC','SK','YT'] as const), null]), percent: faker.number.float({min: 0, max: 100, fractionDigits: 2}), effectiveFrom: faker.date.past().toISOString().slice(0, 10), effectiveUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetTaxSettingResponseMock200 = (overrideResponse: Partial<Extract<TaxSetting, object>> = {}): TaxSetting => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['GST','PST SK','GST/HST','Exempt','Zero Rated'] as const), province: faker.helpers.arrayElement([faker.helpers.arrayElement(['AB','BC','MB','NB','NL','NS','NT','NU','ON','PE','QC','SK','YT'] as const), null]), percent: faker.number.float({min: 0, max: 100, fractionDigits: 2}), effectiveFrom: faker.date.past().toISOString().slice(0, 10), effectiveUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetTaxSettingResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTaxSettingResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTaxSettingResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTaxSettingResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateTaxSettingResponseMock = (overrideResponse: Partial<Extract<TaxSetting, object>> = {}): TaxSetting => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['GST','PST SK','GST/HST','Exempt','Zero Rated'] as const), province: faker.helpers.arrayElement([faker.helpers.arrayElement(['AB','BC','MB','NB','NL','NS','NT','NU','ON','PE','QC','SK','YT'] as const), null]), percent: faker.number.float({min: 0, max: 100, fractionDigits: 2}), effectiveFrom: faker.date.past().toISOString().slice(0, 10), effectiveUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateTaxSettingResponseMock200 = (overrideResponse: Partial<Extract<TaxSetting, object>> = {}): TaxSetting => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['GST','PST SK','GST/HST','Exempt','Zero Rated'] as const), province: faker.helpers.arrayElement([faker.helpers.arrayElement(['AB','BC','MB','NB','NL','NS','NT','NU','ON','PE','QC','SK','YT'] as const), null]), percent: faker.number.float({min: 0, max: 100, fractionDigits: 2}), effectiveFrom: faker.date.past().toISOString().slice(0, 10), effectiveUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateTaxSettingResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateTaxSettingResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateTaxSettingResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateTaxSettingResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateTaxSettingResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateTaxSettingResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDeleteTaxSettingResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteTaxSettingResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteTaxSettingResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteTaxSettingResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteTaxSettingResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteTaxSettingResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteTaxSettingResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getGetTenantVehiclesResponseMock = (overrideResponse: Partial<Extract<VehiclePage, object>> = {}): VehiclePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantVehiclesResponseMock200 = (overrideResponse: Partial<Extract<VehiclePage, object>> = {}): VehiclePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantVehiclesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantVehiclesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantVehiclesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantVehiclesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateVehicleResponseMock = (overrideResponse: Partial<Extract<Vehicle, object>> = {}): Vehicle => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateVehicleResponseMock200 = (overrideResponse: Partial<Extract<Vehicle, object>> = {}): Vehicle => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateVehicleResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateVehicleResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateVehicleResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateVehicleResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateVehicleResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateVehicleResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetVehiclesResponseMock = (overrideResponse: Partial<Extract<VehiclePage, object>> = {}): VehiclePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetVehiclesResponseMock200 = (overrideResponse: Partial<Extract<VehiclePage, object>> = {}): VehiclePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetVehiclesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetVehiclesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetVehiclesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetVehicleResponseMock = (overrideResponse: Partial<Extract<Vehicle, object>> = {}): Vehicle => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetVehicleResponseMock200 = (overrideResponse: Partial<Extract<Vehicle, object>> = {}): Vehicle => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetVehicleResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetVehicleResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetVehicleResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetVehicleResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateVehicleResponseMock = (overrideResponse: Partial<Extract<Vehicle, object>> = {}): Vehicle => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateVehicleResponseMock200 = (overrideResponse: Partial<Extract<Vehicle, object>> = {}): Vehicle => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateVehicleResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateVehicleResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateVehicleResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateVehicleResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateVehicleResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateVehicleResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDeleteVehicleResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteVehicleResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteVehicleResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteVehicleResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteVehicleResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteVehicleResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteVehicleResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getArchiveVehiclesResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArchiveVehiclesResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArchiveVehiclesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveVehiclesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveVehiclesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveVehiclesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveVehiclesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getArchiveVehiclesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getRestoreVehiclesResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getRestoreVehiclesResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getRestoreVehiclesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreVehiclesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreVehiclesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreVehiclesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreVehiclesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getRestoreVehiclesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantBaseParcelTypesMockHandler = (overrideResponse?: BaseParcelTypePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseParcelTypePage> | BaseParcelTypePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseParcelTypesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTenantBaseParcelTypesMockHandler200 = (overrideResponse?: BaseParcelTypePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseParcelTypePage> | BaseParcelTypePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseParcelTypesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantBaseParcelTypesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseParcelTypesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantBaseParcelTypesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseParcelTypesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantBaseParcelTypesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseParcelTypesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantBaseParcelTypesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseParcelTypesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateBaseParcelTypeMockHandler = (overrideResponse?: BaseParcelType | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BaseParcelType> | BaseParcelType), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseParcelTypeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateBaseParcelTypeMockHandler200 = (overrideResponse?: BaseParcelType | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BaseParcelType> | BaseParcelType), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseParcelTypeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateBaseParcelTypeMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseParcelTypeResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateBaseParcelTypeMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseParcelTypeResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateBaseParcelTypeMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseParcelTypeResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateBaseParcelTypeMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseParcelTypeResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateBaseParcelTypeMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseParcelTypeResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateBaseParcelTypeMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseParcelTypeResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetBaseParcelTypeMockHandler = (overrideResponse?: BaseParcelType | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseParcelType> | BaseParcelType), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseParcelTypeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetBaseParcelTypeMockHandler200 = (overrideResponse?: BaseParcelType | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseParcelType> | BaseParcelType), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseParcelTypeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetBaseParcelTypeMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseParcelTypeResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetBaseParcelTypeMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseParcelTypeResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetBaseParcelTypeMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseParcelTypeResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetBaseParcelTypeMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseParcelTypeResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateBaseParcelTypeMockHandler = (overrideResponse?: BaseParcelType | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BaseParcelType> | BaseParcelType), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseParcelTypeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateBaseParcelTypeMockHandler200 = (overrideResponse?: BaseParcelType | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BaseParcelType> | BaseParcelType), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseParcelTypeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateBaseParcelTypeMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseParcelTypeResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateBaseParcelTypeMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseParcelTypeResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateBaseParcelTypeMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseParcelTypeResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateBaseParcelTypeMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseParcelTypeResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateBaseParcelTypeMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseParcelTypeResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateBaseParcelTypeMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseParcelTypeResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getDeleteBaseParcelTypeMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseParcelTypeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteBaseParcelTypeMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseParcelTypeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteBaseParcelTypeMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseParcelTypeResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDeleteBaseParcelTypeMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseParcelTypeResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteBaseParcelTypeMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseParcelTypeResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteBaseParcelTypeMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseParcelTypeResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteBaseParcelTypeMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseParcelTypeResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getArchiveBaseParcelTypesMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseParcelTypesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getArchiveBaseParcelTypesMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseParcelTypesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getArchiveBaseParcelTypesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseParcelTypesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getArchiveBaseParcelTypesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseParcelTypesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getArchiveBaseParcelTypesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseParcelTypesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getArchiveBaseParcelTypesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseParcelTypesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getArchiveBaseParcelTypesMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseParcelTypesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getArchiveBaseParcelTypesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseParcelTypesResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getRestoreBaseParcelTypesMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseParcelTypesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRestoreBaseParcelTypesMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseParcelTypesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreBaseParcelTypesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseParcelTypesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRestoreBaseParcelTypesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseParcelTypesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreBaseParcelTypesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseParcelTypesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreBaseParcelTypesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseParcelTypesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRestoreBaseParcelTypesMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseParcelTypesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getRestoreBaseParcelTypesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseParcelTypesResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetTenantBaseServiceSpeedsMockHandler = (overrideResponse?: BaseServiceSpeedPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseServiceSpeedPage> | BaseServiceSpeedPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseServiceSpeedsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTenantBaseServiceSpeedsMockHandler200 = (overrideResponse?: BaseServiceSpeedPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseServiceSpeedPage> | BaseServiceSpeedPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseServiceSpeedsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantBaseServiceSpeedsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseServiceSpeedsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantBaseServiceSpeedsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseServiceSpeedsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantBaseServiceSpeedsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseServiceSpeedsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantBaseServiceSpeedsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseServiceSpeedsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateBaseServiceSpeedMockHandler = (overrideResponse?: BaseServiceSpeed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BaseServiceSpeed> | BaseServiceSpeed), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseServiceSpeedResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateBaseServiceSpeedMockHandler200 = (overrideResponse?: BaseServiceSpeed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BaseServiceSpeed> | BaseServiceSpeed), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseServiceSpeedResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateBaseServiceSpeedMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseServiceSpeedResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateBaseServiceSpeedMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseServiceSpeedResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateBaseServiceSpeedMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseServiceSpeedResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateBaseServiceSpeedMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseServiceSpeedResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateBaseServiceSpeedMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseServiceSpeedResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateBaseServiceSpeedMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseServiceSpeedResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetBaseServiceSpeedMockHandler = (overrideResponse?: BaseServiceSpeed | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseServiceSpeed> | BaseServiceSpeed), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseServiceSpeedResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetBaseServiceSpeedMockHandler200 = (overrideResponse?: BaseServiceSpeed | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseServiceSpeed> | BaseServiceSpeed), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseServiceSpeedResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetBaseServiceSpeedMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseServiceSpeedResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetBaseServiceSpeedMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseServiceSpeedResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetBaseServiceSpeedMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseServiceSpeedResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetBaseServiceSpeedMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseServiceSpeedResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateBaseServiceSpeedMockHandler = (overrideResponse?: BaseServiceSpeed | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BaseServiceSpeed> | BaseServiceSpeed), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseServiceSpeedResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateBaseServiceSpeedMockHandler200 = (overrideResponse?: BaseServiceSpeed | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BaseServiceSpeed> | BaseServiceSpeed), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseServiceSpeedResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateBaseServiceSpeedMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseServiceSpeedResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateBaseServiceSpeedMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseServiceSpeedResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateBaseServiceSpeedMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseServiceSpeedResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateBaseServiceSpeedMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseServiceSpeedResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateBaseServiceSpeedMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseServiceSpeedResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateBaseServiceSpeedMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseServiceSpeedResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getDeleteBaseServiceSpeedMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseServiceSpeedResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteBaseServiceSpeedMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseServiceSpeedResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteBaseServiceSpeedMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseServiceSpeedResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDeleteBaseServiceSpeedMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseServiceSpeedResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteBaseServiceSpeedMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseServiceSpeedResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteBaseServiceSpeedMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseServiceSpeedResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteBaseServiceSpeedMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseServiceSpeedResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getArchiveBaseServiceSpeedsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseServiceSpeedsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getArchiveBaseServiceSpeedsMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseServiceSpeedsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getArchiveBaseServiceSpeedsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseServiceSpeedsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getArchiveBaseServiceSpeedsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseServiceSpeedsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getArchiveBaseServiceSpeedsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseServiceSpeedsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getArchiveBaseServiceSpeedsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseServiceSpeedsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getArchiveBaseServiceSpeedsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseServiceSpeedsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getArchiveBaseServiceSpeedsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseServiceSpeedsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getRestoreBaseServiceSpeedsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseServiceSpeedsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRestoreBaseServiceSpeedsMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseServiceSpeedsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreBaseServiceSpeedsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseServiceSpeedsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRestoreBaseServiceSpeedsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseServiceSpeedsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreBaseServiceSpeedsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseServiceSpeedsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreBaseServiceSpeedsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseServiceSpeedsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRestoreBaseServiceSpeedsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseServiceSpeedsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getRestoreBaseServiceSpeedsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseServiceSpeedsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetTenantBaseTagsMockHandler = (overrideResponse?: BaseTagPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseTagPage> | BaseTagPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseTagsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTenantBaseTagsMockHandler200 = (overrideResponse?: BaseTagPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseTagPage> | BaseTagPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseTagsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantBaseTagsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseTagsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantBaseTagsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseTagsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantBaseTagsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseTagsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantBaseTagsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseTagsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateBaseTagMockHandler = (overrideResponse?: BaseTag | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BaseTag> | BaseTag), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseTagResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateBaseTagMockHandler200 = (overrideResponse?: BaseTag | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BaseTag> | BaseTag), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseTagResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateBaseTagMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseTagResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateBaseTagMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseTagResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateBaseTagMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseTagResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateBaseTagMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseTagResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateBaseTagMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseTagResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateBaseTagMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseTagResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetBaseTagMockHandler = (overrideResponse?: BaseTag | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseTag> | BaseTag), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseTagResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetBaseTagMockHandler200 = (overrideResponse?: BaseTag | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseTag> | BaseTag), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseTagResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetBaseTagMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseTagResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetBaseTagMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseTagResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetBaseTagMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseTagResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetBaseTagMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseTagResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateBaseTagMockHandler = (overrideResponse?: BaseTag | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BaseTag> | BaseTag), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseTagResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateBaseTagMockHandler200 = (overrideResponse?: BaseTag | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BaseTag> | BaseTag), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseTagResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateBaseTagMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseTagResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateBaseTagMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseTagResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateBaseTagMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseTagResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateBaseTagMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseTagResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateBaseTagMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseTagResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateBaseTagMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseTagResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getDeleteBaseTagMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseTagResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteBaseTagMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseTagResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteBaseTagMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseTagResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDeleteBaseTagMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseTagResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteBaseTagMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseTagResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteBaseTagMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseTagResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteBaseTagMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseTagResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getArchiveBaseTagsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseTagsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getArchiveBaseTagsMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseTagsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getArchiveBaseTagsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseTagsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getArchiveBaseTagsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseTagsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getArchiveBaseTagsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseTagsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getArchiveBaseTagsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseTagsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getArchiveBaseTagsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseTagsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getArchiveBaseTagsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseTagsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getRestoreBaseTagsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseTagsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRestoreBaseTagsMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseTagsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreBaseTagsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseTagsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRestoreBaseTagsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseTagsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreBaseTagsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseTagsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreBaseTagsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseTagsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRestoreBaseTagsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseTagsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getRestoreBaseTagsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseTagsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetFuelPricesMockHandler = (overrideResponse?: FuelPrices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FuelPrices> | FuelPrices), options?: RequestHandlerOptions) => {
  return http.get('*/api/fuel-prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFuelPricesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetFuelPricesMockHandler200 = (overrideResponse?: FuelPrices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FuelPrices> | FuelPrices), options?: RequestHandlerOptions) => {
  return http.get('*/api/fuel-prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFuelPricesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetFuelPricesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/fuel-prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFuelPricesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetFuelPricesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/fuel-prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFuelPricesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetFuelPricesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/fuel-prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFuelPricesResponseMock403(),
      { status: 403
      })
  }, options)
}

export const getGetTenantFuelPricesMockHandler = (overrideResponse?: FuelPrices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FuelPrices> | FuelPrices), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantFuelPricesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTenantFuelPricesMockHandler200 = (overrideResponse?: FuelPrices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FuelPrices> | FuelPrices), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantFuelPricesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantFuelPricesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantFuelPricesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantFuelPricesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantFuelPricesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantFuelPricesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantFuelPricesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantFuelPricesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantFuelPricesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getSetTenantFuelPricesMockHandler = (overrideResponse?: FuelPrices | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FuelPrices> | FuelPrices), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTenantFuelPricesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSetTenantFuelPricesMockHandler200 = (overrideResponse?: FuelPrices | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FuelPrices> | FuelPrices), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTenantFuelPricesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSetTenantFuelPricesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTenantFuelPricesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSetTenantFuelPricesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTenantFuelPricesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSetTenantFuelPricesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTenantFuelPricesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getSetTenantFuelPricesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTenantFuelPricesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getSetTenantFuelPricesMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTenantFuelPricesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getSetTenantFuelPricesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTenantFuelPricesResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetFuelSurchargesMockHandler = (overrideResponse?: FuelSurcharges | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FuelSurcharges> | FuelSurcharges), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFuelSurchargesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetFuelSurchargesMockHandler200 = (overrideResponse?: FuelSurcharges | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FuelSurcharges> | FuelSurcharges), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFuelSurchargesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetFuelSurchargesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFuelSurchargesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetFuelSurchargesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFuelSurchargesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetFuelSurchargesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFuelSurchargesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetFuelSurchargesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFuelSurchargesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateFuelSurchargesMockHandler = (overrideResponse?: FuelSurcharges | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FuelSurcharges> | FuelSurcharges), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFuelSurchargesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateFuelSurchargesMockHandler200 = (overrideResponse?: FuelSurcharges | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FuelSurcharges> | FuelSurcharges), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFuelSurchargesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateFuelSurchargesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFuelSurchargesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateFuelSurchargesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFuelSurchargesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateFuelSurchargesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFuelSurchargesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateFuelSurchargesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFuelSurchargesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateFuelSurchargesMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFuelSurchargesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateFuelSurchargesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFuelSurchargesResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetTenantServicesMetaMockHandler = (overrideResponse?: ServicesMeta | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServicesMeta> | ServicesMeta), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesMetaResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTenantServicesMetaMockHandler200 = (overrideResponse?: ServicesMeta | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServicesMeta> | ServicesMeta), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesMetaResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantServicesMetaMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesMetaResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantServicesMetaMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesMetaResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantServicesMetaMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesMetaResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantServicesMetaMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesMetaResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceMockHandler = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.patch('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceMockHandler200 = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.patch('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceMockHandler = (overrideResponse?: ServiceSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceSummary> | ServiceSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceMockHandler200 = (overrideResponse?: ServiceSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceSummary> | ServiceSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetServiceRevisionsMockHandler = (overrideResponse?: ServiceRevisions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceRevisions> | ServiceRevisions), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionsMockHandler200 = (overrideResponse?: ServiceRevisions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceRevisions> | ServiceRevisions), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateServiceRevisionMockHandler = (overrideResponse?: ServiceRevision | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceRevision> | ServiceRevision), options?: RequestHandlerOptions) => {
  return http.post('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceRevisionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateServiceRevisionMockHandler200 = (overrideResponse?: ServiceRevision | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceRevision> | ServiceRevision), options?: RequestHandlerOptions) => {
  return http.post('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceRevisionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateServiceRevisionMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceRevisionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateServiceRevisionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceRevisionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateServiceRevisionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceRevisionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateServiceRevisionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceRevisionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateServiceRevisionMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceRevisionResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getGetServiceRevisionMockHandler = (overrideResponse?: ServiceRevisionDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceRevisionDetail> | ServiceRevisionDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionMockHandler200 = (overrideResponse?: ServiceRevisionDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceRevisionDetail> | ServiceRevisionDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionMockHandler = (overrideResponse?: ServiceRevisionDetail | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceRevisionDetail> | ServiceRevisionDetail), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionMockHandler200 = (overrideResponse?: ServiceRevisionDetail | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceRevisionDetail> | ServiceRevisionDetail), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getDiscardServiceRevisionMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardServiceRevisionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDiscardServiceRevisionMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardServiceRevisionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDiscardServiceRevisionMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardServiceRevisionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDiscardServiceRevisionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardServiceRevisionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDiscardServiceRevisionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardServiceRevisionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDiscardServiceRevisionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardServiceRevisionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDiscardServiceRevisionMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardServiceRevisionResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getGetServiceRevisionChangesMockHandler = (overrideResponse?: RevisionChanges | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionChanges> | RevisionChanges), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionChangesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionChangesMockHandler200 = (overrideResponse?: RevisionChanges | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionChanges> | RevisionChanges), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionChangesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionChangesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionChangesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionChangesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionChangesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionChangesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionChangesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionChangesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionChangesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getPublishServiceMockHandler = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPublishServiceMockHandler200 = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPublishServiceMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getPublishServiceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPublishServiceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getPublishServiceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getPublishServiceMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getDisableServiceMockHandler = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableServiceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDisableServiceMockHandler200 = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableServiceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDisableServiceMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableServiceResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDisableServiceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableServiceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDisableServiceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableServiceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDisableServiceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableServiceResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getEnableServiceMockHandler = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableServiceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getEnableServiceMockHandler200 = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableServiceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getEnableServiceMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableServiceResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getEnableServiceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableServiceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getEnableServiceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableServiceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getEnableServiceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableServiceResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getDeleteServiceTemplateMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/services/:serviceId/template', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteServiceTemplateResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteServiceTemplateMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/services/:serviceId/template', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteServiceTemplateResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteServiceTemplateMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/services/:serviceId/template', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteServiceTemplateResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDeleteServiceTemplateMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/services/:serviceId/template', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteServiceTemplateResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteServiceTemplateMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/services/:serviceId/template', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteServiceTemplateResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteServiceTemplateMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/services/:serviceId/template', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteServiceTemplateResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteServiceTemplateMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/services/:serviceId/template', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteServiceTemplateResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getGetTenantProtocolsMockHandler = (overrideResponse?: ProtocolPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProtocolPage> | ProtocolPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantProtocolsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTenantProtocolsMockHandler200 = (overrideResponse?: ProtocolPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProtocolPage> | ProtocolPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantProtocolsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantProtocolsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantProtocolsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantProtocolsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantProtocolsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantProtocolsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantProtocolsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantProtocolsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantProtocolsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateProtocolMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateProtocolMockHandler200 = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateProtocolMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateProtocolMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateProtocolMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateProtocolMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateProtocolMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateProtocolMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetProtocolMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.get('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProtocolResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetProtocolMockHandler200 = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.get('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProtocolResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetProtocolMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProtocolResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetProtocolMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProtocolResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetProtocolMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProtocolResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetProtocolMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProtocolResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateProtocolMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateProtocolMockHandler200 = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateProtocolMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateProtocolMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateProtocolMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateProtocolMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateProtocolMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateProtocolMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getEnableProtocolMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableProtocolResponseMock(),
      { status: 200
      })
  }, options)
}


export const getEnableProtocolMockHandler200 = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableProtocolResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getEnableProtocolMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableProtocolResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getEnableProtocolMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableProtocolResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getEnableProtocolMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableProtocolResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getEnableProtocolMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableProtocolResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getDisableProtocolMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableProtocolResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDisableProtocolMockHandler200 = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableProtocolResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDisableProtocolMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableProtocolResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDisableProtocolMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableProtocolResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDisableProtocolMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableProtocolResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDisableProtocolMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableProtocolResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateProtocolActionMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.post('*/api/protocols/:protocolId/actions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolActionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateProtocolActionMockHandler200 = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.post('*/api/protocols/:protocolId/actions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolActionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateProtocolActionMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/protocols/:protocolId/actions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolActionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateProtocolActionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/protocols/:protocolId/actions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolActionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateProtocolActionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/protocols/:protocolId/actions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolActionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateProtocolActionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/protocols/:protocolId/actions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolActionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateProtocolActionMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/protocols/:protocolId/actions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolActionResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateProtocolActionMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/protocols/:protocolId/actions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolActionResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getUpdateProtocolActionMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolActionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateProtocolActionMockHandler200 = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolActionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateProtocolActionMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolActionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateProtocolActionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolActionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateProtocolActionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolActionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateProtocolActionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolActionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateProtocolActionMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolActionResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateProtocolActionMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolActionResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getDeleteProtocolActionMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.delete('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProtocolActionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteProtocolActionMockHandler200 = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.delete('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProtocolActionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteProtocolActionMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProtocolActionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDeleteProtocolActionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProtocolActionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteProtocolActionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProtocolActionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteProtocolActionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProtocolActionResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetServiceRevisionVariablesMockHandler = (overrideResponse?: RevisionVariables | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionVariables> | RevisionVariables), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVariablesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionVariablesMockHandler200 = (overrideResponse?: RevisionVariables | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionVariables> | RevisionVariables), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVariablesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionVariablesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVariablesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionVariablesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVariablesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionVariablesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVariablesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionVariablesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVariablesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionVariablesMockHandler = (overrideResponse?: RevisionVariables | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionVariables> | RevisionVariables), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVariablesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionVariablesMockHandler200 = (overrideResponse?: RevisionVariables | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionVariables> | RevisionVariables), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVariablesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionVariablesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVariablesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionVariablesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVariablesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionVariablesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVariablesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionVariablesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVariablesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionVariablesMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVariablesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionVariablesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVariablesResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceRevisionDistanceRangeModifiersMockHandler = (overrideResponse?: DistanceRangeModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DistanceRangeModifiers> | DistanceRangeModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionDistanceRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionDistanceRangeModifiersMockHandler200 = (overrideResponse?: DistanceRangeModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DistanceRangeModifiers> | DistanceRangeModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionDistanceRangeModifiersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionDistanceRangeModifiersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionDistanceRangeModifiersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionDistanceRangeModifiersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionDistanceRangeModifiersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionDistanceRangeModifiersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionDistanceRangeModifiersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionDistanceRangeModifiersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionDistanceRangeModifiersResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionDistanceRangeModifiersMockHandler = (overrideResponse?: DistanceRangeModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DistanceRangeModifiers> | DistanceRangeModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionDistanceRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionDistanceRangeModifiersMockHandler200 = (overrideResponse?: DistanceRangeModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DistanceRangeModifiers> | DistanceRangeModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionDistanceRangeModifiersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionDistanceRangeModifiersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionDistanceRangeModifiersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionDistanceRangeModifiersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionDistanceRangeModifiersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionDistanceRangeModifiersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionDistanceRangeModifiersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionDistanceRangeModifiersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionDistanceRangeModifiersResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionDistanceRangeModifiersMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionDistanceRangeModifiersResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionDistanceRangeModifiersMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionDistanceRangeModifiersResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceRevisionWeightRangeModifiersMockHandler = (overrideResponse?: WeightRangeModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WeightRangeModifiers> | WeightRangeModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionWeightRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionWeightRangeModifiersMockHandler200 = (overrideResponse?: WeightRangeModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WeightRangeModifiers> | WeightRangeModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionWeightRangeModifiersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionWeightRangeModifiersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionWeightRangeModifiersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionWeightRangeModifiersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionWeightRangeModifiersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionWeightRangeModifiersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionWeightRangeModifiersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionWeightRangeModifiersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionWeightRangeModifiersResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionWeightRangeModifiersMockHandler = (overrideResponse?: WeightRangeModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<WeightRangeModifiers> | WeightRangeModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionWeightRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionWeightRangeModifiersMockHandler200 = (overrideResponse?: WeightRangeModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<WeightRangeModifiers> | WeightRangeModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionWeightRangeModifiersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionWeightRangeModifiersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionWeightRangeModifiersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionWeightRangeModifiersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionWeightRangeModifiersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionWeightRangeModifiersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionWeightRangeModifiersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionWeightRangeModifiersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionWeightRangeModifiersResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionWeightRangeModifiersMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionWeightRangeModifiersResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionWeightRangeModifiersMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionWeightRangeModifiersResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceRevisionVolumeRangeModifiersMockHandler = (overrideResponse?: VolumeRangeModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VolumeRangeModifiers> | VolumeRangeModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVolumeRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionVolumeRangeModifiersMockHandler200 = (overrideResponse?: VolumeRangeModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VolumeRangeModifiers> | VolumeRangeModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVolumeRangeModifiersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionVolumeRangeModifiersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVolumeRangeModifiersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionVolumeRangeModifiersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVolumeRangeModifiersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionVolumeRangeModifiersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVolumeRangeModifiersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionVolumeRangeModifiersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVolumeRangeModifiersResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionVolumeRangeModifiersMockHandler = (overrideResponse?: VolumeRangeModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<VolumeRangeModifiers> | VolumeRangeModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVolumeRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionVolumeRangeModifiersMockHandler200 = (overrideResponse?: VolumeRangeModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<VolumeRangeModifiers> | VolumeRangeModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVolumeRangeModifiersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionVolumeRangeModifiersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVolumeRangeModifiersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionVolumeRangeModifiersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVolumeRangeModifiersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionVolumeRangeModifiersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVolumeRangeModifiersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionVolumeRangeModifiersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVolumeRangeModifiersResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionVolumeRangeModifiersMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVolumeRangeModifiersResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionVolumeRangeModifiersMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVolumeRangeModifiersResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceRevisionTimeOfDayModifiersMockHandler = (overrideResponse?: TimeOfDayModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TimeOfDayModifiers> | TimeOfDayModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeOfDayModifiersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionTimeOfDayModifiersMockHandler200 = (overrideResponse?: TimeOfDayModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TimeOfDayModifiers> | TimeOfDayModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeOfDayModifiersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionTimeOfDayModifiersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeOfDayModifiersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionTimeOfDayModifiersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeOfDayModifiersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionTimeOfDayModifiersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeOfDayModifiersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionTimeOfDayModifiersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeOfDayModifiersResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionTimeOfDayModifiersMockHandler = (overrideResponse?: TimeOfDayModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TimeOfDayModifiers> | TimeOfDayModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeOfDayModifiersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionTimeOfDayModifiersMockHandler200 = (overrideResponse?: TimeOfDayModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TimeOfDayModifiers> | TimeOfDayModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeOfDayModifiersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionTimeOfDayModifiersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeOfDayModifiersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionTimeOfDayModifiersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeOfDayModifiersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionTimeOfDayModifiersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeOfDayModifiersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionTimeOfDayModifiersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeOfDayModifiersResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionTimeOfDayModifiersMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeOfDayModifiersResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionTimeOfDayModifiersMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeOfDayModifiersResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceRevisionTimeRangeModifiersMockHandler = (overrideResponse?: TimeRangeModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TimeRangeModifiers> | TimeRangeModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionTimeRangeModifiersMockHandler200 = (overrideResponse?: TimeRangeModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TimeRangeModifiers> | TimeRangeModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeRangeModifiersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionTimeRangeModifiersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeRangeModifiersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionTimeRangeModifiersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeRangeModifiersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionTimeRangeModifiersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeRangeModifiersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionTimeRangeModifiersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeRangeModifiersResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionTimeRangeModifiersMockHandler = (overrideResponse?: TimeRangeModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TimeRangeModifiers> | TimeRangeModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionTimeRangeModifiersMockHandler200 = (overrideResponse?: TimeRangeModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TimeRangeModifiers> | TimeRangeModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeRangeModifiersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionTimeRangeModifiersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeRangeModifiersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionTimeRangeModifiersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeRangeModifiersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionTimeRangeModifiersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeRangeModifiersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionTimeRangeModifiersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeRangeModifiersResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionTimeRangeModifiersMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeRangeModifiersResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionTimeRangeModifiersMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeRangeModifiersResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceRevisionFuelSurchargeMockHandler = (overrideResponse?: RevisionFuelSurcharge | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionFuelSurcharge> | RevisionFuelSurcharge), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionFuelSurchargeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionFuelSurchargeMockHandler200 = (overrideResponse?: RevisionFuelSurcharge | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionFuelSurcharge> | RevisionFuelSurcharge), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionFuelSurchargeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionFuelSurchargeMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionFuelSurchargeResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionFuelSurchargeMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionFuelSurchargeResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionFuelSurchargeMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionFuelSurchargeResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionFuelSurchargeMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionFuelSurchargeResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionFuelSurchargeMockHandler = (overrideResponse?: RevisionFuelSurcharge | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionFuelSurcharge> | RevisionFuelSurcharge), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionFuelSurchargeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionFuelSurchargeMockHandler200 = (overrideResponse?: RevisionFuelSurcharge | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionFuelSurcharge> | RevisionFuelSurcharge), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionFuelSurchargeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionFuelSurchargeMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionFuelSurchargeResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionFuelSurchargeMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionFuelSurchargeResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionFuelSurchargeMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionFuelSurchargeResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionFuelSurchargeMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionFuelSurchargeResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionFuelSurchargeMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionFuelSurchargeResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionFuelSurchargeMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionFuelSurchargeResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceRevisionServiceMapMockHandler = (overrideResponse?: RevisionServiceMap | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionServiceMap> | RevisionServiceMap), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceMapResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionServiceMapMockHandler200 = (overrideResponse?: RevisionServiceMap | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionServiceMap> | RevisionServiceMap), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceMapResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionServiceMapMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceMapResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionServiceMapMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceMapResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionServiceMapMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceMapResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionServiceMapMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceMapResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionServiceMapMockHandler = (overrideResponse?: RevisionServiceMap | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionServiceMap> | RevisionServiceMap), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceMapResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionServiceMapMockHandler200 = (overrideResponse?: RevisionServiceMap | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionServiceMap> | RevisionServiceMap), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceMapResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionServiceMapMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceMapResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionServiceMapMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceMapResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionServiceMapMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceMapResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionServiceMapMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceMapResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionServiceMapMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceMapResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionServiceMapMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceMapResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceRevisionTaxSettingsMockHandler = (overrideResponse?: RevisionTaxSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionTaxSettings> | RevisionTaxSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTaxSettingsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionTaxSettingsMockHandler200 = (overrideResponse?: RevisionTaxSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionTaxSettings> | RevisionTaxSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTaxSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionTaxSettingsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTaxSettingsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionTaxSettingsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTaxSettingsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionTaxSettingsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTaxSettingsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionTaxSettingsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTaxSettingsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionTaxSettingsMockHandler = (overrideResponse?: RevisionTaxSettings | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionTaxSettings> | RevisionTaxSettings), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTaxSettingsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionTaxSettingsMockHandler200 = (overrideResponse?: RevisionTaxSettings | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionTaxSettings> | RevisionTaxSettings), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTaxSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionTaxSettingsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTaxSettingsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionTaxSettingsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTaxSettingsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionTaxSettingsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTaxSettingsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionTaxSettingsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTaxSettingsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionTaxSettingsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTaxSettingsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionTaxSettingsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTaxSettingsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceRevisionProtocolsMockHandler = (overrideResponse?: RevisionProtocols | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionProtocols> | RevisionProtocols), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionProtocolsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionProtocolsMockHandler200 = (overrideResponse?: RevisionProtocols | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionProtocols> | RevisionProtocols), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionProtocolsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionProtocolsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionProtocolsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionProtocolsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionProtocolsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionProtocolsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionProtocolsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionProtocolsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionProtocolsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionProtocolsMockHandler = (overrideResponse?: RevisionProtocols | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionProtocols> | RevisionProtocols), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionProtocolsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionProtocolsMockHandler200 = (overrideResponse?: RevisionProtocols | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionProtocols> | RevisionProtocols), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionProtocolsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionProtocolsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionProtocolsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionProtocolsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionProtocolsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionProtocolsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionProtocolsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionProtocolsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionProtocolsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionProtocolsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionProtocolsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionProtocolsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionProtocolsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceRevisionGeostampsMockHandler = (overrideResponse?: RevisionGeostamps | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionGeostamps> | RevisionGeostamps), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionGeostampsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionGeostampsMockHandler200 = (overrideResponse?: RevisionGeostamps | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionGeostamps> | RevisionGeostamps), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionGeostampsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionGeostampsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionGeostampsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionGeostampsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionGeostampsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionGeostampsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionGeostampsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionGeostampsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionGeostampsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionGeostampsMockHandler = (overrideResponse?: RevisionGeostamps | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionGeostamps> | RevisionGeostamps), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionGeostampsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionGeostampsMockHandler200 = (overrideResponse?: RevisionGeostamps | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionGeostamps> | RevisionGeostamps), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionGeostampsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionGeostampsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionGeostampsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionGeostampsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionGeostampsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionGeostampsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionGeostampsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionGeostampsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionGeostampsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionGeostampsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionGeostampsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionGeostampsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionGeostampsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceCustomersMockHandler = (overrideResponse?: ServiceCustomers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceCustomers> | ServiceCustomers), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceCustomersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceCustomersMockHandler200 = (overrideResponse?: ServiceCustomers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceCustomers> | ServiceCustomers), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceCustomersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceCustomersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceCustomersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceCustomersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceCustomersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceCustomersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceCustomersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceCustomersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceCustomersResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getAssignServiceCustomersMockHandler = (overrideResponse?: ServiceCustomers | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceCustomers> | ServiceCustomers), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/customers/bulk-assign', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignServiceCustomersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAssignServiceCustomersMockHandler200 = (overrideResponse?: ServiceCustomers | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceCustomers> | ServiceCustomers), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/customers/bulk-assign', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignServiceCustomersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAssignServiceCustomersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/customers/bulk-assign', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignServiceCustomersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAssignServiceCustomersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/customers/bulk-assign', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignServiceCustomersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAssignServiceCustomersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/customers/bulk-assign', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignServiceCustomersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getAssignServiceCustomersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/customers/bulk-assign', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignServiceCustomersResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getAssignServiceCustomersMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/customers/bulk-assign', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignServiceCustomersResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getAssignServiceCustomersMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/customers/bulk-assign', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignServiceCustomersResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getEnableCustomerServiceMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableCustomerServiceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getEnableCustomerServiceMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableCustomerServiceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getEnableCustomerServiceMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableCustomerServiceResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getEnableCustomerServiceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableCustomerServiceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getEnableCustomerServiceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableCustomerServiceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getEnableCustomerServiceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableCustomerServiceResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getDisableCustomerServiceMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableCustomerServiceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDisableCustomerServiceMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableCustomerServiceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDisableCustomerServiceMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableCustomerServiceResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDisableCustomerServiceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableCustomerServiceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDisableCustomerServiceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableCustomerServiceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDisableCustomerServiceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableCustomerServiceResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetTenantServiceMapsMetaMockHandler = (overrideResponse?: ServiceMapMetaPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceMapMetaPage> | ServiceMapMetaPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/service-maps-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServiceMapsMetaResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTenantServiceMapsMetaMockHandler200 = (overrideResponse?: ServiceMapMetaPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceMapMetaPage> | ServiceMapMetaPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/service-maps-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServiceMapsMetaResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantServiceMapsMetaMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/service-maps-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServiceMapsMetaResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantServiceMapsMetaMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/service-maps-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServiceMapsMetaResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantServiceMapsMetaMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/service-maps-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServiceMapsMetaResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantServiceMapsMetaMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/service-maps-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServiceMapsMetaResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateServiceMapMockHandler = (overrideResponse?: ServiceMap | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceMap> | ServiceMap), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/service-maps', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceMapResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateServiceMapMockHandler200 = (overrideResponse?: ServiceMap | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceMap> | ServiceMap), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/service-maps', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceMapResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateServiceMapMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/service-maps', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceMapResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateServiceMapMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/service-maps', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceMapResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateServiceMapMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/service-maps', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceMapResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateServiceMapMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/service-maps', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceMapResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateServiceMapMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/service-maps', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceMapResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateServiceMapMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/service-maps', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceMapResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceMapMockHandler = (overrideResponse?: ServiceMap | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceMap> | ServiceMap), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceMapResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceMapMockHandler200 = (overrideResponse?: ServiceMap | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceMap> | ServiceMap), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceMapResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceMapMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceMapResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceMapMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceMapResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceMapMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceMapResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceMapMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceMapResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceMapMockHandler = (overrideResponse?: ServiceMap | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceMap> | ServiceMap), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceMapResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceMapMockHandler200 = (overrideResponse?: ServiceMap | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceMap> | ServiceMap), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceMapResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceMapMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceMapResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceMapMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceMapResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceMapMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceMapResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceMapMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceMapResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceMapMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceMapResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceMapMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceMapResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getPublishServiceMapMockHandler = (overrideResponse?: ServiceMap | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceMap> | ServiceMap), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/:serviceMapId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceMapResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPublishServiceMapMockHandler200 = (overrideResponse?: ServiceMap | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceMap> | ServiceMap), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/:serviceMapId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceMapResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPublishServiceMapMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/:serviceMapId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceMapResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getPublishServiceMapMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/:serviceMapId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceMapResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPublishServiceMapMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/:serviceMapId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceMapResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getPublishServiceMapMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/:serviceMapId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceMapResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getPublishServiceMapMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/:serviceMapId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceMapResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getArchiveServiceMapsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveServiceMapsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getArchiveServiceMapsMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveServiceMapsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getArchiveServiceMapsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveServiceMapsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getArchiveServiceMapsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveServiceMapsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getArchiveServiceMapsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveServiceMapsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getArchiveServiceMapsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveServiceMapsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getArchiveServiceMapsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveServiceMapsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getArchiveServiceMapsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveServiceMapsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getRestoreServiceMapsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreServiceMapsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRestoreServiceMapsMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreServiceMapsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreServiceMapsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreServiceMapsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRestoreServiceMapsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreServiceMapsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreServiceMapsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreServiceMapsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreServiceMapsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreServiceMapsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRestoreServiceMapsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreServiceMapsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getRestoreServiceMapsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreServiceMapsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetTenantServicesMockHandler = (overrideResponse?: ServicePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServicePage> | ServicePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTenantServicesMockHandler200 = (overrideResponse?: ServicePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServicePage> | ServicePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantServicesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantServicesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantServicesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantServicesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateServiceMockHandler = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateServiceMockHandler200 = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateServiceMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateServiceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateServiceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateServiceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateServiceMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateServiceMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceRevisionParcelTypesMockHandler = (overrideResponse?: ParcelTypes | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ParcelTypes> | ParcelTypes), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionParcelTypesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionParcelTypesMockHandler200 = (overrideResponse?: ParcelTypes | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ParcelTypes> | ParcelTypes), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionParcelTypesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionParcelTypesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionParcelTypesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionParcelTypesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionParcelTypesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionParcelTypesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionParcelTypesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionParcelTypesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionParcelTypesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionParcelTypesMockHandler = (overrideResponse?: ParcelTypes | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ParcelTypes> | ParcelTypes), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionParcelTypesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionParcelTypesMockHandler200 = (overrideResponse?: ParcelTypes | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ParcelTypes> | ParcelTypes), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionParcelTypesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionParcelTypesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionParcelTypesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionParcelTypesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionParcelTypesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionParcelTypesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionParcelTypesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionParcelTypesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionParcelTypesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionParcelTypesMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionParcelTypesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionParcelTypesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionParcelTypesResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceRevisionServiceSpeedsMockHandler = (overrideResponse?: ServiceSpeeds | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceSpeeds> | ServiceSpeeds), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceSpeedsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionServiceSpeedsMockHandler200 = (overrideResponse?: ServiceSpeeds | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceSpeeds> | ServiceSpeeds), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceSpeedsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionServiceSpeedsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceSpeedsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionServiceSpeedsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceSpeedsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionServiceSpeedsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceSpeedsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionServiceSpeedsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceSpeedsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionServiceSpeedsMockHandler = (overrideResponse?: ServiceSpeeds | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceSpeeds> | ServiceSpeeds), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceSpeedsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionServiceSpeedsMockHandler200 = (overrideResponse?: ServiceSpeeds | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceSpeeds> | ServiceSpeeds), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceSpeedsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionServiceSpeedsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceSpeedsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionServiceSpeedsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceSpeedsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionServiceSpeedsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceSpeedsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionServiceSpeedsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceSpeedsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionServiceSpeedsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceSpeedsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionServiceSpeedsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceSpeedsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetServiceRevisionTagsMockHandler = (overrideResponse?: Tags | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Tags> | Tags), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTagsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionTagsMockHandler200 = (overrideResponse?: Tags | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Tags> | Tags), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTagsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetServiceRevisionTagsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTagsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetServiceRevisionTagsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTagsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetServiceRevisionTagsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTagsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetServiceRevisionTagsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTagsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateServiceRevisionTagsMockHandler = (overrideResponse?: Tags | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Tags> | Tags), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTagsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionTagsMockHandler200 = (overrideResponse?: Tags | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Tags> | Tags), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTagsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateServiceRevisionTagsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTagsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateServiceRevisionTagsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTagsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateServiceRevisionTagsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTagsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateServiceRevisionTagsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTagsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateServiceRevisionTagsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTagsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateServiceRevisionTagsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTagsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getBulkAddServiceRevisionParcelTypesMockHandler = (overrideResponse?: ParcelTypes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ParcelTypes> | ParcelTypes), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/parcel-types/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionParcelTypesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getBulkAddServiceRevisionParcelTypesMockHandler200 = (overrideResponse?: ParcelTypes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ParcelTypes> | ParcelTypes), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/parcel-types/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionParcelTypesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getBulkAddServiceRevisionParcelTypesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/parcel-types/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionParcelTypesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getBulkAddServiceRevisionParcelTypesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/parcel-types/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionParcelTypesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getBulkAddServiceRevisionParcelTypesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/parcel-types/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionParcelTypesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getBulkAddServiceRevisionParcelTypesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/parcel-types/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionParcelTypesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getBulkAddServiceRevisionParcelTypesMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/parcel-types/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionParcelTypesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getBulkAddServiceRevisionParcelTypesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/parcel-types/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionParcelTypesResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getBulkAddServiceRevisionServiceSpeedsMockHandler = (overrideResponse?: ServiceSpeeds | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceSpeeds> | ServiceSpeeds), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/service-speeds/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionServiceSpeedsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getBulkAddServiceRevisionServiceSpeedsMockHandler200 = (overrideResponse?: ServiceSpeeds | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceSpeeds> | ServiceSpeeds), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/service-speeds/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionServiceSpeedsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getBulkAddServiceRevisionServiceSpeedsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/service-speeds/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionServiceSpeedsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getBulkAddServiceRevisionServiceSpeedsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/service-speeds/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionServiceSpeedsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getBulkAddServiceRevisionServiceSpeedsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/service-speeds/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionServiceSpeedsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getBulkAddServiceRevisionServiceSpeedsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/service-speeds/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionServiceSpeedsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getBulkAddServiceRevisionServiceSpeedsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/service-speeds/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionServiceSpeedsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getBulkAddServiceRevisionServiceSpeedsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/service-speeds/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionServiceSpeedsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getBulkAddServiceRevisionTagsMockHandler = (overrideResponse?: Tags | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Tags> | Tags), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/tags/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionTagsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getBulkAddServiceRevisionTagsMockHandler200 = (overrideResponse?: Tags | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Tags> | Tags), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/tags/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionTagsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getBulkAddServiceRevisionTagsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/tags/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionTagsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getBulkAddServiceRevisionTagsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/tags/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionTagsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getBulkAddServiceRevisionTagsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/tags/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionTagsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getBulkAddServiceRevisionTagsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/tags/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionTagsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getBulkAddServiceRevisionTagsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/tags/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionTagsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getBulkAddServiceRevisionTagsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/tags/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionTagsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetTenantTaxSettingsMockHandler = (overrideResponse?: TaxSettingPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaxSettingPage> | TaxSettingPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantTaxSettingsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTenantTaxSettingsMockHandler200 = (overrideResponse?: TaxSettingPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaxSettingPage> | TaxSettingPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantTaxSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantTaxSettingsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantTaxSettingsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantTaxSettingsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantTaxSettingsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantTaxSettingsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantTaxSettingsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantTaxSettingsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantTaxSettingsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateTaxSettingMockHandler = (overrideResponse?: TaxSetting | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TaxSetting> | TaxSetting), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTaxSettingResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateTaxSettingMockHandler200 = (overrideResponse?: TaxSetting | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TaxSetting> | TaxSetting), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTaxSettingResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateTaxSettingMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTaxSettingResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateTaxSettingMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTaxSettingResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateTaxSettingMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTaxSettingResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateTaxSettingMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTaxSettingResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateTaxSettingMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTaxSettingResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateTaxSettingMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTaxSettingResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetTaxSettingMockHandler = (overrideResponse?: TaxSetting | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaxSetting> | TaxSetting), options?: RequestHandlerOptions) => {
  return http.get('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaxSettingResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTaxSettingMockHandler200 = (overrideResponse?: TaxSetting | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaxSetting> | TaxSetting), options?: RequestHandlerOptions) => {
  return http.get('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaxSettingResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTaxSettingMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaxSettingResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTaxSettingMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaxSettingResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTaxSettingMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaxSettingResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTaxSettingMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaxSettingResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateTaxSettingMockHandler = (overrideResponse?: TaxSetting | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TaxSetting> | TaxSetting), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTaxSettingResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateTaxSettingMockHandler200 = (overrideResponse?: TaxSetting | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TaxSetting> | TaxSetting), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTaxSettingResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateTaxSettingMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTaxSettingResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateTaxSettingMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTaxSettingResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateTaxSettingMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTaxSettingResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateTaxSettingMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTaxSettingResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateTaxSettingMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTaxSettingResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateTaxSettingMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTaxSettingResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getDeleteTaxSettingMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTaxSettingResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteTaxSettingMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTaxSettingResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteTaxSettingMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTaxSettingResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDeleteTaxSettingMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTaxSettingResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteTaxSettingMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTaxSettingResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteTaxSettingMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTaxSettingResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteTaxSettingMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTaxSettingResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getGetTenantVehiclesMockHandler = (overrideResponse?: VehiclePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VehiclePage> | VehiclePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantVehiclesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTenantVehiclesMockHandler200 = (overrideResponse?: VehiclePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VehiclePage> | VehiclePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantVehiclesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantVehiclesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantVehiclesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantVehiclesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantVehiclesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantVehiclesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantVehiclesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantVehiclesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantVehiclesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateVehicleMockHandler = (overrideResponse?: Vehicle | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Vehicle> | Vehicle), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateVehicleResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateVehicleMockHandler200 = (overrideResponse?: Vehicle | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Vehicle> | Vehicle), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateVehicleResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateVehicleMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateVehicleResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateVehicleMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateVehicleResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateVehicleMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateVehicleResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateVehicleMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateVehicleResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateVehicleMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateVehicleResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateVehicleMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateVehicleResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetVehiclesMockHandler = (overrideResponse?: VehiclePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VehiclePage> | VehiclePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehiclesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetVehiclesMockHandler200 = (overrideResponse?: VehiclePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VehiclePage> | VehiclePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehiclesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetVehiclesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehiclesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetVehiclesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehiclesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetVehiclesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehiclesResponseMock403(),
      { status: 403
      })
  }, options)
}

export const getGetVehicleMockHandler = (overrideResponse?: Vehicle | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Vehicle> | Vehicle), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehicleResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetVehicleMockHandler200 = (overrideResponse?: Vehicle | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Vehicle> | Vehicle), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehicleResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetVehicleMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehicleResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetVehicleMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehicleResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetVehicleMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehicleResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetVehicleMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehicleResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateVehicleMockHandler = (overrideResponse?: Vehicle | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Vehicle> | Vehicle), options?: RequestHandlerOptions) => {
  return http.patch('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVehicleResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateVehicleMockHandler200 = (overrideResponse?: Vehicle | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Vehicle> | Vehicle), options?: RequestHandlerOptions) => {
  return http.patch('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVehicleResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateVehicleMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVehicleResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateVehicleMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVehicleResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateVehicleMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVehicleResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateVehicleMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVehicleResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateVehicleMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVehicleResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateVehicleMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVehicleResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getDeleteVehicleMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteVehicleResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteVehicleMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteVehicleResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteVehicleMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteVehicleResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDeleteVehicleMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteVehicleResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteVehicleMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteVehicleResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteVehicleMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteVehicleResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteVehicleMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteVehicleResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getArchiveVehiclesMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveVehiclesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getArchiveVehiclesMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveVehiclesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getArchiveVehiclesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveVehiclesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getArchiveVehiclesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveVehiclesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getArchiveVehiclesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveVehiclesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getArchiveVehiclesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveVehiclesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getArchiveVehiclesMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveVehiclesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getArchiveVehiclesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveVehiclesResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getRestoreVehiclesMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreVehiclesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRestoreVehiclesMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreVehiclesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreVehiclesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreVehiclesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRestoreVehiclesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreVehiclesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreVehiclesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreVehiclesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreVehiclesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreVehiclesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRestoreVehiclesMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreVehiclesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getRestoreVehiclesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreVehiclesResponseMock429(),
      { status: 429
      })
  }, options)
}
export const getServicesMock = () => [
  getGetTenantBaseParcelTypesMockHandler(),
  getCreateBaseParcelTypeMockHandler(),
  getGetBaseParcelTypeMockHandler(),
  getUpdateBaseParcelTypeMockHandler(),
  getDeleteBaseParcelTypeMockHandler(),
  getArchiveBaseParcelTypesMockHandler(),
  getRestoreBaseParcelTypesMockHandler(),
  getGetTenantBaseServiceSpeedsMockHandler(),
  getCreateBaseServiceSpeedMockHandler(),
  getGetBaseServiceSpeedMockHandler(),
  getUpdateBaseServiceSpeedMockHandler(),
  getDeleteBaseServiceSpeedMockHandler(),
  getArchiveBaseServiceSpeedsMockHandler(),
  getRestoreBaseServiceSpeedsMockHandler(),
  getGetTenantBaseTagsMockHandler(),
  getCreateBaseTagMockHandler(),
  getGetBaseTagMockHandler(),
  getUpdateBaseTagMockHandler(),
  getDeleteBaseTagMockHandler(),
  getArchiveBaseTagsMockHandler(),
  getRestoreBaseTagsMockHandler(),
  getGetFuelPricesMockHandler(),
  getGetTenantFuelPricesMockHandler(),
  getSetTenantFuelPricesMockHandler(),
  getGetFuelSurchargesMockHandler(),
  getUpdateFuelSurchargesMockHandler(),
  getGetTenantServicesMetaMockHandler(),
  getUpdateServiceMockHandler(),
  getGetServiceMockHandler(),
  getGetServiceRevisionsMockHandler(),
  getCreateServiceRevisionMockHandler(),
  getGetServiceRevisionMockHandler(),
  getUpdateServiceRevisionMockHandler(),
  getDiscardServiceRevisionMockHandler(),
  getGetServiceRevisionChangesMockHandler(),
  getPublishServiceMockHandler(),
  getDisableServiceMockHandler(),
  getEnableServiceMockHandler(),
  getDeleteServiceTemplateMockHandler(),
  getGetTenantProtocolsMockHandler(),
  getCreateProtocolMockHandler(),
  getGetProtocolMockHandler(),
  getUpdateProtocolMockHandler(),
  getEnableProtocolMockHandler(),
  getDisableProtocolMockHandler(),
  getCreateProtocolActionMockHandler(),
  getUpdateProtocolActionMockHandler(),
  getDeleteProtocolActionMockHandler(),
  getGetServiceRevisionVariablesMockHandler(),
  getUpdateServiceRevisionVariablesMockHandler(),
  getGetServiceRevisionDistanceRangeModifiersMockHandler(),
  getUpdateServiceRevisionDistanceRangeModifiersMockHandler(),
  getGetServiceRevisionWeightRangeModifiersMockHandler(),
  getUpdateServiceRevisionWeightRangeModifiersMockHandler(),
  getGetServiceRevisionVolumeRangeModifiersMockHandler(),
  getUpdateServiceRevisionVolumeRangeModifiersMockHandler(),
  getGetServiceRevisionTimeOfDayModifiersMockHandler(),
  getUpdateServiceRevisionTimeOfDayModifiersMockHandler(),
  getGetServiceRevisionTimeRangeModifiersMockHandler(),
  getUpdateServiceRevisionTimeRangeModifiersMockHandler(),
  getGetServiceRevisionFuelSurchargeMockHandler(),
  getUpdateServiceRevisionFuelSurchargeMockHandler(),
  getGetServiceRevisionServiceMapMockHandler(),
  getUpdateServiceRevisionServiceMapMockHandler(),
  getGetServiceRevisionTaxSettingsMockHandler(),
  getUpdateServiceRevisionTaxSettingsMockHandler(),
  getGetServiceRevisionProtocolsMockHandler(),
  getUpdateServiceRevisionProtocolsMockHandler(),
  getGetServiceRevisionGeostampsMockHandler(),
  getUpdateServiceRevisionGeostampsMockHandler(),
  getGetServiceCustomersMockHandler(),
  getAssignServiceCustomersMockHandler(),
  getEnableCustomerServiceMockHandler(),
  getDisableCustomerServiceMockHandler(),
  getGetTenantServiceMapsMetaMockHandler(),
  getCreateServiceMapMockHandler(),
  getGetServiceMapMockHandler(),
  getUpdateServiceMapMockHandler(),
  getPublishServiceMapMockHandler(),
  getArchiveServiceMapsMockHandler(),
  getRestoreServiceMapsMockHandler(),
  getGetTenantServicesMockHandler(),
  getCreateServiceMockHandler(),
  getGetServiceRevisionParcelTypesMockHandler(),
  getUpdateServiceRevisionParcelTypesMockHandler(),
  getGetServiceRevisionServiceSpeedsMockHandler(),
  getUpdateServiceRevisionServiceSpeedsMockHandler(),
  getGetServiceRevisionTagsMockHandler(),
  getUpdateServiceRevisionTagsMockHandler(),
  getBulkAddServiceRevisionParcelTypesMockHandler(),
  getBulkAddServiceRevisionServiceSpeedsMockHandler(),
  getBulkAddServiceRevisionTagsMockHandler(),
  getGetTenantTaxSettingsMockHandler(),
  getCreateTaxSettingMockHandler(),
  getGetTaxSettingMockHandler(),
  getUpdateTaxSettingMockHandler(),
  getDeleteTaxSettingMockHandler(),
  getGetTenantVehiclesMockHandler(),
  getCreateVehicleMockHandler(),
  getGetVehiclesMockHandler(),
  getGetVehicleMockHandler(),
  getUpdateVehicleMockHandler(),
  getDeleteVehicleMockHandler(),
  getArchiveVehiclesMockHandler(),
  getRestoreVehiclesMockHandler()
]
