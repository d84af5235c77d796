import { useParams } from 'react-router-dom'
import { getVendorStatementPdf, useGetVendorStatement } from '#generated/client/accounting/accounting.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import { invoiceRights } from '../invoice-rights.ts'
import { StatementSheet } from '../statement/StatementSheet.tsx'
import { usePeriod } from '../statement/use-period.ts'

/** What a courier says that the organization owes. */
export function VendorStatementScreen() {
  const session = useSession()
  const { tenant } = session
  const id = Number(useParams()['id'])
  const { days, choose } = usePeriod()
  const verdict = invoiceRights.readBills(session)
  const asked = useGetVendorStatement(tenant.id, id, days, { query: { enabled: verdict.allowed } })
  return (
    <OrRefused verdict={verdict} title="You cannot see invoices here">
      <StatementSheet
        back={{ to: paths.vendorSide(id, 'invoices'), label: 'Invoices' }}
        titleOf={({ courier }) => `Statement of ${courier.name}`}
        days={days}
        onChoose={choose}
        asked={asked}
        pdf={() => getVendorStatementPdf(tenant.id, id, days)}
        csvUrl={`/tenants/${tenant.id}/vendors/${id}/statement`}
        invoicePath={(invoiceId) => paths.vendorInvoice(id, invoiceId)}
      />
    </OrRefused>
  )
}
