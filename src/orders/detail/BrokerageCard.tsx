import { Link } from 'react-router-dom'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { MarginAmount } from './MarginAmount.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { Card } from './Card.tsx'
import styles from './brokerage.module.css'

/** For the courier between two orders: the other one, who carries it out, and what stays. Nothing for everybody else. */
export function BrokerageCard({
  order,
}: {
  readonly order: Pick<DeliveryOrderPageView, 'id' | 'brokerage' | 'pricing'>
}) {
  const { id, brokerage, pricing } = order
  if (brokerage === null) return null
  const { sellOrderId, buyOrderId, receiverTenant } = brokerage
  const isSold = sellOrderId === id
  const otherId = isSold ? buyOrderId : sellOrderId
  return (
    <Card title="Brokerage">
      <Facts>
        <Fact label={isSold ? 'Bought as' : 'Sold as'}>
          <Link to={paths.order(otherId)}>{orderNumber(otherId)}</Link>
        </Fact>
        <Fact label="Carried out by">
          <strong>{receiverTenant.name}</strong>
        </Fact>
        {!pricing.hidden && (
          <>
            <Fact label="Sell price">
              <MarginAmount cents={brokerage.sellPreTaxCadCents} />
            </Fact>
            <Fact label="Buy price">
              <MarginAmount cents={brokerage.buyPreTaxCadCents} />
            </Fact>
            <Fact label="Margin">
              <MarginAmount cents={brokerage.marginCadCents} isMargin />
            </Fact>
          </>
        )}
      </Facts>
      {!pricing.hidden && <p className={styles.note}>Before tax. Your customer sees none of this.</p>}
    </Card>
  )
}
