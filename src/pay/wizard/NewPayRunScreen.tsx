import { useSearchParams } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { useToday } from '#src/billing/use-usual-until.ts'
import { Steps } from '#src/billing/wizard/Steps.tsx'
import { dayText } from '#src/billing/words.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { OrPayDenied } from '../OrPayDenied.tsx'
import { payRights } from '../pay-rights.ts'
import { usePayPeriod } from '../use-pay-period.ts'
import { driverWords } from '../words.ts'
import { addressOf, payDraftIn, type PayRunDraft, type PayRunStep, payRunSteps } from './pay-draft.ts'
import { PayPreviewStep } from './PayPreviewStep.tsx'
import { PayWhatStep } from './PayWhatStep.tsx'

/** From what drivers are due to a pay run that is made: what it takes, and what it would make. */
export function NewPayRunScreen() {
  return (
    <OrPayDenied title="New pay run" verdict={payRights.make(useSession())} permission="accounting.create">
      <NewPayRun />
    </OrPayDenied>
  )
}

const stepWords: Readonly<Record<PayRunStep, string>> = { what: 'Whom to pay', preview: 'Dry run' }

function NewPayRun() {
  const [params] = useSearchParams()
  const today = useToday()
  const { chosen: period, offers, error, retry } = usePayPeriod(params.get('until') ?? '')
  if (period === undefined) {
    return (
      <div className="wb-page">
        <Head />
        {error === null ? (
          <SkeletonLines count={8} what="what is due" />
        ) : (
          <ErrorState title="When drivers are paid could not be loaded" error={error} retry={retry} />
        )}
      </div>
    )
  }
  const { until } = period
  const draft = payDraftIn(params, { until, payDate: until > today ? until : today })
  return (
    <div className="wb-page">
      <Head draft={draft} />
      <Steps
        at={draft.step}
        steps={payRunSteps.map((step) => ({ id: step, text: stepWords[step], to: addressOf(draft, step) }))}
      />
      {draft.step === 'what' ? (
        <PayWhatStep draft={draft} offers={offers} period={period} />
      ) : (
        <PayPreviewStep draft={draft} />
      )}
    </div>
  )
}

function Head({ draft }: { readonly draft?: PayRunDraft }) {
  const said = draft !== undefined && draft.step !== 'what'
  return (
    <PageHeader
      title="New pay run"
      back={{ to: paths.driverPayDue({ until: draft?.until }), label: 'Driver pay' }}
      isBlank
      subtitle={said ? saidText(draft) : undefined}
    />
  )
}

function saidText({ until, payDate, isOfAll, chosen }: PayRunDraft): string {
  const whom = isOfAll ? 'all drivers' : countText(chosen.length, driverWords)
  return `Up to ${dayText(until)} · ${whom} · paid on ${dayText(payDate)}`
}
