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
  FailedJob,
  FailedJobPage,
  FailedJobsRetried,
  HealthDetail,
  HeldSending,
  HeldSendingReleased,
  TenantRef
} from '../../model';


export const getGetHealthDetailResponseHeldSendingMock = (overrideResponse: Partial<HeldSending> = {}): HeldSending => ({...{since: faker.number.int({min: 946684800, max: 4133980799}), emails: faker.number.int({min: 0}), texts: faker.number.int({min: 0}), webhooks: faker.number.int({min: 0}), pushes: faker.number.int({min: 0}), events: faker.number.int({min: 0}), reminderRuns: faker.number.int({min: 0}), reports: faker.number.int({min: 0})}, ...overrideResponse});

export const getGetHealthDetailResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetHealthDetailResponseMock = (overrideResponse: Partial<Extract<HealthDetail, object>> = {}): HealthDetail => ({version: faker.string.alpha({length: {min: 10, max: 20}}), startedAt: faker.number.int({min: 946684800, max: 4133980799}), databaseMs: faker.number.int({min: 0}), databaseShortage: faker.helpers.arrayElement([{reason: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.number.int({min: 946684800, max: 4133980799})},null,]), openStreams: faker.number.int({min: 0}), events: {behind: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1001}), null]), behindSeconds: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, mail: {lastSentAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), waiting: faker.number.int({min: 0, max: 10001}), waitingSince: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), failingSince: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), lastFailure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, sending: {isOn: faker.datatype.boolean(), held: faker.helpers.arrayElement([{...getGetHealthDetailResponseHeldSendingMock()},null,])}, queues: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), waiting: faker.number.int({min: 0, max: 10001}), waitingAgain: faker.number.int({min: 0, max: 10001}), running: faker.number.int({min: 0, max: 10001}), failed: faker.number.int({min: 0, max: 10001}), oldestWaitingSeconds: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), lastDoneAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), nextAttemptAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), lastError: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), running: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), tenant: faker.helpers.arrayElement([{...getGetHealthDetailResponseTenantRefMock()},null,]), attempts: faker.number.int({min: 0}), startedAt: faker.number.int({min: 946684800, max: 4133980799}), done: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), total: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), nextAttemptAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,])})), waitingAgain: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), tenant: faker.helpers.arrayElement([{...getGetHealthDetailResponseTenantRefMock()},null,]), attempts: faker.number.int({min: 0}), startedAt: faker.number.int({min: 946684800, max: 4133980799}), done: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), total: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), nextAttemptAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,])})), ...overrideResponse})

export const getReleaseHeldSendingResponseHeldSendingMock = (overrideResponse: Partial<HeldSending> = {}): HeldSending => ({...{since: faker.number.int({min: 946684800, max: 4133980799}), emails: faker.number.int({min: 0}), texts: faker.number.int({min: 0}), webhooks: faker.number.int({min: 0}), pushes: faker.number.int({min: 0}), events: faker.number.int({min: 0}), reminderRuns: faker.number.int({min: 0}), reports: faker.number.int({min: 0})}, ...overrideResponse});

export const getReleaseHeldSendingResponseMock = (overrideResponse: Partial<Extract<HeldSendingReleased, object>> = {}): HeldSendingReleased => ({released: faker.helpers.arrayElement([{...getReleaseHeldSendingResponseHeldSendingMock()},null,]), ...overrideResponse})

export const getGetFailedJobsResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetFailedJobsResponseMock = (overrideResponse: Partial<Extract<FailedJobPage, object>> = {}): FailedJobPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), tenant: faker.helpers.arrayElement([{...getGetFailedJobsResponseTenantRefMock()},null,]), error: faker.string.alpha({length: {min: 10, max: 20}}), attempts: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), failedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getRetryFailedJobsResponseMock = (overrideResponse: Partial<Extract<FailedJobsRetried, object>> = {}): FailedJobsRetried => ({retried: faker.number.int({min: 0, max: 5000}), left: faker.datatype.boolean(), ...overrideResponse})

export const getGetFailedJobResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetFailedJobResponseMock = (overrideResponse: Partial<Extract<FailedJob, object>> = {}): FailedJob => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), tenant: faker.helpers.arrayElement([{...getGetFailedJobResponseTenantRefMock()},null,]), error: faker.string.alpha({length: {min: 10, max: 20}}), attempts: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), failedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getRetryFailedJobResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getGetHealthDetailMockHandler = (overrideResponse?: HealthDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HealthDetail> | HealthDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/health/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReleaseHeldSendingMockHandler = (overrideResponse?: HeldSendingReleased | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<HeldSendingReleased> | HeldSendingReleased), options?: RequestHandlerOptions) => {
  return http.put('*/api/held-sending', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReleaseHeldSendingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFailedJobsMockHandler = (overrideResponse?: FailedJobPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailedJobPage> | FailedJobPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/failed-jobs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFailedJobsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRetryFailedJobsMockHandler = (overrideResponse?: FailedJobsRetried | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FailedJobsRetried> | FailedJobsRetried), options?: RequestHandlerOptions) => {
  return http.put('*/api/failed-jobs/retry', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryFailedJobsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFailedJobMockHandler = (overrideResponse?: FailedJob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailedJob> | FailedJob), options?: RequestHandlerOptions) => {
  return http.get('*/api/failed-jobs/:failedJobId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFailedJobResponseMock(),
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
  getGetHealthDetailMockHandler(),
  getReleaseHeldSendingMockHandler(),
  getGetFailedJobsMockHandler(),
  getRetryFailedJobsMockHandler(),
  getGetFailedJobMockHandler(),
  getRetryFailedJobMockHandler()
]
