import { checkPermission } from '#src/access/can.ts'
import { billingRights } from '#src/billing/billing-rights.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { type LeakRow, mendedOnPrice, useLeakActs } from './leak-acts.ts'
import { leakKindOf } from './leak-words.ts'
import '#src/ui/row-acts.css'

/** What mends a leak where it stands, and that it is accepted or not any more. */
export function LeakRowActs({ leak }: { readonly leak: LeakRow }) {
  const session = useSession()
  const { accept, reopen, isBusy } = useLeakActs()
  const accepts = billingRights.accept(session)
  if (leak.acceptance !== null) {
    return (
      <span className="wb-row-acts">
        <VerdictButton
          variant="minimal"
          size="small"
          verdict={accepts}
          text="Do not accept"
          aria-label={`Do not accept order ${leak.orderId}`}
          loading={isBusy}
          onClick={() => reopen([leak])}
        />
      </span>
    )
  }
  return (
    <span className="wb-row-acts">
      <Mend leak={leak} />
      <VerdictButton
        variant="minimal"
        size="small"
        verdict={accepts}
        text="Accept…"
        aria-label={`Accept order ${leak.orderId}…`}
        onClick={() => accept([leak])}
      />
    </span>
  )
}

function Mend({ leak }: { readonly leak: LeakRow }) {
  const session = useSession()
  const { complete, editPrice, isBusy } = useLeakActs()
  const kind = leakKindOf(leak.leak)
  const shared = { variant: 'minimal', size: 'small' } as const
  if (kind === 'notCompleted') {
    return (
      <VerdictButton
        {...shared}
        verdict={checkPermission(session, 'delivery-orders.update', 'complete orders')}
        text="Complete"
        aria-label={`Complete order ${leak.orderId}`}
        loading={isBusy}
        onClick={() => complete([leak])}
      />
    )
  }
  if (kind === 'noDriverRate') {
    return (
      <ButtonLink
        {...shared}
        to={leak.driver === null ? paths.driverPaySettings() : paths.driverPay(leak.driver.id)}
        text="Driver pay"
        aria-label={`Driver pay of order ${leak.orderId}`}
      />
    )
  }
  if (kind !== undefined && mendedOnPrice.has(kind)) {
    return (
      <VerdictButton
        {...shared}
        verdict={checkPermission(session, 'pricing.update', 'change prices')}
        text="Edit price"
        aria-label={`Edit the price of order ${leak.orderId}`}
        onClick={() => editPrice(leak)}
      />
    )
  }
  return (
    <ButtonLink
      {...shared}
      to={paths.order(leak.orderId)}
      text="Open order"
      aria-label={`Open order ${leak.orderId}`}
    />
  )
}
