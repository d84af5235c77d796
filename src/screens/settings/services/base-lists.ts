import { useQuery } from '@tanstack/react-query'
import {
  bulkAddServiceRevisionParcelTypes,
  bulkAddServiceRevisionServiceSpeeds,
  bulkAddServiceRevisionTags,
  getGetTenantBaseParcelTypesQueryKey,
  getGetTenantBaseServiceSpeedsQueryKey,
  getGetTenantBaseTagsQueryKey,
  getTenantBaseParcelTypes,
  getTenantBaseServiceSpeeds,
  getTenantBaseTags,
} from '#generated/client/services/services.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'

export type BaseList = 'parcelTypes' | 'serviceSpeeds' | 'tags'

interface BaseRow {
  readonly id: number
  readonly name: string
  readonly description: string | null
}

/** The rows of the settings that a list of a service is made of, and what adds them. */
export const baseLists = {
  parcelTypes: {
    many: 'parcel types',
    settings: paths.parcelTypes.list(),
    list: getTenantBaseParcelTypes,
    key: getGetTenantBaseParcelTypesQueryKey,
    add: bulkAddServiceRevisionParcelTypes,
  },
  serviceSpeeds: {
    many: 'service speeds',
    settings: paths.serviceSpeeds.list(),
    list: getTenantBaseServiceSpeeds,
    key: getGetTenantBaseServiceSpeedsQueryKey,
    add: bulkAddServiceRevisionServiceSpeeds,
  },
  tags: {
    many: 'tags',
    settings: paths.tags.list(),
    list: getTenantBaseTags,
    key: getGetTenantBaseTagsQueryKey,
    add: bulkAddServiceRevisionTags,
  },
} as const

/** The first rows under a text. */
export function useBaseRows(of: BaseList, search: string) {
  const { tenant } = useSession()
  const { list, key } = baseLists[of]
  const query = {
    ...(search !== '' && { search }),
    pagination: { pageSize: 50, sort: [{ field: 'name', direction: 'asc' } as const] },
  }
  return useQuery({
    queryKey: key(tenant.id, query),
    queryFn: async ({ signal }): Promise<readonly BaseRow[]> => (await list(tenant.id, query, undefined, signal)).data,
  })
}
