import { send } from '#src/api/transport.ts'
import type { EntityOption, EntityPaths, EntitySearch } from '#src/forms/entity-search.tsx'

/** A row as lists answer it, as far as a picker reads it. */
interface Row {
  readonly id: number
  readonly name?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string | null
  readonly archived?: boolean
  /** Of a picture of the library. */
  readonly url?: string
}

const pageSize = 20
/** Rows that cannot be asked for by their id are looked for among so many. */
const mostLookedThrough = 100

/** What the pickers of forms find in the lists of a tenant. */
export function entityRows(tenantId: number): EntitySearch {
  const list = async (paths: EntityPaths, params: object, signal?: AbortSignal) => {
    const url = paths.list.replace('{tenantId}', String(tenantId))
    return send<{ data: Row[]; total: number }>({ url, method: 'GET', params, ...(signal && { signal }) })
  }
  return {
    find: async (paths, query, page, signal) => {
      const params = { pagination: { page, pageSize }, ...(query !== '' && { search: query }) }
      const { data, total } = await list(paths, params, signal)
      return { options: data.map(optionOf), total }
    },
    named: async (paths, ids) => {
      const { get } = paths
      if (get === undefined) {
        const { data } = await list(paths, { pagination: { pageSize: mostLookedThrough } })
        return data.filter(({ id }) => ids.includes(id)).map(optionOf)
      }
      const rows = await Promise.allSettled(ids.map((id) => send<Row>({ url: `${get}/${id}`, method: 'GET' })))
      return rows.flatMap((row) => (row.status === 'fulfilled' ? [optionOf(row.value)] : []))
    },
    addImage: async ({ list: url }, data) => optionOf(await send<Row>({ url, method: 'POST', data })),
  }
}

function optionOf(row: Row): EntityOption {
  const { id, name, firstName, lastName, email, archived = false, url } = row
  const person = [firstName, lastName].filter(Boolean).join(' ')
  return {
    id,
    name: name ?? (person || email) ?? `No. ${id}`,
    archived,
    fields: { ...row },
    ...(person && email && { detail: email }),
    ...(url && { image: url }),
  }
}
