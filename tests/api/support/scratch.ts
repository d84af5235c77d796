import { statfsSync } from 'node:fs'
import os from 'node:os'

/** All copies of the template together, and what is written in them, stay well below this (bytes). */
const room = 2 * 1024 ** 3

/** The folder for databases of tests: memory where there is room for it, since on a disk a copy of the template takes ten times as long. */
export function scratch(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > room ? '/dev/shm' : os.tmpdir()
  } catch {
    return os.tmpdir()
  }
}
