import type { DocumentLogo } from '#server/documents/document-data.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Context } from '#server/http/context.ts'
import { logoOf } from '#server/services/logo.ts'

/** A paper carries the whole of it, so it stays small. Bytes; the help of the field tells it. */
const mostPrintedBytes = 1_048_576

/**
 * What papers print beside a courier's name, no matter who asks for them: a PNG or JPEG of at most 1 MB, as no other can be printed.
 * @param image the courier's logo as the contract has it
 */
export async function courierLogo(
  { db, deps, outside }: Pick<Context, 'db' | 'deps' | 'outside'>,
  courierId: number,
  image: string | null,
): Promise<DocumentLogo | null> {
  if (image === null) return null
  return inTenant(db, { tenantId: courierId }, (courier) =>
    logoOf({ db: courier, deps, outside }, image, mostPrintedBytes),
  )
}
