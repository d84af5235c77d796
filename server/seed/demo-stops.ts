import type { ProtocolAction, StopType } from '#domain/orders/protocol.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { captureProtocol } from '#server/orders/records/capture-protocol.ts'
import { checkIn } from '#server/orders/records/check-in.ts'
import { checkOut } from '#server/orders/records/check-out.ts'
import { loadProtocol } from '#server/orders/records/stop-protocol.ts'
import type { Actor, Stage } from './act-as.ts'
import type { Course, TimedAct } from './order-plan.ts'
import { storeDemoUpload } from './demo-paperwork.ts'
import { photoPng, signaturePng } from './demo-pictures.ts'
import type { Random } from './random.ts'

type Answer = Schema<'ProtocolDataInput'>['answers'][number]

const minute = 60

/**
 * What the driver records at a stop: when he came, what he was asked, when he left; or that he waits there now. All chance
 * is taken here, where it does not depend on which act comes first.
 */
export function stopActs(stage: Stage, plan: Course, driver: Actor, stop: StopType, now: number): TimedAct[] {
  const { steps, random, recorded } = plan
  const [from, until] = stop === 'pickup' ? [steps.assigned, steps.pickedUp] : [steps.pickedUp, steps.droppedOff]
  if (recorded === 'nothing' || from === undefined || plan.cancelledAt !== null) return []
  const uid = uuid(random)
  const [atCheckIn, atCapture, atCheckOut] = [astray(random), astray(random), astray(random)]
  const checkInAt = (at: number): TimedAct => ({
    at,
    as: driver,
    act: async (ctx, id) => checkIn(ctx, id, { uid, stop, ...(await near(ctx, id, stop, atCheckIn)) }),
  })
  const lately = now - random.between(4, 9) * minute
  if (until === undefined) return plan.isWaiting ? [checkInAt(Math.max(from, lately))] : []

  const isLong = recorded === 'past' && random.chance(0.35)
  const stay = (isLong ? random.between(12, 31) : random.between(2, 9)) * minute
  const came = Math.max(from, until - stay)
  const { service } = stage.world.services.find(({ id }) => id === plan.order.serviceId) ?? {}
  const given = givenTo(service?.protocols[stop] ?? [], random)
  return [
    checkInAt(came),
    {
      at: until - Math.floor((until - came) / 5),
      as: driver,
      act: async (ctx, id) => {
        const answers = await answersOf(ctx, given)
        return captureProtocol(ctx, id, { stop, answers, ...(await near(ctx, id, stop, atCapture)) })
      },
    },
    {
      at: until,
      as: driver,
      act: async (ctx, id) => checkOut(ctx, id, { uid, ...(await near(ctx, id, stop, atCheckOut)) }),
    },
  ]
}

/** Records what an order asks for at a stop, whichever courier wants to know it. */
export async function captureDemoAnswers(ctx: Context, orderId: number, stop: StopType, random: Random): Promise<void> {
  const { asked } = await loadProtocol(ctx, orderId)
  const answers = await answersOf(ctx, givenTo(asked[stop], random))
  await captureProtocol(ctx, orderId, { stop, answers, ...(await near(ctx, orderId, stop, astray(random))) })
}

type GivenTo = GivenAnswer & { actionId: string }

function givenTo(actions: readonly ProtocolAction[], random: Random): GivenTo[] {
  return actions.flatMap((action) => {
    const answer = answerTo(action, random)
    return answer ? [{ actionId: action.id, ...answer }] : []
  })
}

async function answersOf(ctx: Context, given: readonly GivenTo[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const { file, ...answer } of given) {
    answers.push({ ...answer, ...(file && { uploads: [await storeDemoUpload(ctx, file.name, file.bytes)] }) })
  }
  return answers
}

interface GivenAnswer {
  value?: string | number | boolean | string[]
  file?: { name: string; bytes: Buffer }
}

/** What a driver answers; now and then nothing to what may be left out. */
function answerTo({ type, required, options }: ProtocolAction, random: Random): GivenAnswer | null {
  const chosen = random.between(0, 1_000)
  if (type === 'block' || (!required && random.chance(0.4))) return null
  switch (type) {
    case 'text_input':
      return { value: recipients[chosen % recipients.length] ?? '' }
    case 'number_input':
      return { value: 2 + (chosen % 12) / 2 }
    case 'select':
      return { value: options[chosen % options.length] ?? '' }
    case 'multi_select':
      return { value: options.slice(0, 1 + (chosen % 2)) }
    case 'confirm':
      return { value: true }
    case 'signature':
      return { file: { name: 'Signature.png', bytes: signaturePng(chosen) } }
    case 'media':
      return { file: { name: 'Photo.png', bytes: photoPng(chosen) } }
  }
}

const recipients = [
  'Aylin Yılmaz',
  'Corinne Bear',
  'Mark Funk',
  'Josée Lavallée',
  'Derek Olynyk',
  'Amara Okoye',
  'Wei Zhang',
  'Łucja Nowak',
]

/** Degrees north and east off a place: some fifteen metres. */
function astray(random: Random): readonly [number, number] {
  const degrees = () => (random.next() - 0.5) / 4_000
  return [degrees(), degrees()]
}

async function near(ctx: Context, orderId: number, stop: StopType, [north, east]: readonly [number, number]) {
  const order = await ctx.db
    .selectFrom('delivery_orders')
    .select(['pickup_location', 'dropoff_location'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { latitude, longitude } = stop === 'pickup' ? order.pickup_location : order.dropoff_location
  return { lat: latitude + north, lng: longitude + east }
}

/** Of version 4, from the demo's own chance. */
function uuid(random: Random): string {
  const digits = Array.from({ length: 32 }, (_, index) => {
    if (index === 12) return '4'
    return (index === 16 ? 8 + random.between(0, 3) : random.between(0, 15)).toString(16)
  }).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
