import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHeavyAnswerGate } from '#server/http/heavy-answers.ts'

/** Everything that can go on goes on. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

const memory = { perCaller: 8_000_000, all: 64_000_000 }
const anHour = 3_600_000
const connection = () => new net.Socket()

describe('heavy answers', () => {
  it('are made few at a time, and callers take turns', async () => {
    const gate = createHeavyAnswerGate({ atOnce: 2, waitingOfOne: 100, waitingOfAll: 100 }, memory, anHour)
    const started: number[] = []
    const ends: (() => void)[] = []
    const ask = (caller: number) =>
      void gate.enter(caller, connection()).then((turn) => {
        started.push(caller)
        ends.push(turn.end)
      })
    for (const caller of [1, 1, 1, 1, 1, 2, 3]) ask(caller)
    await settled()
    expect(started).toEqual([1, 1])
    const endOne = async () => {
      ends.shift()?.()
      await settled()
    }
    await endOne()
    await endOne()
    await endOne()
    // A caller that asked for many does not come before those who asked for one.
    expect(started.slice(2, 5).toSorted()).toEqual([1, 2, 3])
    for (let left = 0; left < 4; left += 1) await endOne()
    expect(started).toHaveLength(7)
    expect(ends).toHaveLength(0)
  })

  it('end their turn once, however often it is said', async () => {
    const gate = createHeavyAnswerGate({ atOnce: 1, waitingOfOne: 9, waitingOfAll: 9 }, memory, anHour)
    const { end } = await gate.enter(1, connection())
    const started: number[] = []
    for (const caller of [2, 3]) void gate.enter(caller, connection()).then(() => started.push(caller))
    end()
    end()
    await settled()
    expect(started).toEqual([2])
  })

  it('are refused with 503 when too many of one, or of all, wait', async () => {
    const gate = createHeavyAnswerGate({ atOnce: 1, waitingOfOne: 2, waitingOfAll: 3 }, memory, anHour)
    await gate.enter(1, connection())
    const wait = (caller: number) => void gate.enter(caller, connection())
    wait(1)
    wait(1)
    await expect(gate.enter(1, connection())).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 })
    wait(2)
    await expect(gate.enter(3, connection())).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('give their turn away while they wait for somebody outside, and have another one after it', async () => {
    const gate = createHeavyAnswerGate({ atOnce: 1, waitingOfOne: 9, waitingOfAll: 9 }, memory, anHour)
    const order: string[] = []
    const turn = await gate.enter(1, connection())
    const { promise: asked, resolve: answer } = Promise.withResolvers<string>()
    const told = turn.aside(() => asked).then((words) => order.push(words))
    const other = await gate.enter(2, connection())
    answer('told')
    await settled()
    order.push('other')
    other.end()
    await told
    expect(order).toEqual(['other', 'told'])
    // Of one that failed nothing is left.
    await expect(turn.aside(() => Promise.reject(new Error('Nobody there.')))).rejects.toThrow('Nobody there.')
    turn.end()
    for (const caller of [2, 3]) (await gate.enter(caller, connection())).end()
  })

  it('leave the queue with their caller, so that their places are free and their turn is the next one’s', async () => {
    const gate = createHeavyAnswerGate({ atOnce: 1, waitingOfOne: 2, waitingOfAll: 2 }, memory, anHour)
    const { end } = await gate.enter(1, connection())
    const lost = connection()
    // Two on one connection, as a caller sends them who does not wait for the first.
    const waiting = [gate.enter(2, lost), gate.enter(2, lost)].map((entered) =>
      entered.catch((error: unknown) => error),
    )
    lost.destroy()
    expect(await Promise.all(waiting)).toEqual([
      expect.objectContaining({ kind: 'malformed' }),
      expect.objectContaining({ kind: 'malformed' }),
    ])
    await expect(gate.enter(2, lost)).rejects.toMatchObject({ kind: 'malformed' })
    const started: number[] = []
    for (const caller of [2, 3]) void gate.enter(caller, connection()).then(() => started.push(caller))
    end()
    await settled()
    expect(started).toEqual([2])
  })
})

describe('an answer that is made', () => {
  const server = createServer()
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())

  /** A request of a caller who reads nothing of what they are answered, as the server has it. */
  async function unreading(): Promise<{ client: Socket; response: ServerResponse }> {
    const coming = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>
    const client = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
    client.on('error', () => {})
    client.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n')
    const [, response] = await coming
    return { client, response }
  }

  /** More than the system takes of an answer that nobody reads. Bytes. */
  const much = 40_000_000
  const one = { atOnce: 2, waitingOfOne: 9, waitingOfAll: 9 }

  it('keeps its caller waiting until it is read, and nobody else', async () => {
    const gate = createHeavyAnswerGate(one, { perCaller: much, all: 10 * much }, anHour)
    const { client, response } = await unreading()
    const { end } = await gate.enter(1, response.req.socket)
    gate.unread.hold(1, much, response)
    response.end(Buffer.alloc(much))
    end()
    const started: number[] = []
    for (const caller of [1, 2]) void gate.enter(caller, connection()).then(() => started.push(caller))
    await settled()
    expect(started).toEqual([2])
    client.resume()
    await once(response, 'finish')
    await settled()
    expect(started).toEqual([2, 1])
    client.destroy()
  })

  it('of those who went away is counted no more, and all wait for no more than there is room for', async () => {
    const gate = createHeavyAnswerGate(one, { perCaller: much, all: 2 * much }, anHour)
    const readers = [await unreading(), await unreading()]
    for (const [index, { response }] of readers.entries()) {
      const { end } = await gate.enter(index, response.req.socket)
      gate.unread.hold(index, much, response)
      response.end(Buffer.alloc(much))
      end()
    }
    const started: number[] = []
    void gate.enter(3, connection()).then(() => started.push(3))
    await settled()
    expect(started).toEqual([])
    readers[0]?.client.destroy()
    await once(readers[0]?.response ?? new EventEmitter(), 'close')
    await settled()
    expect(started).toEqual([3])
    readers[1]?.client.destroy()
  })

  it('is counted until its connection ends where it stands behind another answer on it', async () => {
    const gate = createHeavyAnswerGate(one, { perCaller: much, all: much }, anHour)
    const requests: ServerResponse[] = []
    const collect = (_request: IncomingMessage, response: ServerResponse) => void requests.push(response)
    server.on('request', collect)
    const client = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
    client.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n'.repeat(2))
    while (requests.length < 2) await once(server, 'request')
    server.off('request', collect)
    const [, behind] = requests
    if (!behind) throw new Error('There are two.')
    gate.unread.hold(1, much, behind)
    behind.end(Buffer.alloc(much))
    expect(gate.unread.hasRoom(1)).toBe(false)
    client.destroy()
    await once(behind.req.socket, 'close')
    expect(gate.unread.hasRoom(1)).toBe(true)
  })

  it('is cut off when it is not read in time', async () => {
    const gate = createHeavyAnswerGate(one, { perCaller: much, all: much }, 20)
    const { client, response } = await unreading()
    gate.unread.hold(1, much, response)
    response.end(Buffer.alloc(much))
    await once(response, 'close')
    expect([response.writableFinished, gate.unread.hasRoom(1)]).toEqual([false, true])
    client.destroy()
  })
})
