import { type ReactNode, useMemo } from 'react'
import { type EntitySearch, EntitySearchContext } from '#src/forms/entity-search.tsx'

// No list waits for what only a form asks.
const load = async (tenantId: number) => (await import('./entity-rows.ts')).entityRows(tenantId)

/** Gives the pickers below the lists of the tenant. */
export function EntitySearchProvider({
  tenantId,
  children,
}: {
  readonly tenantId: number
  readonly children: ReactNode
}) {
  const search = useMemo<EntitySearch>(
    () => ({
      find: async (...asked) => (await load(tenantId)).find(...asked),
      named: async (...asked) => (await load(tenantId)).named(...asked),
      addImage: async (...asked) => (await load(tenantId)).addImage(...asked),
    }),
    [tenantId],
  )
  return <EntitySearchContext value={search}>{children}</EntitySearchContext>
}
