import { stateOf } from '#domain/acts/acts.ts'
import addFormats from 'ajv-formats'
import Ajv2020 from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { contractFormats } from '#domain/text/formats.ts'
import contract from '#generated/openapi.json' with { type: 'json' }
import { roles } from '#domain/access/roles.ts'
import { nextDates } from '#domain/planner/recurrence.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { FailedJob, TryOut } from '#generated/model/index.ts'
import { operations } from '#generated/operations.ts'
import { type Act, acts, type Stateful, stateful } from '#generated/acts.ts'
import { type Resource, resources } from '#generated/resources.ts'
import { peopleWith, tenantByKey } from './lookup.ts'
import { newDraftRevision, bookOf, partsOf } from './price-book.ts'
import { ruleOf } from './planner.ts'
import { mockAdministration } from './seed/administration.ts'
import { protectionOf } from './protection.ts'
import { grantsOf } from './roles.ts'
import {
  type ContractOperation,
  pointerPart,
  exampleOf,
  queryExample,
  resolve,
  parameterOf,
} from './testing/contract-parts.ts'
import { callApi, readApi } from './testing/call-api.ts'
import { billedWorld, doneRunId, ledgerCalls, ledgerParams, waitingRunId } from './testing/billed-world.ts'
import { donePayRunId, paidStatementId, paidWorld, unpaidStatementId, waitingPayRunId } from './testing/paid-world.ts'
import { createMockWorld } from './test-handlers.ts'

const now = 1_795_280_400

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: contractFormats })
addFormats(ajv)
ajv.addSchema(contract, 'contract')

/** What changes a revision needs one that is not published. */
const onlyDrafts = /^((update|bulkAdd|discard)ServiceRevision|createServiceRevisionTryOut)/
const draftId = 9_000
/** The courier of the world has no vendor and no supplier. */
const ofCustomers =
  /Vendor(Terms|Application|Invoices?|Invoice\w+|Statement\w*)?$|Supplier$|disputeInvoiceLine|withdrawInvoiceDispute/
/** It is a partner of one of the other couriers, and answers the other one first. */
const ofStranger = /^createPartnership$/
const kindFor = (id: string) =>
  ofCustomers.test(id)
    ? { tenantKind: 'customer' as const }
    : ofStranger.test(id) && { tenantKind: 'stranger' as const }

const failedJob: FailedJob = {
  id: 31,
  name: 'password-reset',
  title: 'Mail to choose a password',
  tenant: null,
  error: 'The mail server does not answer.',
  attempts: 10,
  createdAt: 1_795_281_300,
  failedAt: 1_795_283_300,
}

const tryOut: TryOut = {
  id: 8_000,
  serviceId: 7_000,
  revisionId: 7_001,
  comparedRevisionId: null,
  status: 'running',
  from: now,
  until: now,
  orders: 0,
  done: 0,
  startedAt: now,
  startedByName: null,
  endedAt: null,
  isOutdated: false,
  summary: null,
}

/** What the calls name; everything else stands in the contract's examples. */
function samplesOf(mock: ReturnType<typeof createMockWorld>) {
  const order = (status: string) => mock.world.orders.find(({ view }) => view.status === status)?.view
  const service = mock.world.services[0]
  const assigned = order('assigned')
  const location = mock.world.resources.location[1]
  const waiting = mock.world.orders
    .filter(({ view }) => view.status === 'assigned')
    .flatMap(({ geostamps = [] }) => geostamps)[0]
  const filed = mock.world.orders.find(({ media = [] }) => media.length > 0)
  const params: Record<string, unknown> = {
    tenantId: mock.tenantId,
    userId: mock.person.user.id,
    orderId: assigned?.id,
    serviceId: service?.summary.id,
    revisionId: service?.summary.revisionId,
    tryOutId: tryOut.id,
    reportScheduleId: 1,
    webhookEndpointId: 1,
    webhookDeliveryId: 1,
    apiTokenId: 1,
    orderImportId: 51,
    orderTemplateId: 1,
    failedJobId: failedJob.id,
    tableId: 'order-history',
    billingExportId: doneRunId,
    ...ledgerParams,
    invoiceExportId: donePayRunId,
    payStatementId: unpaidStatementId,
    position: 1,
    receiverTenantId: tenantByKey(mock.world, 'stranger').tenant.id,
    origin: '52.13,-106.67',
    destination: '52.15,-106.6',
    mapping: { name: 'a', streetAddress: 'b', city: 'c', province: 'd', latitude: 'e', longitude: 'f' },
    dryRun: true,
    sourceTenantId: 901,
    targetTenantId: 902,
  }
  billedWorld(mock.world)
  paidWorld(mock.world, order('completed')?.id ?? 0)
  const [customer] = mock.world.resources.customer ?? []
  const merging = [901, 902].flatMap((id) => (customer === undefined ? [] : [{ ...customer, id, isManaged: true }]))
  mock.world.resources.customer = [...(mock.world.resources.customer ?? []), ...merging]
  const driver = { userId: assigned?.driver?.id }
  const adjusted = mock.world.orders.find(
    ({ view, price }) => view.status !== 'cancelled' && price.result.lines.some(({ key }) => key === 'adjustment:1'),
  )
  const override = { items: [{ name: 'Gate fee', priceCadCents: 500 }], waitTimePriceCadCents: 900 }
  const placing = {
    customerTenantId: 2,
    serviceId: service?.summary.id,
    serviceSpeedId: service?.speeds[0]?.id,
    pickupLocationId: location?.id,
    dropoffLocationId: mock.world.resources.location[2]?.id,
    parcels: [{ parcelTypeId: service?.parcelTypes[0]?.id, quantity: 2 }],
    availableAt: now,
  }
  const ordered = mock.world.services.find(({ summary }) => summary.name === assigned?.serviceName)
  const parcelId = ordered?.parcelTypes[0]?.id
  const edit = {
    overrideSelectedServiceSpeedId: ordered?.speeds[0]?.id,
    overrideDistanceEstimateM: 9_000,
    overrideTimeEstimateS: 900,
    overrideSelectedParcelTypeIds: [parcelId],
    overrideParcelDetails: [{ parcelId, quantity: 2, weight: 1, length: 0.3, width: 0.2, height: 0.1 }],
    availableDate: now,
  }
  const other = mock.world.services[1]
  const parts = partsOf(other?.pricing, other)
  bookOf(mock.world).revisions.push({ ...newDraftRevision(draftId, other?.summary.id ?? 0, 2, now), parts })
  const disabled = bookOf(mock.world).services.at(-1)
  if (disabled !== undefined) disabled.isEnabled = false
  const [protocol] = mock.world.resources.protocol
  mock.world.failedJobs = [{ ...failedJob }]
  mock.world.tryOuts = [{ tryOut: { ...tryOut }, orders: [], versions: '' }]
  const told = { exception: 'sold_order_edited', version: 2 } as const
  assigned?.brokerageExceptions.push({ ...told, otherTenantName: 'Queen City Rush', changes: [] })
  const clerk = peopleWith(mock.world, tenantByKey(mock.world, 'courier').tenant, roles.viewer)[0]
  const membership = mock.world.people.find(({ user }) => user.id === clerk?.id)?.memberships[0]
  const [role] = mock.world.resources.role ?? []
  membership?.roles.push(roles.scheduler)
  const grant = grantsOf(mock.world, mock.tenantId ?? 0).find(({ user }) => user?.id === clerk?.id)
  const protection = protectionOf(mock.world, mock.person.user.id)
  protection.emailChange = { email: 'new@example.com', expiresAt: now + 600 }
  protection.isConfirmed = true
  const [received] = mock.world.resources.application ?? []
  const elsewhere = tenantByKey(mock.world, 'onboarding').tenant.id
  const sent = received && { ...received, id: 899, tenantId: mock.tenantId ?? 0, receiverTenantId: elsewhere }
  if (sent !== undefined) mock.world.resources.application?.push(sent)
  const managedId = tenantByKey(mock.world, 'managed').tenant.id
  const managed = mock.world.resources.customer?.find(({ id }) => id === managedId)
  const free = managed && { ...managed, id: 991 }
  if (free !== undefined) mock.world.resources.customer?.push(free)
  const kept = { tenantId: free?.id ?? 0, version: 1, archived: false, createdAt: now, updatedAt: now }
  const contact = { ...kept, id: 897, name: 'Front desk', roles: [], details: [] }
  mock.world.resources.contact = [...(mock.world.resources.contact ?? []), contact]
  if (location !== undefined) mock.world.resources.location.push({ ...location, ...kept, id: 896 })
  const ofBook = { params: { customerId: free?.id, contactId: contact.id, locationId: 896 } }
  const ids = { ...ofBook, body: { ids: [896] } }
  const [offer] = mock.world.resources.managedCustomerOnboarding ?? []
  const offered = offer && { ...offer, id: 898, tenantId: elsewhere, toTenantId: mock.tenantId }
  if (offered !== undefined) mock.world.resources.managedCustomerOnboarding?.push(offered)
  const ofOffered = { params: { managedCustomerOnboardingId: offered?.id } }
  const [partnership] = mock.world.resources.partnership ?? []
  const ownOffer = partnership && { ...partnership, id: 898, tenantId: mock.tenantId ?? 0, receiverTenantId: elsewhere }
  if (ownOffer !== undefined) mock.world.resources.partnership?.push(ownOffer)
  const courier = tenantByKey(mock.world, 'battlefords').tenant.id
  const ofClerk = { userId: clerk?.id, roleId: roles.scheduler }
  mock.world.made = [
    { id: 897, name: 'Souris Couriers', kind: 'Courier', createdAt: now, owner: null, invitation: null },
  ]
  const recurring = mock.world.resources.recurringOrder.find((row) => row.tenantId === mock.tenantId)
  if (recurring !== undefined)
    mock.world.resources.recurringOrder.push({ ...recurring, id: 899, version: 1, status: 'paused' })
  const coming = recurring && nextDates(ruleOf(recurring), wallTimeAt(now, recurring.timeZone).date, 2)
  const ofRecurring = { params: { recurringOrderId: recurring?.id, recurringDay: coming?.[1] } }
  const { availableAt: _at, ...ordering } = placing
  const planned = { ...ordering, recurrence: { kind: 'daily' }, startDate: '2030-05-01', pickupFromS: 28_800 }
  const ofCompleted = { params: { orderId: order('completed')?.id } }
  const ofYear = { params: { from: '2026-01-01', until: '2026-12-31' } }
  const ofError = { params: { errorGroupId: 1 } }
  mock.world.administration = mockAdministration(now, { id: courier, name: 'Souris Couriers' })
  mock.world.administration.suspensions[elsewhere] = { since: now, reason: 'Not paid', byName: 'Ada Admin' }
  const calls: Record<string, { readonly params?: Record<string, unknown>; readonly body?: unknown }> = {
    getErrorGroup: ofError,
    updateErrorGroup: ofError,
    liftSuspension: { params: { tenantId: elsewhere } },
    updateSubscriptionPlan: { params: { subscriptionPlanId: 1 } },
    cancelBillingExport: { params: { billingExportId: waitingRunId } },
    reverseBillingExport: { params: { billingExportId: doneRunId }, body: { reason: 'The wrong month.' } },
    cancelInvoiceExport: { params: { invoiceExportId: waitingPayRunId } },
    reverseInvoiceExport: { body: { reason: 'The wrong period.' } },
    markPayStatementUnpaid: { params: { payStatementId: paidStatementId } },
    markOrderDriverPaid: ofCompleted,
    markOrderDriverUnpaid: ofCompleted,
    updatePayExtra: { body: { name: 'Bonus of May' } },
    createPayExtra: { body: { driverUserId: driver.userId, day: '2026-11-14', name: 'Bonus', amountCadCents: 500 } },
    getAccountingMappings: { params: { kind: 'service' } },
    createRecurringOrder: { body: planned },
    updateRecurringOrder: { params: { recurringOrderId: recurring?.id }, body: { orderNotes: 'Back door' } },
    enableRecurringOrder: { params: { recurringOrderId: 899 } },
    setRecurringOrderDriver: { params: { recurringOrderId: recurring?.id }, body: { userId: null } },
    setDriverOfRecurringOrders: { body: { recurringOrderIds: [recurring?.id], userId: null } },
    changeRecurringOrders: { body: { recurringOrderIds: [recurring?.id], change: { pickupFromS: 32_400 } } },
    getRecurringOrderEvents: ofRecurring,
    getRecurringOrderDays: ofRecurring,
    updateRecurringOrderDay: { ...ofRecurring, body: { pickupFromS: 32_400 } },
    disableRecurringOrderDay: ofRecurring,
    enableRecurringOrderDay: ofRecurring,
    createRole: { body: { name: 'Night desk', permissions: [] } },
    getRoleHolders: { params: { roleId: role?.id } },
    createRoleGrant: { body: { userId: clerk?.id, roleId: roles.dispatcher } },
    endRoleGrant: { params: { roleGrantId: grant?.id } },
    grantUserRole: { params: ofClerk, body: { roleId: roles.dispatcher } },
    endUserRole: { params: ofClerk },
    setUserRoles: { params: ofClerk },
    getPermissionReasons: { params: { ...ofClerk, permission: 'pricing.read' } },
    getOwnPermissionReasons: { params: { permission: 'pricing.read' } },
    confirmIdentity: { body: { password: 'waybill-demo' } },
    endSignIn: { params: { signInId: protection.signIns[1]?.id } },
    publishService: { params: { serviceId: other?.summary.id } },
    getServiceRevisionChanges: { params: { sinceRevisionId: params.revisionId } },
    createDeliveryOrder: { body: placing },
    cancelOrderImport: { params: { orderImportId: 52 } },
    createDeliveryOrders: { body: { orders: [placing, placing] } },
    previewDeliveryOrder: { body: placing },
    assignDeliveryOrders: { params: driver, body: { ids: [order('created')?.id] } },
    getUserInProgressDeliveryOrders: { params: driver },
    getTenantDriver: { params: driver },
    getUserWithRoles: { params: driver },
    confirmEmailChange: { body: { code: '123456' } },
    getUserAssignedOrders: { params: driver },
    getUserActs: { params: driver },
    setUserVehicles: { params: driver, body: { vehicleIds: [] } },
    createAbsence: { body: { ...driver, fromDay: '2030-05-01', untilDay: '2030-05-02' } },
    updateAbsence: { body: { note: 'Back early' } },
    previewDeliveryOrderPricing: { body: override },
    overrideDeliveryOrderPricing: { body: { ...override, version: assigned?.pricingVersion } },
    removeDeliveryOrderPriceModifier: { params: { orderId: adjusted?.view.id, modifierId: 1 } },
    getAccountingData: ofYear,
    getAccountingOrders: ofYear,
    getBrokerageLedger: ofYear,
    getBrokerageLedgerTotals: ofYear,
    markOrderPaid: ofCompleted,
    markOrderUnpaid: ofCompleted,
    updateDeliveryOrderDriverPay: { body: { version: 1, rate: 55, adjustments: override.items } },
    previewDeliveryOrderOverrides: { body: edit },
    updateDeliveryOrderOverrides: { body: { ...edit, version: 1, poNumber: '', orderNotes: '' } },
    confirmDeliveryOrderBrokerage: {
      params: { orderId: order('created')?.id },
      body: { serviceId: 900, serviceSpeedId: 9_000 },
    },
    previewServicePrice: {
      body: { serviceRevisionId: service?.summary.revisionId, serviceSpeedId: null, availableAt: now },
    },
    createProtocolAction: { params: { protocolId: protocol?.id } },
    updateProtocolAction: { params: { actionId: protocol?.actions[0]?.id } },
    deleteProtocolAction: { params: { actionId: protocol?.actions[0]?.id } },
    disableService: { params: { serviceId: other?.summary.id } },
    enableService: { params: { serviceId: disabled?.id } },
    createServiceRevisionTryOut: { params: { serviceId: other?.summary.id } },
    publishServiceMap: { params: { serviceMapId: mock.world.resources.serviceMap[0]?.id } },
    answerDeliveryOrderBrokerage: { body: { ...told, accept: true } },
    moveDeliveryOrderNext: { body: {} },
    undoDeliveryOrderMove: { params: { orderId: order('pickedUp')?.id }, body: {} },
    checkOutDeliveryOrder: {
      params: { orderId: waiting?.deliveryOrderId },
      body: { uid: waiting?.uid, lat: 52.1, lng: -106.6 },
    },
    captureDeliveryOrderProtocolData: {
      body: { stop: 'dropoff', answers: [{ actionId: 'received-by', value: 'Aylin' }] },
    },
    getDeliveryOrderMediaContent: { params: { orderId: filed?.view.id, mediaId: filed?.media?.[0]?.id } },
    markDeliveryOrderPickedUp: { body: {} },
    markDeliveryOrderDroppedOff: { body: {} },
    markDeliveryOrderCompleted: { body: {} },
    cancelDeliveryOrder: { body: { tenantId: mock.tenantId, reason: 'Ordered twice' } },
    unassignDeliveryOrders: { body: { orders: [{ ...driver, orderId: assigned?.id }] } },
    importLocations: { body: 'a,b,c,d,e,f\r\nDepot,1 First Street,Saskatoon,SK,52.1,-106.6\r\n,,,,,\r\n' },
    importCustomers: { body: 'a,b,c,d,e,f\r\nDepot,1 First Street,Saskatoon,SK,52.1,-106.6\r\n,,,,,\r\n' },
    ...ledgerCalls,
    getVendorTerms: { params: { vendorId: 1 } },
    endLink: { params: { partnerTenantId: placing.customerTenantId } },
    addFavoriteTenant: { params: { favoriteTenantId: placing.customerTenantId } },
    removeFavoriteTenant: { params: { favoriteTenantId: placing.customerTenantId } },
    createVendorApplication: { params: { vendorId: params.receiverTenantId } },
    createCustomerApplication: { params: { customerId: params.receiverTenantId } },
    getApplication: { params: { applicationId: received?.id } },
    approveApplication: { params: { applicationId: received?.id } },
    rejectApplication: { params: { applicationId: received?.id } },
    revokeApplication: { params: { applicationId: sent?.id } },
    getOwnerInvitation: { params: { tenantId: 897 } },
    inviteOwner: { params: { tenantId: 897 } },
    resendMessage: {
      params: { messageId: mock.world.resources.message.find(({ state }) => state === 'failed')?.id },
      body: {},
    },
    endPushSubscription: { params: { pushSubscriptionId: 2 } },
    getMessagePreview: { params: { type: 'colleague' } },
    sendOrderEmail: {
      body: { deliveryOrderId: assigned?.id, to: 'driver', subject: 'Your delivery', text: 'Soon there' },
    },
    sendOrderSms: { body: { deliveryOrderId: assigned?.id, to: 'driver', text: 'Soon there' } },
    mergeCustomers: { body: { sourceTenantId: 901, targetTenantId: 902 } },
    createOnboarding: { params: { customerId: free?.id } },
    updateCustomerProfile: { params: { customerId: free?.id } },
    getCustomerContact: ofBook,
    createCustomerContact: ofBook,
    updateCustomerContact: ofBook,
    deleteCustomerContact: ofBook,
    createCustomerLocation: ofBook,
    updateCustomerLocation: ofBook,
    archiveCustomerLocations: ids,
    restoreCustomerLocations: ids,
    acceptManagedCustomerOnboarding: ofOffered,
    rejectManagedCustomerOnboarding: ofOffered,
    getPartnership: { params: { partnershipId: partnership?.id } },
    createPartnership: { body: { receiverTenantId: courier } },
    acceptPartnership: { params: { partnershipId: partnership?.id } },
    declinePartnership: { params: { partnershipId: partnership?.id } },
    revokePartnership: { params: { partnershipId: ownOffer?.id } },
    setSuperAdmin: { params: { userId: clerk?.id } },
    impersonateUser: { body: { userId: mock.person.user.id } },
    createBudget: { body: { kind: 'poNumber', value: 'PO-9001', monthlyCadCents: 10_000 } },
    setCurrentTenant: { body: { tenantId: mock.tenantId } },
    changePassword: { body: { currentPassword: 'waybill-demo', newPassword: 'a-new-password' } },
    getDeliveryOrderReceiptPdf: { params: { orderId: order('completed')?.id } },
    getDeliveryOrderReceiptHtml: { params: { orderId: order('completed')?.id } },
    getDeliveryOrderDropoffReceiptPdf: { params: { orderId: order('completed')?.id } },
    getDeliveryOrderDropoffReceiptHtml: { params: { orderId: order('completed')?.id } },
  }
  return { params, calls }
}

const served = Object.entries(operations).filter(([, { root }]) => !root)

it.each(served)('answers %s as the contract says', async (id, { method, path }) => {
  const mock = createMockWorld({ seed: 7, now, role: 'admin', ...kindFor(id) })
  const { params, calls } = samplesOf(mock)
  const operation = operationOf(path, method)
  const row = await rowOf(mock, id)
  const ofDraft: Record<string, unknown> = onlyDrafts.test(id) ? { revisionId: draftId } : {}
  const given = { ...params, ...row?.params, ...ofDraft, ...calls[id]?.params }
  const query = (operation.parameters ?? []).map(parameterOf).filter((parameter) => parameter.in === 'query')
  const values = query.filter(({ required, name }) => required || name in given)
  const response = await callApi(
    mock,
    path.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? exampleOf(operation, name))),
    {
      method: method.toUpperCase(),
      query: Object.fromEntries(
        values.map((parameter) => [parameter.name, given[parameter.name] ?? queryExample(parameter)]),
      ),
      body: calls[id]?.body ?? row?.body ?? bodyExample(operation),
    },
  )
  expect(response.status, await response.clone().text()).toBe(200)
  await expectContractBody(response, path, method, operation)
})

/** What a call of a resource names: the first row of its list, and of an act the first that is in a state for it. */
async function rowOf(
  mock: ReturnType<typeof createMockWorld>,
  id: string,
): Promise<{ params: Record<string, unknown> | undefined; body?: object } | undefined> {
  const act = Object.entries<Act>(acts).find(([each]) => each === id)?.[1]
  if (act !== undefined) {
    const thing: Stateful = stateful[act.of as keyof typeof stateful]
    const row = mock.world.resources[act.of]?.find(
      (each) => each.tenantId === mock.tenantId && act.from.includes(stateOf(thing, each)),
    )
    return { params: row && { [`${act.of}Id`]: row.id } }
  }
  const all = Object.values<Resource>(resources)
  const calls = all.find((resource) => Object.values<string>(resource.operations).includes(id))?.operations
  if (calls?.list === undefined) return undefined
  const { path } = operations[calls.list]
  const { data } = await readApi<{ data: { id: number }[] }>(mock, path.replace('{tenantId}', String(mock.tenantId)))
  const [{ id: rowId } = { id: 0 }] = data
  const names = [...operations[id as keyof typeof operations].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const name = names.findLast((each) => each !== 'tenantId')
  return {
    params: name === undefined ? {} : { [name]: rowId },
    ...([calls.archive, calls.restore, calls.uses].some((each) => each === id) && { body: { ids: [rowId] } }),
  }
}

async function expectContractBody(response: Response, path: string, method: string, operation: ContractOperation) {
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
  const answer = operation.responses['200']
  const pointer = answer?.$ref ?? `#/paths/${pointerPart(path)}/${method}/responses/200`
  const content = resolve<{ content: Record<string, object> }>(pointer).content
  const ranges = [type, type.replace(/\/.*/, '/*')]
  expect(Object.keys(content).filter((declared) => ranges.includes(declared))).not.toEqual([])
  if (type !== 'application/json') {
    expect((await response.text()).length).toBeGreaterThan(0)
    return
  }
  const validate = ajv.getSchema(`contract${pointer}/content/${pointerPart(type)}/schema`)
  if (validate === undefined) throw new Error(`No schema for ${operation.operationId}`)
  const isValid = validate(await response.json())
  expect(validate.errors ?? []).toEqual([])
  expect(isValid).toBe(true)
}

function operationOf(path: string, method: string): ContractOperation {
  return resolve<ContractOperation>(`#/paths/${pointerPart(path)}/${method}`)
}

function bodyExample({ requestBody }: ContractOperation): unknown {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  return schema?.$ref === undefined ? undefined : resolve<{ example?: unknown }>(schema.$ref).example
}
