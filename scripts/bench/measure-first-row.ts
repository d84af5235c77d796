import { chromium, type Browser, type BrowserContext } from 'playwright'
import { paths } from '#src/paths.ts'
import { browserFlags, findChromium } from '../browsers.ts'
import { median, type Figure } from './figure.ts'
import { dispatcher, signIn, type Caller } from './product.ts'
import type { Site } from './site.ts'

/** The same page at full speed and at a quarter of it. */
const speeds = [
  { name: 'first row', slowdown: 1, most: 600 },
  { name: 'first row at a quarter of the CPU', slowdown: 4, most: 1_600 },
] as const
const deadlineMs = 60_000

/**
 * From the address bar to the first order of the list, with nothing cached, for somebody who is signed in.
 * @returns nothing when there is no Chromium
 */
export async function measureFirstRow({ server }: Site, { quick }: { quick: boolean }): Promise<Figure[]> {
  const executablePath = findChromium()
  if (executablePath === undefined) return []
  const caller = await signIn(server, dispatcher)
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const figures: Figure[] = []
    for (const { name, slowdown, most } of speeds) {
      const times: number[] = []
      for (let turn = 0; turn < (quick ? 1 : 5); turn++) times.push(await timeFirstRow(browser, caller, slowdown))
      figures.push({
        group: 'First list of the app',
        name,
        value: median(times),
        unit: 'ms',
        budget: { at: 'most', value: most },
      })
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** Milliseconds by the page's own clock, which begins with the navigation. */
async function timeFirstRow(browser: Browser, caller: Caller, slowdown: number): Promise<number> {
  const context = await signedInContext(browser, caller)
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`${caller.origin}${paths.orderHistory()}`, { waitUntil: 'commit' })
    // Rows of the skeleton are hidden from assistive technology, so they are not taken for orders.
    const shown = await page.waitForFunction(
      () => document.querySelector('tbody tr:not([aria-hidden])') !== null && performance.now(),
      undefined,
      { timeout: deadlineMs, polling: 'raf' },
    )
    return Number(await shown.jsonValue())
  } finally {
    await context.close()
  }
}

/** A browser of its own in which somebody is signed in. */
export async function signedInContext(browser: Browser, caller: Caller): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    },
    {
      token: caller.token,
      refreshToken: caller.refreshToken,
      tenantId: String(caller.tenantId),
      userId: String(caller.userId),
    },
  )
  return context
}
