import { Inbox, SendMessage } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useState } from 'react'
import { formatPhone } from '#domain/addresses/phone.ts'
import type { ProposalDirection } from '#domain/relationships/own-list.ts'
import { approval, allOf, denial, type Verdict } from '#src/access/verdict.ts'
import type { ApplicationPaths } from '#src/paths.ts'
import { defineResource, type Resource, type ResourceCalls, type ResourceRow } from '#src/resources/define-resource.ts'
import type { Fact as ColumnFact, GivenColumn } from '#src/resources/fact-columns.tsx'
import type { ListFilter } from '#src/resources/filter-values.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { RejectDialog } from '#src/resources/RejectDialog.tsx'
import { takeRow } from '#src/resources/resource-cache.ts'
import { type AnswerState, StateTag, wordOfState } from '#src/resources/StateTag.tsx'
import { filledIn, type ScreenActs, useResourceActs } from '#src/resources/use-acts.ts'
import { MomentCell } from '#src/screens/customers/partner-cells.tsx'
import { type Session, useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import { SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import styles from './applications.module.css'

/*
 * What one organization asks of another, and the other answers: applications and offers of a partnership declare here how they
 * are called and what leads where. Both ends read and end the same row.
 */

export interface Proposal extends ResourceRow {
  readonly state: AnswerState
  readonly receiverTenantId: number
  readonly receiverTenantName: string
  readonly message: string | null
  readonly createdAt: number
  readonly endedAt: number | null
}

type SharedField = 'state' | 'receiverTenantName' | 'message' | 'createdAt' | 'endedAt'
type SortField = 'createdAt'

/** Who asks, what they show of themselves by it, and why they were refused. */
interface Asker {
  readonly id: number
  readonly name: string
  readonly by: string
  readonly phone: string | null
  readonly address: string | null
  readonly refusedFor: string | null
  /** A connect marker. */
  readonly origin?: string | null
}

/** What is asked, in whichever direction. */
export interface ProposalKind<Row extends Proposal, Field extends keyof Row & string> {
  /** `application`. */
  readonly noun: string
  readonly contract: {
    readonly subject: string
    readonly filters: readonly ListFilter[]
    readonly facts: Readonly<Record<Field | SharedField, ColumnFact<SortField>>>
    readonly calls: Pick<ResourceCalls<Row, SortField>, 'get' | 'getKey'>
  }
  readonly acts: ScreenActs
  /** Those of the acts that accept, refuse and take back. */
  readonly actIds: Readonly<Record<'yes' | 'no' | 'back', string>>
  /** The field of the contract that {@link Asker.name} is. */
  readonly askerField: Field
  readonly askerOf: (row: Row) => Asker
  /** What it comes down to, where that is not always the same. */
  readonly asks?: (row: Row) => string
  /** Whether a yes also says which services it opens. */
  readonly opensServices: (row: Row) => boolean
  /** What the acts take beside the permissions of the contract. */
  readonly mayAct?: (session: Session) => Verdict
  /** The list of the reader's organization in which it stands; null: it has no part in it. */
  readonly ownListOf: (row: Row, ownId: number) => ApplicationPaths | null
  readonly refuse: (id: number, body: { rejectionReason?: string }) => Promise<Row>
  /** What may follow a no. */
  readonly afterNo: string
  readonly columns?: readonly GivenColumn<Row, SortField, Field | SharedField>[]
}

/** Where those of one direction are listed, and what leads on from there. */
export interface ProposalSide<Row extends Proposal> {
  readonly direction: ProposalDirection
  readonly paths: ApplicationPaths
  readonly list: ResourceCalls<Row, SortField>['list']
  readonly listKey: ResourceCalls<Row, SortField>['listKey']
  /** The same in the other direction, in the same part of the menu. */
  readonly otherList: () => string
  readonly empty: string
  /** @param other leads to the other direction */
  readonly renderActions?: (other: ReactElement) => ReactNode
  /** What a yes has made of the other one: "To the customer". */
  readonly result: { readonly label: string; readonly path: (otherId: number) => string }
}

const icons = { sent: <SendMessage size={18} />, received: <Inbox size={18} /> }

/** The lists and drawers of what is asked, in one direction. */
export function defineProposals<Row extends Proposal, Field extends keyof Row & string>(
  kind: ProposalKind<Row, Field>,
  side: ProposalSide<Row>,
): Resource<Row, SortField> {
  const { noun, contract, askerField } = kind
  const { direction, paths, list, listKey, otherList, empty, renderActions = (other) => other } = side
  const { subject, filters, facts, calls } = contract
  const { get, getKey } = calls
  const nobody = () => denial(`An ${noun} is answered, not changed.`)
  const nameOf = (row: Row) => otherSideOf(kind, direction, row).name
  return defineResource<Row, unknown, unknown, SortField, Field | SharedField>({
    contract: {
      words: { one: `${noun} ${direction}`, many: `${noun}s ${direction}` },
      defaultSort: { field: 'createdAt', direction: 'desc' },
      subject,
      filters,
      facts,
      calls: { list, listKey, get, getKey },
    },
    paths,
    ownListOf: (row, { tenant }) => kind.ownListOf(row, tenant.id),
    nameOf,
    icon: icons[direction],
    empty,
    search: 'Name',
    rights: { create: nobody, update: nobody },
    columns: [
      { field: direction === 'sent' ? 'receiverTenantName' : askerField, width: 240, cell: nameOf },
      { field: 'state', width: 100, cell: ({ state }) => <StateTag state={state} /> },
      { field: 'message', width: 320 },
      'createdAt',
      { field: 'endedAt', width: 130, cell: ({ endedAt }) => <MomentCell at={endedAt} /> },
      ...(kind.columns ?? []),
    ],
    Actions: () =>
      renderActions(<ButtonLink to={otherList()}>{direction === 'sent' ? 'Received' : 'Sent'}</ButtonLink>),
    Detail: ({ row }) => <Detail kind={kind} side={side} row={row} />,
  })
}

function otherSideOf<Row extends Proposal, Field extends keyof Row & string>(
  { askerOf }: ProposalKind<Row, Field>,
  direction: ProposalDirection,
  row: Row,
) {
  return direction === 'sent' ? { id: row.receiverTenantId, name: row.receiverTenantName } : askerOf(row)
}

interface DetailProps<Row extends Proposal, Field extends keyof Row & string> {
  readonly kind: ProposalKind<Row, Field>
  readonly side: ProposalSide<Row>
  readonly row: Row
}

function Detail<Row extends Proposal, Field extends keyof Row & string>(props: DetailProps<Row, Field>) {
  const { kind, side, row } = props
  const { direction } = side
  const { state, message, createdAt, endedAt } = row
  const { by, phone, address, refusedFor, origin = null } = kind.askerOf(row)
  return (
    <SideDrawerPart>
      <Facts>
        <Fact label="State">
          <StateTag state={state} />
        </Fact>
        <Fact label={direction === 'sent' ? 'To' : 'From'}>{otherSideOf(kind, direction, row).name}</Fact>
        {kind.asks !== undefined && <Fact label="Asks">{kind.asks(row)}</Fact>}
        <Fact label="Message">{orNotGiven(message)}</Fact>
        <Fact label="Sent by">{by}</Fact>
        {direction === 'received' && (
          <>
            <Fact label="Phone">{orNotGiven(phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>)}</Fact>
            <Fact label="Address">{orNotGiven(address)}</Fact>
          </>
        )}
        {origin !== null && <Fact label="Came by">{origin}</Fact>}
        <Fact label="Sent">
          <Moment at={createdAt} />
        </Fact>
        {endedAt !== null && (
          <Fact label={wordOfState(state)}>
            <Moment at={endedAt} />
          </Fact>
        )}
        {refusedFor !== null && <Fact label="Reason">{refusedFor}</Fact>}
      </Facts>
      <Acts {...props} />
    </SideDrawerPart>
  )
}

/** What its reader may do with it: who received it answers, who sent it takes it back. */
function Acts<Row extends Proposal, Field extends keyof Row & string>({ kind, side, row }: DetailProps<Row, Field>) {
  const { noun, contract, acts, actIds, opensServices, mayAct = () => approval, refuse, afterNo } = kind
  const { direction, paths, listKey, result } = side
  const { name } = kind.askerOf(row)
  const [refusing, setRefusing] = useState(false)
  const session = useSession()
  const client = useQueryClient()
  const keys = { listKey, getKey: contract.calls.getKey }
  const offered = useResourceActs(acts, { calls: keys }, paths)({ ...row, name })
  const act = (which: keyof typeof actIds) => {
    const one = offered.find(({ id }) => id === actIds[which])
    return one?.isPossible ? { ...one, verdict: allOf(mayAct(session), one.verdict) } : undefined
  }
  const [yes, no, back] =
    direction === 'sent' ? [undefined, undefined, act('back')] : [act('yes'), act('no'), undefined]
  const sayNo = async (body: { rejectionReason?: string }) => {
    const refused = await refuse(row.id, body)
    showSuccess(filledIn(acts.acts[actIds.no]?.said ?? '', refused))
    void takeRow(client, keys, session.tenant.id, refused)
  }
  return (
    <div className={styles.acts}>
      {row.state === acts.acts[actIds.yes]?.to && (
        <ButtonLink to={result.path(otherSideOf(kind, direction, row).id)}>{result.label}</ButtonLink>
      )}
      {back && <VerdictButton verdict={back.verdict} text={back.label} onClick={() => void back.run()} />}
      {no && <VerdictButton verdict={no.verdict} text={no.label} onClick={() => setRefusing(true)} />}
      {yes &&
        (opensServices(row) && yes.verdict.allowed ? (
          <ButtonLink to={paths.approve(row.id)} intent="primary">
            {yes.label}
          </ButtonLink>
        ) : (
          <VerdictButton verdict={yes.verdict} text={yes.label} intent="primary" onClick={() => void yes.run()} />
        ))}
      {no && (
        <RejectDialog
          isOpen={refusing}
          title={`${no.label} the ${noun} of ${name}?`}
          confirmLabel={no.label}
          text={afterNo}
          onReject={sayNo}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  )
}
