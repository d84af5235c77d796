import { sql } from 'kysely'
import { chromium, type Page } from 'playwright'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { paths } from '#src/paths.ts'
import { browserFlags, findChromium } from '../browsers.ts'
import { median, type Figure } from './figure.ts'
import { dispatcher, ordersPath, readJson, signIn } from './product.ts'
import type { Site } from './site.ts'

const parcelCount = 200
const updates = 500
/** As far as a turn of the wheel goes. */
const stepPx = 120

/**
 * How long a frame takes while somebody scrolls through an order of 200 parcels and 500 entries of its timeline.
 * @returns nothing when there is no Chromium
 */
export async function measureOrderPage({ server, database }: Site, { quick }: { quick: boolean }): Promise<Figure[]> {
  const executablePath = findChromium()
  if (executablePath === undefined) return []
  const caller = await signIn(server, dispatcher)
  const list = ordersPath(caller, { page: 0, pageSize: 1 })
  const { data } = await readJson<{ data: { id: number }[] }>(`${caller.origin}${list}`, caller.headers)
  const orderId = data[0]?.id ?? 0
  await createTransactions(database.pool).systemTransaction(async (db) => {
    await sql`insert into delivery_order_parcels (delivery_order_id, position, name, quantity, length_m, width_m, height_m, weight_kg)
      select ${orderId}, n, 'Box ' || n, 1, 0.3, 0.2, 0.1, 2 from generate_series(1, ${parcelCount}::int) n`.execute(db)
    await sql`insert into delivery_order_updates (delivery_order_id, type, comment, commenter_name)
      select ${orderId}, 'assigned_commented', 'Comment ' || n, 'Dana Kowalski'
      from generate_series(1, ${updates}::int) n`.execute(db)
  })

  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const { token, refreshToken, tenantId, userId } = caller
    await context.addInitScript(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value))
      },
      { token, refreshToken, tenantId, userId },
    )
    const page = await context.newPage()
    await page.goto(`${caller.origin}${paths.order(orderId)}`)
    await page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first().waitFor()
    const frames: number[] = []
    for (let turn = 0; turn < (quick ? 1 : 3); turn++) frames.push(...(await scrollThrough(page)))
    const sorted = frames.toSorted((left, right) => left - right)
    const group = `Order page, ${parcelCount} parcels and ${updates} entries`
    return [
      { group, name: 'frame while scrolling, median', value: median(frames), unit: 'ms' },
      {
        group,
        name: 'frame while scrolling, slowest of twenty',
        value: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
        unit: 'ms',
        budget: { at: 'most', value: 50 },
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Milliseconds of each frame from the top of the page to its end. */
function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(
    (step) =>
      new Promise<number[]>((resolve) => {
        const main = document.getElementById('main')
        const times: number[] = []
        let last = performance.now()
        const turn = (now: number) => {
          times.push(now - last)
          last = now
          if (main === null || main.scrollTop + main.clientHeight >= main.scrollHeight - 1) resolve(times.slice(1))
          else {
            main.scrollBy(0, step)
            requestAnimationFrame(turn)
          }
        }
        main?.scrollTo(0, 0)
        requestAnimationFrame(turn)
      }),
    stepPx,
  )
}
