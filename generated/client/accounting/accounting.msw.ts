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
  DriverPayRates
} from '../../model';


export const getGetDriverPayRatesResponseMock = (overrideResponse: Partial<Extract<DriverPayRates, object>> = {}): DriverPayRates => ({version: faker.number.int({min: 1, max: 2147483647}), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), leaveOut: {fuel: faker.datatype.boolean(), waitTime: faker.datatype.boolean(), adjustments: faker.datatype.boolean()}, rates: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({userId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null])})), ...overrideResponse})

export const getUpdateDriverPayRatesResponseMock = (overrideResponse: Partial<Extract<DriverPayRates, object>> = {}): DriverPayRates => ({version: faker.number.int({min: 1, max: 2147483647}), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), leaveOut: {fuel: faker.datatype.boolean(), waitTime: faker.datatype.boolean(), adjustments: faker.datatype.boolean()}, rates: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({userId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null])})), ...overrideResponse})

export const getGetAccountingSettingsResponseMock = (overrideResponse: Partial<Extract<AccountingSettings, object>> = {}): AccountingSettings => ({version: faker.number.int({min: 1, max: 2147483647}), gstHstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paymentTerms: faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), billingCycle: faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), invoicePrefix: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoiceMemo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), ...overrideResponse})

export const getUpdateAccountingSettingsResponseMock = (overrideResponse: Partial<Extract<AccountingSettings, object>> = {}): AccountingSettings => ({version: faker.number.int({min: 1, max: 2147483647}), gstHstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paymentTerms: faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), billingCycle: faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), invoicePrefix: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoiceMemo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), ...overrideResponse})


export const getGetDriverPayRatesMockHandler = (overrideResponse?: DriverPayRates | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverPayRates> | DriverPayRates), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDriverPayRatesResponseMock(),
      { status: 200
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

export const getGetAccountingSettingsMockHandler = (overrideResponse?: AccountingSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountingSettings> | AccountingSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingSettingsResponseMock(),
      { status: 200
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
export const getAccountingMock = () => [
  getGetDriverPayRatesMockHandler(),
  getUpdateDriverPayRatesMockHandler(),
  getGetAccountingSettingsMockHandler(),
  getUpdateAccountingSettingsMockHandler()
]
