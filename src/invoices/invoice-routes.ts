import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

/** Invoices, what was paid of them, what is owed, and what is objected to: of a courier, and of what it makes to a customer. */
export const invoiceRoutes: RouteObject[] = [
  screenRoute(paths.invoices(), async () => (await import('./list/InvoicesScreen.tsx')).InvoicesScreen),
  screenRoute(paths.invoice(':invoiceId'), async () => (await import('./one/InvoiceScreen.tsx')).InvoiceScreen),
  screenRoute(paths.payments(), async () => (await import('./payments/PaymentsScreen.tsx')).PaymentsScreen),
  screenRoute(paths.newPayment(), async () => (await import('./payments/NewPaymentScreen.tsx')).NewPaymentScreen),
  screenRoute(paths.ageing(), async () => (await import('./ageing/AgeingScreen.tsx')).AgeingScreen),
  screenRoute(
    paths.statement(':customerId'),
    async () => (await import('./statement/StatementScreen.tsx')).StatementScreen,
  ),
  screenRoute(paths.reminders(), async () => (await import('./reminders/RemindersScreen.tsx')).RemindersScreen),
  screenRoute(
    paths.receivedInvoices(),
    async () => (await import('./received/ReceivedInvoicesScreen.tsx')).ReceivedInvoicesScreen,
  ),
  screenRoute(paths.disputes(), async () => (await import('./disputes/DisputesScreen.tsx')).DisputesScreen),
  screenRoute(
    paths.vendorInvoice(':id', ':invoiceId'),
    async () => (await import('./vendor/VendorInvoiceScreen.tsx')).VendorInvoiceScreen,
  ),
  screenRoute(
    paths.vendorStatement(':id'),
    async () => (await import('./vendor/VendorStatementScreen.tsx')).VendorStatementScreen,
  ),
]
