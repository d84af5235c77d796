import { sql } from 'kysely'
import { actRows } from '#server/audit.ts'
import { writeTogether } from '#server/db/write-together.ts'
import { formError, conflictOf } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { eventRows } from '#server/outbox.ts'
import { driversHere } from '#server/access/drivers-here.ts'
import { completeSettings, tidySettings } from '#server/resources/settings.ts'

type Rates = Schema<'DriverPayRates'>

const nothingLeftOut = { fuel: false, waitTime: false, adjustments: false }

/** The usual rate, those of the services, and those of the drivers; anyone who drives for the request's tenant is one. */
async function readRates({ db, tenantId }: Context): Promise<Rates> {
  const [settings, drivers, services] = await Promise.all([
    db
      .selectFrom('courier_settings')
      .select(['driver_pay', 'driver_pay_version'])
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst(),
    db
      .selectFrom(driversHere(tenantId).as('driver'))
      .innerJoin('users', 'users.id', 'driver.user_id')
      .leftJoin('driver_pay_rates as own', (join) =>
        join.onRef('own.user_id', '=', 'users.id').on('own.tenant_id', '=', tenantId),
      )
      .select(['users.id as userId', 'own.rate'])
      .select(sql<string>`users.first_name || ' ' || users.last_name`.as('name'))
      .orderBy(sql`lower(users.first_name || ' ' || users.last_name), users.id`)
      .execute(),
    db
      .selectFrom('services')
      .leftJoin('service_pay_rates as own', (join) =>
        join.onRef('own.service_id', '=', 'services.id').onRef('own.tenant_id', '=', 'services.tenant_id'),
      )
      .select(['services.id as serviceId', 'services.name', 'own.rate'])
      .where('services.tenant_id', '=', tenantId)
      .where('services.is_template', '=', false)
      .where('services.archived_at', 'is', null)
      .orderBy(sql`lower(services.name), services.id`)
      .execute(),
  ])
  return {
    ...completeSettings('driverPayRates', settings?.driver_pay ?? {}),
    version: settings?.driver_pay_version ?? 1,
    serviceRates: services,
    rates: drivers.map(({ userId, name, rate }) => ({ userId, name, rate })),
  }
}

/** @throws formError `edit_conflict`, or at a person who does not drive here, or a service of others */
async function changeRates(ctx: Context, { version, ...sent }: Schema<'DriverPayRatesUpdate'>): Promise<Rates> {
  const { db, tenantId, now } = ctx
  const before = await readRates(ctx)
  const { version: _version, rates: _rates, serviceRates: _serviceRates, ...general } = before
  const conflict = conflictOf('the driver pay')
  if (version !== undefined && version !== before.version) throw conflict
  const { rates: named = [], serviceRates: services = [], ...change } = sent
  refuseStrangers(named, before.rates)
  refuseForeignServices(services, before.serviceRates)
  const pay = { ...general, ...tidySettings('driverPayRates', change) }
  pay.leaveOut = { ...nothingLeftOut, ...pay.leaveOut }
  const stored = await sql`
    insert into courier_settings (tenant_id, driver_pay, driver_pay_version, updated_at)
    values (${tenantId}, ${JSON.stringify(pay)}, ${before.version + 1}, ${now})
    on conflict (tenant_id) do update
      set driver_pay = excluded.driver_pay, driver_pay_version = excluded.driver_pay_version, updated_at = excluded.updated_at
      where courier_settings.driver_pay_version = ${before.version}
    returning tenant_id`.execute(db)
  if (stored.rows.length === 0) throw conflict
  await Promise.all([changeDrivers(ctx, named), changeServices(ctx, services)])
  const action = 'driver-pay-rates.updated'
  await writeTogether(db, [
    actRows(ctx, [{ action, entity: 'driver-pay-rates', entityId: tenantId, before, details: sent }]),
    eventRows(ctx, [{ topic: 'driver-pay-rates', key: String(tenantId), payload: { action } }]),
  ])
  return readRates(ctx)
}

async function changeDrivers({ db, tenantId, now }: Context, named: Rates['rates']): Promise<void> {
  const own = named.flatMap(({ userId, rate }) => (typeof rate === 'number' ? [{ userId, rate }] : []))
  const usual = named.map(({ userId }) => userId).filter((id) => !own.some(({ userId }) => userId === id))
  await sql`delete from driver_pay_rates where tenant_id = ${tenantId} and user_id = any (${usual})`.execute(db)
  if (own.length > 0) {
    await db
      .insertInto('driver_pay_rates')
      .values(own.map(({ userId, rate }) => ({ tenant_id: tenantId, user_id: userId, rate, updated_at: now })))
      .onConflict((conflicting) =>
        conflicting
          .columns(['tenant_id', 'user_id'])
          .doUpdateSet(({ ref }) => ({ rate: ref('excluded.rate'), updated_at: now })),
      )
      .execute()
  }
}

async function changeServices({ db, tenantId, now }: Context, named: Rates['serviceRates']): Promise<void> {
  const own = named.flatMap(({ serviceId, rate }) => (typeof rate === 'number' ? [{ serviceId, rate }] : []))
  const usual = named.map(({ serviceId }) => serviceId).filter((id) => !own.some(({ serviceId }) => serviceId === id))
  await sql`delete from service_pay_rates where tenant_id = ${tenantId} and service_id = any (${usual})`.execute(db)
  if (own.length === 0) return
  await db
    .insertInto('service_pay_rates')
    .values(own.map(({ serviceId, rate }) => ({ tenant_id: tenantId, service_id: serviceId, rate, updated_at: now })))
    .onConflict((conflicting) =>
      conflicting
        .columns(['tenant_id', 'service_id'])
        .doUpdateSet(({ ref }) => ({ rate: ref('excluded.rate'), updated_at: now })),
    )
    .execute()
}

function refuseStrangers(named: Rates['rates'], drivers: Rates['rates']): void {
  const faults = named.flatMap(({ userId }, index) =>
    drivers.some((driver) => driver.userId === userId)
      ? []
      : [[`/rates/${index}/userId`, ['Must be a driver of this organization']]],
  )
  if (faults.length > 0) throw formError(Object.fromEntries(faults))
}

function refuseForeignServices(named: Rates['serviceRates'], services: Rates['serviceRates']): void {
  const faults = named.flatMap(({ serviceId }, index) =>
    services.some((service) => service.serviceId === serviceId)
      ? []
      : [[`/serviceRates/${index}/serviceId`, ['Must be a service of this organization']]],
  )
  if (faults.length > 0) throw formError(Object.fromEntries(faults))
}

export const driverPayRatesHandlers = defineHandlers({
  async getDriverPayRates(_input, ctx) {
    return { status: 200, body: await readRates(ctx) }
  },
  async updateDriverPayRates({ body }, ctx) {
    return { status: 200, body: await changeRates(ctx, body) }
  },
})
