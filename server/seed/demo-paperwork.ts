import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { addPriceModifier } from '#server/orders/pricing/add-price-modifier.ts'
import { updateDriverPay } from '#server/orders/editing/update-driver-pay.ts'
import { addComment } from '#server/orders/records/add-comment.ts'
import { attachOrderMedia } from '#server/orders/records/order-media.ts'
import { storeBytes } from '#server/uploads/stored-files.ts'
import type { Cast, Course, TimedAct } from './order-plan.ts'
import { photoPng } from './demo-pictures.ts'

const minute = 60

/** What people add to some orders beside moving them: comments, files, a discount, something extra for the driver. */
export function besideActs(plan: Course, { dispatcher, driver }: Cast, now: number): TimedAct[] {
  const { steps, random, recorded } = plan
  if (recorded === 'nothing' || plan.cancelledAt !== null) return []
  const notAfterNow = (at: number) => Math.min(at, now)
  const acts: TimedAct[] = []

  if (random.chance(0.3)) {
    const comment = random.pick(officeComments)
    const at = notAfterNow((steps.assigned ?? plan.createdAt) + random.between(2, 9) * minute)
    acts.push({ at, as: dispatcher, act: (ctx, id) => addComment(ctx, id, { comment }) })
  }
  if (steps.pickedUp !== undefined && random.chance(0.3)) {
    const comment = random.pick(driverComments)
    const at = notAfterNow(steps.pickedUp + random.between(1, 6) * minute)
    acts.push({ at, as: driver, act: (ctx, id) => addComment(ctx, id, { comment }) })
  }
  if (steps.pickedUp !== undefined && random.chance(0.25)) {
    const [name, picture] = [random.pick(fileNames), random.between(0, 1_000)]
    const at = notAfterNow(steps.pickedUp + random.between(1, 8) * minute)
    acts.push({
      at,
      as: driver,
      act: async (ctx, id) => attachOrderMedia(ctx, id, await storeDemoUpload(ctx, name, photoPng(picture))),
    })
  }
  if (random.chance(0.15)) {
    const adjustment = random.pick(adjustments)
    const at = notAfterNow((steps.droppedOff ?? plan.createdAt) + random.between(20, 50) * minute)
    acts.push({ at, as: dispatcher, act: (ctx, id) => addPriceModifier(ctx, id, adjustment) })
  }
  if (steps.completed !== undefined && random.chance(0.2)) {
    const pay = random.pick(pays)
    const at = notAfterNow(steps.completed + random.between(20, 90) * minute)
    acts.push({ at, as: dispatcher, act: (ctx, id) => updateDriverPay(ctx, id, { version: 1, ...pay }) })
  }
  return acts
}

/**
 * Puts a file where a finished upload is, ready to be attached.
 * @param chosenUid what it is known by afterwards, where the same day has to give the same; drawn by lot otherwise
 */
export async function storeDemoUpload(
  ctx: Context,
  name: string,
  bytes: Buffer,
  chosenUid?: string,
): Promise<Schema<'MediaInput'>> {
  const contentType = 'image/png'
  const file = await storeBytes(ctx, { bytes, contentType })
  const { uid } = await ctx.db
    .insertInto('uploads')
    .values({
      tenant_id: ctx.tenantId,
      user_id: ctx.userId,
      file_name: name,
      content_type: contentType,
      size_bytes: bytes.length,
      received_bytes: bytes.length,
      storage: 'database',
      file_id: file.id,
      created_at: ctx.now,
      expires_at: ctx.now + minute,
      ...(chosenUid !== undefined && { uid: chosenUid }),
    })
    .returning('uid')
    .executeTakeFirstOrThrow()
  return { name, url: `/uploads/${uid}` }
}

const officeComments = [
  'The customer asked for a call before arrival.',
  'Shipping desk confirms the parcels are ready.',
  'Back entrance only until the end of the week.',
  'Please keep the cooler out of the sun.',
  'Recipient is in a meeting until half past; leave with reception.',
]
const driverComments = [
  'Loading zone was taken, parked around the corner.',
  'Elevator is out, took the stairs.',
  'One box has a dented corner, noted with the shipper.',
  'Road works on Idylwyld, ten minutes behind.',
]
const fileNames = ['Loading dock.png', 'Dented corner.png', 'Parking receipt.png', 'Side entrance.png']
const adjustments: readonly Schema<'PriceAdjustment'>[] = [
  { name: 'Stairs, third floor', priceCadCents: 500 },
  { name: 'Loyalty discount', priceCadCents: -300 },
  { name: 'Parking', priceCadCents: 350 },
]
const pays: readonly Pick<Schema<'DriverPayUpdate'>, 'rate' | 'adjustments'>[] = [
  { rate: null, adjustments: [{ name: 'Long carry', priceCadCents: 500 }] },
  { rate: 70, adjustments: [] },
  { rate: null, adjustments: [{ name: 'Parking', priceCadCents: 350 }] },
]
