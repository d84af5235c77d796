import type { QueryClient } from '@tanstack/react-query'
import type { ResourceRow } from './define-resource.ts'

interface Keys {
  readonly listKey: (tenantId: number) => readonly unknown[]
  readonly getKey: (id: number) => readonly unknown[]
}

/** Asks anew for every list of this organisation's rows that is on the screen, and for the others once they are opened. */
export function refreshLists(client: QueryClient, { listKey }: Pick<Keys, 'listKey'>, tenantId: number): Promise<void> {
  return client.invalidateQueries({ queryKey: listKey(tenantId) })
}

/** Takes over a row that the server just answered, and asks anew for the lists that show it. */
export function takeRow(client: QueryClient, keys: Keys, tenantId: number, row: ResourceRow): Promise<void> {
  client.setQueryData(keys.getKey(row.id), row)
  return refreshLists(client, keys, tenantId)
}

/** Takes over that rows changed in a way that the server did not answer: archived, restored. */
export function takeChanged(
  client: QueryClient,
  keys: Keys,
  tenantId: number,
  ids: readonly number[],
): Promise<unknown> {
  return Promise.all([
    refreshLists(client, keys, tenantId),
    ...ids.map((id) => client.invalidateQueries({ queryKey: keys.getKey(id) })),
  ])
}
