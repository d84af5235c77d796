import { stateOf } from '#domain/acts/acts.ts'
import { mergeProtocols } from '#domain/orders/base-protocol.ts'
import { draftExists, notOwnService, nothingToPublish } from '#domain/pricing/draft-refusals.ts'
import { describeRevisionChanges } from '#domain/pricing/revision-changes.ts'
import { oneBeginning } from '#domain/pricing/standard-services.ts'
import { withBaseFee } from '#domain/pricing/revision-components.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { formError, notFound, refuseConflict } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { stateful } from '#generated/acts.ts'
import type { IdList, ServiceRevisionDetail } from '#generated/model/index.ts'
import { type OperationEntry, operations } from '#generated/operations.ts'
import { resources } from '#generated/resources.ts'
import { tenantOf } from '../context.ts'
import { type AnyMockHandler, type AnyMocks, defineMocks, type MockCall } from '../define-mocks.ts'
import { pick, takeId } from '../lookup.ts'
import { fullName } from '../order-acts.ts'
import { pageOf } from '../pages.ts'
import {
  bookOf,
  draftOf,
  metaOf,
  newDraftRevision,
  partsOf,
  pricingOf,
  publishablePricing,
  revisionOf,
  rowsIn,
  shownRevision,
  standardParts,
} from '../price-book.ts'
import { rowsOf, valueOf } from '../resource-store.ts'
import type { MockBookService, MockRevision, MockService, World } from '../world-types.ts'
import { checkAct } from './acts.ts'

/** How services are set up: drafts, and what is published of them. */
export const priceBookMocks = defineMocks({
  getTenantServicesMeta({ query: { search, state } }, call) {
    const rows = ownServices(call).map((service) => metaOf(call.world, service))
    return pageOf(call, {
      rows: rows.filter(
        (meta) =>
          holdsWords(`${meta.name} ${meta.description}`, search) &&
          (state === undefined || stateOf(stateful.serviceMeta, meta) === state),
      ),
      sortBy: { name: ({ name }) => name.toLowerCase(), updatedAt: ({ updatedAt }) => updatedAt },
    })
  },

  createService({ body: { name, description = '', fromServiceId, standard, isTemplate = false } }, call) {
    const { world, caller } = call
    const book = bookOf(world)
    const from = book.revisions.find(({ serviceId }) => serviceId === fromServiceId)
    if (fromServiceId !== undefined && from === undefined) throw formError({ '/fromServiceId': [notOwnService] })
    if (standard !== undefined && from !== undefined) throw formError({ '/standard': [oneBeginning] })
    const service = {
      id: takeId(world),
      tenantId: tenantOf(caller).tenant.id,
      name: name.trim(),
      description: description.trim(),
      isEnabled: true,
      isTemplate,
      publishedId: null,
      updatedAt: call.now(),
      customers: { openToAll: standard !== undefined && !isTemplate },
    }
    book.services.push(service)
    begin(call, service, standard === undefined ? from?.parts : standardParts(world, standard))
    return metaOf(world, service)
  },

  updateService({ path, body: { name, description = '' } }, call) {
    return metaOf(call.world, Object.assign(serviceOf(call, path), { name, description, updatedAt: call.now() }))
  },

  enableService: ({ path }, call) => setEnabled(call, path, 'enableService'),
  disableService: ({ path }, call) => setEnabled(call, path, 'disableService'),

  getServiceCustomers: ({ path }, call) => customersOf(call, serviceOf(call, path)),

  assignServiceCustomers({ path, body: customers }, call) {
    return customersOf(call, Object.assign(serviceOf(call, path), { customers }))
  },

  getServiceRevisions({ path }, call) {
    const service = serviceOf(call, path)
    const own = bookOf(call.world).revisions.filter(({ serviceId }) => serviceId === service.id)
    return {
      service: metaOf(call.world, service),
      data: own.toSorted((a, b) => b.number - a.number).map(shownRevision),
    }
  },

  createServiceRevision({ path }, call) {
    const service = serviceOf(call, path)
    if (metaOf(call.world, service).draftRevisionId !== null) throw draftExists()
    return shownRevision(begin(call, service, revisionIn(call, service.publishedId)?.parts))
  },

  publishService({ path }, call) {
    const { world, caller, now } = call
    const service = serviceOf(call, path)
    const draft = revisionIn(call, metaOf(world, service).draftRevisionId)
    if (draft === undefined) throw nothingToPublish()
    const pricing = publishablePricing(world, draft, caller.user.unitPreference)
    Object.assign(draft, { status: 'published', publishedAt: now(), publishedByName: fullName(caller.user) })
    Object.assign(service, { publishedId: draft.id, updatedAt: now() })
    const offered: MockService = {
      summary: {
        ...pick(service, ['id', 'name', 'description']),
        courierTenant: pick(tenantOf(caller).tenant, ['id', 'name']),
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
    return metaOf(world, service)
  },

  getServiceRevision: ({ path }, { world }) => detailOf(world, revisionOf(world, path.revisionId)),

  updateServiceRevision({ path, body: { version, ...change } }, { world }) {
    const draft = draftOf(world, path.revisionId)
    refuseConflict('this part of the draft', draft.version, version)
    const vehicle = rowsOf(world, { ...resources.vehicle, name: 'vehicle' }).find(({ id }) => id === change.vehicleId)
    const vehicleName = vehicle === undefined ? null : String(valueOf(vehicle, 'name'))
    Object.assign(draft, change, { version: draft.version + 1, ...('vehicleId' in change && { vehicleName }) })
    return detailOf(world, draft)
  },

  discardServiceRevision({ path }, { world }) {
    const draft = revisionOf(world, path.revisionId)
    checkAct('discardServiceRevision', draft)
    const book = bookOf(world)
    book.revisions = book.revisions.filter(({ id }) => id !== draft.id)
    return { done: true }
  },

  getServiceRevisionChanges({ path, query: { sinceRevisionId } }, { world, caller }) {
    const terms = (id: number) => withBaseFee(pricingOf(revisionOf(world, id)))
    const units = caller.user.unitPreference
    return { data: [...describeRevisionChanges(terms(sinceRevisionId), terms(path.revisionId), units)] }
  },
})

/** The parts of revisions, which all answer alike: what can be ordered is read there as well, without what it costs. */
export const revisionPartsMocks: AnyMocks = Object.fromEntries(
  Object.entries<OperationEntry>(operations).flatMap(([id, { path, method }]) => {
    const [, part = '', adds] = /^\/service-revisions\/\{revisionId\}\/([\w-]+)(\/bulk-add)?$/.exec(path) ?? []
    if (!(part in partsOf())) return []
    return [[id, adds ? addTo(part) : method === 'get' ? read(part) : arrange(part)]]
  }),
)

function read(part: string): AnyMockHandler {
  return ({ path }, { world, caller }) => {
    const shown = shownPart(world, revisionOf(world, Number(path.revisionId)), part)
    const data: unknown = Reflect.get(shown, 'data')
    if (caller.permissions.has('services.update') || !Array.isArray(data)) return shown
    return { data: data.map(({ feeCadCents: _fee, charge: _charge, ...row }: Record<string, unknown>) => row) }
  }
}

function arrange(part: string): AnyMockHandler {
  return ({ path, body }, { world }) => {
    const { version, ...values } = body as Readonly<Record<string, unknown>> & { readonly version?: number }
    const whole = Object.entries(values).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map((row: unknown) => wholeRow(world, part, row)) : value,
    ])
    return store(world, draftOf(world, Number(path.revisionId)), part, Object.fromEntries(whole), version)
  }
}

/** Which rows of the settings a list of a service is copied from. */
const copiedFrom: Readonly<Record<string, string>> = {
  'parcel-types': 'baseParcelType',
  'service-speeds': 'baseServiceSpeed',
  tags: 'baseTag',
}

function addTo(part: string): AnyMockHandler {
  return ({ path, body }, { world }) => {
    const draft = draftOf(world, Number(path.revisionId))
    const { ids } = body as IdList
    const rows = (world.resources[copiedFrom[part] ?? ''] ?? []).filter(({ id }) => ids.includes(id))
    const added = rows.map((row) => wholeRow(world, part, copyOf(part, row)))
    return store(world, draft, part, { data: [...rowsIn(draft, part), ...added] })
  }
}

function store(world: World, draft: MockRevision, part: string, values: object, basedOn?: number): object {
  const { version = 1 } = draft.parts[part] ?? {}
  refuseConflict('this part of the draft', version, basedOn)
  draft.parts[part] = { ...values, version: version + 1 }
  return shownPart(world, draft, part)
}

/** What the protocols of a revision ask by now: nothing of it is pinned here. */
function shownPart({ resources: { protocol } }: World, { parts }: MockRevision, name: string): object {
  const part = parts[name] ?? {}
  if (!('protocolIds' in part)) return part
  const ids = part.protocolIds as readonly number[]
  return { ...part, ...mergeProtocols(ids.flatMap((id) => protocol.find((one) => one.id === id) ?? [])) }
}

const free = { charge: { amountCadCents: 0 } }
const unlimited = { maxWeightKg: null, maxLengthM: null, maxWidthM: null, maxHeightM: null }

/** What a row of a list has where nothing was given. */
const blanks: Readonly<Record<string, object>> = {
  'parcel-types': { description: null, ...unlimited, feeCadCents: 0 },
  'service-speeds': { description: null, textColor: null, durationS: null, ...free },
  tags: { iconImageSrc: null, ...free },
}

/** Rows that are new get a number of their own; what only names rows stays as it is. */
function wholeRow(world: World, part: string, row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  return { ...blanks[part], ...('id' in row ? {} : { id: takeId(world) }), ...row }
}

/** A row of the settings as a list of a service has it. */
function copyOf(part: string, row: object): object {
  const own = { ...row, feeCadCents: valueOf(row, 'defaultFeeCadCents'), durationS: secondsOf(row), ...free }
  return Object.fromEntries(Object.entries(own).filter(([field]) => field === 'name' || field in Object(blanks[part])))
}

function secondsOf(row: object): number | null {
  const minutes = valueOf(row, 'durationMinutes')
  return typeof minutes === 'number' ? minutes * 60 : null
}

function ownServices({ world, caller }: MockCall): MockBookService[] {
  const { tenant } = tenantOf(caller)
  return bookOf(world).services.filter(({ tenantId }) => tenantId === tenant.id)
}

function serviceOf(call: MockCall, { serviceId }: { readonly serviceId: number }): MockBookService {
  const own = ownServices(call).find(({ id }) => id === serviceId)
  if (own === undefined) throw notFound(noSuch('service'))
  return own
}

function revisionIn({ world }: MockCall, id: number | null): MockRevision | undefined {
  return bookOf(world).revisions.find((revision) => revision.id === id)
}

/** A draft with the parts of a revision, or empty. */
function begin(
  { world, now, caller }: MockCall,
  { id }: { id: number },
  from: MockRevision['parts'] = partsOf(),
): MockRevision {
  const { revisions } = bookOf(world)
  const number = 1 + revisions.filter(({ serviceId }) => serviceId === id).length
  const parts = structuredClone(from)
  const draft = { ...newDraftRevision(takeId(world), id, number, now(), fullName(caller.user)), parts }
  revisions.unshift(draft)
  return draft
}

function setEnabled(call: MockCall, path: { readonly serviceId: number }, act: 'enableService' | 'disableService') {
  const service = serviceOf(call, path)
  checkAct(act, metaOf(call.world, service))
  return metaOf(call.world, Object.assign(service, { isEnabled: act === 'enableService' }))
}

function customersOf({ world, caller }: MockCall, { customers: { openToAll, tenantIds = [] } }: MockBookService) {
  const { customerIds } = tenantOf(caller)
  const data = world.tenants.flatMap(({ tenant: { id, name } }) =>
    customerIds.includes(id) && (openToAll || tenantIds.includes(id)) ? [{ id, name }] : [],
  )
  return { openToAll, data: data.toSorted((a, b) => (a.name < b.name ? -1 : 1)) }
}

function detailOf(world: World, revision: MockRevision): ServiceRevisionDetail {
  const service = bookOf(world).services.find(({ id }) => id === revision.serviceId)
  if (service === undefined) throw notFound(noSuch('service'))
  const details = pick(revision, ['vehicleId', 'vehicleName', 'version'])
  return { revision: shownRevision(revision), service: metaOf(world, service), ...details }
}
