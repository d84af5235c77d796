import { useSearchParams } from 'react-router-dom'
import { OrDenied } from '#src/billing/BillingPage.tsx'
import { BillingTabs } from '#src/billing/BillingTabs.tsx'
import { idOf } from '#src/tables/address-values.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ReminderProgress } from './ReminderProgress.tsx'
import { ReminderRuns } from './ReminderRuns.tsx'
import { RemindersPreview } from './RemindersPreview.tsx'

/** Who would be reminded of what is overdue, in which words, and who was. */
export function RemindersScreen() {
  return (
    <OrDenied title="Reminders">
      <Reminders />
    </OrDenied>
  )
}

function Reminders() {
  const [params] = useSearchParams()
  const run = idOf(params.get('run') ?? '')
  return (
    <div className="wb-page">
      <PageHeader
        title="Reminders"
        subtitle="Of what is overdue, in friendly, firm and final words. Nobody is reminded twice within a week, or of what is disputed."
      />
      <BillingTabs chosen="reminders" />
      {run !== null && <ReminderProgress key={run} runId={run} />}
      <RemindersPreview />
      <ReminderRuns />
    </div>
  )
}
