import { roles } from '#domain/access/roles.ts'
import { addDays, unixSecondsAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { marketplaceProfileHandlers } from '#server/customers/marketplace-profile.ts'
import { imageLibraryHandlers } from '#server/services/image-library.ts'
import { serviceLifecycleHandlers } from '#server/services/lifecycle.ts'
import { revisionComponentsHandlers } from '#server/services/revision-components.ts'
import { serviceRevisionsHandlers } from '#server/services/revisions.ts'
import { changeTenant } from '#server/tenants/change-tenant.ts'
import { actAs, type Actor, type Stage } from './act-as.ts'
import { demoTimeZone, type DemoWorld, type SeededService } from './demo-organisations.ts'
import { storeDemoUpload } from './demo-paperwork.ts'
import { logoPng, photoPng, profilePng } from './demo-pictures.ts'

const hour = 3_600
const nothingElse = { query: {}, body: undefined }
/** Of the picture that is the logo, which stands among what the courier says of itself. */
const logoUid = '5c2f8a14-7d0e-4b6b-9f3a-1e8d2c7b4a60'
const profileUids = {
  courier: '8d41c2b7-53e9-4f0a-8c6d-2b9a7e1f5c03',
  stranger: 'b7e09f36-1a84-4d5c-9e27-6c3d8f0a2b15',
}
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** What a kilometre costs from so many kilometres on, and within them nothing. */
const distances = (...bands: readonly (readonly [fromKm: number, cadCents: number])[]): Schema<'RangeSet'> => ({
  mode: 'graduated',
  fallbackCadCents: null,
  bands: bands.map(([fromKm, perStepCadCents], index) => {
    const next = bands[index + 1]
    const to = next ? next[0] * 1_000 : null
    return { from: fromKm * 1_000, to, flatCadCents: 0, perStepCadCents, step: 1_000, stepCount: 'exact' }
  }),
})

const volumes: Schema<'RangeSet'> = {
  mode: 'slab',
  fallbackCadCents: null,
  bands: [
    { from: 0, to: 1, flatCadCents: 0, perStepCadCents: 0, step: 1, stepCount: 'exact' },
    { from: 1, to: 3, flatCadCents: 600, perStepCadCents: 0, step: 1, stepCount: 'exact' },
    { from: 3, to: null, flatCadCents: 1_500, perStepCadCents: 400, step: 1, stepCount: 'started' },
  ],
}

const windows = (eveningPercent: number): Schema<'TimeOfDayModifiers'>['timesOfDay'] => [
  {
    name: 'Evening',
    days: [...weekdays],
    from: 17 * hour,
    to: 22 * hour,
    charge: { percent: eveningPercent },
    stacks: false,
  },
  {
    name: 'Weekend',
    days: ['saturday', 'sunday'],
    from: 0,
    to: 24 * hour,
    charge: { amountCadCents: 400 },
    stacks: false,
  },
  { name: 'Holiday', days: ['holiday'], from: 0, to: 24 * hour, charge: { percent: 25 }, stacks: true },
]

/**
 * The city service as it grew: its second revision prices by zone, fuel, volume and time as well, and the next one stands as a draft
 * whose difference can be read. Both are made by the owner with the product's own acts.
 * @returns the world with what orders of that service are made from now
 */
export async function seedPriceBook(stage: Stage, begun: number, today: LocalDate): Promise<DemoWorld> {
  const { db, world } = stage
  const [city, ...others] = world.services
  if (!city) return world
  const owner: Actor = { email: 'owner@prairiesky.example', role: roles.owner, tenantId: world.tenants.courier }
  const path = { serviceId: city.id }
  const published = await actAs(stage, owner, begun + 5 * 24 * hour, async (ctx) => {
    const { body: revision } = await serviceRevisionsHandlers.createServiceRevision({ path, ...nothingElse }, ctx)
    await reviseCity(ctx, revision.id)
    await serviceLifecycleHandlers.publishService({ path, ...nothingElse }, ctx)
    const template = { name: 'By zone and distance', description: 'What a new service of the city begins with' }
    const copied = { ...template, fromServiceId: city.id, isTemplate: true }
    await serviceLifecycleHandlers.createService({ path: { tenantId: ctx.tenantId }, query: {}, body: copied }, ctx)
    for (const [picture, name] of ['Van in front of the depot', 'Parcel shelf'].entries()) {
      const body = { ...(await storeDemoUpload(ctx, `${name}.png`, photoPng(picture))), name }
      await imageLibraryHandlers.createLibraryImage({ path: {}, query: {}, body }, ctx)
    }
    const mark = { ...(await storeDemoUpload(ctx, 'Prairie Sky.png', logoPng(), logoUid)), name: 'Prairie Sky' }
    const { body: logo } = await imageLibraryHandlers.createLibraryImage({ path: {}, query: {}, body: mark }, ctx)
    await changeTenant(ctx, { image: logo.url })
    await pictureProfile(ctx, 'morning', profileUids.courier)
    return revision.id
  })
  const other: Actor = { email: 'owner@queencity.example', role: roles.owner, tenantId: world.tenants.stranger }
  await actAs(stage, other, begun + 5 * 24 * hour, (ctx) => pictureProfile(ctx, 'evening', profileUids.stranger))
  const draftedAt = unixSecondsAt(addDays(today, -2), 15 * hour, demoTimeZone)
  await actAs(stage, owner, draftedAt, async (ctx) => {
    const { body: revision } = await serviceRevisionsHandlers.createServiceRevision({ path, ...nothingElse }, ctx)
    await draftCity(ctx, revision.id)
  })
  const idsIn = async (table: 'parcel_types' | 'service_speeds' | 'tags') => {
    const rows = await db
      .selectFrom(`service_revision_${table}`)
      .select('id')
      .where('service_revision_id', '=', published)
      .orderBy('position')
      .execute()
    return rows.map(({ id }) => id)
  }
  const revised: SeededService = {
    ...city,
    parcelTypeIds: await idsIn('parcel_types'),
    speedIds: await idsIn('service_speeds'),
    tagIds: await idsIn('tags'),
  }
  return { ...world, services: [revised, ...others] }
}

/** Gives the marketplace profile a picture of the library. */
async function pictureProfile(ctx: Context, time: 'morning' | 'evening', uid: string): Promise<void> {
  const name = 'On the road'
  const body = { ...(await storeDemoUpload(ctx, `${name}.png`, profilePng(time), uid)), name }
  const { body: picture } = await imageLibraryHandlers.createLibraryImage({ path: {}, query: {}, body }, ctx)
  const path = { tenantId: ctx.tenantId }
  await marketplaceProfileHandlers.updateMarketplaceProfile({ path, query: {}, body: { picture: picture.url } }, ctx)
}

async function reviseCity(ctx: Context, revisionId: number): Promise<void> {
  const path = { revisionId }
  const set = revisionComponentsHandlers
  const one = async (table: 'service_maps' | 'tax_settings', name: string) => {
    const row = ctx.db.selectFrom(table).select('id').where('tenant_id', '=', ctx.tenantId).where('name', '=', name)
    return (await row.executeTakeFirstOrThrow()).id
  }
  const note = 'Zones, fuel, evenings and weekends are priced; small orders have a minimum'
  await serviceRevisionsHandlers.updateServiceRevision({ path, query: {}, body: { note } }, ctx)
  const variables = {
    type: 'variable',
    baseFeeCadCents: 1_200,
    minimumCadCents: 1_500,
    maximumCadCents: 45_000,
  } as const
  await set.updateServiceRevisionVariables({ path, body: variables }, ctx)
  await set.updateServiceRevisionVolumeRangeModifiers({ path, body: { volumeRanges: volumes } }, ctx)
  await set.updateServiceRevisionTimeOfDayModifiers({ path, body: { timesOfDay: windows(10) } }, ctx)
  const soon = { name: 'Within two hours', from: 0, to: 2 * hour, charge: { amountCadCents: 500 } }
  await set.updateServiceRevisionTimeRangeModifiers({ path, body: { timeRanges: [soon] } }, ctx)
  const fuel = { fuelSurchargeOf: 'subtotal', fuelType: 'regular' } as const
  await set.updateServiceRevisionFuelSurcharge({ path, body: fuel }, ctx)
  const serviceMapId = await one('service_maps', 'Saskatoon')
  const map = { serviceMapId, pricingStrategy: 'both', fallbackFeeCadCents: 1_500 } as const
  await set.updateServiceRevisionServiceMap({ path, body: map }, ctx)
  const taxSettingIds = [await one('tax_settings', 'GST Saskatchewan')]
  await set.updateServiceRevisionTaxSettings({ path, body: { kind: 'taxable', pstSk: false, taxSettingIds } }, ctx)
}

async function draftCity(ctx: Context, revisionId: number): Promise<void> {
  const path = { revisionId }
  const set = revisionComponentsHandlers
  const note = 'Long ways cost more, evenings too'
  await serviceRevisionsHandlers.updateServiceRevision({ path, query: {}, body: { note } }, ctx)
  const variables = {
    type: 'variable',
    baseFeeCadCents: 1_275,
    minimumCadCents: 1_600,
    maximumCadCents: 45_000,
  } as const
  await set.updateServiceRevisionVariables({ path, body: variables }, ctx)
  const distanceRanges = distances([0, 0], [5, 110], [25, 125])
  await set.updateServiceRevisionDistanceRangeModifiers({ path, body: { distanceRanges } }, ctx)
  const timesOfDay = windows(12).map((window, index) => ({ ...window, id: index + 1 }))
  await set.updateServiceRevisionTimeOfDayModifiers({ path, body: { timesOfDay } }, ctx)
}
