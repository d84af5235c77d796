/**
 * Photos and signatures that are not uploaded yet, kept by their id in the device's database: unlike localStorage, which
 * is full after a handful of photos, it has room for a day of them.
 */
const databaseName = 'order-next'
const storeName = 'files'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The device keeps no files')))
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
export function keepFiles(files: readonly { readonly id: string; readonly dataUrl: string }[]): Promise<void> {
  return inStore('readwrite', (store) => files.forEach(({ id, dataUrl }) => store.put(dataUrl, id)))
}

/** The bytes of these files as `data:` addresses, by their id; without those that the device has lost. */
export async function readKeptFiles(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
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
export function dropFiles(ids: readonly string[]): Promise<void> {
  return inStore('readwrite', (store) => ids.forEach((id) => store.delete(id))).catch(() => undefined)
}
