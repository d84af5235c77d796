import { describe, expect, it } from 'vitest'
import { createHeavyAnswerGate } from '#server/http/heavy-answers.ts'

/** Everything that can go on goes on. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('heavy answers', () => {
  it('are made few at a time, and callers take turns', async () => {
    const gate = createHeavyAnswerGate({ atOnce: 2, waitingOfOne: 100, waitingOfAll: 100 })
    const started: number[] = []
    const ends: (() => void)[] = []
    const ask = (caller: number) =>
      void gate.enter(caller).then((end) => {
        started.push(caller)
        ends.push(end)
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
    // Whoever asked for many does not come before those who asked for one.
    expect(started.slice(2, 5).toSorted()).toEqual([1, 2, 3])
    for (let left = 0; left < 4; left += 1) await endOne()
    expect(started).toHaveLength(7)
    expect(ends).toHaveLength(0)
  })

  it('end their turn once, however often it is said', async () => {
    const gate = createHeavyAnswerGate({ atOnce: 1, waitingOfOne: 9, waitingOfAll: 9 })
    const end = await gate.enter(1)
    const started: number[] = []
    for (const caller of [2, 3]) void gate.enter(caller).then(() => started.push(caller))
    end()
    end()
    await settled()
    expect(started).toEqual([2])
  })

  it('are refused with 503 when too many of one, or of all, wait', async () => {
    const gate = createHeavyAnswerGate({ atOnce: 1, waitingOfOne: 2, waitingOfAll: 3 })
    await gate.enter(1)
    const wait = (caller: number) => void gate.enter(caller)
    wait(1)
    wait(1)
    await expect(gate.enter(1)).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 })
    wait(2)
    await expect(gate.enter(3)).rejects.toMatchObject({ kind: 'unavailable' })
  })
})
