import type { QueryClient } from '@tanstack/react-query'

// "driver-pay" is also that of an order, which says on which statement it stands.
const parts = ['/invoice-export', '/driver-pay', '/accounting-invoicing-data']

/** Asks anew for what drivers are due and what they were paid, wherever it is on the screen. */
export function refreshPay(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, , url] }) => typeof url === 'string' && parts.some((part) => url.includes(part)),
  })
}
