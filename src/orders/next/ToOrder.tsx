import type { ReactNode } from 'react'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

/** To the order and to all orders, for those who have these screens. */
export function ToOrder({ orderId }: { readonly orderId: number }): ReactNode {
  const session = useSession()
  if (session.drivesOnly === true) return null
  return (
    <>
      <ButtonLink size="large" to={paths.order(orderId)} text="Open order" />
      <ButtonLink size="large" to={paths.orderHistory()} text="Orders" />
    </>
  )
}
