import { describe, expect, it } from 'vitest'
import { choiceOf, rolesIn, usualChoice, withoutChoice } from './choice.ts'
import { signedInPerson } from './context.ts'
import { tenantKeys } from './seed/tenants.ts'
import { createWorld } from './world.ts'

const asked = (query: string, sofar = usualChoice) => choiceOf(new URLSearchParams(query), sofar)

describe('the choice of an address', () => {
  it('takes organisation, role and fault', () => {
    const choice = asked('mock-tenant=customer&mock-role=viewer&mock=slow')
    expect(choice).toEqual({ tenant: 'customer', role: 'viewer', fault: 'slow', open: false })
  })

  it('leaves what it does not name as it was, and ends a fault by another word', () => {
    const sofar = { ...usualChoice, tenant: 'supplier', role: 'scheduler', fault: '500' } as const
    expect(asked('', sofar)).toEqual(sofar)
    expect(asked('mock=none', sofar)).toEqual({ ...sofar, fault: null })
  })

  it('passes over what it does not know, and over roles that nobody holds there', () => {
    expect(asked('mock-tenant=airline&mock-role=pilot')).toEqual(usualChoice)
    expect(asked('mock-tenant=customer', { ...usualChoice, role: 'externalCourier' })).toMatchObject({
      tenant: 'customer',
      role: 'scheduler',
    })
  })

  it('is taken out of the address, and nothing else is', () => {
    const address = withoutChoice(new URL('http://localhost/dispatch?status=created&mock=slow&mock-role=viewer#top'))
    expect(address.href).toBe('http://localhost/dispatch?status=created#top')
  })
})

it('offers only people who are there', () => {
  const world = createWorld({ seed: 7, now: 1_795_280_400 })
  for (const tenant of [...tenantKeys, 'nowhere'] as const)
    for (const role of rolesIn(tenant))
      expect(signedInPerson(world, { tenant, role, fault: null }).user.firstName).not.toBe('')
})
