import { expect, it } from 'vitest'
import { operations } from '#generated/operations.ts'

const creates = /^(create|add|bulkAdd|import)[A-Z]/

/** What answers a secret, which may not be kept with the answers under a key: made twice, there are two, and one is revoked. */
const ofSecrets = ['createApiToken']

it('lets every call that creates something be sent again under its key', () => {
  const creating = Object.entries(operations).filter(([id, { method }]) => method === 'post' && creates.test(id))
  expect(creating.length).toBeGreaterThan(20)
  expect(creating.filter(([, { idempotent }]) => !idempotent).map(([id]) => id)).toEqual(ofSecrets)
})
