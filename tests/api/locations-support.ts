import type { Location } from '#generated/model/index.ts'
import { roles } from '#domain/access/roles.ts'
import { startTestApp, type Answer, type Call, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

type Ask = (address: string, call?: Call) => Promise<Answer>

export interface LocationWorld {
  readonly app: TestApp
  readonly world: World
  /** The address book of the courier, under /api. */
  readonly book: string
  /** Calls as the courier's owner in the courier. */
  readonly asOwner: Ask
  readonly asViewer: Ask
  /** Calls as the customer's scheduler in the customer. */
  readonly asCustomer: Ask
  readonly asStranger: Ask
}

/** A running server with two couriers and a customer, and somebody of each who is signed in. */
export async function locationWorld(): Promise<LocationWorld> {
  const app = await startTestApp()
  const world = await buildWorld(app)
  const caller = async (email: string, tenantId: number): Promise<Ask> => {
    const { token } = await signIn(app, email)
    return (address, call = {}) => app.call(`/api${address}`, { token, tenantId, ...call })
  }
  const { courier, stranger, customerTenantId } = world
  return {
    app,
    world,
    book: `/tenants/${courier.tenantId}`,
    asOwner: await caller(world.emailOf[roles.owner], courier.tenantId),
    asViewer: await caller(world.emailOf[roles.viewer], courier.tenantId),
    asCustomer: await caller(world.customerEmail, customerTenantId),
    asStranger: await caller(world.strangerEmail, stranger.tenantId),
  }
}

/** A location that the contract takes, with what a test wants changed. */
export function location(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Stonebridge Clinic',
    streetAddress: '3160 Preston Avenue',
    city: 'Saskatoon',
    province: 'SK',
    latitude: 52.0926,
    longitude: -106.6217,
    ...changes,
  }
}

/** The body of an answer that must have gone well. */
export function bodyOf<Body>({ status, json, text }: Answer): Body {
  if (status !== 200) throw new Error(`The call was refused with ${status}: ${text}`)
  return json as Body
}

/** Adds a location and answers it as it was stored. */
export async function addLocation(ask: Ask, book: string, changes: Record<string, unknown> = {}): Promise<Location> {
  return bodyOf<Location>(await ask(`${book}/locations`, { json: location(changes) }))
}
