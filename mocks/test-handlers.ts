import { faker } from '@faker-js/faker/locale/en_CA'
import { delay, type HttpHandler, type WebSocketHandler } from 'msw'
import {
  accessToken,
  type Fault,
  type MockContext,
  type MockSettings,
  refreshToken,
  type RoleName,
  signedInPerson,
} from './context.ts'
import { createHandlers } from './handlers.ts'
import { uploadSockets } from './handlers/media.ts'
import { tenantByKey } from './lookup.ts'
import type { TenantKey } from './seed/tenants.ts'
import { noUploads, type MockUploads } from './uploads.ts'
import type { MockPerson, World } from './world-types.ts'
import { createWorld } from './world.ts'

export const usualSeed = 20_261_121
/** The world is made for a quarter of an hour, so that two made in the same one are the same. Seconds. */
const stepS = 900

/** The instant that a world is made for, unix seconds. */
export function worldInstant(now = Math.floor(Date.now() / 1_000)): number {
  return Math.floor(now / stepS) * stepS
}

let drawn: World | null = null

/**
 * A world of one's own as it begins. Drawing one takes longer than most of what is done in it, so the last is drawn once and
 * copied. Faker begins anew in either case, and with it what the generated handlers answer.
 */
function freshWorld(seed: number, now: number): World {
  if (drawn === null || drawn.seed !== seed || drawn.now !== now) drawn = createWorld({ seed, now })
  faker.seed(seed)
  faker.setDefaultRefDate(new Date(now * 1_000))
  return structuredClone(drawn)
}

export interface MockWorldOptions {
  readonly seed?: number
  /** In which organisation calls without a token are made. */
  readonly tenantKind?: TenantKey | 'nowhere'
  /** In which role calls without a token are made. */
  readonly role?: RoleName
  readonly fault?: Fault | null
  /** Stops the clock of the world, unix seconds; without it "today" is today. */
  readonly now?: number
  /** Instead of waiting: slow answers and downloads in pieces call it with milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>
  /** A world that was kept, instead of a new one. */
  readonly kept?: World
}

export interface MockWorld {
  /** For `setupWorker`, `setupServer`, `getResponse` or whatever serves a test. */
  readonly handlers: HttpHandler[]
  /** For `setupWorker`, beside the handlers. */
  readonly sockets: WebSocketHandler[]
  /** What is on its way. */
  readonly uploads: MockUploads
  readonly world: World
  readonly settings: MockSettings
  /** Who makes calls without a token. */
  readonly person: MockPerson
  /** What signs that person in. */
  readonly tokens: { readonly token: string; readonly refreshToken: string }
  /** The organisation that person works in; null for somebody who belongs to none. */
  readonly tenantId: number | null
  /** Puts the world and the switch back to how they began. */
  readonly reset: () => void
}

/** A world of one's own with the handlers that answer from it. */
export function createMockWorld(options: MockWorldOptions = {}): MockWorld {
  const { seed = usualSeed, tenantKind = 'courier', role = 'dispatcher', fault = null, wait = delay } = options
  const clock = () => options.now ?? Math.floor(Date.now() / 1_000)
  const fresh = () => freshWorld(seed, worldInstant(clock()))
  const world = options.kept ?? fresh()
  const settings: MockSettings = { tenant: tenantKind, role, fault }
  const context: MockContext = {
    world,
    settings,
    now: clock,
    wait,
    permissionTokens: { issued: 0 },
    uploads: noUploads(),
  }
  const person = signedInPerson(world, settings)
  return {
    handlers: createHandlers(context),
    sockets: uploadSockets(context),
    uploads: context.uploads,
    world,
    settings,
    person,
    tokens: { token: accessToken(person.user.id), refreshToken: refreshToken(person.user.id) },
    tenantId: tenantKind === 'nowhere' ? null : tenantByKey(world, tenantKind).tenant.id,
    reset: () => {
      Object.assign(world, fresh())
      settings.fault = fault
      context.permissionTokens.issued = 0
      context.uploads.onTheirWay.clear()
      context.uploads.contents.clear()
    },
  }
}
