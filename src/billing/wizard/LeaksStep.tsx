import { Button } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { leakMends } from '#domain/accounting/leaks.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { useGetRevenueLeakCounts } from '#generated/client/accounting/accounting.ts'
import type { RevenueLeakCount } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { mostFiltered } from './LeakList.tsx'
import { leakKindOf, leakTitles, lostMoney, lostText } from './leak-words.ts'
import { addressOf, type RunDraft } from './run-draft.ts'
import shared from '../billing.module.css'

interface LeaksStepProps {
  readonly draft: RunDraft
  /** Null: all. */
  readonly customerIds: readonly number[] | null
}

/** What money may be lost by, kind by kind, before anything is billed. */
export function LeaksStep({ draft, customerIds }: LeaksStepProps) {
  const { tenant } = useSession()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const isAskable = customerIds === null || customerIds.length <= mostFiltered
  const { data, error, refetch } = useGetRevenueLeakCounts(tenant.id, {
    until: draft.until,
    ...(customerIds !== null && isAskable && { filter: { customerIds: [...customerIds] } }),
  })
  if (error !== null && data === undefined)
    return <ErrorState title="Leaks could not be loaded" what="leaks" error={error} retry={() => void refetch()} />
  if (data === undefined) return <SkeletonLines count={8} what="leaks" />
  const open = sumOf(data.kinds)
  const goOn = () => void navigate(addressOf(draft, 'preview'))
  return (
    <>
      <section className={`wb-card ${shared.part}`} aria-label="Leaks">
        {data.kinds.length === 0 ? (
          <EmptyState icon={<Tick size={18} />} title="No leaks">
            Every order up to that day is completed, has its price, its tax and its waiting charged.
          </EmptyState>
        ) : (
          <>
            <p role="status">
              {open.open === 0
                ? 'No open leaks: all that there were are accepted.'
                : `${countText(open.open, { one: 'open leak', many: 'open leaks' })}. ${lostText(open)}`}
              {!isAskable && ' They are those of all customers: more than 100 are too many to ask about at once.'}
            </p>
            <Kinds kinds={data.kinds} draft={draft} />
          </>
        )}
      </section>
      <div className={shared.foot}>
        <ButtonLink to={addressOf(draft, 'what')} text="Back" />
        <Button
          intent="primary"
          text="Continue to the dry run"
          onClick={() => (open.open === 0 ? goOn() : setAsking(true))}
        />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Go on with ${countText(open.open, { one: 'open leak', many: 'open leaks' })}?`}
        confirmLabel="Go on"
        onConfirm={goOn}
        onClose={() => setAsking(false)}
      >
        <p className="wb-dialog-message">
          {lostText(open)} An order that is mended later is billed by the next run, or corrected by it.
        </p>
      </ConfirmDialog>
    </>
  )
}

function sumOf(kinds: readonly RevenueLeakCount[]): Pick<RevenueLeakCount, 'open' | 'cents' | 'unknown'> {
  const sum = (name: 'open' | 'cents' | 'unknown') => kinds.reduce((so, kind) => so + kind[name], 0)
  return { open: sum('open'), cents: sum('cents'), unknown: sum('unknown') }
}

interface KindsProps {
  readonly kinds: readonly RevenueLeakCount[]
  readonly draft: RunDraft
}

function Kinds({ kinds, draft }: KindsProps) {
  return (
    <table className={shared.table} aria-label="Leaks by kind">
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">What mends it</th>
          <th scope="col" data-number>
            Open
          </th>
          <th scope="col" data-number>
            Accepted
          </th>
          <th scope="col" data-number>
            Money
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((count) => {
          const kind = leakKindOf(count.leak)
          if (kind === undefined) return null
          const { open, accepted } = count
          return (
            <tr key={kind}>
              <th scope="row">
                <Link to={addressOf(draft, 'leaks', { leak: kind })} className="wb-lone-link">
                  {leakTitles[kind]}
                </Link>
              </th>
              <td data-label="What mends it" data-wide>
                {leakMends[kind]}
              </td>
              <td data-label="Open" data-number>
                {open}
              </td>
              <td data-label="Accepted" data-number>
                {accepted}
              </td>
              <td data-label="Money" data-number>
                {lostMoney(count)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
