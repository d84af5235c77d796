import { test as base, expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/project-root.ts'
import { demoPassword, tokensOf } from './arrange.ts'

/**
 * Playwright's `test` with one more rule: a journey during which the browser reports an error fails, wherever its
 * steps looked. A journey that provokes an answer on purpose names it in `expectedErrors`.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; watchedPage: void }>({
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

export { expect }

/**
 * Opens a page as somebody of the demo who has signed in on this device before: most journeys are about what comes then, and the
 * sign-in page and the app's first start in between would cost each of them more than many of its steps.
 *
 * @param email such as `dispatcher@prairiesky.example`
 * @param path where to go first, such as `/dispatch`
 */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  const tokens = await tokensOf(email)
  // Any address of the server that runs none of the app.
  await page.goto('/favicon.svg')
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, tokens)
  await page.goto(path)
}

/** The same through the sign-in page, for journeys that begin there. */
export async function signInOnPage(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(path)
  await submitSignIn(page, email)
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

/**
 * Fails when the page, as it stands, breaks a rule of axe; the message names rule and elements.
 *
 * @param only these rules of axe instead of all
 */
export async function expectAccessible(page: Page, only?: readonly string[]): Promise<void> {
  // Through the browser's debugger rather than a script element, which the page's own policy would refuse.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource)
  const options = { resultTypes: ['violations'], ...(only && { runOnly: { type: 'rule', values: only } }) }
  const report = (await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)) as AxeReport
  const faults = report.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join(', ')}`,
  )
  expect(faults).toEqual([])
}

/**
 * Fails when the page breaks a rule of axe in light or in dark colours, which follow the device as a person's do at first.
 * Only the rules about colour are asked again in the dark: nothing else differs there.
 */
export async function expectAccessibleInBothModes(page: Page): Promise<void> {
  await page.evaluate(endTransitions)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme)
    await expectAccessible(page, colorScheme === 'dark' ? rulesOfColour : undefined)
  }
}

/**
 * Colours change at once from here on. What is out of sight would begin its transition only when axe looks there, and axe
 * would read the colours of the other mode.
 */
function endTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}
