import { SegmentedControl } from '@blueprintjs/core'
import { useMemo } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { LedgerGrouping } from '#domain/accounting/brokerage-ledger.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { daysIn, usualDays } from '../accounting-address.ts'
import { OrDenied } from '../AccountingPage.tsx'
import { BalanceList } from './BalanceList.tsx'
import { ledgerQuestionIn, viewIn } from './ledger-address.ts'
import { LedgerList } from './LedgerList.tsx'

const title = 'Partner ledger'
const back = { to: paths.billing(), label: 'Billing' }
const views = [
  { value: 'balances', label: 'Balances' },
  { value: 'partner', label: 'Partners' },
  { value: 'lane', label: 'Lanes' },
  { value: 'order', label: 'Orders' },
]

/** What partners and the courier owe each other, and what orders were sold and bought at, by partner, lane and order. */
export function PartnerLedgerScreen() {
  return (
    <OrDenied title={title}>
      <PartnerLedger />
    </OrDenied>
  )
}

function PartnerLedger() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const read = (name: string) => params.get(name) ?? ''
  const view = viewIn(read)
  const show = (next: string) => {
    const [from, until, partner] = ['from', 'until', 'partner'].map((name) => params.get(name) ?? undefined)
    // Looking at another side is no step that Back should take again.
    void navigate(paths.partnerLedger({ view: next === 'balances' ? undefined : next, from, until, partner }), {
      replace: true,
    })
  }
  return (
    <div className="wb-page wb-list-page">
      <PageHeader
        title={title}
        back={back}
        actions={
          <div className="wb-no-print">
            <SegmentedControl aria-label="View" value={view} onValueChange={show} options={views} />
          </div>
        }
      />
      {view === 'balances' ? <BalanceList /> : <Ledger key={view} grouping={view} />}
    </div>
  )
}

function Ledger({ grouping }: { readonly grouping: LedgerGrouping }) {
  const [params] = useSearchParams()
  const { timeZone } = useSession()
  const today = wallTimeAt(useNow(), timeZone).date
  const question = useMemo(() => {
    const read = (name: string) => params.get(name) ?? ''
    const days = daysIn(read)
    return days && ledgerQuestionIn(read, grouping, days)
  }, [params, grouping])
  if (question !== null) return <LedgerList question={question} />
  // The days stand in the address, so that a link shows next month what it shows today.
  const next = new URLSearchParams(params)
  for (const [name, day] of Object.entries(usualDays(today))) next.set(name, day)
  return <Navigate to={`?${next}`} replace />
}
