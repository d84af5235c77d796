import { trimmedEnd } from '../text/trimmed-text.ts'

/** What a request of a suspended organization is refused with (403). */
export const suspendedCode = 'organization_suspended'

/**
 * What the people of a suspended organization are told.
 * @param reason as the administrator gave it, with or without a full stop
 */
export function suspendedText({
  tenantName,
  reason,
}: {
  readonly tenantName: string
  readonly reason: string
}): string {
  const given = trimmedEnd(reason.trim(), /[.!?]/)
  return `${tenantName} is suspended: ${given}. Nothing of it is lost.`
}

export const suspendedAlready = 'It is suspended already'
export const notSuspended = 'It is not suspended.'
