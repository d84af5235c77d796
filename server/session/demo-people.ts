import type { Row, TenantKind } from '#server/db/schema.ts'
import type { PermissionId } from '#domain/access/role-permissions.ts'
import { roles, type RoleId } from '#domain/access/roles.ts'

/** Everyone in the demo signs in with this; it stands in the README. */
export const demoPassword = 'waybill-demo'

/** A role of the organisation's own, which one person holds. */
export interface DemoRole {
  name: string
  description: string
  permissions: readonly PermissionId[]
}

export interface DemoPerson {
  email: string
  firstName: string
  lastName: string
  phone: string
  role: RoleId | DemoRole
  admin?: boolean
}

export interface DemoTenant {
  key:
    | 'courier'
    | 'customer'
    | 'supplier'
    | 'stranger'
    | 'internal'
    | 'managed'
    | 'onHold'
    | 'applicant'
    | 'refused'
    | 'offering'
    | 'formerPartner'
  name: string
  kind: TenantKind
  features: readonly Row<'tenant_features'>['feature'][]
  plan: string
  address: string
  phone: string
  people: readonly DemoPerson[]
}

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

const drivers = driverNames.map(([firstName, lastName], index): DemoPerson => ({
  email: `driver${index + 1}@prairiesky.example`,
  firstName,
  lastName,
  phone: `+1306555010${index + 1}`,
  role: roles.driver,
}))

const bookkeeper: DemoRole = {
  name: 'Bookkeeper',
  description: 'Keeps the books: prices, customers and what is billed',
  permissions: [
    'accounting.read',
    'accounting.create',
    'accounting.update',
    'accounting.delete',
    'pricing.read',
    'pricing.update',
    // What a month lacks is mended where it is: an order is completed or priced, a driver is given a rate.
    'delivery-orders.read',
    'delivery-orders.update',
    'customers.read',
    'vendors.read',
    'users.read',
    'services.read',
    'delivery-settings.read',
  ],
}

/** The organisations of the demo, as README.md names them. People and orders are made up, places are real. */
export const demoTenants: readonly DemoTenant[] = [
  {
    key: 'courier',
    name: 'Prairie Sky Couriers',
    kind: 'Courier',
    features: ['Courier', 'Planner', 'CourierLocations'],
    plan: 'Courier',
    address: '306 Ontario Avenue, Saskatoon, SK S7K 2H5',
    phone: '+13065550100',
    people: [
      {
        email: 'owner@prairiesky.example',
        firstName: 'Helen',
        lastName: 'Dyck',
        phone: '+13065550120',
        role: roles.owner,
      },
      {
        email: 'dispatcher@prairiesky.example',
        firstName: 'Dana',
        lastName: 'Kowalski',
        phone: '+13065550121',
        role: roles.dispatcher,
      },
      {
        email: 'viewer@prairiesky.example',
        firstName: 'Noel',
        lastName: 'Ahenakew',
        phone: '+13065550122',
        role: roles.viewer,
      },
      {
        email: 'bookkeeper@prairiesky.example',
        firstName: 'Marta',
        lastName: 'Lindqvist',
        phone: '+13065550123',
        role: bookkeeper,
      },
      ...drivers,
    ],
  },
  {
    key: 'customer',
    name: 'Meewasin Pharmacy Group',
    kind: 'Customer',
    features: ['Customer', 'Planner'],
    plan: 'Customer',
    address: '737 Broadway Avenue, Saskatoon, SK S7N 1B3',
    phone: '+13065550200',
    people: [
      {
        email: 'owner@meewasin.example',
        firstName: 'Joanne',
        lastName: 'Fehr',
        phone: '+13065550202',
        role: roles.owner,
      },
      {
        email: 'scheduler@meewasin.example',
        firstName: 'Aylin',
        lastName: 'Yılmaz',
        phone: '+13065550201',
        role: roles.scheduler,
      },
    ],
  },
  {
    key: 'supplier',
    name: 'Northline Medical Supply',
    kind: 'Supplier',
    features: ['Supplier'],
    plan: 'Supplier',
    address: '2625 Airport Drive, Saskatoon, SK S7L 7L1',
    phone: '+13065550300',
    people: [
      {
        email: 'owner@northline.example',
        firstName: 'Amara',
        lastName: 'Chukwu',
        phone: '+13065550303',
        role: roles.owner,
      },
      {
        email: 'supplier@northline.example',
        firstName: 'George',
        lastName: 'Oduya',
        phone: '+13065550301',
        role: roles.scheduler,
      },
    ],
  },
  {
    key: 'stranger',
    name: 'Queen City Rush',
    kind: 'Courier',
    features: ['Courier', 'CourierLocations'],
    plan: 'Courier',
    address: '1621 Albert Street, Regina, SK S4P 2S5',
    phone: '+13065550400',
    people: [
      {
        email: 'owner@queencity.example',
        firstName: 'Priya',
        lastName: 'Nair',
        phone: '+13065550401',
        role: roles.owner,
      },
      {
        email: 'courier1@queencity.example',
        firstName: 'Jordan',
        lastName: 'Beaulieu',
        phone: '+13065550402',
        role: roles.driver,
      },
    ],
  },
  {
    key: 'internal',
    name: 'Waybill',
    kind: 'Internal',
    features: [],
    plan: 'Internal',
    address: 'Saskatoon, SK',
    phone: '+13065550900',
    people: [
      {
        email: 'admin@waybill.example',
        firstName: 'Robin',
        lastName: 'Sinclair',
        phone: '+13065550901',
        role: roles.admin,
        admin: true,
      },
    ],
  },
  {
    key: 'managed',
    name: 'Nutana Flowers',
    kind: 'Customer',
    features: ['Customer'],
    plan: 'Customer',
    address: '625 Broadway Avenue, Saskatoon, SK S7N 1A9',
    phone: '+13065550610',
    // The courier orders and answers for it.
    people: [],
  },
  {
    key: 'onHold',
    name: 'Bridge City Dental Lab',
    kind: 'Customer',
    features: ['Customer'],
    plan: 'Customer',
    address: '120 2nd Avenue North, Saskatoon, SK S7K 2B2',
    phone: '+13065550620',
    people: [
      {
        email: 'owner@bridgecity.example',
        firstName: 'Pauline',
        lastName: 'Ironside',
        phone: '+13065550621',
        role: roles.owner,
      },
    ],
  },
  {
    key: 'applicant',
    name: 'Broadway Roasters',
    kind: 'Customer',
    features: ['Customer'],
    plan: 'Customer',
    address: '801 Broadway Avenue, Saskatoon, SK S7N 1B5',
    phone: '+13065550630',
    people: [
      {
        email: 'owner@broadwayroasters.example',
        firstName: 'Celeste',
        lastName: 'Arcand',
        phone: '+13065550631',
        role: roles.owner,
      },
    ],
  },
  {
    key: 'refused',
    name: 'Riverside Framing',
    kind: 'Customer',
    features: ['Customer'],
    plan: 'Customer',
    address: '220 20th Street West, Saskatoon, SK S7M 0W9',
    phone: '+13065550640',
    people: [
      {
        email: 'owner@riversideframing.example',
        firstName: 'Noor',
        lastName: 'Rahimi',
        phone: '+13065550641',
        role: roles.owner,
      },
    ],
  },
  {
    key: 'offering',
    name: 'Battlefords Express',
    kind: 'Courier',
    features: ['Courier'],
    plan: 'Courier',
    address: '1011 22nd Street East, North Battleford, SK S9A 3A8',
    phone: '+13065550650',
    people: [
      {
        email: 'owner@battlefords.example',
        firstName: 'Dale',
        lastName: 'Fiddler',
        phone: '+13065550651',
        role: roles.owner,
      },
    ],
  },
  {
    key: 'formerPartner',
    name: 'Yellowhead Freight',
    kind: 'Courier',
    features: ['Courier'],
    plan: 'Courier',
    address: '41 Broadway Street East, Yorkton, SK S3N 0K1',
    phone: '+13065550660',
    people: [
      {
        email: 'owner@yellowhead.example',
        firstName: 'Oksana',
        lastName: 'Melnyk',
        phone: '+13065550661',
        role: roles.owner,
      },
    ],
  },
]
