import { holdsWords } from '#domain/text/bare-letters.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { tenantOf } from '../context.ts'
import type { MockCall } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'
import { fitsFilter } from '../resource-store.ts'
import type { ResourceRow, World } from '../world-types.ts'

/*
 * What one organisation asks of another, and the other answers: applications and offers of a partnership. Their rows belong to the one
 * that asks (`tenantId`); the other one is `receiverTenantId`.
 */

export type Direction = 'sent' | 'received'

export interface Proposal {
  readonly id: number
  readonly tenantId: number
  readonly receiverTenantId: number
  readonly receiverTenantName: string
  readonly state: string
  readonly createdAt: number
  readonly version: number
}

interface ListCall {
  readonly query: { readonly pagination?: { readonly filter?: object }; readonly search?: string }
}

const ends = { sent: 'tenantId', received: 'receiverTenantId' } as const

/** What is asked by rows of one resource. @param name of the resource, under which the world keeps them */
export function proposalsOf<Row extends Proposal>(name: 'application' | 'partnership') {
  const rowsOf = ({ resources }: World) => (resources[name] as readonly Row[] | undefined) ?? []
  return {
    /** @param searched the texts of a row that a search looks through */
    listOf:
      (direction: Direction, searched: (row: Row) => string, isMeant: (row: Row) => boolean = () => true) =>
      ({ query: { pagination, search } }: ListCall, call: MockCall) => {
        const own = tenantOf(call.caller).tenant.id
        const rows = rowsOf(call.world).filter(
          (row) =>
            row[ends[direction]] === own &&
            isMeant(row) &&
            fitsFilter(row, pagination?.filter as Parameters<typeof fitsFilter>[1]) &&
            holdsWords(searched(row), search),
        )
        return pageOf(call, {
          rows,
          sortBy: { createdAt: ({ createdAt }) => createdAt },
          usual: { field: 'createdAt', direction: 'desc' },
        })
      },

    /** @throws notFound for one that the caller's organisation has no part in, in any of these directions */
    found({ world, caller }: MockCall, id: number, directions: readonly Direction[]): Row {
      const own = tenantOf(caller).tenant.id
      const row = rowsOf(world).find(
        (one) => one.id === id && directions.some((direction) => one[ends[direction]] === own),
      )
      if (row === undefined) throw notFound(noSuch(name))
      return row
    },

    add({ world }: MockCall, row: Row): Row {
      world.resources[name] = [...(world.resources[name] ?? []), row as never]
      return row
    },

    end({ world, now }: MockCall, row: Row, fields: Partial<Row>): Row {
      const ended = { ...row, ...fields, endedAt: now(), version: row.version + 1, updatedAt: now() }
      world.resources[name] = rowsOf(world).map((one) => (one.id === row.id ? ended : one)) as never
      return ended
    },

    /** The one that waits between the two. */
    waiting: ({ world }: MockCall, one: number, other: number): Row | undefined =>
      rowsOf(world).find(
        ({ state, tenantId, receiverTenantId }) =>
          state === 'pending' && [one, other].includes(tenantId) && [one, other].includes(receiverTenantId),
      ),
  }
}

/** Keeps these rows, each in the place of one that was of the same two. */
export function keepRows({ resources }: World, made: Readonly<Record<string, readonly ResourceRow[]>>): void {
  for (const [name, rows] of Object.entries(made)) {
    const isMade = (row: ResourceRow) => rows.some(({ id, tenantId }) => row.id === id && row.tenantId === tenantId)
    resources[name] = [...(resources[name] ?? []).filter((row) => !isMade(row)), ...rows]
  }
}
