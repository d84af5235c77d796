import type { ReactNode } from 'react'
import { Search, TickCircle, User } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { isClosed, orderStatusLabels } from '#domain/order-status.ts'
import { useGetDeliveryOrderDriverView } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderDriverView } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { statusOf } from '#src/api/errors.ts'
import { paths } from '#src/paths.ts'
import { markedAs } from '#src/resources/orders/order-acts.ts'
import { orderNumber } from '#src/resources/orders/order-columns.tsx'
import { StatusTag } from '#src/resources/orders/StatusTag.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { idOf } from '../order-filters.ts'
import { stillMissing } from './answers.ts'
import { DriverDeliveries } from './DriverDeliveries.tsx'
import { LoadCard } from './LoadCard.tsx'
import { MoveBar } from './MoveBar.tsx'
import { NextFrame } from './NextFrame.tsx'
import { useForgottenDraft, useNextDraft } from './next-draft.ts'
import { positionWords } from './position.ts'
import { ProtocolForm } from './ProtocolForm.tsx'
import { StopCard } from './StopCard.tsx'
import { useNextActs } from './use-next-acts.ts'
import { WaitCard } from './WaitCard.tsx'
import './next.css'

/** How often what others do to the order is looked for, in milliseconds. */
const refreshMs = 30_000

/** The next step of an order, for whoever stands at its stop with a telephone in one hand. */
export function OrderNextScreen() {
  const orderId = idOf(useParams().orderId ?? '')
  return orderId === null ? <NoSuchOrder /> : <NextById key={orderId} orderId={orderId} />
}

function NextById({ orderId }: { readonly orderId: number }) {
  const view = useGetDeliveryOrderDriverView(orderId, { query: { refetchInterval: refreshMs } })
  if (view.data !== undefined) return <NextStep order={view.data} />
  if (view.isPending)
    return (
      <NextFrame title={orderNumber(orderId)} orderId={orderId}>
        <div role="status" aria-label="Loading the order" className="wb-next-column">
          <Skeleton height={220} />
          <Skeleton height={120} />
          <Skeleton height={260} />
        </div>
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

function NextStep({ order }: { readonly order: DeliveryOrderDriverView }) {
  const { id, status, next } = order
  return (
    <NextFrame title={orderNumber(id)} orderId={id} aside={<StatusTag status={status} />}>
      {isClosed(status) ? (
        <Closed order={order} />
      ) : next.next === null ? (
        <EmptyState icon={<User size={18} />} title="No driver yet" actions={<ToOrder orderId={id} />}>
          {next.requirements.join(' ') || 'The order waits for a driver.'}
        </EmptyState>
      ) : (
        <Step order={order} />
      )}
    </NextFrame>
  )
}

function Step({ order }: { readonly order: DeliveryOrderDriverView }) {
  const session = useSession()
  const state = useNextDraft(order.id)
  const acts = useNextActs(order, state)
  const { next, stop } = order.next
  const mayAct = can.advance(session, order, next === 'droppedOff' || next === 'completed' ? next : 'pickedUp')
  const entry = order.protocolData.find(({ type }) => type === stop)
  const drafts = stop === null ? {} : state.draft.answers[stop]
  const missing = stop === null ? [] : stillMissing(order.protocol[stop], drafts, entry)
  const where = positionWords[acts.position.state]
  return (
    <>
      <div className="wb-next-column">
        {stop === null ? (
          <section className="wb-card wb-next-card" aria-label="Next step">
            <p className="wb-label">Next step</p>
            <h2 className="wb-next-place">Complete the delivery</h2>
            <p>Everything was dropped off at {order.dropoffLocation.fullName || order.dropoffLocation.name}.</p>
          </section>
        ) : (
          <StopCard order={order} stop={stop} />
        )}
        {stop !== null && order.geostampsEnabled && mayAct.allowed && (
          <WaitCard stamps={order.geostamps} stop={stop} acts={acts} />
        )}
        {where !== null && <p className="wb-next-notice">{where}</p>}
        {!state.isKept && (
          <p className="wb-next-notice" role="alert">
            This device has no room left: save before you close this page, or the photos are lost.
          </p>
        )}
        {stop !== null && order.protocol[stop].length > 0 && (
          <ProtocolForm
            actions={order.protocol[stop]}
            entry={entry}
            drafts={drafts}
            readOnly={!mayAct.allowed}
            onAnswer={(actionId, answer) => state.answer(stop, actionId, answer)}
          />
        )}
        <LoadCard order={order} />
      </div>
      <MoveBar order={order} acts={acts} missing={missing} drafts={drafts} mayAct={mayAct} />
    </>
  )
}

function Closed({ order: { id, status } }: { readonly order: DeliveryOrderDriverView }) {
  useForgottenDraft(id)
  const isDone = status === 'completed'
  return (
    <>
      <EmptyState
        icon={isDone ? <TickCircle size={18} /> : <Search size={18} />}
        title={isDone ? 'Delivery completed' : `The order is ${orderStatusLabels[status].toLowerCase()}`}
        actions={<ToOrder orderId={id} />}
      >
        {isDone
          ? `Marked as ${markedAs.completed}. Nothing is left to do here.`
          : 'It is not delivered any more. Bring back what you have of it.'}
      </EmptyState>
      <OtherDeliveries />
    </>
  )
}

/** To the order and to all orders, for those who have these screens. */
function ToOrder({ orderId }: { readonly orderId: number }): ReactNode {
  const session = useSession()
  if (session.drivesOnly === true) return null
  return (
    <>
      <ButtonLink size="large" to={paths.order(orderId)} text="Open order" />
      <ButtonLink size="large" to={paths.orderHistory()} text="Orders" />
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
