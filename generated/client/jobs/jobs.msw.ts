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
  DoneResponse,
  FailedJobPage,
  TenantRef
} from '../../model';


export const getGetFailedJobsResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetFailedJobsResponseMock = (overrideResponse: Partial<Extract<FailedJobPage, object>> = {}): FailedJobPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), tenant: faker.helpers.arrayElement([{...getGetFailedJobsResponseTenantRefMock()},null,]), error: faker.string.alpha({length: {min: 10, max: 20}}), attempts: faker.number.int({min: 0}), createdAt: faker.number.int({min: 0, max: 253402300799}), failedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getRetryFailedJobResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getGetFailedJobsMockHandler = (overrideResponse?: FailedJobPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailedJobPage> | FailedJobPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/failed-jobs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFailedJobsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRetryFailedJobMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/failed-jobs/:failedJobId/retry', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryFailedJobResponseMock(),
      { status: 200
      })
  }, options)
}
export const getJobsMock = () => [
  getGetFailedJobsMockHandler(),
  getRetryFailedJobMockHandler()
]
