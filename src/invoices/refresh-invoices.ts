import type { QueryClient } from '@tanstack/react-query'

const parts =
  /\/(?:invoices|invoice-counts|received-invoices|received-invoice-counts|billing-couriers|settlements|ageing|ageing-totals|statement|invoice-disputes|invoice-reminders|invoice-reminders\/preview)(?:\/|$)/

/** Asks anew for invoices, payments and whatever follows from them, wherever it is on the screen. */
export function refreshInvoices(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, , url] }) => typeof url === 'string' && parts.test(url),
  })
}
