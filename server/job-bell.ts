/** Wakes those who work on jobs in this process, so that a job need not wait until they look by themselves. */
export interface JobBell {
  /** Says, once it is committed, that there is a job of this name. */
  ring(name: string): void
  /** Who hears it; one at a time. */
  listener: ((name: string) => void) | null
}

export function createJobBell(): JobBell {
  const bell: JobBell = { listener: null, ring: (name) => bell.listener?.(name) }
  return bell
}
