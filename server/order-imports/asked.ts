import { ordersForAlone } from '#domain/access/external-roles.ts'
import { unknownPayer } from '#domain/orders/order-components.ts'
import { orderMappingErrors } from '#domain/orders/order-file/columns.ts'
import { formError, refuseErrors } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { AskedImport } from '#server/db/json-columns.ts'
import type { Context } from '#server/http/context.ts'
import { ordersFor } from '#server/relationships/links.ts'

/**
 * What somebody asks of a file, whole.
 * @throws formError at a customer whom one does not order for, or a column that the file does not have
 */
export async function askedOf(
  ctx: Context,
  terms: Schema<'OrderImportTerms'>,
  heading: readonly string[],
): Promise<AskedImport> {
  const { customerTenantId, mapping } = terms
  if (ctx.external !== null && customerTenantId !== ctx.external.tenantId)
    throw formError({ '/customerTenantId': [ordersForAlone(ctx.external.tenantName)] })
  if (customerTenantId !== ctx.tenantId && !(await ordersFor(ctx.db, customerTenantId)))
    throw formError({ '/customerTenantId': [unknownPayer] })
  refuseErrors(orderMappingErrors(heading, mapping))
  const { serviceId = null, dayFirst = null, decimalComma, usualDate = null, usualTimeS = null, units } = terms
  return {
    customerTenantId,
    mapping,
    heading,
    serviceId,
    dayFirst,
    decimalSign: decimalComma === undefined ? null : decimalComma ? ',' : '.',
    usualDate,
    usualTimeS,
    units,
    addsLocations: ctx.permissions.has('locations.create'),
  }
}
