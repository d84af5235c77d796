import type { FileTerms } from './file-terms.ts'

type Remembered = Pick<FileTerms, 'dayFirst' | 'usualPickup' | 'usualTime'>

/** What was said of the last file on this device; whose orders it had is asked each time. */
export function rememberedTerms(tenantId: number): Partial<Remembered> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(tenantId)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const { dayFirst, usualPickup, usualTime } = stored as Partial<Record<keyof Remembered, unknown>>
    return {
      ...(typeof dayFirst === 'boolean' && { dayFirst }),
      ...(typeof usualPickup === 'string' && { usualPickup }),
      ...(typeof usualTime === 'string' && { usualTime }),
    }
  } catch {
    return {}
  }
}

export function rememberTerms(tenantId: number, { dayFirst, usualPickup, usualTime }: Remembered): void {
  localStorage.setItem(keyOf(tenantId), JSON.stringify({ dayFirst, usualPickup, usualTime }))
}

function keyOf(tenantId: number): string {
  return `orderImportTerms ${tenantId}`
}
