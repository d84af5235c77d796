import { expect, test } from 'vitest'
import { withinTransaction } from '#server/db/open-transaction.ts'
import { Refusal } from '#domain/text/refusal.ts'
import { createProvider } from './provider.ts'

/** A provider whose clock the test moves, and what it logs. */
function provider(changes: { patienceMs?: number; mostAtOnce?: number } = {}) {
  const said: string[] = []
  const clock = { now: 1_000_000 }
  const say = (_details: object, message: string) => said.push(message)
  const log = { info: say, warn: say, error: say }
  const { ask } = createProvider({
    name: 'routing server',
    patienceMs: 60_000,
    mostAtOnce: 8,
    log,
    clock: () => clock.now,
    ...changes,
  })
  return { ask, said, clock }
}

const yes = async () => 'yes'
const fails = () => Promise.reject(new Error('no line'))

/** What asking is refused with; `work` tells whether the provider was called at all. */
async function refusal(asked: Promise<unknown>): Promise<Refusal> {
  const error = await asked.catch((caught: unknown) => caught)
  if (error instanceof Refusal && error.kind === 'unavailable') return error
  throw new Error(`Not refused: ${String(error)}`)
}

test('five failures in a row leave it alone: nobody waits, one call finds it back, and each is said once', async () => {
  const { ask, said, clock } = provider()
  for (let failure = 0; failure < 4; failure += 1) await refusal(ask(fails))
  expect(await ask(yes)).toBe('yes')
  for (let failure = 0; failure < 5; failure += 1) await refusal(ask(fails))
  expect(said).toEqual(['The routing server does not answer and is left alone for a while.'])

  let calls = 0
  const counted = async () => {
    calls += 1
    return 'yes'
  }
  expect((await refusal(ask(counted))).retryAfterSeconds).toBe(10)
  expect(calls).toBe(0)

  clock.now += 10_000
  await refusal(ask(fails))
  await refusal(ask(counted))
  expect(calls).toBe(0)

  clock.now += 10_000
  const probe = Promise.withResolvers<string>()
  const first = ask(() => probe.promise)
  await refusal(ask(counted))
  expect(calls).toBe(0)
  probe.resolve('back')
  expect(await first).toBe('back')
  expect(await Promise.all([ask(counted), ask(counted)])).toEqual(['yes', 'yes'])
  expect(said.slice(1)).toEqual(['The routing server answers again.'])
})

test('calls that were under way when it was given up say nothing new, and do not bring it back', async () => {
  const { ask, said } = provider()
  const late = Promise.withResolvers<string>()
  const lateToo = Promise.withResolvers<string>()
  const [answered, failed] = [ask(() => late.promise), refusal(ask(() => lateToo.promise))]
  for (let failure = 0; failure < 5; failure += 1) await refusal(ask(fails))
  late.resolve('late')
  lateToo.reject(new Error('no line'))
  expect(await answered).toBe('late')
  await failed
  await refusal(ask(yes))
  expect(said).toHaveLength(1)
})

test('what does not answer in time is a failure with its signal aborted, whether the work heeds that or not', async () => {
  const { ask } = provider({ patienceMs: 10 })
  const signals: AbortSignal[] = []
  const silent = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<never>(() => {})
  }
  const { cause } = await refusal(ask(silent))
  expect(String(cause)).toContain('no answer within 10 ms')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test('one call more than it takes at once is refused, without counting as its failure', async () => {
  const { ask, said } = provider({ mostAtOnce: 2 })
  const hanging = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const asked = hanging.map(({ promise }) => ask(() => promise))
  for (let more = 0; more < 9; more += 1) await refusal(ask(yes))
  for (const { resolve } of hanging) resolve('yes')
  expect(await Promise.all(asked)).toEqual(['yes', 'yes'])
  expect(await ask(yes)).toBe('yes')
  expect(said).toEqual([])
})

test('a call inside a transaction is a fault of ours, also deep in it; after the transaction it is none', async () => {
  const { ask } = provider()
  const lease = { open: true }
  const isOver = Promise.withResolvers<void>()
  const later = await withinTransaction(lease, async () => {
    await expect(ask(yes)).rejects.toThrow('must not be asked inside a transaction')
    await Promise.resolve()
    await expect((async () => ask(yes))()).rejects.toThrow('must not be asked inside a transaction')
    return { answer: isOver.promise.then(() => ask(yes)) }
  })
  lease.open = false
  isOver.resolve()
  expect(await later.answer).toBe('yes')
})
