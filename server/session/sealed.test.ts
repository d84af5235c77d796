import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

test('is read again with the same secret in the same place, and in no other way', () => {
  const sealed = seal('secret', 'user 7', 'JBSWY3DP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(unseal('secret', 'user 7', sealed)).toBe('JBSWY3DP')
  expect(unseal('another', 'user 7', sealed)).toBeNull()
  expect(unseal('secret', 'user 8', sealed)).toBeNull()
  expect(unseal('secret', 'user 7', `${sealed.slice(0, -2)}AA`)).toBeNull()
  expect(unseal('secret', 'user 7', '')).toBeNull()
  expect(seal('secret', 'user 7', 'JBSWY3DP')).not.toBe(sealed)
})
