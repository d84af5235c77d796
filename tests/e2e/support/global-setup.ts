import { rmSync } from 'node:fs'
import { buildProduct } from '#scripts/build/build-product.ts'
import { projectRoot } from '#scripts/project-root.ts'
import { emptyDataDir, takeDemo } from './demo-world.ts'
import { startServer } from './server.ts'

/**
 * Builds the product if its sources changed and runs it once for all journeys, on a database of its own. Journeys read
 * its address from `baseURL`, and what it writes from `WAYBILL_E2E_DATA_DIR`.
 *
 * @returns what stops it again
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  await buildProduct(projectRoot, console.log)
  const dataDir = takeDemo() ?? emptyDataDir()
  const server = await startServer(dataDir)
  process.env.WAYBILL_E2E_URL = server.url
  process.env.WAYBILL_E2E_DATA_DIR = dataDir
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
