import { Tick } from '@blueprintjs/icons'
import { useSearchParams } from 'react-router-dom'
import { billingRights } from '#src/billing/billing-rights.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { OrDenied } from '../BillingPage.tsx'
import { useToday, useUntil } from '../use-usual-until.ts'
import { customerWords, dayText, groupingText } from '../words.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { LeakList } from './LeakList.tsx'
import { LeaksStep } from './LeaksStep.tsx'
import { leakKindIn } from './leak-words.ts'
import { PreviewStep } from './PreviewStep.tsx'
import { addressOf, draftIn, type RunDraft, type RunStep, runSteps } from './run-draft.ts'
import { Steps } from './Steps.tsx'
import { useRunCustomers } from './use-run-customers.ts'
import { WhatStep } from './WhatStep.tsx'

/** From what is due to a run that is made: what it takes, what money may be lost by, and what it would make. */
export function NewRunScreen() {
  return (
    <OrDenied title="New invoices" verdict={billingRights.make(useSession())} permission="accounting.create">
      <NewRun />
    </OrDenied>
  )
}

function NewRun() {
  const [params] = useSearchParams()
  const today = useToday()
  const until = useUntil(params.get('until') ?? '')
  if (until === undefined) {
    return (
      <div className="wb-page">
        <Head />
        <SkeletonLines count={8} what="what is due" />
      </div>
    )
  }
  const draft = draftIn(params, { until, invoiceDate: today })
  const leak = draft.step === 'leaks' ? leakKindIn(params) : undefined
  return (
    <div className={leak === undefined ? 'wb-page' : 'wb-page wb-list-page'}>
      <Head draft={draft} />
      <Steps
        at={draft.step}
        steps={runSteps.map((step) => ({ id: step, text: stepWords[step], to: addressOf(draft, step) }))}
      />
      {draft.step === 'what' ? <WhatStep draft={draft} today={today} /> : <OfCustomers draft={draft} leak={leak} />}
    </div>
  )
}

function Head({ draft }: { readonly draft?: RunDraft }) {
  const said = draft !== undefined && draft.step !== 'what'
  return (
    <PageHeader
      title="New invoices"
      back={{ to: paths.billing({ until: draft?.until }), label: 'Billing' }}
      isBlank
      subtitle={said ? <Said draft={draft} /> : undefined}
    />
  )
}

function Said({ draft: { until, invoiceDate, grouping, who, chosen } }: { readonly draft: RunDraft }) {
  const whom = { all: 'all customers', due: 'customers who are due', chosen: countText(chosen.length, customerWords) }
  return `Up to ${dayText(until)} · ${whom[who]} · ${groupingText(grouping).toLowerCase()} · dated ${dayText(invoiceDate)}`
}

const stepWords: Readonly<Record<RunStep, string>> = { what: 'What to bill', leaks: 'Leaks', preview: 'Dry run' }

interface OfCustomersProps {
  readonly draft: RunDraft
  readonly leak: ReturnType<typeof leakKindIn>
}

function OfCustomers({ draft, leak }: OfCustomersProps) {
  const { ids, error, retry } = useRunCustomers(draft)
  if (error !== null) return <ErrorState title="Who is due could not be loaded" error={error} retry={retry} />
  if (ids === undefined) return <SkeletonLines count={8} what="who is due" />
  if (ids?.length === 0) {
    return (
      <EmptyState
        icon={<Tick size={18} />}
        title="Nobody is due"
        actions={<ButtonLink to={addressOf({ ...draft, who: 'all' }, draft.step)} text="All customers" />}
      >
        Of no customer has a billing cycle ended with something unbilled up to {dayText(draft.until)}. All of them can
        be billed all the same.
      </EmptyState>
    )
  }
  if (draft.step === 'preview') return <PreviewStep draft={draft} customerIds={ids} />
  if (leak !== undefined) return <LeakList key={leak} kind={leak} draft={draft} customerIds={ids} />
  return <LeaksStep draft={draft} customerIds={ids} />
}
