import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startChildServer } from './child-server.ts'
import { median, type Figure } from './figure.ts'
import { answersPerSecond } from './load.ts'
import type { PeerTask } from './peer.ts'
import { dispatcher, signIn } from './product.ts'
import { recordRequests } from './recording.ts'
import type { Site } from './site.ts'
import { bytesOf, workloadsOf } from './workloads.ts'

const benchConnections = 32

/**
 * Lists, reads and places orders as fast as 32 connections can, with the product and with a bare server in turn: what else
 * the machine does meanwhile slows down both.
 */
export async function measureThroughput(site: Site, { quick }: { quick: boolean }): Promise<Figure[]> {
  const { dataDir, database, server } = site
  const caller = await signIn(server, dispatcher)
  const workloads = await workloadsOf(caller)
  const [[list], [get], [create]] = [workloads.list, workloads.get, workloads.create]
  if (!list || !get || !create) throw new Error('There is nothing to ask for')

  const recordings = await recordRequests(database, dataDir, caller, { list, get, create })
  const task: PeerTask = {
    dataDir,
    authorization: caller.headers.authorization ?? '',
    recordings: {
      list: { ...recordings.list, orderId: 0 },
      get: { ...recordings.get, orderId: idOf(recordings.get.answer) },
      create: {
        ...recordings.create,
        orderId: idOf(recordings.create.answer),
        uid: String(Object(recordings.create.answer).uid),
      },
    },
  }
  const taskFile = path.join(dataDir, 'peer.json')
  await writeFile(taskFile, JSON.stringify(task))
  const peer = await startChildServer(['scripts/bench/peer.ts', taskFile], {}, '/ready')
  try {
    const figures: Figure[] = []
    for (const name of ['list', 'get', 'create'] as const) {
      const bytes = workloads[name].map((request) => bytesOf(request, caller))
      figures.push(...(await compare(name, bytes, { product: server.port, peer: peer.port }, quick)))
    }
    return figures
  } finally {
    await peer.stop()
  }
}

async function compare(
  name: string,
  requests: readonly Buffer[],
  ports: Readonly<Record<'product' | 'peer', number>>,
  quick: boolean,
): Promise<Figure[]> {
  const turn = (port: number, milliseconds: number) =>
    answersPerSecond({ port, requests, connections: benchConnections, milliseconds, most: 20_000 })
  for (const port of Object.values(ports)) await turn(port, 500)
  const rounds: { product: number; peer: number }[] = []
  for (let round = 0; round < (quick ? 1 : 5); round++) {
    const milliseconds = quick ? 1_000 : 1_500
    const product = await turn(ports.product, milliseconds)
    rounds.push({ product, peer: await turn(ports.peer, milliseconds) })
  }
  const group = `Orders over HTTP, ${benchConnections} connections`
  const ratio = median(rounds.map(({ product, peer }) => product / peer))
  return [
    { group, name, value: median(rounds.map(({ product }) => product)), unit: '/s' },
    { group, name: `${name}, bare server`, value: median(rounds.map(({ peer }) => peer)), unit: '/s' },
    { group, name: `${name}, product to bare`, value: ratio, unit: '×' },
  ]
}

function idOf(answer: unknown): number {
  return Number(Object(answer).id)
}
