import type { QueryClient } from '@tanstack/react-query'

const parts = ['/invoice-export', '/driver-pay-statements', '/accounting-invoicing-data', '/driver-pay-extras']

/** Asks anew for what drivers are due and what they were paid, wherever it is on the screen. */
export function refreshPay(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, , url] }) => typeof url === 'string' && parts.some((part) => url.includes(part)),
  })
}
