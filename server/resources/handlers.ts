import type { Context } from '#server/http/context.ts'
import { get, list, ofTenant, type ListQuery, type RowScope } from './read.ts'
import type { Resource, Shape } from './resource.ts'
import { create, remove, setArchived, update } from './write.ts'

/*
 * Handlers of the operations that are nothing but one act on a resource. Each operation names its own, so that one which has to do
 * more is written by hand with the functions of read.ts and write.ts.
 */

type ById<Of extends Shape> = { path: Readonly<Record<`${Of['name']}Id`, number>> }

export function listOf<Of extends Shape>(resource: Resource<Of>) {
  return async ({ query }: { query: ListQuery }, ctx: Context) => ({
    status: 200 as const,
    body: list(resource, ctx, query),
  })
}

/** @param whose whose rows one may look at: the request tenant's, unless this says more */
export function getOf<Of extends Shape>(
  resource: Resource<Of>,
  whose: (ctx: Context) => RowScope = (ctx) => ofTenant(ctx.tenantId),
) {
  return async ({ path }: ById<Of>, ctx: Context) => ({
    status: 200 as const,
    body: await get(resource, ctx, path[`${resource.name}Id`], whose(ctx)),
  })
}

export function createOf<Of extends Shape>(resource: Resource<Of>) {
  return async ({ body }: { body: Of['form'] }, ctx: Context) => ({
    status: 200 as const,
    body: await create(resource, ctx, body),
  })
}

export function updateOf<Of extends Shape>(resource: Resource<Of>) {
  return async ({ path, body }: ById<Of> & { body: Of['change'] }, ctx: Context) => ({
    status: 200 as const,
    body: (await update(resource, ctx, path[`${resource.name}Id`], body)).changed,
  })
}

export function deleteOf<Of extends Shape>(resource: Resource<Of>) {
  return async ({ path }: ById<Of>, ctx: Context) => {
    await remove(resource, ctx, path[`${resource.name}Id`])
    return done
  }
}

interface Ids {
  body: { ids: number[] }
}

export function archiveOf<Of extends Shape>(resource: Resource<Of>) {
  return async ({ body }: Ids, ctx: Context) => {
    await setArchived(resource, ctx, body.ids, true)
    return done
  }
}

export function restoreOf<Of extends Shape>(resource: Resource<Of>) {
  return async ({ body }: Ids, ctx: Context) => {
    await setArchived(resource, ctx, body.ids, false)
    return done
  }
}

const done = { status: 200 as const, body: { done: true as const } }
