import type {
  ErrorGroupDetail,
  LoggedMessage,
  PaintedRoute,
  SeenVersion,
  Suspension,
  TenantFeature,
} from '#generated/model/index.ts'

/** What administrators see of the world, and have done in it. */
export interface MockAdministration {
  /** By the organisation's id. */
  suspensions: Record<number, Suspension>
  /** The plan that was chosen for an organisation, by its id. */
  plans: Record<number, number>
  /** What was changed of a plan, by its id. */
  planChanges: Record<
    number,
    { name?: string; description?: string; priceCadCents?: number; features?: TenantFeature[] }
  >
  readonly errors: ErrorGroupDetail[]
  readonly versions: SeenVersion[]
  readonly paints: PaintedRoute[]
  readonly messages: LoggedMessage[]
}

const day = 86_400
const stack = 'at StopList (OrderDetailScreen.tsx:41)\nat OrderDetailScreen'
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/145.0'

/** @param now unix seconds @param courier one that people work in */
export function mockAdministration(
  now: number,
  courier: { readonly id: number; readonly name: string },
): MockAdministration {
  const today = new Date(now * 1_000).toISOString().slice(0, 10)
  const report = {
    createdAt: now - 3_600,
    stack,
    userAgent: browser,
    version: '0.1.0',
    personName: 'Dana Kowalski',
    tenantName: courier.name,
  }
  return {
    suspensions: {},
    plans: {},
    planChanges: {},
    errors: [
      {
        group: {
          id: 1,
          description: 'Order # has no stop #',
          place: '/delivery-orders/:id',
          reports: 14,
          people: 3,
          tenants: [courier],
          versions: ['0.1.0', '0.0.9'],
          firstSeenAt: now - 3 * day,
          lastSeenAt: now - 3_600,
          resolvedAt: null,
          resolvedByName: null,
        },
        latest: [
          { ...report, id: 2, description: 'Order 10482 has no stop 3', location: '/delivery-orders/10482' },
          { ...report, id: 1, description: 'Order 10470 has no stop 2', location: '/delivery-orders/10470' },
        ],
      },
      {
        group: {
          id: 2,
          description: 'The map is gone',
          place: '/dispatch',
          reports: 1,
          people: 0,
          tenants: [],
          versions: [],
          firstSeenAt: now - 9 * day,
          lastSeenAt: now - 9 * day,
          resolvedAt: null,
          resolvedByName: null,
        },
        latest: [],
      },
    ],
    versions: [
      {
        version: '0.1.0',
        people: 9,
        loads: 412,
        firstDay: today,
        lastDay: today,
        lastSeenAt: now - 60,
        isServers: true,
      },
      {
        version: '0.0.9',
        people: 2,
        loads: 57,
        firstDay: today,
        lastDay: today,
        lastSeenAt: now - day,
        isServers: false,
      },
    ],
    paints: [
      { route: '/delivery-orders/:id', version: '0.1.0', loads: 210, medianMs: 400, ninetiethMs: 1_300 },
      { route: '/dispatch', version: '0.1.0', loads: 96, medianMs: 600, ninetiethMs: 2_000 },
    ],
    messages: [
      {
        id: 2,
        createdAt: now - 600,
        tenant: courier,
        channel: 'email',
        about: 'New Delivery Order',
        state: 'sent',
        recipient: 'd…@prairiesky.example',
        sentAt: now - 590,
      },
      {
        id: 1,
        createdAt: now - 7_200,
        tenant: null,
        channel: 'sms',
        about: 'Code to sign in',
        state: 'failed',
        recipient: '…23',
        sentAt: null,
      },
    ],
  }
}
