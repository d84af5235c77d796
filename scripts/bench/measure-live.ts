import { setTimeout } from 'node:timers/promises'
import { chromium } from 'playwright'
import { paths } from '#src/paths.ts'
import { browserFlags, findChromium } from '../browsers.ts'
import { median, type Figure } from './figure.ts'
import { signedInContext } from './measure-first-row.ts'
import { dispatcher, owner, signIn } from './product.ts'
import type { Site } from './site.ts'
import { workloadsOf } from './workloads.ts'

const budgetMs = 300
/** Longer than what lies between two rounds of questions of a screen (src/live/touched-queries.ts). */
const quietMs = 700

/**
 * From sending an order until somebody else has it on the list that is open before them: the act, the event, the list asked anew, and
 * the row drawn.
 * @returns nothing when there is no Chromium
 */
export async function measureLive({ server }: Site, { quick }: { quick: boolean }): Promise<Figure[]> {
  const executablePath = findChromium()
  if (executablePath === undefined) return []
  const [acting, reading] = [await signIn(server, owner), await signIn(server, dispatcher)]
  const [order] = (await workloadsOf(acting)).create
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const context = await signedInContext(browser, reading)
    const page = await context.newPage()
    await page.goto(`${server.origin}${paths.orderHistory()}`)
    await page.locator('tbody tr:not([aria-hidden])').first().waitFor()
    const times: number[] = []
    for (let turn = 0; turn < (quick ? 5 : 25); turn++) {
      // As one act of the day: of many in a row the screen asks twice a second.
      await setTimeout(quietMs)
      const sent = performance.now()
      const answer = await fetch(`${server.origin}/api/delivery-orders`, {
        method: 'POST',
        headers: { ...acting.headers, 'content-type': 'application/json' },
        body: JSON.stringify(order?.body),
      })
      if (answer.status !== 200) throw new Error(`An order was answered ${answer.status}.`)
      const { id } = (await answer.json()) as { id: number }
      await page.waitForFunction(
        (number) => document.querySelector('tbody')?.textContent.includes(number),
        String(id),
        {
          polling: 'raf',
        },
      )
      times.push(performance.now() - sent)
    }
    return [
      {
        group: 'First list of the app',
        name: 'an order on the list of another, p50',
        value: median(times),
        unit: 'ms',
        budget: { at: 'most', value: budgetMs },
      },
    ]
  } finally {
    await browser.close()
  }
}
