import { roles } from '#domain/access/roles.ts'
import type { Invitation } from '#generated/model/index.ts'

const day = 86_400

/** One in each state. */
export function invitationsOf(tenantId: number, now: number): Invitation[] {
  const people = [
    ['Maren', 'Friesen', 'pending', roles.dispatcher],
    ['Omar', 'Haddad', 'accepted', roles.driver],
    ['Sylvie', 'Gauthier', 'rejected', roles.viewer],
    ['Tom', 'Okafor', 'revoked', roles.dispatcher],
    ['Ines', 'Duarte', 'expired', roles.scheduler],
  ] as const
  return people.map(([firstName, lastName, state, role], index) => {
    const createdAt = now - (state === 'expired' ? 40 : index + 1) * day
    return {
      id: 801 + index,
      tenantId,
      version: 1,
      archived: false,
      createdAt,
      updatedAt: createdAt,
      kind: 'user',
      state,
      forInitialUserEmail: `${firstName.toLowerCase()}@prairiesky.example`,
      forInitialUserFirstName: firstName,
      forInitialUserLastName: lastName,
      forInitialUserPhone: null,
      roles: [role],
      invitedByName: 'Helen Dyck',
      expiresAt: createdAt + 30 * day,
      endedAt: state === 'pending' ? null : Math.min(now, createdAt + 30 * day),
    }
  })
}
