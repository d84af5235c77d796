import { holdsWords } from '#domain/bare-letters.ts'
import { accountingSettingsContract } from '#generated/screens/accountingSettings.ts'
import { courierSettingsContract } from '#generated/screens/courierSettings.ts'
import { vehicleContract } from '#generated/screens/vehicle.ts'
import { paths } from '#src/paths.ts'
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

const titlesOf = (facts: Readonly<Record<string, { readonly title: string }>>) =>
  Object.values(facts).map(({ title }) => title)

/** In the order of the index. */
const pages: readonly SettingsEntry[] = [
  {
    title: courierSettingsContract.title,
    to: paths.dispatchSettings(),
    group: 'Operations',
    permissions: ['delivery-settings.read'],
    labels: courierSettingsContract.labels,
  },
  {
    title: 'Vehicles',
    to: paths.vehicles.list(),
    group: 'Operations',
    permissions: ['vehicles.read'],
    labels: titlesOf(vehicleContract.facts),
  },
  {
    title: accountingSettingsContract.title,
    to: paths.accountingSettings(),
    group: 'Finance',
    permissions: ['accounting.read', 'delivery-settings.read'],
    labels: accountingSettingsContract.labels,
  },
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
