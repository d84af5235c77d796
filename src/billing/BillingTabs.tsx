import { useGetInvoiceCounts } from '#generated/client/accounting/accounting.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { LinkTabs } from '#src/ui/LinkTabs.tsx'

export type BillingTab = 'due' | 'runs' | 'invoices' | 'payments' | 'ageing' | 'reminders' | 'partners' | 'disputes'

/** The pages of billing, from what is due to what is objected to. */
export function BillingTabs({ chosen }: { readonly chosen: BillingTab }) {
  const { tenant } = useSession()
  const { data } = useGetInvoiceCounts(tenant.id)
  const disputed = data?.disputed ?? 0
  return (
    <LinkTabs
      label="Billing"
      look="tabs"
      chosen={chosen}
      tabs={[
        { id: 'due', title: 'Due', to: paths.billing() },
        { id: 'runs', title: 'Runs', to: paths.billing({ view: 'runs' }) },
        { id: 'invoices', title: 'Invoices', to: paths.invoices() },
        { id: 'payments', title: 'Payments', to: paths.payments() },
        { id: 'ageing', title: 'Ageing', to: paths.ageing() },
        { id: 'reminders', title: 'Reminders', to: paths.reminders() },
        { id: 'partners', title: 'Partners', to: paths.partnerLedger() },
        { id: 'disputes', title: 'Disputes', to: paths.disputes(), ...(disputed > 0 && { count: disputed }) },
      ]}
    />
  )
}
