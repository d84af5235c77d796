import { Tag } from '@blueprintjs/core'
import { Inbox, SendMessage } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPhone } from '#domain/addresses/phone.ts'
import { type ApplicationKind, applicationKinds } from '#domain/relationships/applications.ts'
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
import type { Application, ApplicationState } from '#generated/model/index.ts'
import { applicationActs, applicationContract } from '#generated/screens/application.ts'
import { denial } from '#src/access/verdict.ts'
import { type ApplicationPaths, paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { takeRow } from '#src/resources/resource-cache.ts'
import { useResourceActs } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import { SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { FindVendor } from './application-links.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import styles from './applications.module.css'

const states: Readonly<Record<ApplicationState, { word: string; intent: 'none' | 'primary' | 'success' | 'danger' }>> =
  {
    pending: { word: 'Pending', intent: 'primary' },
    approved: { word: 'Approved', intent: 'success' },
    rejected: { word: 'Rejected', intent: 'danger' },
    revoked: { word: 'Revoked', intent: 'none' },
  }

function State({ state }: { readonly state: ApplicationState }) {
  const { word, intent } = states[state]
  return (
    <Tag minimal intent={intent}>
      {word}
    </Tag>
  )
}

const nobody = () => denial('An application is answered, not changed.')

type Direction = 'sent' | 'received'

interface Side {
  readonly kind: ApplicationKind
  readonly paths: ApplicationPaths
  readonly list: typeof getSentCourierApplications
  readonly listKey: typeof getGetSentCourierApplicationsQueryKey
  /** The same in the other direction, in the same part of the menu. */
  readonly otherList: () => string
  readonly empty: string
}

/** With whom, and in which direction: a courier has them with customers, a customer with couriers. */
const sides: Readonly<Record<'customers' | 'vendors', Readonly<Record<Direction, Side>>>> = {
  customers: {
    received: {
      kind: 'customer',
      paths: paths.receivedCustomerApplications,
      list: getReceivedCustomerApplications,
      listKey: getGetReceivedCustomerApplicationsQueryKey,
      otherList: paths.sentCustomerApplications.list,
      empty: 'Who asks to order from you stands here until you answer, and after that with what you answered.',
    },
    sent: {
      kind: 'courier',
      paths: paths.sentCustomerApplications,
      list: getSentCustomerApplications,
      listKey: getGetSentCustomerApplicationsQueryKey,
      otherList: paths.receivedCustomerApplications.list,
      empty: 'You can ask a customer whose connection has ended to connect again, on its page.',
    },
  },
  vendors: {
    sent: {
      kind: 'customer',
      paths: paths.sentCourierApplications,
      list: getSentCourierApplications,
      listKey: getGetSentCourierApplicationsQueryKey,
      otherList: paths.receivedCourierApplications.list,
      empty: 'Find a vendor and apply to it: what became of that stands here.',
    },
    received: {
      kind: 'courier',
      paths: paths.receivedCourierApplications,
      list: getReceivedCourierApplications,
      listKey: getGetReceivedCourierApplicationsQueryKey,
      otherList: paths.sentCourierApplications.list,
      empty: 'A courier that delivered for you before can ask to do so again.',
    },
  },
}

function otherSideOf(row: Application, direction: Direction) {
  return direction === 'sent'
    ? { id: row.receiverTenantId, name: row.receiverTenantName }
    : { id: row.applicantTenantId, name: row.applicantTenantName }
}

/** What the contract says of applications, read by the lists of one side. */
function contractOf(direction: Direction, { list, listKey }: Side) {
  const { form: _, ...contract } = applicationContract
  return {
    ...contract,
    words: { one: `application ${direction}`, many: `applications ${direction}` },
    defaultSort: { field: 'createdAt', direction: 'desc' },
    calls: { list, listKey, get: contract.calls.get, getKey: contract.calls.getKey },
  } as const
}

function applicationsOf(section: keyof typeof sides, direction: Direction) {
  const side = sides[section][direction]
  const name = (row: Application) => otherSideOf(row, direction).name
  return defineResource({
    contract: contractOf(direction, side),
    paths: side.paths,
    nameOf: name,
    icon: direction === 'sent' ? <SendMessage size={18} /> : <Inbox size={18} />,
    empty: side.empty,
    search: 'Name',
    rights: { create: nobody, update: nobody },
    columns: [
      {
        field: direction === 'sent' ? 'receiverTenantName' : 'applicantTenantName',
        width: 240,
        cell: name,
      },
      { field: 'state', width: 100, cell: ({ state }: Application) => <State state={state} /> },
      { field: 'message', width: 320 },
      'createdAt',
      { field: 'endedAt', width: 130, cell: ({ endedAt }: Application) => endedAt !== null && <Moment at={endedAt} /> },
      { field: 'origin', width: 120, byDefault: false },
    ],
    Actions: () => (
      <>
        {section === 'vendors' && <FindVendor />}
        <ButtonLink to={side.otherList()}>{direction === 'sent' ? 'Received' : 'Sent'}</ButtonLink>
      </>
    ),
    Detail: ({ row }) => <Detail section={section} direction={direction} row={row} />,
  })
}

interface DetailProps {
  readonly section: keyof typeof sides
  readonly direction: Direction
  readonly row: Application
}

function Detail({ section, direction, row }: DetailProps) {
  const { kind, state, message, applicantPhone, applicantAddress, endedAt } = row
  const other = otherSideOf(row, direction)
  return (
    <SideDrawerPart>
      <Facts>
        <Fact label="State">
          <State state={state} />
        </Fact>
        <Fact label={direction === 'sent' ? 'To' : 'From'}>{other.name}</Fact>
        <Fact label="Asks">
          {applicationKinds[kind].applicantProvides ? 'To deliver again' : 'To order deliveries'}
        </Fact>
        <Fact label="Message">{orNotGiven(message)}</Fact>
        <Fact label="Sent by">{row.appliedByName}</Fact>
        {direction === 'received' && (
          <>
            <Fact label="Phone">
              {orNotGiven(applicantPhone && <a href={`tel:${applicantPhone}`}>{formatPhone(applicantPhone)}</a>)}
            </Fact>
            <Fact label="Address">{orNotGiven(applicantAddress)}</Fact>
          </>
        )}
        {row.origin !== null && row.origin !== undefined && <Fact label="Came by">{row.origin}</Fact>}
        <Fact label="Sent">
          <Moment at={row.createdAt} />
        </Fact>
        {endedAt !== null && (
          <Fact label={states[state].word}>
            <Moment at={endedAt} />
          </Fact>
        )}
        {row.rejectionReason !== null && <Fact label="Reason">{row.rejectionReason}</Fact>}
      </Facts>
      <Acts section={section} direction={direction} row={row} />
    </SideDrawerPart>
  )
}

/** What its reader may do with it: who received it answers, who sent it takes it back. */
function Acts({ section, direction, row }: DetailProps) {
  const side = sides[section][direction]
  const { id } = otherSideOf(row, direction)
  const [rejecting, setRejecting] = useState(false)
  const { tenant } = useSession()
  const client = useQueryClient()
  const keys = contractOf(direction, side)
  const offered = useResourceActs(applicationActs, keys, side.paths)({ ...row, name: row.applicantTenantName })
  const act = (wanted: keyof typeof applicationActs.acts) => offered.find((one) => one.id === wanted && one.isPossible)
  const [approve, reject, revoke] = [act('approveApplication'), act('rejectApplication'), act('revokeApplication')]
  const choosesServices = !applicationKinds[row.kind].applicantProvides
  if (row.state === 'approved')
    return (
      <div className={styles.acts}>
        <ButtonLink to={paths[section].one(id)}>
          {section === 'customers' ? 'To the customer' : 'To the vendor'}
        </ButtonLink>
      </div>
    )
  if (direction === 'sent')
    return (
      <div className={styles.acts}>
        {revoke !== undefined && (
          <VerdictButton verdict={revoke.verdict} text={revoke.label} onClick={() => void revoke.run()} />
        )}
      </div>
    )
  return (
    <div className={styles.acts}>
      {reject !== undefined && (
        <VerdictButton verdict={reject.verdict} text="Reject" onClick={() => setRejecting(true)} />
      )}
      {approve !== undefined &&
        (choosesServices && approve.verdict.allowed ? (
          <ButtonLink to={side.paths.approve(row.id)} intent="primary">
            Approve
          </ButtonLink>
        ) : (
          <VerdictButton
            verdict={approve.verdict}
            text={approve.label}
            intent="primary"
            onClick={() => void approve.run()}
          />
        ))}
      <RefuseDialog
        isOpen={rejecting}
        title={`Reject the application of ${row.applicantTenantName}?`}
        confirmLabel="Reject"
        note="They are told, and may apply again."
        refuse={async (reason) => {
          const answered = await rejectApplication(row.id, reason === '' ? {} : { rejectionReason: reason })
          showSuccess(`Rejected the application of ${row.applicantTenantName}`)
          void takeRow(client, keys.calls, tenant.id, answered)
        }}
        onClose={() => setRejecting(false)}
      />
    </div>
  )
}

/** Applications by the part of the menu that they stand in, and their direction. */
export const applications = {
  receivedOfCustomers: applicationsOf('customers', 'received'),
  sentToCustomers: applicationsOf('customers', 'sent'),
  sentToVendors: applicationsOf('vendors', 'sent'),
  receivedOfVendors: applicationsOf('vendors', 'received'),
}
