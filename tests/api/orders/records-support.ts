import type { ProtocolAction, ProtocolActionType, StopProtocols } from '#domain/orders/protocol.ts'
import type { WaitTimeTerms } from '#domain/orders/wait-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { storedRows, type Answer, type Caller, type World } from './order-world.ts'

export type Refusal = Schema<'FormError'>

export type Records = ReturnType<typeof records>

/** Ten minutes free, then 75 cents each started minute: what the courier of the demo asks. */
export const usualTerms: WaitTimeTerms = { freeMinutes: 10, incrementMinutes: 1, centsPerMinute: 75, capCents: null }

/** What is asked in these tests: all eight types at the drop-off, of which four have to be answered. */
export const stopProtocols: StopProtocols = {
  pickup: [
    action('read-me', 'block', 'Ask for the pharmacist', { required: true }),
    action('counted', 'confirm', 'Parcels counted', { required: true }),
    action('parcels', 'media', 'Photo of the parcels'),
  ],
  dropoff: [
    action('instructions', 'block', 'Leave nothing outside'),
    action('received-by', 'text_input', 'Received by', { required: true }),
    action('temperature', 'number_input', 'Temperature on arrival', { required: true }),
    action('photo', 'media', 'Photo of the door'),
    action('left-with', 'select', 'Left with', { options: ['Recipient', 'Reception'] }),
    action('conditions', 'multi_select', 'Condition', { options: ['Dry', 'Cold', 'Sealed'] }),
    action('signature', 'signature', 'Signature', { required: true }),
    action('intact', 'confirm', 'Seal intact', { required: true }),
  ],
}

function action(
  id: string,
  type: ProtocolActionType,
  label: string,
  { required = false, options = [] }: Partial<Pick<ProtocolAction, 'required' | 'options'>> = {},
): ProtocolAction {
  return { id, type, label, description: null, required, options }
}

/** What the tests of waits, comments and protocols ask of the world of orders. */
export function records(world: World) {
  const { callers, tenants, service } = world

  function ask<Body = unknown>(who: Caller, method: string, id: number, path: string, body?: unknown) {
    return world.call<Body>(who, method, `/delivery-orders/${id}/${path}`, body === undefined ? {} : { body })
  }

  function comment(id: number, text: string, who: Caller = callers.dispatcher) {
    return ask<Schema<'DeliveryOrderUpdate'> & Refusal>(who, 'POST', id, 'comments', { comment: text })
  }

  function checkIn(id: number, body: Record<string, unknown> = {}, who: Caller = callers.driver) {
    return ask<Schema<'Geostamp'> & Refusal>(who, 'POST', id, 'checkin', { stop: 'pickup', ...body })
  }

  function checkOut(id: number, uid: string, body: Record<string, unknown> = {}, who: Caller = callers.driver) {
    return ask<Schema<'Geostamp'> & Refusal>(who, 'POST', id, 'checkout', { uid, ...body })
  }

  /** Waits at a stop from one time to another, unix seconds. */
  async function waits(id: number, from: number, until: number, stop: Schema<'StopType'> = 'pickup') {
    const { body } = await checkIn(id, { stop, occurredAt: from })
    return checkOut(id, body.uid, { occurredAt: until })
  }

  async function geostamps(id: number, who: Caller = callers.dispatcher) {
    return (await ask<Schema<'OrderGeostamps'>>(who, 'GET', id, 'geostamps')).body
  }

  function capture(
    id: number,
    stop: Schema<'StopType'>,
    answers: Schema<'ProtocolDataInput'>['answers'],
    who: Caller = callers.driver,
    more: Record<string, unknown> = {},
  ) {
    return ask<Schema<'ProtocolData'> & Refusal>(who, 'POST', id, 'protocol-data', { stop, answers, ...more })
  }

  async function protocolData(id: number, who: Caller = callers.dispatcher) {
    return (await ask<Schema<'ProtocolData'>>(who, 'GET', id, 'protocol-data')).body
  }

  async function next(id: number, who: Caller = callers.driver) {
    return (await ask<Schema<'DeliveryOrderNext'>>(who, 'GET', id, 'next')).body
  }

  function move(id: number, path: 'picked-up' | 'dropped-off' | 'completed' | 'next', who: Caller = callers.driver) {
    return ask<Schema<'OrderMoved'> & Refusal>(who, 'POST', id, path, {})
  }

  async function updates(id: number, who: Caller = callers.dispatcher) {
    return (await ask<Schema<'DeliveryOrderUpdates'>>(who, 'GET', id, 'updates')).body.updates
  }

  /** The lines of the price by their keys, and its total. */
  async function priced(id: number) {
    const { body } = await ask<Schema<'DeliveryOrderPageView'>>(callers.dispatcher, 'GET', id, 'page-view')
    const items = body.pricing.lineItems.flatMap((group) => group.items)
    const waitTime = items.find(({ key }) => key === 'wait_time')?.priceCadCents
    return { waitTime, total: body.pricing.priceCadCents, version: body.pricingVersion }
  }

  async function chargeWaiting(terms: WaitTimeTerms | null): Promise<void> {
    await world.database.systemTransaction((db) =>
      db
        .updateTable('courier_settings')
        .set({ wait_time: terms && JSON.stringify(terms) })
        .where('tenant_id', '=', tenants.courier)
        .execute(),
    )
  }

  async function askAtStops(protocols: StopProtocols): Promise<void> {
    await world.database.systemTransaction((db) =>
      db
        .updateTable('service_revisions')
        .set({ protocols: JSON.stringify(protocols) })
        .where('id', '=', service.revisionId)
        .execute(),
    )
  }

  /** Everything that an order is written to, to show that a refusal stores nothing. */
  async function rows(): Promise<Record<string, number>> {
    const kept = await world.database.systemTransaction(async (db) => {
      const tables = ['delivery_order_geostamps', 'delivery_order_protocol_entries', 'delivery_order_media'] as const
      const counts: Record<string, number> = {}
      for (const table of tables) {
        const { count } = await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        counts[table] = count
      }
      return counts
    })
    return { ...(await storedRows(world.database)), ...kept }
  }

  return {
    ask,
    comment,
    checkIn,
    checkOut,
    waits,
    geostamps,
    capture,
    protocolData,
    next,
    move,
    updates,
    priced,
    chargeWaiting,
    askAtStops,
    rows,
  }
}

/** Answers by who asked: to see at once who may and who may not. */
export function statuses(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status)
}
