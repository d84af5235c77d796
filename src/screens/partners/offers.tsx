import type { ReactElement } from 'react'
import { directionOf } from '#domain/relationships/own-list.ts'
import {
  declinePartnership,
  getGetReceivedPartnershipsQueryKey,
  getGetSentPartnershipsQueryKey,
  getReceivedPartnerships,
  getSentPartnerships,
} from '#generated/client/relationships/relationships.ts'
import type { Partnership } from '#generated/model/index.ts'
import { partnershipActs, partnershipContract } from '#generated/screens/partnership.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { defineProposals, type ProposalKind } from '#src/screens/applications/proposals.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { FindPartner } from './FindPartner.tsx'

const lists = { received: paths.receivedPartnerships, sent: paths.sentPartnerships }

const offer: ProposalKind<Partnership, 'offererTenantName'> = {
  noun: 'offer',
  contract: partnershipContract,
  acts: partnershipActs,
  actIds: { yes: 'acceptPartnership', no: 'declinePartnership', back: 'revokePartnership' },
  askerField: 'offererTenantName',
  askerOf: (row) => ({
    id: row.offererTenantId,
    name: row.offererTenantName,
    by: row.offeredByName,
    phone: row.offererPhone,
    address: row.offererAddress,
    refusedFor: row.declineReason,
  }),
  opensServices: () => true,
  ownListOf: ({ offererTenantId, receiverTenantId }, ownId) => {
    const direction = directionOf(offererTenantId, receiverTenantId, ownId)
    return direction && lists[direction]
  },
  mayAct: can.makePartners,
  refuse: (id, { rejectionReason: declineReason }) =>
    declinePartnership(id, declineReason === undefined ? {} : { declineReason }),
  afterNo: 'They are told, and may offer it again.',
}

const shared = {
  renderActions: (other: ReactElement) => (
    <>
      <ButtonLink to={paths.partners.list()}>Partners</ButtonLink>
      {other}
      <FindPartner />
    </>
  ),
  result: { label: 'To the partner', path: paths.partners.one },
}

/** Offers of a partnership by their direction. */
export const offers = {
  received: defineProposals(offer, {
    ...shared,
    direction: 'received',
    paths: paths.receivedPartnerships,
    list: getReceivedPartnerships,
    listKey: getGetReceivedPartnershipsQueryKey,
    otherList: paths.sentPartnerships.list,
    empty: 'Which courier offers you a partnership stands here until you answer, and after that with your answer.',
  }),
  sent: defineProposals(offer, {
    ...shared,
    direction: 'sent',
    paths: paths.sentPartnerships,
    list: getSentPartnerships,
    listKey: getGetSentPartnershipsQueryKey,
    otherList: paths.receivedPartnerships.list,
    empty: 'Find a courier and offer it a partnership: what became of that stands here.',
  }),
}
