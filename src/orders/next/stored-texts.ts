import { unsentDatabase } from '#src/session/storage.ts'

/**
 * What is not sent yet, kept by ids in the device's database. Unlike localStorage it is not full after a handful of photos,
 * and it outlives a session that ends by itself.
 */
const storeName = 'texts'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(unsentDatabase, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The device keeps nothing')))
  })
}

async function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open()
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The device is full')))
      work(transaction.objectStore(storeName))
    })
  } finally {
    database.close()
  }
}

/** @throws when the device has no room or keeps nothing at all */
export function keepTexts(texts: readonly { readonly id: string; readonly text: string }[]): Promise<void> {
  return inStore('readwrite', (store) => texts.forEach(({ id, text }) => store.put(text, id)))
}

/** These texts by their ids, without those that the device has lost. */
export async function readStoredTexts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  await inStore('readonly', (store) =>
    ids.forEach((id) => {
      const request = store.get(id)
      request.addEventListener('success', () => {
        if (typeof request.result === 'string') found.set(id, request.result)
      })
    }),
  ).catch(() => undefined)
  return found
}

/** Whatever cannot be dropped stays, which does no harm. */
export function dropTexts(ids: readonly string[]): Promise<void> {
  return inStore('readwrite', (store) => ids.forEach((id) => store.delete(id))).catch(() => undefined)
}
