import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { classNames, readableNames, shortNames } from './scripts/build/class-names.ts'
import { clientByCall } from './scripts/build/client-by-call.ts'
import { firstPaint } from './scripts/build/first-paint.ts'
import { firstListChunks } from './scripts/build/first-list-chunks.ts'
import { iconsByComponent } from './scripts/build/icons-by-component.ts'
import { usedBlueprintStyles } from './scripts/build/used-blueprint-styles.ts'

/** Where `npm run dev` runs the server from source; scripts/dev.ts sets it. */
const apiAddress = process.env.WAYBILL_DEV_API ?? 'http://127.0.0.1:8081'

const routerForProduction = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({ find, replacement: join(import.meta.dirname, 'node_modules', replacement) }))

/** Of package.json, as the server tells it too. */
const { version }: { version: string } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))

/** Found only once the mocks load: without this Vite would prepare them then, and load the page again under itself. */
const mockPackages = ['msw', 'msw/browser', '@faker-js/faker/locale/en_CA', '@photostructure/tz-lookup']

export default defineConfig(({ mode }) => {
  const mocked = mode === 'mocks'
  const firstList = firstListChunks()
  return {
    // The worker belongs to the mocks alone: it must never be in a build that people use.
    plugins: [
      react(),
      iconsByComponent(),
      clientByCall(),
      classNames(),
      usedBlueprintStyles(),
      firstList.plugin,
      firstPaint(import.meta.dirname, mocked),
      ...(mocked ? [msw({ mode: 'worker-only' })] : []),
    ],
    resolve: {
      // The package hands its development build to every bundler; this is the same without the warnings.
      alias: mode === 'production' ? routerForProduction : [],
    },
    define: {
      // A constant in every mode, so that the production build drops the branch that loads the mocks.
      'import.meta.env.VITE_MOCKS': JSON.stringify(mocked ? '1' : ''),
      'import.meta.env.VITE_VERSION': JSON.stringify(version),
      // Blueprint checks what developers hand to it wherever this is not "production".
      NODE_ENV: JSON.stringify(mode === 'production' ? 'production' : 'development'),
    },
    css: {
      modules: {
        generateScopedName: (mode === 'production' ? shortNames : readableNames)(import.meta.dirname),
      },
    },
    build: {
      target: 'es2023',
      sourcemap: false,
      // The content security policy allows scripts, styles and fonts from files of our own only.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The page has these before it loads anything later: naming them for each screen only makes the boot larger.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !/\/(react|rolldown-runtime|index)-/.test(file)),
      },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: {
        // The names of Blueprint's classes are 250 constants, of which a page uses a handful.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          codeSplitting: { groups: firstList.groups },
          // The boot names all files, and what is random in their names cannot be compressed: as short as the bundler takes it.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
    optimizeDeps: { include: mocked ? mockPackages : [] },
    server: {
      proxy: Object.fromEntries(
        (mocked ? [] : ['/api', '/auth', '/config.json', '/messages', '/planner-feed']).map((path) => [
          path,
          { target: apiAddress, ws: path === '/api' },
        ]),
      ),
    },
  }
})
