import { isErrorWithCode } from '#server/db/error-code.ts'
import type { Deps } from '#server/http/context.ts'
import { storedFileKey } from './store-object.ts'

const foreignKeyViolation = '23503'

/** Throws away the uploads whose time is over, and the files that were kept for them and belong to no order and no image library. */
export async function discardExpired(deps: Deps): Promise<void> {
  const gone = await deps.systemTransaction((db) =>
    db
      .deleteFrom('uploads')
      .where('expires_at', '<=', deps.clock())
      .returning(['uid', 'file_id', 'object_key'])
      .execute(),
  )
  if (gone.length === 0) return
  const removed: string[] = []
  for (const { file_id: fileId } of gone) removed.push(...(fileId === null ? [] : await discardUnused(deps, fileId)))
  const { objectStorage } = deps
  if (objectStorage === null) return
  const brought = gone.flatMap(({ object_key: key }) => key ?? [])
  const kept = await unclaimed(
    deps,
    gone.filter(({ object_key: key }) => key !== null).map(({ uid }) => storedFileKey(uid)),
  )
  const keys = new Set([...brought, ...kept, ...removed])
  for (const key of keys) await objectStorage.remove(key)
}

/** A transaction for each file: if somebody brings the same content this moment, only that one has to stay. */
async function discardUnused(deps: Deps, fileId: number): Promise<string[]> {
  try {
    const removed = await deps.systemTransaction((db) =>
      db
        .deleteFrom('stored_files')
        .where('id', '=', fileId)
        .where(({ eb, exists, not, selectFrom }) =>
          eb.and([
            not(exists(selectFrom('delivery_order_media').select('id').whereRef('file_id', '=', 'stored_files.id'))),
            not(exists(selectFrom('library_images').select('id').whereRef('file_id', '=', 'stored_files.id'))),
            not(exists(selectFrom('uploads').select('uid').whereRef('file_id', '=', 'stored_files.id'))),
          ]),
        )
        .returning('object_key')
        .executeTakeFirst(),
    )
    return removed?.object_key ? [removed.object_key] : []
  } catch (error) {
    if (isErrorWithCode(error, foreignKeyViolation)) return []
    throw error
  }
}

/** Among names in the object storage, those that no file has: what an attaching that failed left behind. */
async function unclaimed(deps: Deps, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const claimed = await deps.systemTransaction((db) =>
    db.selectFrom('stored_files').select('object_key').where('object_key', 'in', keys).execute(),
  )
  return keys.filter((key) => !claimed.some(({ object_key: other }) => other === key))
}
