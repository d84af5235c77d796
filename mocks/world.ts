import { seedApplications } from './seed/applications.ts'
import { seedOnboardings } from './seed/onboardings.ts'
import { seedMessages } from './seed/messages.ts'
import { seedBudgets } from './seed/budgets.ts'
import { seedApiTokens } from './seed/api-tokens.ts'
import { seedOrderTemplates } from './seed/order-templates.ts'
import { seedReportSchedules } from './seed/report-schedules.ts'
import { seedWebhookDeliveries, seedWebhookEndpoints } from './seed/webhooks.ts'
import { seedNotices } from './seed/notices.ts'
import { invitationsOf } from './seed/invitations.ts'
import { protocolsOf } from './seed/protocols.ts'
import { serviceMapOf } from './seed/service-maps.ts'
import { faker } from '@faker-js/faker/locale/en_CA'
import { formatAddress } from '#domain/addresses/address.ts'
import { publicHolidays } from '#domain/time/public-holidays.ts'
import { daySeconds, utcOffsetsBetween, wallTimeAt } from '#domain/time/zoned-time.ts'
import { getGetLocationResponseMock } from '#generated/client/locations/locations.msw.ts'
import {
  getGetDeliveryOrderInfoViewResponseMock,
  getGetDeliveryOrderPageViewResponseMock,
  getGetDeliveryOrderSummaryResponseMock,
  getGetPaginatedDeliveryOrdersResponseMock,
} from '#generated/client/orders/orders.msw.ts'
import {
  getGetServiceResponseMock,
  getGetServiceRevisionParcelTypesResponseMock,
  getGetServiceRevisionServiceSpeedsResponseMock,
  getGetServiceRevisionTagsResponseMock,
} from '#generated/client/services/services.msw.ts'
import {
  getGetTenantResponseMock,
  getGetTenantScheduleInfoResponseMock,
  getGetTenantSubscriptionPlanResponseMock,
} from '#generated/client/tenants/tenants.msw.ts'
import type { Location, TenantRef } from '#generated/model/index.ts'
import { tenantByKey } from './lookup.ts'
import { seedOrders } from './seed/orders.ts'
import { seedRecurringOrders } from './seed/recurring-orders.ts'
import { seedAbsences, seedPeople } from './seed/people.ts'
import { courierLocations, pharmacyLocations, shopHours, supplierLocations } from './seed/locations.ts'
import { seededOrderFields } from './seed/order-fields.ts'
import { pricingOfSeed, type ServiceSeed, serviceSeeds } from './seed/services.ts'
import { seedPartners } from './seed/connections.ts'
import { seedPartnerPair, seedPartnerships } from './seed/partnerships.ts'
import { keepRows } from './handlers/proposals.ts'
import { seedPayExtras } from './seed/pay-extras.ts'
import { bookkeeperOf, seedContacts, seedTaxes } from './seed/settings.ts'
import { type TenantKey, tenantSeeds, type TenantSeed } from './seed/tenants.ts'
import type { MockService, MockTenant, Samples, World } from './world-types.ts'

/** Numbers of things made by hand begin here, above those of the seed and of the sentinel ids (401 to 500). */
const firstOwnId = 5_000
const firstLocationId = 1_001
const yearSeconds = 365 * daySeconds

/**
 * Makes the world of the mocks: organisations of every kind, people of every role, locations, services and orders that fit
 * together. The same seed and instant make the same world. Seeds faker, and so also what the generated handlers answer.
 * @param now the instant that "today" and the ages of orders are reckoned from, unix seconds
 */
export function createWorld({ seed, now }: { readonly seed: number; readonly now: number }): World {
  faker.seed(seed)
  faker.setDefaultRefDate(new Date(now * 1_000))
  const world: World = {
    seed,
    now,
    tenants: tenantSeeds.map((tenant, index) => tenantOf(tenant, index, now)),
    people: [],
    resources: {
      location: [],
      serviceMap: [],
      protocol: [],
      recurringOrder: [],
      message: [],
      deliveryOrderField: [],
      invitation: [],
    },
    planner: { days: [], events: [], faults: [] },
    settings: {},
    fuel: {},
    imported: {},
    services: [],
    orders: [],
    layouts: {},
    notices: [],
    notificationChoices: {},
    samples: sampleViews(),
    nextId: firstOwnId,
  }
  world.people = seedPeople(world.tenants)
  const courier = tenantByKey(world, 'courier').tenant
  world.resources.location = (['courier', 'customer', 'supplier'] as const)
    .flatMap((key) => locationsOf(world, key, now))
    .map((location, index) => ({ ...location, id: firstLocationId + index }))
  world.resources.serviceMap = [serviceMapOf(courier.id, now)]
  world.resources.protocol = protocolsOf(courier.id, now)
  world.resources.invitation = invitationsOf(courier.id, tenantByKey(world, 'customer').tenant.id, now)
  world.resources.application = seedApplications(world, now)
  world.resources.managedCustomerOnboarding = seedOnboardings(world, now)
  world.resources.deliveryOrderField = seededOrderFields(courier.id, now)
  world.resources.role = [bookkeeperOf(courier.id, now)]
  world.resources.absence = seedAbsences(world.people, courier.id, wallTimeAt(now, courier.timezone).date, now)
  world.resources.payExtra = seedPayExtras(world, wallTimeAt(now, courier.timezone).date, now)
  world.resources.taxSetting = seedTaxes(world.tenants, now, 1)
  world.resources.budget = seedBudgets(world.tenants, now)
  world.resources.apiToken = seedApiTokens(world.tenants, now)
  world.resources.reportSchedule = seedReportSchedules(world.tenants, now)
  world.resources.webhookEndpoint = seedWebhookEndpoints(world.tenants, now)
  world.resources.webhookDelivery = seedWebhookDeliveries(world.tenants, now)
  Object.assign(world.resources, seedPartners(world.tenants, now))
  const partners = seedPartnerPair(tenantByKey(world, 'courier'), tenantByKey(world, 'stranger'), now - 30 * daySeconds)
  keepRows(world, partners)
  world.resources.partnership = seedPartnerships(world, now)
  world.resources.contact = seedContacts(world.tenants, world.people, now, 1)
  const components = sampleComponents()
  world.services = serviceSeeds.map((service, index) => serviceOf(service, index, courier, components))
  world.resources.orderTemplate = seedOrderTemplates(world, now)
  seedOrders(world)
  seedRecurringOrders(world)
  world.resources.message = seedMessages(world, now)
  world.notices = seedNotices(world, now)
  return world
}

/** The first of what a generated list holds; such lists always hold one. */
function sampleOf<Item>(items: readonly Item[]): Item {
  const [first] = items
  if (first === undefined) throw new Error('A generated list is empty')
  return first
}

function sampleViews(): Samples {
  return {
    page: getGetDeliveryOrderPageViewResponseMock(),
    row: sampleOf(getGetPaginatedDeliveryOrdersResponseMock().data),
    info: getGetDeliveryOrderInfoViewResponseMock(),
    summary: getGetDeliveryOrderSummaryResponseMock(),
  }
}

const dispatchDay = { closed: false, hours: { openTime: 25_200, closeTime: 72_000 } }

function tenantOf(seed: TenantSeed, index: number, now: number): MockTenant {
  const id = index + 1
  const { name, kind, address, phone, timezone } = seed
  const owes = seed.key === 'onboarding' ? ['billing'] : []
  return {
    key: seed.key,
    tenant: getGetTenantResponseMock({
      id,
      name,
      kind,
      address,
      phone,
      timezone,
      accountType: 'organization',
      image: null,
      version: 1,
      orderSupportPhone: phone,
      billToName: owes.length > 0 ? null : name,
      billToAddress: owes.length > 0 ? null : address,
    }),
    plan: getGetTenantSubscriptionPlanResponseMock({ id, ...seed.plan }),
    features: [...seed.features],
    scheduleInfo: getGetTenantScheduleInfoResponseMock({
      tenantId: id,
      name,
      timezone,
      utcOffsets: [...utcOffsetsBetween(now - yearSeconds, now + yearSeconds, timezone)],
      orderSupportPhone: phone,
      orderFields: [],
      courierSettings: {
        dispatchHours: Object.fromEntries(
          ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [day, dispatchDay]),
        ),
        holidays: [...publicHolidays('SK', Number(wallTimeAt(now, timezone).date.slice(0, 4)))],
        cancellationCharge: {
          beforeAssignment: { type: 'none', amount: 0 },
          afterAssignment: { type: 'percentage', amount: 50 },
        },
      },
    }),
    customerIds: customerIdsOf(seed.key),
    owes,
  }
}

/** Of the courier, and of the supplier whom it orders for. */
function customerIdsOf(tenant: TenantKey): number[] {
  const customersOf: Partial<Record<TenantKey, readonly TenantKey[]>> = {
    courier: ['customer', 'supplier', 'onboarding', 'managed'],
    supplier: ['customer'],
  }
  const customers = customersOf[tenant] ?? []
  return tenantSeeds.flatMap(({ key }, index) => (customers.includes(key) ? [index + 1] : []))
}

const locationsByOwner = { courier: courierLocations, customer: pharmacyLocations, supplier: supplierLocations }

function locationsOf(world: World, owner: keyof typeof locationsByOwner, now: number): Location[] {
  const { tenant } = tenantByKey(world, owner)
  return locationsByOwner[owner].map(([name, streetAddress, postalCode, latitude, longitude, kind], index) => {
    const address = { streetAddress, city: 'Saskatoon', province: 'SK', postalCode, unitNumber: null }
    const createdAt = now - faker.number.int({ min: 40 * daySeconds, max: 400 * daySeconds })
    const isHome = kind === 'residential'
    return getGetLocationResponseMock({
      ...address,
      tenantId: tenant.id,
      version: 1,
      externalReference: `${owner.slice(0, 1).toUpperCase()}-${String(index + 1).padStart(3, '0')}`,
      name,
      friendlyName: null,
      fullName: name,
      country: 'CA',
      formattedAddress: formatAddress(address),
      latitude,
      longitude,
      timezone: tenant.timezone,
      contactName: `${faker.person.firstName()} ${faker.person.lastName()}`,
      phone: `+1306555${String(faker.number.int({ min: 1_000, max: 9_999 }))}`,
      kind: kind ?? 'commercial',
      operatingHours: isHome ? {} : { ...shopHours },
      pickupNotes: isHome ? null : 'Loading door at the back; ring once.',
      dropoffNotes: isHome ? 'Leave with the front desk, never at the door.' : null,
      // The last one of each book shows what an archived location looks like.
      archived: index === locationsByOwner[owner].length - 1,
      createdAt,
      updatedAt: createdAt + faker.number.int({ min: 0, max: 39 * daySeconds }),
    })
  })
}

/** Generated lists are long, so one of each serves all services. */
function sampleComponents() {
  return {
    parcelType: sampleOf(getGetServiceRevisionParcelTypesResponseMock().data),
    speed: sampleOf(getGetServiceRevisionServiceSpeedsResponseMock().data),
    tag: sampleOf(getGetServiceRevisionTagsResponseMock().data),
  }
}

function serviceOf(
  seed: ServiceSeed,
  index: number,
  courier: TenantRef,
  { parcelType, speed, tag }: ReturnType<typeof sampleComponents>,
): MockService {
  const base = (index + 1) * 100
  const speeds = seed.speeds.map(([name, description, textColor, durationS], at) => ({
    ...speed,
    id: base + at + 31,
    name,
    description,
    textColor,
    durationS,
  }))
  const parcelTypes = seed.parcelTypes.map(
    ([name, description, maxWeightKg, [maxLengthM, maxWidthM, maxHeightM]], at) => ({
      ...parcelType,
      id: base + at + 1,
      name,
      description,
      maxWeightKg,
      maxLengthM,
      maxWidthM,
      maxHeightM,
    }),
  )
  const tags = seed.tags.map(([name], at) => ({ ...tag, id: base + at + 61, name, iconImageSrc: null }))
  return {
    summary: getGetServiceResponseMock({
      id: index + 1,
      name: seed.name,
      description: seed.description,
      courierTenant: { id: courier.id, name: courier.name },
      revisionId: base,
      pricingType: seed.pricingType,
      vehicleName: seed.vehicleName,
    }),
    parcelTypes,
    speeds,
    tags,
    pricing: pricingOfSeed(seed, {
      parcelTypes,
      serviceSpeeds: seed.speeds.map(([name, , , , percent], at) => ({
        id: base + at + 31,
        name,
        charge: { percent },
      })),
      tags: seed.tags.map(([name, amountCadCents], at) => ({ id: base + at + 61, name, charge: { amountCadCents } })),
    }),
  }
}
