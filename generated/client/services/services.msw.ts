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
  BadRequestResponse,
  BaseParcelType,
  BaseParcelTypePage,
  BaseServiceSpeed,
  BaseServiceSpeedPage,
  BaseTag,
  BaseTagPage,
  DoneResponse,
  ForbiddenResponse,
  FormErrorResponse,
  NotFoundResponse,
  ParcelTypes,
  ServicePage,
  ServiceSpeeds,
  ServiceSummary,
  Tags,
  TaxSetting,
  TaxSettingPage,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  Vehicle,
  VehiclePage
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

export const getGetTenantServicesResponseMock = (overrideResponse: Partial<Extract<ServicePage, object>> = {}): ServicePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), courierTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, revisionId: faker.number.int({min: 1, max: 9007199254740991}), pricingType: faker.helpers.arrayElement(['variable','fixed','manual'] as const), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantServicesResponseMock200 = (overrideResponse: Partial<Extract<ServicePage, object>> = {}): ServicePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), courierTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, revisionId: faker.number.int({min: 1, max: 9007199254740991}), pricingType: faker.helpers.arrayElement(['variable','fixed','manual'] as const), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getGetTenantServicesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantServicesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantServicesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantServicesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceResponseMock = (overrideResponse: Partial<Extract<ServiceSummary, object>> = {}): ServiceSummary => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), courierTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, revisionId: faker.number.int({min: 1, max: 9007199254740991}), pricingType: faker.helpers.arrayElement(['variable','fixed','manual'] as const), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getGetServiceResponseMock200 = (overrideResponse: Partial<Extract<ServiceSummary, object>> = {}): ServiceSummary => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), courierTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, revisionId: faker.number.int({min: 1, max: 9007199254740991}), pricingType: faker.helpers.arrayElement(['variable','fixed','manual'] as const), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getGetServiceResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionParcelTypesResponseMock = (overrideResponse: Partial<Extract<ParcelTypes, object>> = {}): ParcelTypes => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), ...overrideResponse})


export const getGetServiceRevisionParcelTypesResponseMock200 = (overrideResponse: Partial<Extract<ParcelTypes, object>> = {}): ParcelTypes => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), ...overrideResponse})


export const getGetServiceRevisionParcelTypesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionParcelTypesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionParcelTypesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionParcelTypesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionParcelTypesResponseMock = (overrideResponse: Partial<Extract<ParcelTypes, object>> = {}): ParcelTypes => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock200 = (overrideResponse: Partial<Extract<ParcelTypes, object>> = {}): ParcelTypes => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionParcelTypesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.string.alpha({length: {min: 10, max: 20}}), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock200 = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.string.alpha({length: {min: 10, max: 20}}), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.string.alpha({length: {min: 10, max: 20}}), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock200 = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.string.alpha({length: {min: 10, max: 20}}), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionServiceSpeedsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionTagsResponseMock = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock200 = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionTagsResponseMock = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock200 = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateServiceRevisionTagsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

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
  getGetTenantServicesMockHandler(),
  getGetServiceMockHandler(),
  getGetServiceRevisionParcelTypesMockHandler(),
  getUpdateServiceRevisionParcelTypesMockHandler(),
  getGetServiceRevisionServiceSpeedsMockHandler(),
  getUpdateServiceRevisionServiceSpeedsMockHandler(),
  getGetServiceRevisionTagsMockHandler(),
  getUpdateServiceRevisionTagsMockHandler(),
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
