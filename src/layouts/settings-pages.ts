import { areas } from '#domain/access/areas.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { formLabels } from '#generated/forms/labels.ts'
import { accountingSettingsContract } from '#generated/screens/accountingSettings.ts'
import { apiTokenContract } from '#generated/screens/apiToken.ts'
import { baseParcelTypeContract } from '#generated/screens/baseParcelType.ts'
import { baseServiceSpeedContract } from '#generated/screens/baseServiceSpeed.ts'
import { baseTagContract } from '#generated/screens/baseTag.ts'
import { budgetContract } from '#generated/screens/budget.ts'
import { contactContract } from '#generated/screens/contact.ts'
import { courierSettingsContract } from '#generated/screens/courierSettings.ts'
import { deliveryOrderFieldContract } from '#generated/screens/deliveryOrderField.ts'
import { driverPayRatesContract } from '#generated/screens/driverPayRates.ts'
import { marketplaceProfileContract } from '#generated/screens/marketplaceProfile.ts'
import { libraryImageContract } from '#generated/screens/libraryImage.ts'
import { roleContract } from '#generated/screens/role.ts'
import { serviceMapContract } from '#generated/screens/serviceMap.ts'
import { webhookDeliveryContract } from '#generated/screens/webhookDelivery.ts'
import { webhookEndpointContract } from '#generated/screens/webhookEndpoint.ts'
import { messageContract } from '#generated/screens/message.ts'
import { notificationSettingsContract } from '#generated/screens/notificationSettings.ts'
import { invitationContract } from '#generated/screens/invitation.ts'
import { protocolContract } from '#generated/screens/protocol.ts'
import { supplierSettingsContract } from '#generated/screens/supplierSettings.ts'
import { taxSettingContract } from '#generated/screens/taxSetting.ts'
import { vehicleContract } from '#generated/screens/vehicle.ts'
import { componentTitles, type RevisionComponent } from '#domain/pricing/revision-components.ts'
import { paths, type ResourcePaths } from '#src/paths.ts'
import { sentence } from '#src/resources/words.ts'
import type { Session } from '#src/session/session.ts'

/** A page of the settings, as the index lists it. */
interface SettingsEntry {
  readonly title: string
  readonly to: string
  readonly group: string
  /** All of these are needed to open it. */
  readonly permissions: readonly string[]
  /** What can be set on it, for a person who looks for it. */
  readonly labels: readonly string[]
  /** Whether it is there for couriers alone: nobody looks for another in the marketplace. */
  readonly isOfCouriers?: boolean
  /** Whether it is there for those alone who pay for orders: a supplier does not. */
  readonly isOfPayers?: boolean
}

type FormName = keyof typeof formLabels

/** What can be set on a page, beside what the form of its contract asks. */
interface Besides {
  readonly forms?: readonly FormName[]
  readonly labels?: readonly string[]
}

interface NamedPage extends Besides {
  readonly title: string
  readonly formName?: FormName
}

/** @param permissions all that it takes to open it */
function settingsPage(
  group: string,
  { title, formName, forms = [], labels = [] }: NamedPage,
  to: string,
  ...permissions: readonly string[]
): SettingsEntry {
  const asked = [formName ?? [], forms].flat().flatMap((form) => formLabels[form])
  return { title, to, group, permissions, labels: [...new Set([...asked, ...labels])] }
}

function resourcePage(
  group: string,
  { words, facts, formName }: ResourceNames,
  { list }: ResourcePaths,
  permission: string | readonly string[],
  { forms, labels = [] }: Besides = {},
): SettingsEntry {
  const columns = Object.values(facts).map(({ title }) => title)
  const named = { title: sentence(words.many), formName, forms, labels: [...columns, ...labels] }
  return settingsPage(group, named, list(), ...[permission].flat())
}

interface ResourceNames {
  readonly words: { readonly many: string }
  readonly facts: Readonly<Record<string, { readonly title: string }>>
  readonly formName?: FormName
}

/** The forms in which the parts of a service's draft are written. */
const formOfPart: Readonly<Record<RevisionComponent, FormName>> = {
  variables: 'RevisionVariables',
  'distance-range': 'DistanceRangeModifiers',
  'weight-range': 'WeightRangeModifiers',
  'volume-range': 'VolumeRangeModifiers',
  'parcel-types': 'ParcelTypesUpdate',
  'service-speeds': 'ServiceSpeedsUpdate',
  tags: 'TagsUpdate',
  'time-of-day': 'TimeOfDayModifiers',
  'time-range': 'TimeRangeModifiers',
  'service-map': 'RevisionServiceMap',
  'fuel-surcharge': 'RevisionFuelSurcharge',
  geostamps: 'RevisionGeostamps',
  'tax-settings': 'RevisionTaxSettings',
  protocols: 'RevisionProtocolsUpdate',
}

/** With the part of the service in which it is set: "Distance: Per". */
const partLabels = Object.entries(componentTitles).flatMap(([part, title]) => {
  const labels: readonly string[] = formLabels[formOfPart[part as RevisionComponent]]
  return [title, ...labels.filter((label) => label !== title).map((label) => `${title}: ${label}`)]
})

const webhooksPage = {
  title: 'Webhooks',
  formName: webhookEndpointContract.formName,
  labels: ['Secret', 'Signature', 'Endpoints'],
} as const
const auditLabels = ['Who changed what', 'History', 'Administrators']
const generalPage = { title: 'General', forms: ['TenantUpdate', 'TenantBilling'] } as const
const booksPage = {
  title: 'Match to the books',
  labels: ['Items', 'Accounts', 'Tax codes', 'Contacts', 'QuickBooks Online', 'Xero'],
} as const
const servicesPage = {
  title: 'Services',
  forms: ['ServiceCreate', 'ServiceUpdate', 'ServiceRevisionUpdate', 'ServiceCustomersUpdate'],
  labels: partLabels,
} as const
const fuelLabels = ['In force', 'In force from', 'Next', 'Weekly prices', 'Week of', 'Tables', 'Rows', 'Even steps']
const fuelSurchargePage = { title: 'Fuel surcharge', labels: [...fuelLabels, 'Notice to customers'] }
const contactLabels = ['Email', 'Phone', 'Address']
const roleLabels = [
  'Access control',
  'Who can do what',
  'External access',
  'External people',
  'External organizations',
  'Permissions',
  'Default roles',
  ...Object.values(areas).map(({ title }) => title),
]
const usersPage = {
  title: 'Users',
  forms: ['UserChange'],
  labels: ['People', 'Roles', 'Archived users', 'Never signed in'],
} as const
const protocolLabels = ['Actions', 'Signature', 'Photos']

const organizationsPage = { title: 'Organizations', forms: ['NewTenant', 'OwnerInvitationInput'] } as const
const installationPage = { title: 'Installation', labels: ['Queues', 'Failed jobs', 'Open streams', 'Version'] }

/**
 * What shows prices is for those who may read them, whatever else they may read of it
 * (docs/rules/roles-and-permissions.md, "Permissions").
 */
const priceBook = ['services.read', 'pricing.read'] as const

/** Who reads what was done (docs/rules/roles-and-permissions.md, "The audit"). */
const auditPage = ['users.read', 'tenants.read'] as const

/** In the order of the index. */
const pages: readonly SettingsEntry[] = [
  settingsPage('Organization', generalPage, paths.generalSettings(), 'tenants.read'),
  resourcePage('Organization', contactContract, paths.contacts, 'tenants.read', { labels: contactLabels }),
  settingsPage('Organization', usersPage, paths.users.list(), 'users.read'),
  resourcePage('Organization', roleContract, paths.roles, 'roles.read', { labels: roleLabels }),
  resourcePage('Organization', invitationContract, paths.invitations, 'invitations.read', {
    forms: ['UserCreate'],
    labels: ['New user', 'Colleagues'],
  }),
  resourcePage('Organization', apiTokenContract, paths.apiTokens, 'tenants.update', {
    forms: ['ApiTokenCreation'],
    labels: ['API', 'Access tokens', 'API keys', 'Developers'],
  }),
  resourcePage('Organization', libraryImageContract, paths.images, 'services.read'),
  settingsPage(
    'Organization',
    { title: 'Change ownership', formName: 'OwnershipRequestInput' },
    paths.changeOwnership(),
    'owner.change-ownership',
  ),
  settingsPage(
    'Organization',
    { title: 'Ownership requests' },
    paths.ownershipRequests.list(),
    'owner.change-ownership',
  ),
  settingsPage(
    'Organization',
    { title: 'Subscription', labels: ['Plan', 'Features', 'Price a month'] },
    paths.subscription(),
    'owner.update-subscription',
  ),
  settingsPage('Organization', { title: 'Audit', labels: auditLabels }, paths.audit.list(), ...auditPage),
  {
    ...settingsPage(
      'Organization',
      marketplaceProfileContract,
      paths.marketplace(),
      'delivery-settings.read',
      'pricing.read',
    ),
    isOfCouriers: true,
  },
  settingsPage('Organization', notificationSettingsContract, paths.notificationSettings(), 'delivery-settings.read'),
  resourcePage('Organization', messageContract, paths.messages, 'delivery-settings.read', {
    labels: ['Message log', 'E-mails', 'Text messages', 'SMS'],
  }),
  settingsPage('Organization', webhooksPage, paths.webhooks.list(), 'tenants.update', 'pricing.read'),
  resourcePage('Organization', webhookDeliveryContract, paths.webhookDeliveries, ['tenants.update', 'pricing.read']),
  settingsPage('Organization', supplierSettingsContract, paths.supplierSettings(), 'delivery-settings.read'),
  settingsPage(
    'Operations',
    courierSettingsContract,
    paths.dispatchSettings(),
    'delivery-settings.read',
    'pricing.read',
  ),
  resourcePage('Operations', vehicleContract, paths.vehicles, 'vehicles.read'),
  resourcePage('Operations', deliveryOrderFieldContract, paths.orderFields, 'delivery-settings.read', {
    labels: ['Pinned fields'],
  }),
  settingsPage('Services', servicesPage, paths.services(), ...priceBook),
  resourcePage('Services', baseParcelTypeContract, paths.parcelTypes, priceBook),
  resourcePage('Services', baseServiceSpeedContract, paths.serviceSpeeds, priceBook),
  resourcePage('Services', baseTagContract, paths.tags, 'services.read'),
  resourcePage('Services', protocolContract, paths.protocols, 'services.read', { labels: protocolLabels }),
  resourcePage('Services', serviceMapContract, paths.serviceMaps, priceBook, {
    forms: ['ServiceZone'],
    labels: ['Import zones'],
  }),
  settingsPage('Finance', accountingSettingsContract, paths.accountingSettings(), 'accounting.read'),
  {
    ...settingsPage('Finance', booksPage, paths.bookNames(), 'accounting.read'),
    isOfCouriers: true,
  },
  settingsPage('Finance', fuelSurchargePage, paths.fuelSurcharge(), ...priceBook),
  resourcePage('Finance', taxSettingContract, paths.taxes, 'services.read'),
  settingsPage('Finance', driverPayRatesContract, paths.driverPaySettings(), 'accounting.read'),
  {
    ...resourcePage('Finance', budgetContract, paths.budgets, ['vendors.read', 'pricing.read'], {
      labels: ['Cost centre', 'Purchase orders', 'Spending'],
    }),
    isOfPayers: true,
  },
  settingsPage('Waybill', organizationsPage, paths.organizations(), 'installation.manage'),
  settingsPage('Waybill', installationPage, paths.installation(), 'installation.manage'),
]

interface Opening extends Pick<Session, 'permissions'> {
  readonly tenant: Pick<Session['tenant'], 'kind'>
}

/** The pages that a person may open. */
export function settingsPages({ permissions, tenant }: Opening): readonly SettingsEntry[] {
  return pages.filter(
    ({ permissions: needed, isOfCouriers = false, isOfPayers = false }) =>
      needed.every((permission) => permissions.has(permission)) &&
      (!isOfCouriers || tenant.kind === 'Courier') &&
      (!isOfPayers || tenant.kind !== 'Supplier'),
  )
}

/** A page that was found, with what it was found by, unless by its own title. */
export interface FoundPage extends SettingsEntry {
  readonly by: readonly string[]
}

/** The pages on which something is called so; without a term all of them. */
export function findSettings(among: readonly SettingsEntry[], term: string): readonly FoundPage[] {
  return among.flatMap((page) => {
    const by = term.trim() === '' ? [] : page.labels.filter((label) => holdsWords(label, term))
    return by.length > 0 || holdsWords(page.title, term) ? [{ ...page, by }] : []
  })
}
