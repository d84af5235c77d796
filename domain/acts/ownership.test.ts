import { describe, expect, test } from 'vitest'
import { answeredStatus, checkSuccessor, rolesOfFormerOwner, rolesOfNewOwner } from './ownership.ts'
import { roles } from '#domain/access/roles.ts'

describe('a change of the owner', () => {
  test('leaves the former owner Organization Manager, once, with all other roles', () => {
    expect(rolesOfFormerOwner([roles.owner, roles.driver])).toEqual([roles.driver, roles.organizationManager])
    expect(rolesOfFormerOwner([roles.organizationManager, roles.owner])).toEqual([roles.organizationManager])
  })

  test('leaves the new owner all that is not held by an owner anyway', () => {
    expect(rolesOfNewOwner([roles.dispatcher])).toEqual([roles.dispatcher, roles.owner])
    expect(rolesOfNewOwner([roles.organizationManager])).toEqual([roles.owner])
  })

  test('is refused for those who cannot take over', () => {
    const fit = { isMember: true, isArchived: false, isOwner: false }
    expect(() => checkSuccessor(fit)).not.toThrow()
    for (const unfit of [undefined, { isMember: false }, { isArchived: true }, { isOwner: true }])
      expect(() => checkSuccessor(unfit && { ...fit, ...unfit })).toThrow(
        expect.objectContaining({ code: 'form_error', errors: { '/userId': [expect.any(String)] } }),
      )
  })
})

test('a request is answered once', () => {
  expect(answeredStatus('accept', { status: 'pending' })).toBe('accepted')
  expect(answeredStatus('revoke', { status: 'pending' })).toBe('revoked')
  for (const status of ['accepted', 'rejected', 'revoked'])
    expect(() => answeredStatus('reject', { status })).toThrow(expect.objectContaining({ code: 'invalid_transition' }))
})
