import { http, HttpResponse, type HttpHandler } from 'msw'
import { operations } from '#generated/operations.ts'
import type { ResourceField } from '#generated/resources.ts'
import { settings, type SettingsName } from '#generated/settings.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { formError } from '../refusals.ts'
import { bodyOf, type Call } from '../requests.ts'
import { conflict } from '../resource-store.ts'

/** All settings of the contract: what somebody sets stays, and the rest is what the contract says where nobody has set it. */
export function settingsHandlers(context: MockContext): HttpHandler[] {
  return Object.keys(settings).flatMap((name) => {
    const { operations: acts } = settings[name as SettingsName]
    const at = (operationId: keyof typeof operations) =>
      `*/api${operations[operationId].path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    return [
      http.get(at(acts.get), ({ request }) => HttpResponse.json(settingsOf(context, name as SettingsName, request))),
      http.patch(at(acts.update), async (call) => HttpResponse.json(await change(context, name as SettingsName, call))),
    ]
  })
}

type Stored = Readonly<Record<string, unknown>> & { version: number }

function settingsOf({ world, ...context }: MockContext, name: SettingsName, request: Request): Stored {
  const { tenant } = tenantOf(callerOf({ world, ...context }, request))
  return world.settings[name]?.[tenant.id] ?? { ...valuesWhereNothingIsSet(name), version: 1 }
}

function valuesWhereNothingIsSet(name: SettingsName): Record<string, unknown> {
  const fields = Object.entries<ResourceField>(settings[name].fields)
  return Object.fromEntries(fields.map(([field, said]) => [field, said.default ?? null]))
}

async function change(context: MockContext, name: SettingsName, { request }: Call): Promise<Stored> {
  const { version: basedOn, ...sent } = await bodyOf<Record<string, unknown>>(request)
  const before = settingsOf(context, name, request)
  const isTaken = Object.values(sent).includes(conflict) && before.version === 1
  if (isTaken || (basedOn !== undefined && basedOn !== before.version)) {
    if (isTaken) keep(context, name, request, { ...before, version: 2 })
    throw formError({}, 'edit_conflict', `Somebody else changed the ${settings[name].noun} in the meantime.`)
  }
  const empty = valuesWhereNothingIsSet(name)
  const tidied = Object.entries(sent).map(([field, value]) => {
    const trimmed = typeof value === 'string' ? value.trim() || null : value
    return [field, trimmed ?? empty[field]]
  })
  return keep(context, name, request, { ...before, ...Object.fromEntries(tidied), version: before.version + 1 })
}

function keep(context: MockContext, name: SettingsName, request: Request, stored: Stored): Stored {
  const { tenant } = tenantOf(callerOf(context, request))
  context.world.settings[name] = { ...context.world.settings[name], [tenant.id]: stored }
  return stored
}
