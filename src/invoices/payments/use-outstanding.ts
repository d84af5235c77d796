import { useGetInvoices } from '#generated/client/accounting/accounting.ts'
import { useSession } from '#src/session/session.ts'

/** As many as a page of the contract holds. */
const most = 100

/** The invoices of a customer of which something is outstanding, the oldest first. @param customerId null: of nobody yet */
export function useOutstanding(customerId: number | null) {
  const { tenant } = useSession()
  const { data, error, refetch } = useGetInvoices(
    tenant.id,
    {
      pagination: {
        pageSize: most,
        sort: [{ field: 'dueDate', direction: 'asc' }],
        filter: { customerIds: [customerId ?? 0], kinds: ['invoice'], states: ['open', 'partPaid'] },
      },
    },
    { query: { enabled: customerId !== null } },
  )
  return { invoices: data?.data, hasMore: data?.next !== undefined, error, retry: () => void refetch() }
}
