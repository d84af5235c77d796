import { readFileSync } from 'node:fs'

/** Memory that a process has in use, in MB; proc(5) says VmRSS in kB. */
export function residentMb(pid: number): number {
  const kB = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kB) / 1_000
}
