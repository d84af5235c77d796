import { type ReactNode, useMemo } from 'react'
import { send } from '#src/api/transport.ts'
import {
  type EntityOption,
  type EntityPlaces,
  type EntitySearch,
  EntitySearchContext,
} from '#src/forms/entity-search.tsx'

/** A row as lists answer it, as far as a picker reads it. */
interface Row {
  readonly id: number
  readonly name?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string | null
  readonly archived?: boolean
}

const pageSize = 20
/** Rows that cannot be asked for by their id are looked for among so many. */
const mostLookedThrough = 100

/** Gives the pickers below the lists of the tenant. */
export function EntitySearchProvider({
  tenantId,
  children,
}: {
  readonly tenantId: number
  readonly children: ReactNode
}) {
  const search = useMemo<EntitySearch>(() => {
    const list = async (places: EntityPlaces, params: object, signal?: AbortSignal) => {
      const url = places.list.replace('{tenantId}', String(tenantId))
      return send<{ data: Row[]; total: number }>({ url, method: 'GET', params, ...(signal && { signal }) })
    }
    return {
      find: async (places, query, page, signal) => {
        const params = { pagination: { page, pageSize }, ...(query !== '' && { search: query }) }
        const { data, total } = await list(places, params, signal)
        return { options: data.map(optionOf), total }
      },
      named: async (places, ids) => {
        const { get } = places
        if (get === undefined) {
          const { data } = await list(places, { pagination: { pageSize: mostLookedThrough } })
          return data.filter(({ id }) => ids.includes(id)).map(optionOf)
        }
        const rows = await Promise.allSettled(ids.map((id) => send<Row>({ url: `${get}/${id}`, method: 'GET' })))
        return rows.flatMap((row) => (row.status === 'fulfilled' ? [optionOf(row.value)] : []))
      },
    }
  }, [tenantId])
  return <EntitySearchContext value={search}>{children}</EntitySearchContext>
}

function optionOf({ id, name, firstName, lastName, email, archived = false }: Row): EntityOption {
  const person = [firstName, lastName].filter(Boolean).join(' ')
  return { id, name: name ?? (person || email) ?? `No. ${id}`, archived, ...(person && email && { detail: email }) }
}
