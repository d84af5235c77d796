import { useEffect, useRef } from 'react'
import { Tab, Tabs } from '@blueprintjs/core'
import { useGetDeliveryOrderMedia, useGetDeliveryOrderUpdates } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { historyStaleMs } from '#src/orders/history/history-interval.ts'
import { OrderTimeline } from '#src/orders/history/OrderTimeline.tsx'
import { useSession } from '#src/session/session.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { documentsOf } from '#src/orders/documents/documents.ts'
import { orderTabs, useOrderTab, type OrderTab } from './use-order-tab.ts'
import styles from './order-history.module.css'
import '#src/ui/dense-card.css'

// Most visits read one side: the code of the others comes when they are looked at.
const comments = lazyComponent(async () => (await import('#src/orders/history/OrderComments.tsx')).OrderComments)
const media = lazyComponent(async () => (await import('./MediaList.tsx')).MediaList)
const protocol = lazyComponent(async () => (await import('./ProtocolPanel.tsx')).ProtocolPanel)
const waitTime = lazyComponent(async () => (await import('./WaitTimePanel.tsx')).WaitTimePanel)

interface OrderHistoryProps {
  readonly order: DeliveryOrderPageView
  readonly onAttach: () => void
}

const titles: Readonly<Record<OrderTab, string>> = {
  timeline: 'Timeline',
  protocol: 'Protocol',
  wait: 'Wait time',
  documents: 'Documents & Media',
  comments: 'Comments',
}

/** What stays to be seen of the tab before the chosen one. */
const tabMarginPx = 48

/** What happened to the order and what was written down on the way, one side at a time. */
export function OrderHistory({ order, onAttach }: OrderHistoryProps) {
  const [tab, choose] = useOrderTab()
  const counts = useCounts(order)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the row of tabs is longer than the screen is wide; the page itself stays where it is.
    const chosen = section.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
    chosen?.parentElement?.scrollTo({ left: chosen.offsetLeft - tabMarginPx })
  }, [tab])
  return (
    <section className={`wb-card wb-dense-card ${styles.history}`} aria-label="History" ref={section}>
      <Tabs
        id={`order-${order.id}`}
        className={styles.tabs}
        selectedTabId={tab}
        renderActiveTabPanelOnly
        onChange={(id) => choose(orderTabs.find((known) => known === id) ?? 'timeline')}
      >
        {orderTabs.map((id) => (
          <Tab
            key={id}
            id={id}
            // Blueprint's arrow keys know only tabs that say they are not disabled.
            disabled={false}
            title={
              <>
                {titles[id]} {counts[id] !== undefined && <span className={styles.tabCount}>{counts[id]}</span>}
              </>
            }
            panel={<Panel tab={id} order={order} onAttach={onAttach} />}
          />
        ))}
      </Tabs>
    </section>
  )
}

/** How many there are, once that is known and more than none. */
function useCounts(order: DeliveryOrderPageView): Partial<Record<OrderTab, number>> {
  const said = useGetDeliveryOrderUpdates(order.id, {
    query: {
      select: ({ updates }) => updates.filter(({ type }) => type === 'assigned_commented').length,
      staleTime: historyStaleMs,
    },
  })
  const files = useGetDeliveryOrderMedia(order.id, { query: { select: (list) => list.media.length } })
  return {
    ...(files.data !== undefined && { documents: files.data + documentsOf(order).length }),
    ...(said.data !== undefined && said.data > 0 && { comments: said.data }),
  }
}

function Panel({ tab, order, onAttach }: OrderHistoryProps & { readonly tab: OrderTab }) {
  const session = useSession()
  switch (tab) {
    case 'timeline':
      return <OrderTimeline orderId={order.id} />
    case 'protocol':
      return <protocol.Part orderId={order.id} />
    case 'wait':
      return <waitTime.Part orderId={order.id} availableAt={order.availableAt} />
    case 'documents':
      return <media.Part order={order} onAttach={canOrder.attachMedia(session, order).allowed ? onAttach : undefined} />
    case 'comments':
      return <comments.Part order={order} />
  }
}
