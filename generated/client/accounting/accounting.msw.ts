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
  AccountingSettings,
  BadRequestResponse,
  DriverPayRates,
  ForbiddenResponse,
  FormErrorResponse,
  NotFoundResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse
} from '../../model';


export const getGetDriverPayRatesResponseMock = (overrideResponse: Partial<Extract<DriverPayRates, object>> = {}): DriverPayRates => ({version: faker.number.int({min: 1, max: 2147483647}), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), leaveOut: {fuel: faker.datatype.boolean(), waitTime: faker.datatype.boolean(), adjustments: faker.datatype.boolean()}, rates: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({userId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null])})), ...overrideResponse})


export const getGetDriverPayRatesResponseMock200 = (overrideResponse: Partial<Extract<DriverPayRates, object>> = {}): DriverPayRates => ({version: faker.number.int({min: 1, max: 2147483647}), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), leaveOut: {fuel: faker.datatype.boolean(), waitTime: faker.datatype.boolean(), adjustments: faker.datatype.boolean()}, rates: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({userId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null])})), ...overrideResponse})


export const getGetDriverPayRatesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDriverPayRatesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDriverPayRatesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDriverPayRatesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateDriverPayRatesResponseMock = (overrideResponse: Partial<Extract<DriverPayRates, object>> = {}): DriverPayRates => ({version: faker.number.int({min: 1, max: 2147483647}), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), leaveOut: {fuel: faker.datatype.boolean(), waitTime: faker.datatype.boolean(), adjustments: faker.datatype.boolean()}, rates: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({userId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null])})), ...overrideResponse})


export const getUpdateDriverPayRatesResponseMock200 = (overrideResponse: Partial<Extract<DriverPayRates, object>> = {}): DriverPayRates => ({version: faker.number.int({min: 1, max: 2147483647}), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), leaveOut: {fuel: faker.datatype.boolean(), waitTime: faker.datatype.boolean(), adjustments: faker.datatype.boolean()}, rates: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({userId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null])})), ...overrideResponse})


export const getUpdateDriverPayRatesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDriverPayRatesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDriverPayRatesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDriverPayRatesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDriverPayRatesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateDriverPayRatesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetAccountingSettingsResponseMock = (overrideResponse: Partial<Extract<AccountingSettings, object>> = {}): AccountingSettings => ({version: faker.number.int({min: 1, max: 2147483647}), gstHstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paymentTerms: faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), billingCycle: faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), invoicePrefix: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoiceMemo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), ...overrideResponse})


export const getGetAccountingSettingsResponseMock200 = (overrideResponse: Partial<Extract<AccountingSettings, object>> = {}): AccountingSettings => ({version: faker.number.int({min: 1, max: 2147483647}), gstHstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paymentTerms: faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), billingCycle: faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), invoicePrefix: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoiceMemo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), ...overrideResponse})


export const getGetAccountingSettingsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetAccountingSettingsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetAccountingSettingsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetAccountingSettingsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateAccountingSettingsResponseMock = (overrideResponse: Partial<Extract<AccountingSettings, object>> = {}): AccountingSettings => ({version: faker.number.int({min: 1, max: 2147483647}), gstHstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paymentTerms: faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), billingCycle: faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), invoicePrefix: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoiceMemo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), ...overrideResponse})


export const getUpdateAccountingSettingsResponseMock200 = (overrideResponse: Partial<Extract<AccountingSettings, object>> = {}): AccountingSettings => ({version: faker.number.int({min: 1, max: 2147483647}), gstHstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paymentTerms: faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), billingCycle: faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), invoicePrefix: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoiceMemo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), ...overrideResponse})


export const getUpdateAccountingSettingsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateAccountingSettingsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateAccountingSettingsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateAccountingSettingsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateAccountingSettingsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateAccountingSettingsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDriverPayRatesMockHandler = (overrideResponse?: DriverPayRates | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverPayRates> | DriverPayRates), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDriverPayRatesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDriverPayRatesMockHandler200 = (overrideResponse?: DriverPayRates | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverPayRates> | DriverPayRates), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDriverPayRatesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDriverPayRatesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDriverPayRatesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDriverPayRatesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDriverPayRatesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDriverPayRatesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDriverPayRatesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDriverPayRatesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDriverPayRatesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateDriverPayRatesMockHandler = (overrideResponse?: DriverPayRates | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DriverPayRates> | DriverPayRates), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDriverPayRatesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateDriverPayRatesMockHandler200 = (overrideResponse?: DriverPayRates | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DriverPayRates> | DriverPayRates), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDriverPayRatesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateDriverPayRatesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDriverPayRatesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateDriverPayRatesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDriverPayRatesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateDriverPayRatesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDriverPayRatesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateDriverPayRatesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDriverPayRatesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateDriverPayRatesMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDriverPayRatesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateDriverPayRatesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDriverPayRatesResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetAccountingSettingsMockHandler = (overrideResponse?: AccountingSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountingSettings> | AccountingSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingSettingsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetAccountingSettingsMockHandler200 = (overrideResponse?: AccountingSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountingSettings> | AccountingSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetAccountingSettingsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingSettingsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetAccountingSettingsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingSettingsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetAccountingSettingsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingSettingsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetAccountingSettingsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingSettingsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateAccountingSettingsMockHandler = (overrideResponse?: AccountingSettings | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<AccountingSettings> | AccountingSettings), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountingSettingsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateAccountingSettingsMockHandler200 = (overrideResponse?: AccountingSettings | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<AccountingSettings> | AccountingSettings), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountingSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateAccountingSettingsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountingSettingsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateAccountingSettingsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountingSettingsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateAccountingSettingsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountingSettingsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateAccountingSettingsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountingSettingsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateAccountingSettingsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountingSettingsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateAccountingSettingsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountingSettingsResponseMock429(),
      { status: 429
      })
  }, options)
}
export const getAccountingMock = () => [
  getGetDriverPayRatesMockHandler(),
  getUpdateDriverPayRatesMockHandler(),
  getGetAccountingSettingsMockHandler(),
  getUpdateAccountingSettingsMockHandler()
]
