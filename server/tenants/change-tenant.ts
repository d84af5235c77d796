import { sql } from 'kysely'
import { normalisePhone } from '#domain/addresses/phone.ts'
import { isTimeZone } from '#domain/time/zoned-time.ts'
import { recordAct } from '#server/audit.ts'
import { nameFaults } from '#domain/text/names.ts'
import { formError, type FieldErrors, conflictOf, refuseErrors } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { inSnakeCase } from '#server/resources/snake-case.ts'
import { publish } from '#server/outbox.ts'
import { holdImage } from '#server/services/image-library.ts'
import { readTenant } from './read-tenant.ts'

type Change = Schema<'TenantUpdate'>

/**
 * Changes what an organisation says of itself. What invoices are made out to is all that the billing step of onboarding asks for:
 * an organisation that gives both has done the step.
 * @throws formError at the field that is wrong, or `edit_conflict` for a change that is based on another version
 */
export async function changeTenant(ctx: Context, { version: basedOn, ...change }: Change): Promise<void> {
  const before = await readTenant(ctx.db, ctx.tenantId)
  const conflict = conflictOf('the organization')
  if (basedOn !== undefined && basedOn !== before.version) throw conflict
  const { timezone, ...texts } = checkedChange(change, before)
  if (change.image && change.image !== before.image && !(await holdImage(ctx, change.image)))
    throw formError({ '/image': ['There is no such image in your library'] })
  const columns = Object.entries(texts).map(([field, text]) => [inSnakeCase(field), text])
  const isBilled = change.billToName !== undefined && change.billToAddress !== undefined
  const changed = await ctx.db
    .updateTable('tenants')
    .set({
      ...Object.fromEntries(columns),
      ...(timezone !== undefined && { time_zone: timezone }),
      ...(isBilled && {
        onboarding_required_types: sql<string[]>`array_remove(onboarding_required_types, 'billing')`,
      }),
      version: before.version + 1,
      updated_at: ctx.now,
    })
    .where('id', '=', ctx.tenantId)
    .where('version', '=', before.version)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw conflict
  await recordAct(ctx, { action: 'tenant.updated', entity: 'tenant', entityId: ctx.tenantId, before, details: change })
  await publish(ctx, { topic: 'tenant.changed', key: ctx.tenantId })
}

/** Trimmed, phones as E.164; a phone that is left empty is null, an address the empty text. */
function checkedChange(
  { timezone, image, phone, orderSupportPhone, address, ...required }: Omit<Change, 'version'>,
  before: object,
) {
  const errors: FieldErrors = nameFaults(required, ['name', 'billToName'], before)
  if (timezone !== undefined && !isTimeZone(timezone)) errors['/timezone'] = ['Must be a time zone']
  const phones = Object.entries({ phone, orderSupportPhone }).flatMap(([field, text]) => {
    if (text === undefined) return []
    if (text === null || text.trim() === '') return [[field, null]]
    const read = normalisePhone(text)
    if (!read.ok) errors[`/${field}`] = [read.why]
    return [[field, read.ok ? read.e164 : null]]
  })
  refuseErrors(errors)
  return {
    ...Object.fromEntries(Object.entries(required).map(([field, text]) => [field, text.trim()])),
    ...Object.fromEntries(phones),
    ...(address !== undefined && { address: address?.trim() ?? '' }),
    ...(image !== undefined && { image }),
    timezone,
  }
}
