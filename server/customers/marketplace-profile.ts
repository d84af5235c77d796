import { sql } from 'kysely'
import { noWebsite, websiteHost } from '#domain/addresses/website.ts'
import { type FieldErrors, refuseErrors } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { changeSettingsOf, defineSettings, readSettings, settingsOf } from '#server/resources/settings.ts'
import { holdImage } from '#server/services/image-library.ts'

/** What a courier shows to those who look for one. */
export const marketplaceProfile = defineSettings('marketplaceProfile', 'marketplace_profiles', {
  columns: ['isListed', 'headline', 'areas', 'serviceIds', 'picture'],
  completed: (whole) => ({ ...whole, areas: whole.areas.map(trimmed) }),
})

function trimmed(area: Schema<'ServedArea'>): Schema<'ServedArea'> {
  return { ...area, place: area.place.trim() }
}

/** @throws formError at a service that is not its own, a picture that is none of its library, or a website that nobody can open */
async function checkChosen(ctx: Context, { serviceIds = [], picture, website }: Schema<'MarketplaceProfileUpdate'>) {
  const { db, tenantId } = ctx
  const errors: FieldErrors = {}
  const before = await readSettings(marketplaceProfile, db, tenantId)
  // A service that was archived meanwhile is shown to nobody, and may stand where it stood.
  const added = (serviceIds ?? []).filter((id) => !before.serviceIds.includes(id))
  const own = await db
    .selectFrom('services')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${added})`)
    .execute()
  const ownIds = new Set(own.map(({ id }) => id))
  for (const [index, id] of (serviceIds ?? []).entries())
    if (added.includes(id) && !ownIds.has(id)) errors[`/serviceIds/${index}`] = ['No such service']
  if (picture && picture !== before.picture && !(await holdImage(ctx, picture)))
    errors['/picture'] = ['There is no such image in your library']
  if (website && websiteHost(website) === null) errors['/website'] = [noWebsite]
  refuseErrors(errors)
}

const change = changeSettingsOf(marketplaceProfile)

export const marketplaceProfileHandlers = defineHandlers({
  getMarketplaceProfile: settingsOf(marketplaceProfile),
  async updateMarketplaceProfile(input, ctx) {
    await checkChosen(ctx, input.body)
    return change(input, ctx)
  },
})
