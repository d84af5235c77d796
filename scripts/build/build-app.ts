import { join } from 'node:path'
import { build } from 'vite'
import { precompress } from './precompress.ts'

/**
 * Builds the browser application: hashed, route-split, each file with its brotli and gzip form beside it.
 *
 * @param root the project's folder
 * @param outFolder where `index.html`, `assets/` and `.vite/manifest.json` go
 */
export async function buildApp(root: string, outFolder: string): Promise<void> {
  // Vite says "production" to the whole process; the server that the same process may start must not hear that.
  const { NODE_ENV } = process.env
  try {
    await build({
      configFile: join(root, 'vite.config.ts'),
      root,
      mode: 'production',
      logLevel: 'warn',
      build: { outDir: outFolder, emptyOutDir: true, manifest: true },
    })
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
  await precompress(outFolder)
}
