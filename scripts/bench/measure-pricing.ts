import { priceOrder } from '#domain/pricing/price-order.ts'
import { median, type Figure } from './figure.ts'
import { realisticOrders, realisticService } from './priced-service.ts'

const orders = 100_000

/**
 * Processor time of 100,000 prices of a service that uses every modifier: what trying a draft on past orders is made of.
 * @throws when one of them has no price, which would be quicker than having one
 */
export function measurePricing({ quick }: { readonly quick: boolean }): Figure[] {
  const inputs = realisticOrders(orders)
  const seconds = Array.from({ length: quick ? 1 : 5 }, () => {
    const before = process.cpuUsage()
    let priced = 0
    for (const input of inputs) if (priceOrder(realisticService, input).status === 'priced') priced += 1
    if (priced !== orders) throw new Error(`${orders - priced} orders have no price`)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  })
  return [
    {
      group: 'Pricing',
      name: `${orders.toLocaleString('en-CA')} prices, processor time`,
      value: median(seconds),
      unit: 's',
      budget: { at: 'most', value: 2 },
    },
  ]
}
