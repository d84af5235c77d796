import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startChildServer, type ChildServer } from './child-server.ts'
import { median, type Figure } from './figure.ts'
import { answersPerSecond } from './load.ts'
import { processorTimeMs } from './processor-time.ts'
import { dispatcher, signIn, type Caller } from './product.ts'
import type { Site } from './site.ts'
import { bytesOf, workloadNames, workloadsOf, type WorkloadName } from './workloads.ts'

const benchConnections = 32
const group = `Processor time of a request, ${benchConnections} connections`

/** Milliseconds of processor time for one request, server and PostgreSQL together. */
const budgets: Partial<Record<WorkloadName, number>> = { list: 3, get: 2, create: 4, me: 0.7 }

/** What a workload is compared with, in turn, and how many times as much it may cost. */
interface Rival {
  readonly name: string
  readonly ratio: string
  readonly most: number
}
/** scripts/bench/reference.ts answers these. */
const toReference: Rival = { name: 'reference', ratio: 'product to reference', most: 1.8 }
const toPlainest: Rival = { name: 'plainest service', ratio: 'richest service to plainest', most: 2 }
const rivals: Partial<Record<WorkloadName, Rival>> = {
  list: toReference,
  get: toReference,
  create: toReference,
  preview: toPlainest,
}

/** Processor time of one request, milliseconds. */
interface Cost {
  server: number
  database: number
  /** Answers a second meanwhile, which says as much about what else the machine does. */
  rate: number
}

/**
 * What a request costs: processor time of the server and of PostgreSQL, which holds on a busy machine where seconds do not. The
 * requests that the reference knows are sent to it as well, in turn with the product.
 */
export async function measureCost(site: Site, { quick }: { quick: boolean }): Promise<Figure[]> {
  if (process.platform !== 'linux') return []
  const caller = await signIn(site.server, dispatcher)
  const workloads = await workloadsOf(caller)
  const reference = await startReference(site, caller)
  const postgres = postmasterOf(site)
  const figures: Figure[] = []
  try {
    for (const name of workloadNames.filter((each) => each !== 'plainPreview')) {
      const bytes = (of: WorkloadName) => workloads[of].map((request) => bytesOf(request, caller))
      const own = { target: site.server, requests: bytes(name) }
      const sides = [own]
      if (rivals[name] === toReference) sides.push({ ...own, target: reference })
      if (rivals[name] === toPlainest) sides.push({ ...own, requests: bytes('plainPreview') })
      for (const { target, requests } of sides) await costOf(target, postgres, requests, 1_000)
      const rounds: Cost[][] = []
      for (let round = 0; round < (quick ? 1 : 5); round++) {
        const costs: Cost[] = []
        for (const { target, requests } of sides) {
          costs.push(await costOf(target, postgres, requests, quick ? 1_500 : 2_000))
        }
        rounds.push(costs)
      }
      figures.push(...figuresOf(name, rounds))
    }
    return figures
  } finally {
    await reference.stop()
  }
}

function startReference({ dataDir }: Site, { headers, tenantId, userId }: Caller): Promise<ChildServer> {
  const env = {
    DATA_DIR: dataDir,
    TOKEN: headers.authorization ?? '',
    TENANT: String(tenantId),
    USER: String(userId),
  }
  return startChildServer(['scripts/bench/reference.ts'], env, '/ready')
}

/** The process that all of PostgreSQL comes from. */
export function postmasterOf({ dataDir }: Pick<Site, 'dataDir'>): number {
  return Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

async function costOf(
  { pid, port }: ChildServer,
  postgres: number,
  requests: readonly Buffer[],
  milliseconds: number,
): Promise<Cost> {
  // The process that started the database is its parent.
  const used = () => [processorTimeMs(pid, postgres), processorTimeMs(postgres)]
  const before = used()
  const started = performance.now()
  const rate = await answersPerSecond({ port, requests, connections: benchConnections, milliseconds, most: 20_000 })
  const answers = (rate * (performance.now() - started)) / 1_000
  const [server = 0, database = 0] = used().map((time, index) => (time - (before[index] ?? 0)) / answers)
  return { server, database, rate }
}

function figuresOf(name: WorkloadName, rounds: readonly (readonly Cost[])[]): Figure[] {
  const of = (target: number, value: (cost: Cost) => number) =>
    median(rounds.map((costs) => costs[target]).map((cost) => (cost ? value(cost) : Number.NaN)))
  const whole = ({ server, database }: Cost) => server + database
  const budget = budgets[name]
  const figures: Figure[] = [
    {
      group,
      name,
      value: of(0, whole),
      unit: 'ms',
      ...(budget !== undefined && { budget: { at: 'most', value: budget } }),
    },
    { group, name: `${name}, of which the server`, value: of(0, ({ server }) => server), unit: 'ms' },
    { group, name: `${name}, answers`, value: of(0, ({ rate }) => rate), unit: '/s' },
  ]
  const rival = rivals[name]
  if (rival === undefined) return figures
  const ratios = rounds.map(([own, other]) => (own && other ? whole(own) / whole(other) : 0))
  return [
    ...figures,
    { group, name: `${name}, ${rival.name}`, value: of(1, whole), unit: 'ms' },
    { group, name: `${name}, ${rival.name} answers`, value: of(1, ({ rate }) => rate), unit: '/s' },
    {
      group,
      name: `${name}, ${rival.ratio}`,
      value: median(ratios),
      unit: '×',
      budget: { at: 'most', value: rival.most },
    },
  ]
}
