import type { ReactElement } from 'react'
import { type ApplicationKind, applicationKinds } from '#domain/relationships/applications.ts'
import { listOfApplication } from '#domain/relationships/own-list.ts'
import {
  getGetReceivedCourierApplicationsQueryKey,
  getGetReceivedCustomerApplicationsQueryKey,
  getGetSentCourierApplicationsQueryKey,
  getGetSentCustomerApplicationsQueryKey,
  getReceivedCourierApplications,
  getReceivedCustomerApplications,
  getSentCourierApplications,
  getSentCustomerApplications,
  rejectApplication,
} from '#generated/client/relationships/relationships.ts'
import type { Application } from '#generated/model/index.ts'
import { applicationActs, applicationContract } from '#generated/screens/application.ts'
import { paths } from '#src/paths.ts'
import { FindVendor } from './application-links.tsx'
import { defineProposals, type ProposalKind } from './proposals.tsx'

const providesItself = (kind: ApplicationKind) => applicationKinds[kind].applicantProvides

const lists = {
  customers: { received: paths.receivedCustomerApplications, sent: paths.sentCustomerApplications },
  vendors: { received: paths.receivedCourierApplications, sent: paths.sentCourierApplications },
}

const application: ProposalKind<Application, 'applicantTenantName' | 'origin'> = {
  noun: 'application',
  contract: applicationContract,
  acts: applicationActs,
  actIds: { yes: 'approveApplication', no: 'rejectApplication', back: 'revokeApplication' },
  askerField: 'applicantTenantName',
  askerOf: (row) => ({
    id: row.applicantTenantId,
    name: row.applicantTenantName,
    by: row.appliedByName,
    phone: row.applicantPhone,
    address: row.applicantAddress,
    refusedFor: row.rejectionReason,
    origin: row.origin,
  }),
  asks: ({ kind }) => (providesItself(kind) ? 'To deliver again' : 'To order deliveries'),
  opensServices: ({ kind }) => !providesItself(kind),
  ownListOf: (row, ownId) => {
    const ownList = listOfApplication(row, ownId)
    return ownList && lists[ownList.part][ownList.direction]
  },
  refuse: rejectApplication,
  afterNo: 'They are told, and may apply again.',
  columns: [{ field: 'origin', width: 120, byDefault: false }],
}

const toCustomer = { label: 'To the customer', path: paths.customers.one }
const toVendor = { label: 'To the vendor', path: paths.vendors.one }

const withVendors = (other: ReactElement) => (
  <>
    <FindVendor />
    {other}
  </>
)

/** Applications by the part of the menu that they stand in, and their direction: a courier has them with customers, a customer with couriers. */
export const applications = {
  receivedOfCustomers: defineProposals(application, {
    direction: 'received',
    paths: paths.receivedCustomerApplications,
    list: getReceivedCustomerApplications,
    listKey: getGetReceivedCustomerApplicationsQueryKey,
    otherList: paths.sentCustomerApplications.list,
    empty: 'Who asks to order from you stands here until you answer, and after that with what you answered.',
    result: toCustomer,
  }),
  sentToCustomers: defineProposals(application, {
    direction: 'sent',
    paths: paths.sentCustomerApplications,
    list: getSentCustomerApplications,
    listKey: getGetSentCustomerApplicationsQueryKey,
    otherList: paths.receivedCustomerApplications.list,
    empty: 'You can ask a customer whose connection has ended to connect again, on its page.',
    result: toCustomer,
  }),
  sentToVendors: defineProposals(application, {
    direction: 'sent',
    paths: paths.sentCourierApplications,
    list: getSentCourierApplications,
    listKey: getGetSentCourierApplicationsQueryKey,
    otherList: paths.receivedCourierApplications.list,
    empty: 'Find a vendor and apply to it: what became of that stands here.',
    renderActions: withVendors,
    result: toVendor,
  }),
  receivedOfVendors: defineProposals(application, {
    direction: 'received',
    paths: paths.receivedCourierApplications,
    list: getReceivedCourierApplications,
    listKey: getGetReceivedCourierApplicationsQueryKey,
    otherList: paths.sentCourierApplications.list,
    empty: 'A courier that delivered for you before can ask to do so again.',
    renderActions: withVendors,
    result: toVendor,
  }),
}
