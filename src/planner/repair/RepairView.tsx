import { Button } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { useId, useState } from 'react'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { useGetRecurringOrderFaults } from '#generated/client/planner/planner.ts'
import type { RecurringOrderChange, RecurringOrderFault } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { ChangePreview } from '../many/ChangePreview.tsx'
import { faultWords } from './fault-words.ts'
import { Replacement } from './Replacement.tsx'
import styles from './repair.module.css'

/** What is wrong with recurring orders, each with what it costs and what mends all that it breaks at once. */
export function RepairView() {
  const { tenant } = useSession()
  const { data, error, refetch } = useGetRecurringOrderFaults(tenant.id, {
    query: { refetchInterval: refetchIntervalMs },
  })
  if (data === undefined)
    return error === null ? (
      <SkeletonLines count={6} what="what is wrong" />
    ) : (
      <ErrorState title="What is wrong could not be loaded" error={error} retry={() => void refetch()} />
    )
  if (data.data.length === 0)
    return (
      <EmptyState icon={<Tick size={18} />} title="Nothing has to be mended">
        When a service, a location or a customer changes, what that breaks stands here at once.
      </EmptyState>
    )
  return (
    <div className={styles.faults}>
      {data.data.map((fault) => (
        <Fault key={`${fault.reason.text} ${fault.serviceId} ${fault.customerTenantId} ${fault.isOwn}`} fault={fault} />
      ))}
    </div>
  )
}

function Fault({ fault }: { readonly fault: RecurringOrderFault }) {
  const session = useSession()
  const titleId = useId()
  const today = wallTimeAt(useNow(), session.timeZone).date
  const isError = fault.reason.severity === 'error'
  const may = checkPermission(session, 'recurring-orders.update', 'change recurring orders')
  return (
    <section className={`wb-card ${styles.fault}`} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{fault.reason.text}</h2>
        <span className="wb-status" data-status={isError ? 'invalid' : 'paused'}>
          {isError ? 'Error' : 'Warning'}
        </span>
      </header>
      <p>{faultWords(fault, today)}</p>
      {!fault.isOwn ? (
        <p className="wb-muted">Who planned them mends them.</p>
      ) : !may.allowed ? (
        <p className="wb-muted">{may.reason}.</p>
      ) : isError ? (
        <Mend fault={fault} />
      ) : (
        <Confirm fault={fault} />
      )}
    </section>
  )
}

function Mend({ fault }: { readonly fault: RecurringOrderFault }) {
  const [change, setChange] = useState<RecurringOrderChange | null>(null)
  const [left, setLeft] = useState(0)
  return (
    <>
      <Replacement
        fault={fault}
        onChange={(next) => {
          setChange(next)
          setLeft(0)
        }}
      />
      {change !== null && (
        <ChangePreview
          key={JSON.stringify(change)}
          ids={fault.recurringOrderIds}
          change={change}
          verb="Mend"
          doing="Mending"
          done="Mended"
          onDone={setLeft}
        />
      )}
      {left > 0 && (
        <p className="wb-muted">
          What is left stands in the table with its reason; each can be mended on its own page.
        </p>
      )}
    </>
  )
}

/** A change that changes nothing says that the rest is right. */
const nothing: RecurringOrderChange = {}

function Confirm({ fault }: { readonly fault: RecurringOrderFault }) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <ChangePreview
      ids={fault.recurringOrderIds}
      change={nothing}
      verb="Confirm"
      doing="Confirming"
      done="Confirmed"
      onDone={() => setIsOpen(false)}
    />
  ) : (
    <div>
      <Button text="Look through them" onClick={() => setIsOpen(true)} />
    </div>
  )
}
