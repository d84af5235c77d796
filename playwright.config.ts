import { defineConfig } from '@playwright/test'
import { browserFlags, findChromium } from './scripts/browsers.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // One more than the machine has cores: a journey waits for the server a good part of its time.
  workers: 3,
  // Journeys of one file tell one story; files run side by side.
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Set by the global set-up, which runs before any worker reads this.
    baseURL: process.env.WAYBILL_E2E_URL,
    // The demo's couriers and the people who read their screens are in Saskatchewan.
    locale: 'en-CA',
    timezoneId: 'America/Regina',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Recording every step costs a fifth of the time; `npx playwright test <file> --trace=on` records one that fails.
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: browserFlags },
  },
})
