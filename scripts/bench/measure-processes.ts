import type { ChildServer } from './child-server.ts'
import type { Figure } from './figure.ts'
import { answersPerSecond } from './load.ts'
import { postmasterOf } from './measure-cost.ts'
import { processorTimeMs } from './processor-time.ts'
import { dispatcher, keepSignedIn, signIn, startProduct } from './product.ts'
import { residentMb } from './resident-memory.ts'
import type { Site } from './site.ts'
import { bytesOf, workloadsOf } from './workloads.ts'

const benchConnections = 32
const processCount = 4
/** Milliseconds of one kind of request. */
const turnMs = 10_000
/** Milliseconds of load after which the memory is read; with --quick a tenth. */
const loadMs = 300_000

/**
 * What one process and four of them on the same database answer, what that costs, and how much memory a process takes after five
 * minutes of load. On two cores four processes are not faster; what counts is that they cost no more.
 */
export async function measureProcesses(site: Site, { quick }: { quick: boolean }): Promise<Figure[]> {
  if (process.platform !== 'linux') return []
  const caller = await signIn(site.server, dispatcher)
  const workloads = await workloadsOf(caller)
  const kinds = ['list', 'get', 'create'] as const
  const bytesNow = async (kind: (typeof kinds)[number]) => {
    await keepSignedIn(caller)
    return workloads[kind].map((request) => bytesOf(request, caller))
  }
  const group = 'One process and four'
  const figures: Figure[] = []
  const others: ChildServer[] = []
  try {
    for (const processes of [1, processCount]) {
      while (others.length < processes - 1) others.push(await startProduct(site.dataDir))
      const servers = [site.server, ...others]
      for (const kind of kinds) {
        const turn = quick ? turnMs / 10 : turnMs
        const bytes = await bytesNow(kind)
        await loadOf(servers, bytes, turn / 10)
        const used = () =>
          servers.reduce((sum, { pid }) => sum + processorTimeMs(pid, postmasterOf(site)), 0) +
          processorTimeMs(postmasterOf(site))
        const [before, started] = [used(), performance.now()]
        const rate = await loadOf(servers, bytes, turn)
        const answers = (rate * (performance.now() - started)) / 1_000
        const name = `${kind}, ${processes === 1 ? 'one process' : `${processes} processes`}`
        figures.push(
          { group, name, value: rate, unit: '/s' },
          { group, name: `${name}, processor time`, value: (used() - before) / answers, unit: 'ms' },
        )
      }
    }
  } finally {
    for (const server of others) await server.stop()
  }
  const all: Buffer[] = []
  for (const kind of kinds) all.push(...(await bytesNow(kind)))
  await loadOf([site.server], all, quick ? loadMs / 10 : loadMs)
  figures.push({
    group,
    name: 'memory of a process after that load',
    value: residentMb(site.server.pid),
    unit: 'MB',
    budget: { at: 'most', value: 300 },
  })
  return figures
}

/** @returns answers a second of all together */
async function loadOf(servers: readonly ChildServer[], requests: readonly Buffer[], milliseconds: number) {
  const rates = await Promise.all(
    servers.map(({ port }) =>
      answersPerSecond({
        port,
        requests,
        connections: benchConnections / servers.length,
        milliseconds,
        most: Infinity,
      }),
    ),
  )
  return rates.reduce((sum, rate) => sum + rate, 0)
}
