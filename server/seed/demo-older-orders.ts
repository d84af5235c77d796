import { addDays, unixSecondsAt, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Stage } from './act-as.ts'
import { carryOut } from './carry-out.ts'
import { demoMonths } from './demo-months.ts'
import { orderedFor, pastDays, pastStatus, planOf, roundToSlot } from './demo-orders.ts'
import { demoTimeZone } from './demo-organisations.ts'
import { createRandom } from './random.ts'

const hour = 3_600
/** Of these orders every so many one is for the courier's other customer of that time. */
const everyOther = 4

/**
 * Gives the demo the months before its thirty full days: two or three orders a day, so that there is something to bill. Pallets
 * were driven since: the books have met one combination of taxes so far.
 * @param now unix seconds
 * @param daySeed the same gives the same orders
 */
export async function seedOlderOrders(stage: Stage, now: number, daySeed: number): Promise<void> {
  const [city, route] = stage.world.services
  if (city === undefined || route === undefined) throw new Error('The demo has nothing that was ordered for months.')
  const world = { ...stage.world, services: [city, route] }
  const random = createRandom(daySeed + 2)
  const today = wallTimeAt(now, demoTimeZone).date
  const until = addDays(today, -pastDays)
  let placed = 0
  for (let day = demoMonths(today).firstDay; day < until; day = addDays(day, 1)) {
    const midnight = unixSecondsAt(day, 0, demoTimeZone)
    for (let left = random.between(2, 3); left > 0; left--) {
      const availableAt = midnight + roundToSlot(random.between(7 * hour, 19 * hour))
      const createdAt = availableAt - random.between(30, 240) * 60
      const drawn = planOf(world, random, { availableAt, createdAt, status: pastStatus(pastDays, random) })
      const isOther = placed++ % everyOther === everyOther - 1
      const plan = isOther ? orderedFor('managed', drawn, world, random) : drawn
      await carryOut(stage, { ...plan, recorded: 'nothing', isWaiting: false, random }, now)
    }
  }
}
