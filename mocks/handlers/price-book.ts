import { http, HttpResponse, type HttpHandler } from 'msw'
import { stateOf } from '#domain/acts/acts.ts'
import { mergeProtocols } from '#domain/orders/base-protocol.ts'
import { describeRevisionChanges } from '#domain/pricing/revision-changes.ts'
import {
  getAssignServiceCustomersMockHandler,
  getCreateServiceMockHandler,
  getCreateServiceRevisionMockHandler,
  getDisableServiceMockHandler,
  getDiscardServiceRevisionMockHandler,
  getEnableServiceMockHandler,
  getGetServiceCustomersMockHandler,
  getGetServiceRevisionChangesMockHandler,
  getGetServiceRevisionMockHandler,
  getGetServiceRevisionsMockHandler,
  getGetTenantServicesMetaMockHandler,
  getPublishServiceMockHandler,
  getUpdateServiceMockHandler,
  getUpdateServiceRevisionMockHandler,
} from '#generated/client/services/services.msw.ts'
import type {
  IdList,
  ServiceCreate,
  ServiceCustomersUpdate,
  ServiceRevisionUpdate,
  ServiceUpdate,
} from '#generated/model/index.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { stateful } from '#generated/acts.ts'
import { resources } from '#generated/resources.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { pageOf } from '../pages.ts'
import {
  newDraftRevision,
  bookOf,
  metaOf,
  partsOf,
  pricingOfParts,
  publishablePricing,
  shownRevision,
} from '../price-book.ts'
import { formError, notFound } from '../refusals.ts'
import { bodyOf, type Call, idOf, queryOf } from '../requests.ts'
import { rowsOf, valueOf } from '../resource-store.ts'
import type { MockBookService, MockRevision, MockService } from '../world-types.ts'
import { checkAct } from './acts.ts'

/** How services are set up: drafts, their parts, what is published of them. */
export function priceBookHandlers(context: MockContext): HttpHandler[] {
  const { world, now } = context
  const book = () => bookOf(world)
  const nextId = () => (world.nextId += 1)
  const nameOf = ({ request }: Pick<Call, 'request'>) => {
    const { firstName, lastName } = callerOf(context, request).user
    return `${firstName} ${lastName}`
  }
  const serviceOf = ({ request, params }: Call): MockBookService => {
    const { id: tenantId } = tenantOf(callerOf(context, request)).tenant
    const own = book().services.find(
      ({ id, ...service }) => id === idOf(params, 'serviceId') && service.tenantId === tenantId,
    )
    if (own === undefined) throw notFound('No such service.')
    return own
  }
  const revisionOf = ({ params }: Pick<Call, 'params'>, id = idOf(params, 'revisionId')): MockRevision => {
    const revision = book().revisions.find((one) => one.id === id)
    if (revision === undefined) throw notFound('No such service revision.')
    return revision
  }
  const draftOf = (call: Call): MockRevision => {
    const revision = revisionOf(call)
    if (revision.status === 'draft') return revision
    throw formError({}, 'revision_published', 'A published revision stays as it is: orders are priced on it.')
  }
  const detailOf = (revision: MockRevision) => {
    const service = book().services.find(({ id }) => id === revision.serviceId)
    if (service === undefined) throw notFound('No such service.')
    const { vehicleId, vehicleName, version } = revision
    return { revision: shownRevision(revision), service: metaOf(book(), service), vehicleId, vehicleName, version }
  }
  /** A draft with the parts of a revision, or empty. */
  const begin = (call: Call, serviceId: number, from: MockRevision | undefined): MockRevision => {
    const number = 1 + book().revisions.filter((one) => one.serviceId === serviceId).length
    const parts = structuredClone(from?.parts ?? partsOf())
    const draft = { ...newDraftRevision(nextId(), serviceId, number, now(), nameOf(call)), parts }
    book().revisions.unshift(draft)
    return draft
  }
  /** What the protocols of a revision ask by now: nothing of it is pinned here. */
  const shown = (name: string, part: object) => {
    if (name !== 'protocols') return part
    const ids: number[] = Reflect.get(part, 'protocolIds')
    return {
      ...part,
      ...mergeProtocols(ids.flatMap((id) => world.resources.protocol.find((one) => one.id === id) ?? [])),
    }
  }
  const setEnabled = (act: 'enableService' | 'disableService') => (call: Call) => {
    const service = serviceOf(call)
    checkAct(act, metaOf(book(), service))
    return metaOf(book(), Object.assign(service, { isEnabled: act === 'enableService' }))
  }
  const customersOf = (call: Call) => {
    const { openToAll, tenantIds = [] } = serviceOf(call).customers
    const { customerIds } = tenantOf(callerOf(context, call.request))
    const data = world.tenants.flatMap(({ tenant: { id, name } }) =>
      customerIds.includes(id) && (openToAll || tenantIds.includes(id)) ? [{ id, name }] : [],
    )
    return { openToAll, data: data.toSorted((a, b) => (a.name < b.name ? -1 : 1)) }
  }

  return [
    getGetTenantServicesMetaMockHandler(({ request }) => {
      const { id: tenantId } = tenantOf(callerOf(context, request)).tenant
      const [search, state] = [queryOf(request, 'search') ?? '', queryOf(request, 'state')]
      const own = book().services.filter((service) => service.tenantId === tenantId)
      const rows = own.filter(
        (service) =>
          holdsWords(`${service.name} ${service.description}`, search) &&
          (state === null || stateOf(stateful.serviceMeta, metaOf(book(), service)) === state),
      )
      return pageOf(context, request, {
        rows: rows.map((service) => metaOf(book(), service)),
        idOf: ({ id }) => id,
        sortBy: { name: ({ name }) => name.toLowerCase(), updatedAt: ({ updatedAt }) => updatedAt },
        usual: { field: 'name', direction: 'asc' },
      })
    }),
    getCreateServiceMockHandler(async (call) => {
      const { name, description = '', fromServiceId, isTemplate = false } = await bodyOf<ServiceCreate>(call.request)
      const { id: tenantId } = tenantOf(callerOf(context, call.request)).tenant
      const from = book().revisions.find(({ serviceId }) => serviceId === fromServiceId)
      if (fromServiceId !== undefined && from === undefined)
        throw formError({ '/fromServiceId': ['Choose a service of your own'] })
      const flags = {
        isEnabled: true,
        isTemplate,
        publishedId: null,
        updatedAt: now(),
        customers: { openToAll: false },
      }
      const service = { id: nextId(), tenantId, name: name.trim(), description: description.trim(), ...flags }
      book().services.push(service)
      begin(call, service.id, from)
      return metaOf(book(), service)
    }),
    getUpdateServiceMockHandler(async (call) => {
      const { name, description = '' } = await bodyOf<ServiceUpdate>(call.request)
      return metaOf(book(), Object.assign(serviceOf(call), { name, description, updatedAt: now() }))
    }),
    getEnableServiceMockHandler(setEnabled('enableService')),
    getDisableServiceMockHandler(setEnabled('disableService')),
    getGetServiceCustomersMockHandler(customersOf),
    getAssignServiceCustomersMockHandler(async (call) => {
      const customers = await bodyOf<ServiceCustomersUpdate>(call.request)
      Object.assign(serviceOf(call), { customers })
      return customersOf(call)
    }),
    getGetServiceRevisionsMockHandler((call) => {
      const service = serviceOf(call)
      const own = book().revisions.filter(({ serviceId }) => serviceId === service.id)
      const data = own.toSorted((a, b) => b.number - a.number).map(shownRevision)
      return { service: metaOf(book(), service), data }
    }),
    getCreateServiceRevisionMockHandler((call) => {
      const service = serviceOf(call)
      if (metaOf(book(), service).draftRevisionId !== null)
        throw formError({}, 'draft_exists', 'There is a draft already. Go on with that one.')
      return shownRevision(
        begin(
          call,
          service.id,
          book().revisions.find(({ id }) => id === service.publishedId),
        ),
      )
    }),
    getPublishServiceMockHandler((call) => {
      const service = serviceOf(call)
      const draft = book().revisions.find(({ serviceId, status }) => serviceId === service.id && status === 'draft')
      if (draft === undefined) throw formError({}, 'no_draft', 'There is no draft to publish.')
      const pricing = publishablePricing(world, draft, callerOf(context, call.request).user.unitPreference)
      Object.assign(draft, { status: 'published', publishedAt: now(), publishedByName: nameOf(call) })
      Object.assign(service, { publishedId: draft.id, updatedAt: now() })
      const { tenant } = tenantOf(callerOf(context, call.request))
      const offered: MockService = {
        summary: {
          id: service.id,
          name: service.name,
          description: service.description,
          courierTenant: { id: tenant.id, name: tenant.name },
          revisionId: draft.id,
          pricingType: pricing.type,
          vehicleName: draft.vehicleName,
        },
        parcelTypes: rowsIn(draft, 'parcel-types'),
        speeds: rowsIn(draft, 'service-speeds'),
        tags: rowsIn(draft, 'tags'),
        pricing,
      }
      world.services = [...world.services.filter(({ summary }) => summary.id !== service.id), offered]
      return metaOf(book(), service)
    }),
    getGetServiceRevisionMockHandler((call) => detailOf(revisionOf(call))),
    getUpdateServiceRevisionMockHandler(async (call) => {
      const draft = draftOf(call)
      const { version, ...change } = await bodyOf<ServiceRevisionUpdate>(call.request)
      refuseOlder(version, draft.version)
      const vehicle = rowsOf(world, { ...resources.vehicle, name: 'vehicle' }).find(({ id }) => id === change.vehicleId)
      const vehicleName = vehicle === undefined ? null : String(valueOf(vehicle, 'name'))
      Object.assign(draft, change, { version: draft.version + 1, ...('vehicleId' in change && { vehicleName }) })
      return detailOf(draft)
    }),
    getDiscardServiceRevisionMockHandler((call) => {
      const draft = revisionOf(call)
      checkAct('discardServiceRevision', draft)
      book().revisions = book().revisions.filter(({ id }) => id !== draft.id)
      return { done: true as const }
    }),
    getGetServiceRevisionChangesMockHandler((call) => {
      const [after, before] = [revisionOf(call), revisionOf(call, Number(queryOf(call.request, 'sinceRevisionId')))]
      const [old, own] = [before, after].map(({ parts }) => {
        const pricing = pricingOfParts(parts)
        return { ...pricing, baseFeeCadCents: pricing.baseFeeCadCents ?? 0 }
      })
      return {
        data:
          old === undefined || own === undefined
            ? []
            : [...describeRevisionChanges(old, own, callerOf(context, call.request).user.unitPreference)],
      }
    }),
    http.get('*/api/service-revisions/:revisionId/:part', (call) => {
      const name = String(call.params.part)
      const kept = revisionOf(call).parts[name]
      if (kept === undefined) return undefined
      const part = shown(name, kept)
      const mayArrange = callerOf(context, call.request).permissions.has('services.update')
      return HttpResponse.json(mayArrange ? part : withoutPrices(part))
    }),
    http.patch('*/api/service-revisions/:revisionId/:part', async (call) => {
      const [draft, name] = [draftOf(call), String(call.params.part)]
      const { version, ...values } = await bodyOf<Record<string, unknown> & { version?: number }>(call.request)
      const before = draft.parts[name]?.version ?? 1
      refuseOlder(version, before)
      const whole = Object.fromEntries(
        Object.entries(values).map(([field, value]) => [field, numbered(name, value, nextId)]),
      )
      draft.parts[name] = { ...whole, version: before + 1 }
      return HttpResponse.json(shown(name, draft.parts[name]))
    }),
    http.post('*/api/service-revisions/:revisionId/:part/bulk-add', async (call) => {
      const [draft, name] = [draftOf(call), String(call.params.part)]
      const { ids } = await bodyOf<IdList>(call.request)
      const resource = { 'parcel-types': 'baseParcelType', 'service-speeds': 'baseServiceSpeed', tags: 'baseTag' }[name]
      const rows = (world.resources[resource ?? ''] ?? []).filter(({ id }) => ids.includes(id))
      const added = rows.map((row) => ({ ...copyOf(name, row), id: nextId() }))
      const before = draft.parts[name]?.version ?? 1
      draft.parts[name] = { data: [...rowsIn(draft, name), ...added], version: before + 1 } as object & {
        version: number
      }
      return HttpResponse.json(draft.parts[name])
    }),
  ]
}

function refuseOlder(basedOn: number | undefined, version: number): void {
  if (basedOn !== undefined && basedOn !== version)
    throw formError({}, 'edit_conflict', 'Somebody else changed this part of the draft in the meantime.')
}

function rowsIn<Row>({ parts }: MockRevision, part: string): Row[] {
  return Reflect.get(parts[part] ?? {}, 'data') ?? []
}

const free = { charge: { amountCadCents: 0 } }
const unlimited = { maxWeightKg: null, maxLengthM: null, maxWidthM: null, maxHeightM: null }

/** What a row of a list has where nothing was given. */
const blanks: Readonly<Record<string, object>> = {
  'parcel-types': { description: null, ...unlimited, feeCadCents: 0 },
  'service-speeds': { description: null, durationS: null, ...free },
  tags: { iconImageSrc: null, ...free },
}

/** Rows that are new get a number of their own. */
function numbered(part: string, value: unknown, nextId: () => number): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null
      ? { ...blanks[part], ...('id' in row ? {} : { id: nextId() }), ...row }
      : row,
  )
}

function withoutPrices(part: object): object {
  const data: unknown = Reflect.get(part, 'data')
  if (!Array.isArray(data)) return part
  return { data: data.map(({ feeCadCents: _fee, charge: _charge, ...row }: Record<string, unknown>) => row) }
}

/** A row of the settings as a list of a service has it. */
function copyOf(part: string, row: object): object {
  const of = (field: string): unknown => valueOf(row, field)
  const named = { name: of('name') }
  if (part === 'tags') return { ...named, iconImageSrc: of('iconImageSrc'), charge: { amountCadCents: 0 } }
  const described = { ...named, description: of('description') }
  if (part === 'service-speeds') {
    const minutes = of('durationMinutes')
    const durationS = typeof minutes === 'number' ? minutes * 60 : null
    return { ...described, textColor: of('textColor'), durationS, charge: { amountCadCents: 0 } }
  }
  const sizes = ['maxWeightKg', 'maxLengthM', 'maxWidthM', 'maxHeightM'].map((field) => [field, of(field)])
  return { ...described, ...Object.fromEntries(sizes), feeCadCents: of('defaultFeeCadCents') }
}
