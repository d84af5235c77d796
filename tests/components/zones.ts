import type { TenantClock } from '#generated/model/index.ts'

/** Regina as a server tells it: the clocks there have not been changed since 1960. */
export const regina: TenantClock = { timezone: 'America/Regina', utcOffsets: [{ from: 0, offsetS: -21_600 }] }
