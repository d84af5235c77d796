import path from 'node:path'
import { waitUntilStopped } from '#server/db/embedded.ts'
import { median, type Figure } from './figure.ts'
import { startProduct } from './product.ts'

/**
 * How long the built server takes from its start to its first answer: on an empty folder, where it makes the database and
 * the demo as well, and on the folder that is then there. PostgreSQL is stopped in between, so starting it is included.
 */
export async function measureStart(dataDir: string, { quick }: { quick: boolean }): Promise<Figure[]> {
  const first = await timeStart(dataDir)
  const warm: number[] = []
  for (let turn = 0; turn < (quick ? 1 : 5); turn++) warm.push(await timeStart(dataDir))
  return [
    { group: 'Server', name: 'warm start', value: median(warm), unit: 'ms', budget: { at: 'most', value: 1_500 } },
    { group: 'Server', name: 'first start, which makes database and demo', value: first, unit: 'ms' },
  ]
}

async function timeStart(dataDir: string): Promise<number> {
  const server = await startProduct(dataDir)
  await server.stop()
  await waitUntilStopped(path.join(dataDir, 'postgres'))
  return server.startedInMs
}
