import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '#src/tables/use-paged-rows.ts'
import type { GroupRow } from './group-row.ts'

/** A group of a list that was loaded here, by the id that the server gives it; null where none was. */
export function knownGroup(client: QueryClient, groupId: string): GroupRow | null {
  const lists = client.getQueriesData<InfiniteData<Page<GroupRow>>>({
    predicate: ({ queryKey }) => /^\/tenants\/\d+\/accounting-data$/.test(String(queryKey[2])),
  })
  const rows = lists.flatMap(([, list]) => list?.pages.flatMap(({ data }) => data) ?? [])
  return rows.find((row) => row.groupId === groupId) ?? null
}
