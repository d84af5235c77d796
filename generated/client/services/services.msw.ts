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
  ForbiddenResponse,
  NotFoundResponse,
  ParcelTypes,
  ServicePage,
  ServiceSpeeds,
  ServiceSummary,
  Tags,
  UnauthorizedResponse
} from '../../model';


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

export const getGetServiceRevisionServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock200 = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionServiceSpeedsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetServiceRevisionTagsResponseMock = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock200 = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetServiceRevisionTagsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


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
export const getServicesMock = () => [
  getGetTenantServicesMockHandler(),
  getGetServiceMockHandler(),
  getGetServiceRevisionParcelTypesMockHandler(),
  getGetServiceRevisionServiceSpeedsMockHandler(),
  getGetServiceRevisionTagsMockHandler()
]
