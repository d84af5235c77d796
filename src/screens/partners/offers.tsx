import { Tag } from '@blueprintjs/core'
import { Inbox, SendMessage } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPhone } from '#domain/addresses/phone.ts'
import {
  declinePartnership,
  getGetReceivedPartnershipsQueryKey,
  getGetSentPartnershipsQueryKey,
  getReceivedPartnerships,
  getSentPartnerships,
} from '#generated/client/relationships/relationships.ts'
import type { Partnership, PartnershipState } from '#generated/model/index.ts'
import { partnershipActs, partnershipContract } from '#generated/screens/partnership.ts'
import { can } from '#src/access/can.ts'
import { allOf, denial } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { takeRow } from '#src/resources/resource-cache.ts'
import { useResourceActs } from '#src/resources/use-acts.ts'
import styles from '#src/screens/applications/applications.module.css'
import { RejectDialog } from '#src/resources/RejectDialog.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import { SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { FindPartner } from './FindPartner.tsx'

const states: Readonly<Record<PartnershipState, { word: string; intent: 'none' | 'primary' | 'success' | 'danger' }>> =
  {
    pending: { word: 'Pending', intent: 'primary' },
    accepted: { word: 'Accepted', intent: 'success' },
    declined: { word: 'Declined', intent: 'danger' },
    revoked: { word: 'Revoked', intent: 'none' },
  }

function State({ state }: { readonly state: PartnershipState }) {
  const { word, intent } = states[state]
  return (
    <Tag minimal intent={intent}>
      {word}
    </Tag>
  )
}

type Direction = 'sent' | 'received'

const nobody = () => denial('An offer is answered, not changed.')

const sides = {
  sent: {
    paths: paths.sentPartnerships,
    list: getSentPartnerships,
    listKey: getGetSentPartnershipsQueryKey,
    otherList: paths.receivedPartnerships.list,
    empty: 'Find a courier and offer it a partnership: what became of that stands here.',
  },
  received: {
    paths: paths.receivedPartnerships,
    list: getReceivedPartnerships,
    listKey: getGetReceivedPartnershipsQueryKey,
    otherList: paths.sentPartnerships.list,
    empty: 'Which courier offers you a partnership stands here until you answer, and after that with your answer.',
  },
} as const

function otherSideOf(row: Partnership, direction: Direction) {
  return direction === 'sent'
    ? { id: row.receiverTenantId, name: row.receiverTenantName }
    : { id: row.offererTenantId, name: row.offererTenantName }
}

/** What the contract says of offers, read by the list of one direction. */
function contractOf(direction: Direction) {
  const { form: _, ...contract } = partnershipContract
  const { list, listKey } = sides[direction]
  return {
    ...contract,
    words: { one: `offer ${direction}`, many: `offers ${direction}` },
    defaultSort: { field: 'createdAt', direction: 'desc' },
    calls: { list, listKey, get: contract.calls.get, getKey: contract.calls.getKey },
  } as const
}

function offersOf(direction: Direction) {
  const side = sides[direction]
  const name = (row: Partnership) => otherSideOf(row, direction).name
  return defineResource({
    contract: contractOf(direction),
    paths: side.paths,
    nameOf: name,
    icon: direction === 'sent' ? <SendMessage size={18} /> : <Inbox size={18} />,
    empty: side.empty,
    search: 'Name',
    rights: { create: nobody, update: nobody },
    columns: [
      { field: direction === 'sent' ? 'receiverTenantName' : 'offererTenantName', width: 240, cell: name },
      { field: 'state', width: 100, cell: ({ state }: Partnership) => <State state={state} /> },
      { field: 'message', width: 320 },
      'createdAt',
      { field: 'endedAt', width: 130, cell: ({ endedAt }: Partnership) => endedAt !== null && <Moment at={endedAt} /> },
    ],
    Actions: () => (
      <>
        <ButtonLink to={paths.partners.list()}>Partners</ButtonLink>
        <ButtonLink to={side.otherList()}>{direction === 'sent' ? 'Received' : 'Sent'}</ButtonLink>
        <FindPartner />
      </>
    ),
    Detail: ({ row }) => <Detail direction={direction} row={row} />,
  })
}

interface DetailProps {
  readonly direction: Direction
  readonly row: Partnership
}

function Detail({ direction, row }: DetailProps) {
  const { state, message, offererPhone, offererAddress, endedAt } = row
  return (
    <SideDrawerPart>
      <Facts>
        <Fact label="State">
          <State state={state} />
        </Fact>
        <Fact label={direction === 'sent' ? 'To' : 'From'}>{otherSideOf(row, direction).name}</Fact>
        <Fact label="Message">{orNotGiven(message)}</Fact>
        <Fact label="Sent by">{row.offeredByName}</Fact>
        {direction === 'received' && (
          <>
            <Fact label="Phone">
              {orNotGiven(offererPhone && <a href={`tel:${offererPhone}`}>{formatPhone(offererPhone)}</a>)}
            </Fact>
            <Fact label="Address">{orNotGiven(offererAddress)}</Fact>
          </>
        )}
        <Fact label="Sent">
          <Moment at={row.createdAt} />
        </Fact>
        {endedAt !== null && (
          <Fact label={states[state].word}>
            <Moment at={endedAt} />
          </Fact>
        )}
        {row.declineReason !== null && <Fact label="Reason">{row.declineReason}</Fact>}
      </Facts>
      <Acts direction={direction} row={row} />
    </SideDrawerPart>
  )
}

/** What its reader may do with it: who received it answers, who sent it takes it back. */
function Acts({ direction, row }: DetailProps) {
  const { paths: own } = sides[direction]
  const session = useSession()
  const client = useQueryClient()
  const [declining, setDeclining] = useState(false)
  const contract = contractOf(direction)
  const offered = useResourceActs(partnershipActs, contract, own)({ ...row, name: row.offererTenantName })
  const verdictOn = (wanted: keyof typeof partnershipActs.acts) => {
    const act = offered.find(({ id }) => id === wanted)
    return act === undefined ? can.makePartners(session) : allOf(can.makePartners(session), act.verdict)
  }
  const decline = async ({ rejectionReason: declineReason }: { rejectionReason?: string }) => {
    const answered = await declinePartnership(row.id, declineReason === undefined ? {} : { declineReason })
    showSuccess(`Declined the offer of ${row.offererTenantName}`)
    void takeRow(client, contract.calls, session.tenant.id, answered)
  }
  if (row.state === 'accepted')
    return (
      <div className={styles.acts}>
        <ButtonLink to={paths.partners.one(otherSideOf(row, direction).id)}>To the partner</ButtonLink>
      </div>
    )
  if (row.state !== 'pending') return null
  if (direction === 'sent') {
    const revoke = offered.find(({ id }) => id === 'revokePartnership')
    return (
      <div className={styles.acts}>
        <VerdictButton verdict={verdictOn('revokePartnership')} text="Revoke" onClick={() => void revoke?.run()} />
      </div>
    )
  }
  const accepting = verdictOn('acceptPartnership')
  return (
    <div className={styles.acts}>
      <VerdictButton verdict={verdictOn('declinePartnership')} text="Decline" onClick={() => setDeclining(true)} />
      {accepting.allowed ? (
        <ButtonLink to={own.approve(row.id)} intent="primary">
          Accept
        </ButtonLink>
      ) : (
        <VerdictButton verdict={accepting} text="Accept" intent="primary" />
      )}
      <RejectDialog
        isOpen={declining}
        title={`Decline the offer of ${row.offererTenantName}?`}
        confirmLabel="Decline"
        text="They are told, and may offer it again."
        onReject={decline}
        onClose={() => setDeclining(false)}
      />
    </div>
  )
}

/** Offers of a partnership by their direction. */
export const offers = { received: offersOf('received'), sent: offersOf('sent') }
