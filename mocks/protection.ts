import type { World, MockProtection } from './world-types.ts'

const dayS = 86_400

/** How a person's account is protected: at first by the password alone, signed in here and on a phone. */
export function protectionOf(world: World, userId: number): MockProtection {
  const signIn = { address: '198.51.100.7', administrator: null }
  world.protection ??= {}
  world.protection[userId] ??= {
    enabledAt: null,
    recoveryCodesLeft: 0,
    isConfirmed: false,
    signIns: [
      {
        ...signIn,
        id: 1,
        device: 'Chrome on Windows',
        startedAt: world.now - dayS,
        lastUsedAt: world.now,
        current: true,
      },
      {
        ...signIn,
        id: 2,
        device: 'Safari on iOS',
        startedAt: world.now - 3 * dayS,
        lastUsedAt: world.now - dayS,
        current: false,
      },
    ],
    devices: [],
    emailChange: null,
  }
  return world.protection[userId]
}
