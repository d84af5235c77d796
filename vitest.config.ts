import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserFlags, findChromium } from './scripts/browsers.ts'
import { readableNames } from './scripts/build/class-names.ts'

/** The machines that run this have two cores; more workers than that only make each test slower. */
const workers = 2

/**
 * What screens import, so that Vite prepares all of it before the first test: a package discovered half-way reloads the
 * page under a running test.
 */
const browserPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@blueprintjs/core',
  '@blueprintjs/datetime',
  '@blueprintjs/icons',
  '@blueprintjs/table',
  '@rjsf/core',
  '@rjsf/utils',
  '@rjsf/validator-ajv8',
  'axios',
  'date-fns',
  'date-fns/locale/en-CA',
  'dayjs',
  'dayjs/plugin/customParseFormat',
  'leaflet',
  'react-leaflet',
  'libphonenumber-js',
  'axe-core',
  '@photostructure/tz-lookup',
  'msw',
  'msw/browser',
  '@faker-js/faker',
  '@faker-js/faker/locale/en_CA',
  'ajv/dist/runtime/ucs2length.js',
  'ajv-formats/dist/formats.js',
  'vitest-browser-react',
]

/** Screens are tested on the React that people get: the one for development spends a third of a test on its own checks. */
const asReleased = { 'process.env.NODE_ENV': JSON.stringify('production') }

/** Tests that start, kill and stop whole servers and wait for them: beside a hundred others these would wait for the processor as well. */
const ofProcesses = [
  'tests/api/**/{killed-*,*-killed,durability}.test.ts',
  'tests/api/{database-loss,failed-starts,jobs-durability,restarts,stopping}.test.ts',
]

/** `npm test` reports in words; a file that is run by itself leaves a picture of each failure. */
const unseen = process.env.WAYBILL_UNSEEN ?? ''

export default defineConfig({
  test: {
    allowOnly: false,
    // A test that checks nothing fails.
    // How long a screen may take to show what is expected of it; a second is too short on a machine that is busy.
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
    // One set of modules for all files of a worker: no test may leave module state behind, and in return loading the
    // product costs seconds instead of minutes.
    isolate: false,
    maxWorkers: workers,
    // No test should come near these; they only end what hangs, also on a machine that is busy with other things.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,generated,mocks,scripts,server,src}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: ofProcesses,
          environment: 'node',
          globalSetup: ['tests/api/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ofProcesses,
          environment: 'node',
          globalSetup: ['tests/api/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'repo',
          include: ['tests/repo/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        oxc: { jsx: { development: false } },
        css: { modules: { generateScopedName: readableNames(import.meta.dirname) } },
        define: {
          'import.meta.env.VITE_MOCKS': JSON.stringify(''),
          'import.meta.env.VITE_UNSEEN': JSON.stringify(unseen),
          ...asReleased,
        },
        optimizeDeps: { include: browserPackages, rolldownOptions: { transform: { define: asReleased } } },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          // A screen by itself waits for frames, timers and answers a good part of its time: one page more than there are cores
          // fills it. With twice as many each takes the other's core too often, and all of them together take longer.
          maxWorkers: workers + 1,
          sequence: { groupOrder: 1 },
          setupFiles: ['tests/components-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: unseen === '',
            screenshotDirectory: 'test-results/components',
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: browserFlags },
              contextOptions: { locale: 'en-CA', timezoneId: 'America/Regina' },
              actionTimeout: 15_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
