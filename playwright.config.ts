import { defineConfig } from '@playwright/test'
import { browserFlags, findChromium } from './scripts/browsers.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // The machines that run this have two cores.
  workers: 2,
  // Journeys of one file tell one story; files run side by side.
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // No step should come near these; they only end what hangs, also on a machine that is busy with other things.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // Set by the global set-up, which runs before any worker reads this.
    baseURL: process.env.WAYBILL_E2E_URL,
    // The demo's couriers and the people who read their screens are in Saskatchewan.
    locale: 'en-CA',
    timezoneId: 'America/Regina',
    viewport: { width: 1440, height: 900 },
    // A step that waits for something that never comes ends here and names it; the end of the journey would not.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording every step costs a fifth of the time; `npx playwright test <file> --trace=on` records one that fails.
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      // Pages of a device share one process, as tabs opened from one another do: the next journey finds the app compiled there.
      args: [...browserFlags, '--process-per-site'],
    },
  },
})
