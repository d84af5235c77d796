import { readdirSync, readFileSync } from 'node:fs'

/** What `getconf CLK_TCK` says on every Linux that Node runs on. */
const ticksASecond = 100

interface ProcessTimes {
  pid: number
  parent: number
  ticks: number
}

/**
 * Processor time that a process and all that came from it have used since they started, in milliseconds; processes that have
 * ended count with the one that waited for them. Linux alone says this without tools.
 * @param without a process whose family is left out, such as a database that the first one started
 */
export function processorTimeMs(pid: number, without?: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(timesOf)
  const left = without === undefined ? new Set<number>() : familyOf(without, all)
  const counted = familyOf(pid, all)
  const ticks = all.filter((one) => counted.has(one.pid) && !left.has(one.pid)).reduce((sum, one) => sum + one.ticks, 0)
  return (ticks * 1_000) / ticksASecond
}

function familyOf(pid: number, all: readonly ProcessTimes[]): Set<number> {
  const family = new Set([pid])
  // A child may have the smaller number, once numbers began anew: go on until nobody joins.
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const one of all) if (family.has(one.parent)) family.add(one.pid)
  }
  return family
}

/** Fields 4 and 14 to 17 of proc(5), counted after the name, which may hold blanks and brackets. */
function timesOf(name: string): ProcessTimes[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0)
    return [{ pid: Number(name), parent, ticks }]
  } catch {
    // It ended while we looked.
    return []
  }
}
