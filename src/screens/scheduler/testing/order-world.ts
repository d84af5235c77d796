import type { HttpHandler } from 'msw'
import { onTestFinished, vi } from 'vitest'
import { noCancellationCharges } from '#domain/pricing/cancellation.ts'
import {
  getGetAddressSuggestionsMockHandler,
  getGetLocationMockHandler,
  getGetPaginatedLocationsMockHandler,
} from '#generated/client/locations/locations.msw.ts'
import {
  getCreateDeliveryOrderMockHandler,
  getPreviewDeliveryOrderMockHandler,
} from '#generated/client/orders/orders.msw.ts'
import {
  getGetServiceRevisionParcelTypesMockHandler,
  getGetServiceRevisionServiceSpeedsMockHandler,
  getGetServiceRevisionTagsMockHandler,
  getGetTenantServicesMockHandler,
} from '#generated/client/services/services.msw.ts'
import {
  getGetCustomerTenantsMockHandler,
  getGetTenantScheduleInfoMockHandler,
} from '#generated/client/tenants/tenants.msw.ts'
import type {
  DeliveryOrderCreate,
  DeliveryOrderPreview,
  Location,
  ParcelType,
  Pricing,
  ServiceSpeed,
  ServiceSummary,
} from '#generated/model/index.ts'
import { meewasin, prairieSky } from '#tests/components/session-world.ts'
import { regina } from '#tests/components/zones.ts'

/** Friday, 20 November 2026, 10:05 in Regina. */
const fridayMorning = Date.parse('2026-11-20T16:05:00Z')

/** Stops the calendar, and nothing else: requests and timers run on. */
export function stopCalendar(at = fridayMorning): void {
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  onTestFinished(() => void vi.useRealTimers())
}

function location(id: number, name: string, street: string): Location {
  return {
    id,
    tenantId: meewasin.id,
    version: 1,
    externalReference: null,
    name,
    friendlyName: null,
    fullName: name,
    unitNumber: null,
    streetAddress: street,
    city: 'Saskatoon',
    province: 'SK',
    postalCode: null,
    country: 'CA',
    formattedAddress: `${street}, Saskatoon, SK`,
    latitude: 52.1,
    longitude: -106.6,
    timezone: 'America/Regina',
    contactName: null,
    phone: null,
    kind: 'general',
    operatingHours: { friday: { closed: false, hours: { openTime: 28_800, closeTime: 61_200 } } },
    pickupNotes: null,
    dropoffNotes: null,
    archived: false,
    createdAt: 1_750_000_000,
    updatedAt: 1_750_000_000,
  }
}

export const clinic = location(31, 'Broadway Clinic', '737 Broadway Avenue')
export const depot = location(32, 'North Depot', '12 Faithfull Avenue')
const locations = [clinic, depot]

export const sameDay: ServiceSummary = {
  id: 7,
  name: 'City Same Day',
  description: 'Anything within the day',
  courierTenant: { id: prairieSky.id, name: prairieSky.name },
  revisionId: 70,
  pricingType: 'variable',
  vehicleName: 'Cargo van',
}

export const mediumBox: ParcelType = {
  id: 71,
  name: 'Medium box',
  description: null,
  maxWeightKg: 20,
  maxLengthM: 0.6,
  maxWidthM: 0.4,
  maxHeightM: 0.4,
}
const envelope: ParcelType = { ...mediumBox, id: 72, name: 'Envelope', maxWeightKg: 1 }

export const speeds: ServiceSpeed[] = [
  { id: 75, name: 'Same Day', description: 'Within 6 hours', textColor: '#2f6f4f', durationS: 21_600 },
  { id: 76, name: 'Rush', description: null, textColor: '#b42318', durationS: 5_400 },
]

/** A price that tells what it was asked: ten dollars a parcel. */
function priceOf({ parcels }: DeliveryOrderCreate): Pricing {
  const cents = parcels.reduce((sum, { quantity }) => sum + quantity * 1_000, 0)
  return {
    type: 'default',
    pricingType: 'variable',
    status: 'priced',
    hidden: false,
    priceCadCents: cents,
    preTaxCadCents: cents,
    lineItems: [
      {
        label: 'Base Order',
        items: [{ key: 'base', name: 'Base Fee', priceCadCents: cents, detail: 'per parcel' }],
        subtotalLabel: 'Base Order Subtotal',
        subtotalCadCents: cents,
      },
    ],
  }
}

export function previewOf(body: DeliveryOrderCreate): DeliveryOrderPreview {
  return {
    pricing: priceOf(body),
    distanceM: 7_400,
    timeS: 780,
    distanceEstimated: true,
    dueAt: body.availableAt + 21_600,
    totalWeightKg: 1,
    totalVolumeM3: 0.1,
    totalParcels: 1,
    warnings: [],
  }
}

function page<Row>(data: Row[]) {
  return { data, total: data.length, totalIsCapped: false, page: 0, pageSize: 100 }
}

/** A courier with one customer, one service and two locations, and prices that follow the order. */
export function orderWorld(): HttpHandler[] {
  const allDay = { hours: { openTime: 28_800, closeTime: 64_800 } }
  return [
    getGetCustomerTenantsMockHandler(page([meewasin])),
    getGetTenantServicesMockHandler(page([sameDay])),
    getGetServiceRevisionParcelTypesMockHandler({ data: [mediumBox, envelope] }),
    getGetServiceRevisionServiceSpeedsMockHandler({ data: speeds }),
    getGetServiceRevisionTagsMockHandler({ data: [{ id: 78, name: 'Fragile', iconImageSrc: null }] }),
    getGetTenantScheduleInfoMockHandler({
      tenantId: prairieSky.id,
      name: prairieSky.name,
      ...regina,
      orderSupportPhone: null,
      courierSettings: {
        dispatchHours: { friday: allDay, saturday: allDay },
        cancellationCharge: noCancellationCharges,
      },
    }),
    getGetPaginatedLocationsMockHandler(({ request }) => {
      const { searchParams } = new URL(request.url)
      const search = searchParams.get('search')?.toLowerCase() ?? ''
      // the locations are the customer's; the courier's own address book is empty
      if (searchParams.get('requesterTenantId') === null) return page([])
      return page(locations.filter(({ name }) => name.toLowerCase().includes(search)))
    }),
    getGetLocationMockHandler(
      ({ params }) => locations.find(({ id }) => id === Number(params['locationId'])) ?? clinic,
    ),
    getGetAddressSuggestionsMockHandler({ data: [] }),
    getPreviewDeliveryOrderMockHandler(async ({ request }) => previewOf(await bodyOf(request))),
    getCreateDeliveryOrderMockHandler(async ({ request }) => ({
      id: 10_500,
      uid: '0b3c2f6a-7a53-4f7e-8a51-2f1f2f9a1c10',
      status: 'created',
      pricing: priceOf(await bodyOf(request)),
    })),
  ]
}

/** The order in a request. */
export async function bodyOf(request: Request): Promise<DeliveryOrderCreate> {
  return (await request.clone().json()) as DeliveryOrderCreate
}
