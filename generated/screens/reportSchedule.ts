// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getReportSchedules, getGetReportSchedulesQueryKey, createReportSchedule, getReportSchedule, getGetReportScheduleQueryKey, updateReportSchedule, deleteReportSchedule, pauseReportSchedule, resumeReportSchedule } from '../client/accounting/accounting.ts'

/** What the contract says of report schedules, as `defineResource` takes it. */
export const reportScheduleContract = {
  words: {"one":"report schedule","many":"report schedules"},
  subject: 'report-schedule',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getReportSchedules,
    listKey: getGetReportSchedulesQueryKey,
    create: createReportSchedule,
    get: getReportSchedule,
    getKey: getGetReportScheduleQueryKey,
    update: updateReportSchedule,
    delete: deleteReportSchedule,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    reportKind: {"title":"Report","kind":"choice","choices":{"AllOrders":"All Orders","SummaryByDriver":"Summary By Driver","TransactionByDriver":"Transaction By Driver","SummaryByCustomer":"Summary By Customer","TransactionByCustomer":"Transaction By Customer","SummaryByCourier":"Summary By Courier","TransactionByCourier":"Transaction By Courier","SummaryBySupplier":"Summary By Supplier","TransactionBySupplier":"Transaction By Supplier"}},
    period: {"title":"Period","kind":"choice","choices":{"lastDay":"The day before","lastWeek":"The week before, Monday to Sunday","lastMonth":"The month before","weekToDate":"The week up to the day before","monthToDate":"The month up to the day before"}},
    every: {"title":"Sent","kind":"choice","choices":{"day":"Every day","week":"Every week","month":"Every month"}},
    weekday: {"title":"On","kind":"choice","choices":{"monday":"Monday","tuesday":"Tuesday","wednesday":"Wednesday","thursday":"Thursday","friday":"Friday","saturday":"Saturday","sunday":"Sunday"}},
    dayOfMonth: {"title":"On day","kind":"number"},
    timeOfDay: {"title":"At","kind":"number"},
    receivers: {"title":"To","kind":"text"},
    sendsOutside: {"title":"Also send it outside the organization","kind":"boolean"},
    isPaused: {"title":"Paused","kind":"boolean"},
    pausedReason: {"title":"Why paused","kind":"text"},
    madeByName: {"title":"In the name of","kind":"text"},
    nextAt: {"title":"Next","kind":"number"},
    lastAt: {"title":"Last sent","kind":"number"},
    lastOutcome: {"title":"What became of it","kind":"text"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [],
  formName: 'ReportScheduleInput',
  form: async () => (await import('../forms/ReportScheduleInput.ts')).reportScheduleInputForm,
} as const

/** What may happen to report schedules, as `useActs` takes it. */
export const reportScheduleActs = {
  ...{"noun":"report schedule","states":{"active":{"isPaused":false},"paused":{"isPaused":true}},"stateWords":{},"many":"report schedules"},
  acts: {
    pauseReportSchedule: { ...{"from":["active"],"to":"paused","permission":"accounting.update","label":"Pause","said":"Paused {name}","ask":null,"undo":"resumeReportSchedule"}, call: pauseReportSchedule },
    resumeReportSchedule: { ...{"from":["paused"],"to":"active","permission":"accounting.update","label":"Resume","said":"Resumed {name}","ask":null,"undo":"pauseReportSchedule"}, call: resumeReportSchedule },
  },
} as const
