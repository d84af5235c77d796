import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/project-root.ts'
import { demoPassword, serverUrl, tokensOf } from './arrange.ts'

/** A browser's window without anybody in it: journeys of the same device follow one another in it. */
interface KeptWindow {
  readonly context: BrowserContext
  /** Of a page that shows none of the app, to empty the storage from. It keeps the process in which the journeys' pages run. */
  readonly session: CDPSession
}

interface KeptWindows {
  readonly of: (device: BrowserContextOptions) => Promise<KeptWindow>
  readonly forget: (device: BrowserContextOptions) => void
  /** Closes what a journey opened itself, where somebody else's live page would go on asking the server. */
  readonly closeOthers: () => Promise<void>
}

/** An address of the server that runs none of the app. */
const nothingOfTheApp = '/favicon.svg'

/**
 * Playwright's `test` with two more rules.
 *
 * A journey during which the browser reports an error fails, wherever its steps looked. A journey that provokes an answer on
 * purpose names it in `expectedErrors`.
 *
 * Journeys on the same device share one browser context, so that each does not compile the app anew: what a journey has left
 * there (pages, storage, cookies, routes, a cut connection) is gone before the next, and so are the contexts that it opened.
 * One that failed leaves nothing at all.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; watchedPage: void }, { keptWindows: KeptWindows }>({
  keptWindows: [
    async ({ browser }, provide) => {
      const windows = new Map<string, Promise<KeptWindow>>()
      const kept = async () => (await Promise.all(windows.values())).map(({ context }) => context)
      await provide({
        of: (device) => {
          const window = windows.get(JSON.stringify(device)) ?? openWindow(browser, device)
          windows.set(JSON.stringify(device), window)
          return window
        },
        forget: (device) => void windows.delete(JSON.stringify(device)),
        closeOthers: async () => {
          const staying = await kept()
          await Promise.all(
            browser
              .contexts()
              .filter((context) => !staying.includes(context))
              .map((context) => context.close()),
          )
        },
      })
      await Promise.all((await kept()).map((context) => context.close()))
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      keptWindows,
      baseURL,
      locale,
      timezoneId,
      viewport,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      permissions,
      geolocation,
    },
    provide,
    testInfo,
  ) => {
    const device = {
      baseURL,
      locale,
      timezoneId,
      viewport,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      permissions,
      geolocation,
    }
    const window = await keptWindows.of(device)
    await provide(window.context)
    if (testInfo.status === testInfo.expectedStatus) await emptyWindow(window, device)
    else keptWindows.forget(device)
    await keptWindows.closeOthers()
  },
  expectedErrors: [[], { option: true }],
  watchedPage: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      await use()
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

async function openWindow(browser: Browser, device: BrowserContextOptions): Promise<KeptWindow> {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  await page.goto(nothingOfTheApp)
  return { context, session: await context.newCDPSession(page) }
}

async function emptyWindow({ context, session }: KeptWindow, device: BrowserContextOptions): Promise<void> {
  const [, ...left] = context.pages()
  await Promise.all(left.map((page) => page.close()))
  await context.unrouteAll()
  await context.setOffline(false)
  await context.setGeolocation(device.geolocation ?? null)
  await session.send('Storage.clearDataForOrigin', { origin: device.baseURL ?? '', storageTypes: 'all' })
  await context.clearCookies()
}

export { expect }

/**
 * Opens a page as somebody of the demo who has signed in on this device before: most journeys are about what comes then, and the
 * sign-in page and the app's first start in between would cost each of them more than many of its steps.
 *
 * @param email such as `dispatcher@prairiesky.example`
 * @param path where to go first, such as `/dispatch`, or a whole address, also of another server
 */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  const { origin } = new URL(path, serverUrl())
  const tokens = await tokensOf(email, demoPassword, origin)
  const { href } = new URL(nothingOfTheApp, origin)
  // A new page in the window of a journey need not go there itself.
  const kept =
    page.url() === 'about:blank' &&
    page
      .context()
      .pages()
      .find((other) => other.url() === href)
  if (!kept) await page.goto(href)
  await (kept || page).evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, tokens)
  await page.goto(path)
}

/** The same through the sign-in page, for journeys that begin there. */
export async function signInOnPage(page: Page, email: string, path = '/', password = demoPassword): Promise<void> {
  await page.goto(path)
  await submitSignIn(page, email, password)
}

/** Fills in the sign-in page that stands open, and waits until the app has taken over. */
export async function submitSignIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/') && url.pathname !== '/cb')
}

const axeSource = readFileSync(join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8')

const rulesOfColour = ['color-contrast', 'link-in-text-block']

interface AxeReport {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[]
}

/** Waits until nothing stands in any more for something that is on its way. */
export async function expectArrived(within: Locator): Promise<void> {
  await expect(within.locator('.bp6-skeleton, [aria-busy="true"]')).toHaveCount(0)
}

/**
 * Fails when the page breaks a rule of axe, once all that it shows has arrived; the message names rule and elements.
 *
 * @param options `rules`: these of axe instead of all; `within`: this part instead of the whole page
 */
export async function expectAccessible(
  page: Page,
  { rules, within = page.locator(':root') }: { rules?: readonly string[]; within?: Locator } = {},
): Promise<void> {
  await expectArrived(within)
  await page.evaluate(endTransitions)
  // Through the browser's debugger rather than a script element, which the page's own policy would refuse.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource)
  const report: AxeReport = await within.evaluate((part, options) => Reflect.get(window, 'axe').run(part, options), {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  })
  const faults = report.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join(', ')}`,
  )
  expect(faults).toEqual([])
}

/** Draws the page in these colours, which follow the device as a person's do at first. */
export async function inColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme)
}

/**
 * Fails when the page breaks a rule of axe in dark or in light colours, in which it is left.
 * Only the rules about colour are asked in the dark: nothing else differs there.
 *
 * @param within a part of the page to look at instead of all of it
 */
export async function expectAccessibleInBothModes(page: Page, within?: Locator): Promise<void> {
  await inColours(page, 'dark')
  await expectAccessible(page, { rules: rulesOfColour, ...(within && { within }) })
  await inColours(page, 'light')
  await expectAccessible(page, { ...(within && { within }) })
}

/**
 * Colours change at once from here on. What is out of sight would begin its transition only when axe looks there, and axe
 * would read the colours of the other mode.
 */
function endTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets = [sheet]
}
