import { Search, User } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { isClosed, statusInSentence } from '#domain/orders/order-status.ts'
import { stopTypes } from '#domain/orders/protocol.ts'
import { useGetDeliveryOrderDriverView } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderDriverView } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { statusOf } from '#src/http/errors.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { stopNames } from '#src/orders/history/stop-names.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { OnItsWay } from '#src/ui/OnItsWay.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { idOf } from '#src/tables/address-values.ts'
import { missingAnswers } from '#src/orders/protocol/answers.ts'
import { ClosedOrder } from './ClosedOrder.tsx'
import { DriverDeliveries } from './DriverDeliveries.tsx'
import { LoadCard } from './LoadCard.tsx'
import { MoveBar } from './MoveBar.tsx'
import { NextFrame } from './NextFrame.tsx'
import { useNextDraft } from './next-draft.ts'
import { positionWords } from './position.ts'
import { ProtocolForm } from '#src/orders/protocol/ProtocolForm.tsx'
import { StopCard } from './StopCard.tsx'
import { OrderTalk } from './OrderTalk.tsx'
import { ToOrder } from './ToOrder.tsx'
import { UnsentAnswers } from './UnsentAnswers.tsx'
import { UnsentStamps } from './UnsentStamps.tsx'
import { useNextActs } from './use-next-acts.ts'
import { OpenWaits, WaitCard } from './WaitCard.tsx'
import styles from './next.module.css'

/** How often what others do to the order is looked for, in milliseconds. */
const refreshMs = 30_000

/** The next step of an order, for a driver who stands at its stop with a telephone in one hand. */
export function OrderNextScreen() {
  const orderId = idOf(useParams().orderId ?? '')
  return orderId === null ? <NoSuchOrder /> : <NextById key={orderId} orderId={orderId} />
}

function NextById({ orderId }: { readonly orderId: number }) {
  const view = useGetDeliveryOrderDriverView(orderId, { query: { refetchInterval: refreshMs } })
  if (view.data !== undefined) return <NextStep order={view.data} answeredAt={view.dataUpdatedAt} />
  if (view.isPending)
    return (
      <NextFrame title={orderNumber(orderId)} orderId={orderId}>
        <OnItsWay label="Loading the order" className={styles.column}>
          <Skeleton height={220} />
          <Skeleton height={120} />
          <Skeleton height={260} />
        </OnItsWay>
      </NextFrame>
    )
  const status = statusOf(view.error)
  if (status === 404 || status === 403) return <NoSuchOrder />
  return (
    <NextFrame title={orderNumber(orderId)} orderId={orderId}>
      <ErrorState title="The order could not be loaded" error={view.error} retry={() => void view.refetch()} />
    </NextFrame>
  )
}

interface NextStepProps {
  readonly order: DeliveryOrderDriverView
  /** When the server answered with it last. */
  readonly answeredAt: number
}

function NextStep({ order, answeredAt }: NextStepProps) {
  const { id, status, next } = order
  return (
    <NextFrame title={orderNumber(id)} orderId={id} status={status}>
      {isClosed(status) ? (
        <>
          <ClosedOrder order={order} answeredAt={answeredAt} />
          <OrderTalk order={order} />
          <OtherDeliveries />
        </>
      ) : next.next === null ? (
        <EmptyState icon={<User size={18} />} title="No driver yet" actions={<ToOrder orderId={id} />}>
          {next.requirements.join(' ') || 'The order waits for a driver.'}
        </EmptyState>
      ) : (
        <Step order={order} answeredAt={answeredAt} />
      )}
    </NextFrame>
  )
}

function Step({ order, answeredAt }: NextStepProps) {
  const session = useSession()
  const state = useNextDraft(order.id)
  const acts = useNextActs(order, state, answeredAt)
  const { next, stop } = order.next
  const mayAct = canOrder.advance(session, order, next === 'droppedOff' || next === 'completed' ? next : 'pickedUp')
  const entry = order.protocolData.find(({ type }) => type === stop)
  const drafts = stop === null ? {} : state.draft.answers[stop]
  const missing = stop === null ? [] : missingAnswers(order.protocol[stop], drafts, entry)
  const where = positionWords[acts.position.state]
  return (
    <>
      <div className={styles.column}>
        {stop === null ? (
          <section className={`wb-card ${styles.card}`} aria-label="Next step">
            <p className="wb-label">Next step</p>
            <h2 className={styles.heading}>Complete the delivery</h2>
            <p>Everything was dropped off at {order.dropoffLocation.fullName || order.dropoffLocation.name}.</p>
          </section>
        ) : (
          <StopCard order={order} stop={stop} />
        )}
        {stop !== null && order.geostampsEnabled && mayAct.allowed ? (
          <WaitCard geostamps={order.geostamps} stop={stop} stamps={acts.stamps} />
        ) : (
          <UnsentStamps stamps={acts.stamps} />
        )}
        <OpenWaits order={order} except={stop} stamps={acts.stamps} />
        {where !== null && <p className={styles.notice}>{where}</p>}
        {!state.isKept && (
          <p className={styles.notice} role="alert">
            This device has no room left: save before you close this page, or what you entered is lost.
          </p>
        )}
        {stop !== null && order.protocol[stop].length > 0 && (
          <ProtocolForm
            actions={order.protocol[stop]}
            entry={entry}
            drafts={drafts}
            readOnly={!mayAct.allowed}
            onAnswer={(actionId, answer) => acts.answer(stop, actionId, answer)}
          />
        )}
        {stopTypes
          .filter((each) => each !== stop)
          .map((left) => (
            <UnsentAnswers
              key={left}
              title={`Not sent: ${stopNames[left]}`}
              words={`The order is ${statusInSentence(order.status)} by now, and this was not saved.`}
              actions={order.protocol[left]}
              drafts={state.draft.answers[left]}
              send={{ label: 'Save', isSending: acts.busyWith !== null, act: () => void acts.save(left) }}
              fault={null}
              onThrowAway={() => state.throwAway(left)}
            />
          ))}
        {stop === 'pickup' && <StopCard order={order} stop="dropoff" isAfter />}
        <LoadCard order={order} />
        <OrderTalk order={order} />
      </div>
      <MoveBar order={order} acts={acts} missing={missing} drafts={drafts} mayAct={mayAct} />
    </>
  )
}

/** What else somebody has in hand who only drives; everybody else has lists for that. */
function OtherDeliveries() {
  const { me, drivesOnly } = useSession()
  return drivesOnly === true ? <DriverDeliveries userId={me.id} /> : null
}

function NoSuchOrder() {
  return (
    <NextFrame title="Order not found" orderId={null}>
      <EmptyState icon={<Search size={18} />} title="There is no such order here">
        The number may be mistyped, or the order is not yours any more.
      </EmptyState>
      <OtherDeliveries />
    </NextFrame>
  )
}
