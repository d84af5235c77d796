import { holdsWords } from '#domain/bare-letters.ts'
import { accountingSettingsContract } from '#generated/screens/accountingSettings.ts'
import { baseParcelTypeContract } from '#generated/screens/baseParcelType.ts'
import { baseServiceSpeedContract } from '#generated/screens/baseServiceSpeed.ts'
import { baseTagContract } from '#generated/screens/baseTag.ts'
import { contactContract } from '#generated/screens/contact.ts'
import { courierSettingsContract } from '#generated/screens/courierSettings.ts'
import { deliveryOrderFieldContract } from '#generated/screens/deliveryOrderField.ts'
import { driverPayRatesContract } from '#generated/screens/driverPayRates.ts'
import { libraryImageContract } from '#generated/screens/libraryImage.ts'
import { serviceMapContract } from '#generated/screens/serviceMap.ts'
import { notificationSettingsContract } from '#generated/screens/notificationSettings.ts'
import { protocolContract } from '#generated/screens/protocol.ts'
import { supplierSettingsContract } from '#generated/screens/supplierSettings.ts'
import { taxSettingContract } from '#generated/screens/taxSetting.ts'
import { vehicleContract } from '#generated/screens/vehicle.ts'
import { componentTitles } from '#domain/pricing/revision-components.ts'
import { paths, type ResourcePaths } from '#src/paths.ts'
import { sentence } from '#src/resources/words.ts'
import type { Session } from '#src/session/session.ts'

/** A page of the settings, as the index lists it. */
interface SettingsEntry {
  readonly title: string
  readonly to: string
  readonly group: string
  /** Any of these opens it. */
  readonly permissions: readonly string[]
  /** What can be set on it, for whoever looks for it. */
  readonly labels: readonly string[]
}

/** @param permissions any of these opens it */
function settingsPage(
  group: string,
  { title, labels }: Pick<SettingsEntry, 'title' | 'labels'>,
  to: string,
  ...permissions: string[]
): SettingsEntry {
  return { title, to, group, permissions, labels }
}

/** @param parts what can be set beside what its list shows */
function resourcePage(
  group: string,
  { words, facts }: ResourceNames,
  { list }: ResourcePaths,
  permission: string,
  ...parts: string[]
): SettingsEntry {
  const labels = [...Object.values(facts).map(({ title }) => title), ...parts]
  return { title: sentence(words.many), to: list(), group, permissions: [permission], labels }
}

interface ResourceNames {
  readonly words: { readonly many: string }
  readonly facts: Readonly<Record<string, { readonly title: string }>>
}

/** What can be set in the draft of a service. */
const serviceLabels = ['Base fee', 'Minimum', 'Maximum', ...Object.values(componentTitles)]

const generalPage = {
  title: 'General',
  labels: ['Name', 'Time zone', 'Phone', 'Phone for orders', 'Address', 'Bill to name', 'Bill to address'],
}
const fuelSurchargePage = {
  title: 'Fuel surcharge',
  labels: ['In force', 'Next', 'Weekly prices', 'Tables', 'Notice to customers'],
}

/** In the order of the index. */
const pages: readonly SettingsEntry[] = [
  settingsPage('Organization', generalPage, paths.generalSettings(), 'tenants.read'),
  resourcePage('Organization', contactContract, paths.contacts, 'tenants.read', 'Roles', 'Email', 'Phone', 'Address'),
  resourcePage('Organization', libraryImageContract, paths.images, 'services.read'),
  settingsPage('Organization', notificationSettingsContract, paths.notificationSettings(), 'delivery-settings.read'),
  settingsPage('Organization', supplierSettingsContract, paths.supplierSettings(), 'delivery-settings.read'),
  settingsPage('Operations', courierSettingsContract, paths.dispatchSettings(), 'delivery-settings.read'),
  resourcePage('Operations', vehicleContract, paths.vehicles, 'vehicles.read'),
  resourcePage(
    'Operations',
    deliveryOrderFieldContract,
    paths.orderFields,
    'delivery-settings.read',
    'Choices',
    'Shown in',
  ),
  settingsPage('Services', { title: 'Services', labels: serviceLabels }, paths.services(), 'services.read'),
  resourcePage('Services', baseParcelTypeContract, paths.parcelTypes, 'services.read'),
  resourcePage('Services', baseServiceSpeedContract, paths.serviceSpeeds, 'services.read', 'What it adds'),
  resourcePage('Services', baseTagContract, paths.tags, 'services.read'),
  resourcePage('Services', protocolContract, paths.protocols, 'services.read', 'Actions', 'Signature', 'Photos'),
  resourcePage('Services', serviceMapContract, paths.serviceMaps, 'services.read', 'Import', 'Flat fee', 'Multiplier'),
  settingsPage(
    'Finance',
    accountingSettingsContract,
    paths.accountingSettings(),
    'accounting.read',
    'delivery-settings.read',
  ),
  settingsPage('Finance', fuelSurchargePage, paths.fuelSurcharge(), 'services.read'),
  resourcePage('Finance', taxSettingContract, paths.taxes, 'services.read'),
  settingsPage('Finance', driverPayRatesContract, paths.driverPaySettings(), 'accounting.read'),
]

/** The pages that a person may open. */
export function settingsPages({ permissions }: Pick<Session, 'permissions'>): readonly SettingsEntry[] {
  return pages.filter((page) => page.permissions.some((permission) => permissions.has(permission)))
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
