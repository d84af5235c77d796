import { execFileSync } from 'node:child_process'
import { constants } from 'node:fs'
import { cp, lstat, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Growth } from './grow-orders.ts'
import { openSite, type Site } from './site.ts'

/**
 * Makes a database of so many orders when it is first asked for, and gives each that measures a copy with a server of its own. Rows that one
 * group leaves, such as fifty webhook endpoints, would otherwise be measured by the next.
 * @param folder in which the data folders are made; at most two are there at a time
 * @returns runs one measurement on a copy that is removed afterwards
 */
export function siteCopies(
  folder: string,
  orders: Growth,
  say: (message: string) => void,
): <Result>(measure: (site: Site) => Promise<Result>) => Promise<Result> {
  const [original, copy] = [path.join(folder, 'original'), path.join(folder, 'copy')]
  let grown: Promise<void> | undefined
  return async (measure) => {
    grown ??= openSite(original, orders, say).then((site) => site.close())
    await grown
    // Shared blocks where the file system knows them: a copy of gigabytes is made at once then.
    await cp(original, copy, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: isKept })
    execFileSync('mkfifo', [path.join(copy, 'postgres/lease.fifo')])
    try {
      return await withSite(await openSite(copy, orders, say), measure)
    } finally {
      await rm(copy, { recursive: true, force: true })
    }
  }
}

/** Whether a file belongs to the data: the pipe by which processes share PostgreSQL cannot be copied, and is made anew. */
async function isKept(file: string): Promise<boolean> {
  const found = await lstat(file)
  return found.isFile() || found.isDirectory()
}

async function withSite<Result>(site: Site, measure: (site: Site) => Promise<Result>): Promise<Result> {
  try {
    return await measure(site)
  } finally {
    await site.close()
  }
}
