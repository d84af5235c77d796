import { expect, test } from 'vitest'
import { retryConflicts, requestAgainstOthers } from '#server/db/retry-conflicts.ts'

/** Fails with each of these codes in turn, then answers how often it was asked. */
function failing(...codes: string[]) {
  let asked = 0
  return async () => {
    const code = codes[asked]
    asked += 1
    if (code !== undefined) throw Object.assign(new Error(code), { code })
    return asked
  }
}

test('a transaction that was turned away is run anew, and nothing else is', async () => {
  expect(await retryConflicts(failing())).toBe(1)
  expect(await retryConflicts(failing('40P01', '40001', '40P01'))).toBe(4)
  await expect(retryConflicts(failing('23505'))).rejects.toMatchObject({ code: '23505' })
  await expect(retryConflicts(failing(...Array<string>(5).fill('40P01')))).rejects.toMatchObject({ code: '40P01' })
})

test('a request looks again for what was taken meanwhile, and is told so when it always is', async () => {
  expect(await requestAgainstOthers(failing('23505', '23503', '40P01'))).toBe(4)
  for (const code of ['23505', '23503', '40P01', '40001']) {
    const always = Array<string>(5).fill(code)
    await expect(requestAgainstOthers(failing(...always))).rejects.toMatchObject({
      kind: 'form',
      code: 'changed_meanwhile',
    })
  }
  // What is no meeting of two is a fault of ours.
  for (const code of ['23502', '23514', '22003'])
    await expect(requestAgainstOthers(failing(code))).rejects.toMatchObject({ code })
})
