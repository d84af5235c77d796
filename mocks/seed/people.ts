import { faker } from '@faker-js/faker/locale/en_CA'
import { roles } from '#domain/access/roles.ts'
import { getGetMeResponseMock } from '#generated/client/session/session.msw.ts'
import { getGetUserResponseMock } from '#generated/client/users/users.msw.ts'
import { addDays } from '#domain/time/zoned-time.ts'
import type { Absence } from '#generated/model/index.ts'
import type { RoleName } from '../context.ts'
import type { MockPerson, MockTenant } from '../world-types.ts'
import type { TenantKey } from './tenants.ts'

interface PersonSeed {
  readonly tenant: TenantKey | null
  readonly role: RoleName | null
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
}

/** The people of the demo, under the names that the documents know. */
const demoPeople: readonly PersonSeed[] = [
  {
    tenant: 'courier',
    role: 'dispatcher',
    firstName: 'Dana',
    lastName: 'Kowalski',
    email: 'dispatcher@prairiesky.example',
  },
  { tenant: 'courier', role: 'owner', firstName: 'Helen', lastName: 'Dyck', email: 'owner@prairiesky.example' },
  { tenant: 'courier', role: 'viewer', firstName: 'Noel', lastName: 'Ahenakew', email: 'viewer@prairiesky.example' },
  {
    tenant: 'customer',
    role: 'scheduler',
    firstName: 'Aylin',
    lastName: 'Yılmaz',
    email: 'scheduler@meewasin.example',
  },
  {
    tenant: 'supplier',
    role: 'scheduler',
    firstName: 'George',
    lastName: 'Oduya',
    email: 'supplier@northline.example',
  },
  { tenant: 'stranger', role: 'owner', firstName: 'Priya', lastName: 'Nair', email: 'owner@queencity.example' },
  { tenant: 'internal', role: 'admin', firstName: 'Robin', lastName: 'Sinclair', email: 'admin@waybill.example' },
]

const driverNames = [
  ['Ravi', 'Patel'],
  ['Łukasz', 'Ünal'],
  ['Maya', 'Thunderchild'],
  ['Owen', 'Fraser'],
  ['Sienna', 'Moreau'],
  ['Tomás', 'Herrera'],
  ['Ingrid', 'Solberg'],
  ['Kwame', 'Mensah'],
] as const

const drivers = driverNames.map(([firstName, lastName], index): PersonSeed => ({
  tenant: 'courier',
  role: 'driver',
  firstName,
  lastName,
  email: `driver${index + 1}@prairiesky.example`,
}))

/** Who of the drivers is off when, in days from today. */
const daysOff = [
  { email: 'driver7@prairiesky.example', from: 0, until: 2, note: 'Back on the third day.' },
  { email: 'driver7@prairiesky.example', from: 20, until: 20, note: null },
  { email: 'driver3@prairiesky.example', from: 4, until: 10, note: 'Holidays' },
] as const

/** The days off of the courier's drivers. @param today by the courier's calendar */
export function seedAbsences(people: readonly MockPerson[], tenantId: number, today: string, now: number): Absence[] {
  return daysOff.flatMap(({ email, from, until, note }, index) => {
    const user = people.find((person) => person.user.email === email)?.user
    if (user === undefined) return []
    const driver = { userId: user.id, driverName: `${user.firstName} ${user.lastName}` }
    const kept = { tenantId, version: 1, archived: false, createdAt: now, updatedAt: now }
    return [{ id: index + 1, ...driver, fromDay: addDays(today, from), untilDay: addDays(today, until), note, ...kept }]
  })
}

/** The roles that somebody holds in every organisation, so that each can be shown in each. */
export const everyTenantRoles = [
  'owner',
  'organizationManager',
  'dispatcher',
  'scheduler',
  'viewer',
  'driver',
  'user',
] as const satisfies readonly RoleName[]

const externalRoles = ['externalDriver', 'externalScheduler', 'externalCourier', 'externalSupplier'] as const

/** Somebody for every role in every organisation, the courier's eight drivers, and one person who belongs nowhere. */
export function seedPeople(tenants: readonly MockTenant[]): MockPerson[] {
  const known = [...demoPeople, ...drivers]
  const others = tenants
    .filter(({ key }) => key !== 'managed')
    .flatMap(({ key }) => everyTenantRoles.map((role): PersonSeed => ({ tenant: key, role })))
    .filter(({ tenant, role }) => !known.some((person) => person.tenant === tenant && person.role === role))
  const external = externalRoles.map((role): PersonSeed => ({ tenant: 'courier', role }))
  const nowhere: PersonSeed = { tenant: null, role: null }
  return [...known, ...others, ...external, nowhere].map((person, index) => personOf(person, index + 1, tenants))
}

function personOf(seed: PersonSeed, id: number, tenants: readonly MockTenant[]): MockPerson {
  const home = tenants.find(({ key }) => key === seed.tenant)
  const firstName = seed.firstName ?? faker.person.firstName()
  const lastName = seed.lastName ?? faker.person.lastName()
  const shared = {
    id,
    firstName,
    lastName,
    email: seed.email ?? `${ascii(firstName)}.${ascii(lastName)}${id}@${domainOf(seed.tenant)}`,
    phone: `+1306555${String(1_000 + id)}`,
    image: null,
    admin: seed.role === 'admin',
    timezone: 'America/Regina',
    unitPreference: 'MetricMixed' as const,
  }
  return {
    user: getGetUserResponseMock({ ...shared, archived: false }),
    me: getGetMeResponseMock({ ...shared, notificationsRefreshedAt: null, impersonated: false }),
    memberships:
      home === undefined || seed.role === null ? [] : [{ tenantId: home.tenant.id, roles: [roles[seed.role]] }],
    currentTenantId: home?.tenant.id ?? null,
    // The last driver was added and has not come yet.
    ...(seed.email !== newcomer && { lastSeenAt: 1_795_281_300 - id * 3_600 }),
  }
}

const newcomer = `driver${driverNames.length}@prairiesky.example`

const domains: Readonly<Record<TenantKey, string>> = {
  courier: 'prairiesky.example',
  customer: 'meewasin.example',
  supplier: 'northline.example',
  stranger: 'queencity.example',
  onboarding: 'bridgecitybakery.example',
  'no-actions': 'wascanaflowers.example',
  internal: 'waybill.example',
  managed: 'nutanaflowers.example',
  battlefords: 'battlefords.example',
}

function domainOf(key: TenantKey | null): string {
  return key === null ? 'nowhere.example' : domains[key]
}

function ascii(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}
