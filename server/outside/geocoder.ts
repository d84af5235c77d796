import type { components } from '#generated/server-types.ts'
import { isUnavailable } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { createProvider } from '#server/outside/provider.ts'

type Suggestion = components['schemas']['AddressSuggestion']

export interface Geocoder {
  /** Addresses that match, best first; none when it does not answer. Not inside a transaction. */
  search(term: string, most: number): Promise<Suggestion[]>
}

/** Longer is not worth waiting for while someone types. */
const limits = { name: 'geocoder', patienceMs: 3_000, mostAtOnce: 16 } as const

/** Asks the Photon-compatible address search at `geocoderUrl`; null without one. */
export function geocoderFor({ geocoderUrl }: { readonly geocoderUrl: string | null }, log: Log): Geocoder | null {
  if (geocoderUrl === null) return null
  const provider = createProvider({ ...limits, log })
  return {
    async search(term, most) {
      const address = new URL(geocoderUrl)
      address.searchParams.set('q', term)
      address.searchParams.set('limit', String(most))
      try {
        return await provider.ask(async (signal) => {
          const answer = await fetch(address, { signal })
          if (!answer.ok) throw new Error(`status ${answer.status}`)
          return ((await answer.json()) as PhotonAnswer).features?.flatMap(toSuggestion) ?? []
        })
      } catch (error) {
        if (isUnavailable(error)) return []
        throw error
      }
    },
  }
}

/** The parts of a Photon answer (photon.komoot.io's format, which a self-hosted Photon speaks too) that are read. */
interface PhotonAnswer {
  features?: {
    geometry?: { coordinates?: [number, number] }
    properties?: Partial<
      Record<'name' | 'housenumber' | 'street' | 'city' | 'state' | 'postcode' | 'countrycode', string>
    >
  }[]
}

const provinceCodes: Readonly<Record<string, string>> = {
  Alberta: 'AB',
  'British Columbia': 'BC',
  Manitoba: 'MB',
  'New Brunswick': 'NB',
  'Newfoundland and Labrador': 'NL',
  'Nova Scotia': 'NS',
  'Northwest Territories': 'NT',
  Nunavut: 'NU',
  Ontario: 'ON',
  'Prince Edward Island': 'PE',
  Quebec: 'QC',
  Québec: 'QC',
  Saskatchewan: 'SK',
  Yukon: 'YT',
}

function toSuggestion(feature: NonNullable<PhotonAnswer['features']>[number]): Suggestion[] {
  const [longitude, latitude] = feature.geometry?.coordinates ?? []
  const { name, housenumber, street, city, state = '', postcode, countrycode = 'CA' } = feature.properties ?? {}
  const province = provinceCodes[state]
  if (longitude === undefined || latitude === undefined || !city || !province) return []
  const streetAddress = [housenumber, street ?? name].filter(Boolean).join(' ')
  if (streetAddress === '') return []
  const region = [province, postcode].filter(Boolean).join(' ')
  const label = `${streetAddress}, ${city}, ${region}`
  const postalCode = postcode ?? null
  return [
    {
      label,
      name: name ?? null,
      streetAddress,
      city,
      province,
      postalCode,
      country: countrycode,
      latitude,
      longitude,
      approximate: false,
    },
  ]
}
