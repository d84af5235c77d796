import { Callout, HTMLSelect, ProgressBar } from '@blueprintjs/core'
import { Calculator, Disable, Document, Error as Failed } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import {
  createServiceRevisionTryOut,
  getGetServiceRevisionTryOutsQueryKey,
  useGetServiceRevision,
  useGetServiceRevisionTryOuts,
} from '#generated/client/services/services.ts'
import type {
  CreateServiceRevisionTryOutPeriod,
  ServiceRevisionDetail,
  TryOut,
  TryOuts,
} from '#generated/model/index.ts'
import { tryOutActs } from '#generated/screens/tryOut.ts'
import { formErrorOf, statusOf } from '#src/http/errors.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { writeDate } from '#src/lib/calendar-date.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { servicesRights } from '#src/resources/services-rights.ts'
import { type OfferedAct, useActs } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { type RevisionFault, revisionFaultsIn } from '../revision-errors.ts'
import { RevisionFaults } from '../RevisionFaults.tsx'
import { TryOutResult } from './TryOutResult.tsx'
import styles from './try-out.module.css'

/** Milliseconds between two looks at a try-out that runs. */
const lookEvery = 1_000

/** A draft tried on past orders: who would pay more and who less, and what would have no price, before anything is published. */
export function TryOutScreen() {
  const { serviceId, revisionId } = useParams()
  const id = Number(revisionId)
  const { data, error, refetch } = useGetServiceRevision(id)
  if (data?.service.id === Number(serviceId)) return <OfRevision key={id} detail={data} />
  const isMissing = data !== undefined || statusOf(error) === 404 || statusOf(error) === 400
  return (
    <div className="wb-page">
      <PageHeader title="Try-out" back={{ to: paths.services(), label: 'Services' }} isBlank />
      {isMissing ? (
        <EmptyState title="No such revision">
          It is not one of your services, its draft was discarded, or the address of this page was mistyped.
        </EmptyState>
      ) : error === null ? (
        <SkeletonLines count={8} />
      ) : (
        <ErrorState title="The revision could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

function OfRevision({ detail: { service, revision } }: { readonly detail: ServiceRevisionDetail }) {
  const session = useSession()
  const client = useQueryClient()
  const right = servicesRights.update(session)
  const [period, setPeriod] = useState<CreateServiceRevisionTryOutPeriod>('last30Days')
  const [faults, setFaults] = useState<readonly RevisionFault[]>([])
  const [isStarting, setStarting] = useState(false)
  const queryKey = getGetServiceRevisionTryOutsQueryKey(service.id, revision.id)
  const { data, error, refetch } = useGetServiceRevisionTryOuts(service.id, revision.id, {
    query: {
      enabled: right.allowed,
      refetchInterval: ({ state }) => (state.data?.data[0]?.status === 'running' ? lookEvery : false),
    },
  })
  const tryOut = data?.data[0]
  const isDraft = revision.status === 'draft'
  const keep = (next: TryOut) => client.setQueryData<TryOuts>(queryKey, { data: [next] })

  const start = async () => {
    setStarting(true)
    try {
      keep(await createServiceRevisionTryOut(service.id, revision.id, { period }))
      setFaults([])
    } catch (failure) {
      const refusal = formErrorOf(failure)
      if (refusal?.code === 'revision_faults') setFaults(revisionFaultsIn(refusal.errors))
      else showError(failure, { action: 'try the draft' })
      // Somebody else may have begun one.
      void refetch()
    }
    setStarting(false)
  }
  const actsOn = useActs(tryOutActs, { keep: (_tryOut, answer) => void (answer ? keep(answer) : refetch()) })
  const starting = isDraft && (
    <span className={styles.start}>
      <HTMLSelect
        aria-label="Which orders"
        value={period}
        onChange={({ target }) => setPeriod(target.value === 'lastMonth' ? 'lastMonth' : 'last30Days')}
      >
        <option value="last30Days">Orders of the last 30 days</option>
        <option value="lastMonth">Orders of last month</option>
      </HTMLSelect>
      <VerdictButton
        intent="primary"
        verdict={right}
        loading={isStarting}
        text={tryOut === undefined ? 'Try the draft' : 'Try again'}
        onClick={() => void start()}
      />
    </span>
  )
  const isListed = tryOut?.status === 'finished' && tryOut.orders > 0

  return (
    <div className={isListed ? 'wb-page wb-list-page' : 'wb-page'}>
      <PageHeader
        title={`Try ${service.name} on past orders`}
        back={{
          to: paths.serviceRevision(service.id, revision.id),
          label: `${isDraft ? 'Draft' : 'Revision'} no. ${revision.number}`,
        }}
        subtitle={tryOut && <Tried tryOut={tryOut} />}
        actions={tryOut?.status === 'finished' && starting}
      />
      <RevisionFaults
        title="The draft cannot price an order yet"
        faults={faults}
        linkTo={(part) => paths.serviceRevision(service.id, revision.id, part)}
      />
      {!right.allowed ? (
        <Callout>{right.reason}</Callout>
      ) : error !== null ? (
        <ErrorState title="The try-out could not be loaded" error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonLines count={6} />
      ) : tryOut === undefined ? (
        <State icon={<Calculator size={18} />} title="Not tried yet" actions={starting}>
          {isDraft
            ? 'See what this draft would have made of real orders: what each customer would pay more or less, and which orders would have no price. Nothing is published, and no order changes.'
            : 'Only a draft is tried, and this one was published without it.'}
        </State>
      ) : tryOut.status === 'running' ? (
        <Running tryOut={tryOut} acts={actsOn({ ...tryOut, name: service.name })} />
      ) : tryOut.status === 'cancelled' ? (
        <State icon={<Disable size={18} />} title="Cancelled" actions={starting}>
          The try-out was cancelled before all orders were priced. Nothing of it was kept.
        </State>
      ) : tryOut.status === 'failed' ? (
        <State icon={<Failed size={18} />} title="It broke off" actions={starting}>
          The try-out failed on our side, and nothing of it was kept. Try again; if it keeps happening, tell us when.
        </State>
      ) : tryOut.orders === 0 ? (
        <State icon={<Document size={18} />} title="No orders in that time">
          {service.name} had no orders then, so there is nothing to compare. Choose another period above.
        </State>
      ) : (
        <TryOutResult tryOut={tryOut} />
      )}
    </div>
  )
}

interface StateProps {
  readonly icon: ReactElement
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

function State({ children, ...props }: StateProps) {
  return (
    <div className="wb-card">
      <EmptyState {...props}>{children}</EmptyState>
    </div>
  )
}

function Tried({ tryOut }: { readonly tryOut: TryOut }) {
  const { timeZone } = useSession()
  const { from, until, startedAt, startedByName } = tryOut
  const day = (at: number) => writeDate(wallTimeAt(at, timeZone).date, 'MMM D, YYYY')
  return (
    <>
      Orders from {day(from)} to {day(until - 1)}, tried <Moment at={startedAt} />
      {startedByName !== null && ` by ${startedByName}`}
    </>
  )
}

const counts = new Intl.NumberFormat('en-CA')

interface RunningProps {
  readonly tryOut: TryOut
  readonly acts: readonly OfferedAct<string>[]
}

function Running({ tryOut, acts }: RunningProps) {
  const { done, orders } = tryOut
  return (
    <div className={`wb-card ${styles.running}`}>
      <p role="status">
        {counts.format(done)} of {countText(orders, { one: 'order', many: 'orders' })} priced
      </p>
      <ProgressBar
        aria-label="Orders priced"
        intent="primary"
        animate={false}
        stripes={false}
        value={done / Math.max(1, orders)}
      />
      <p className="wb-muted">It goes on when you leave this page.</p>
      {acts.map(({ id, label, verdict, run }) => (
        <VerdictButton key={id} verdict={verdict} text={label} onClick={() => void run()} />
      ))}
    </div>
  )
}
