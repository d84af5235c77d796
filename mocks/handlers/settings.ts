import { dayToCome } from '#domain/planner/days.ts'
import { conflictOf, refuseErrors } from '#domain/text/refusal.ts'
import type { ResourceField } from '#generated/resources.ts'
import { settings, type SettingsName } from '#generated/settings.ts'
import { tenantOf } from '../context.ts'
import type { AnyMocks, MockCall } from '../define-mocks.ts'
import { todayOf } from '../drivers.ts'
import { conflict } from '../resource-store.ts'
import type { World } from '../world-types.ts'

/** All settings of the contract: what somebody sets stays, and the rest is what the contract says where nobody has set it. */
export function settingsMocks(): AnyMocks {
  return Object.fromEntries(
    (Object.keys(settings) as SettingsName[]).flatMap((name) => {
      const { operations: acts } = settings[name]
      return [
        [acts.get, (_input, call) => settingsOf(call, name)],
        [acts.update, ({ body }, call) => change(call, name, body as Sent)],
      ] satisfies [string, AnyMocks[string]][]
    }),
  )
}

type Sent = Readonly<Record<string, unknown>>
export type SettingsRow = Readonly<Record<string, unknown>> & { version: number }

function settingsOf({ world, caller }: MockCall, name: SettingsName): SettingsRow {
  return settingsOfTenant(world, tenantOf(caller).tenant.id, name)
}

/** What an organisation has set, with the contract's values for the rest. */
export function settingsOfTenant({ settings: set }: World, tenantId: number, name: SettingsName): SettingsRow {
  return set[name]?.[tenantId] ?? { ...valuesWhereNothingIsSet(name), version: 1 }
}

function valuesWhereNothingIsSet(name: SettingsName): Record<string, unknown> {
  const fields = Object.entries<ResourceField>(settings[name].fields)
  return Object.fromEntries(fields.map(([field, said]) => [field, said.default ?? null]))
}

function change(call: MockCall, name: SettingsName, { version: basedOn, ...sent }: Sent): SettingsRow {
  const before = settingsOf(call, name)
  const isTaken = Object.values(sent).includes(conflict) && before.version === 1
  if (isTaken || (basedOn !== undefined && basedOn !== before.version)) {
    if (isTaken) keep(call, name, { ...before, version: 2 })
    throw conflictOf(`the ${settings[name].noun}`)
  }
  const empty = valuesWhereNothingIsSet(name)
  const tidied = Object.entries(sent).map(([field, value]) => {
    const trimmed = typeof value === 'string' ? value.trim() || null : value
    return [field, trimmed ?? empty[field]]
  })
  refuseDayToCome(call, name, sent)
  return keep(call, name, { ...before, ...Object.fromEntries(tidied), version: before.version + 1 })
}

function keep({ world, caller }: MockCall, name: SettingsName, stored: SettingsRow): SettingsRow {
  const { tenant } = tenantOf(caller)
  world.settings[name] = { ...world.settings[name], [tenant.id]: stored }
  return stored
}

/** The one rule of settings that the present day has a part in: books are closed up to today at most. */
function refuseDayToCome(call: MockCall, name: SettingsName, { booksClosedUntil: until }: Sent): void {
  const today = todayOf(call)
  if (name === 'accountingSettings' && typeof until === 'string' && until > today)
    refuseErrors({ '/booksClosedUntil': [dayToCome(today)] })
}
