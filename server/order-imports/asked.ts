import { ordersForAlone } from '#domain/access/external-roles.ts'
import { notOrderable, unknownPayer } from '#domain/orders/order-components.ts'
import { orderMappingErrors } from '#domain/orders/order-file/columns.ts'
import { formError, refuseErrors } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { AskedImport } from '#server/db/json-columns.ts'
import type { Context } from '#server/http/context.ts'
import { orderableServices } from '#server/services/queries.ts'
import { ordersFor } from '#server/relationships/links.ts'

/**
 * What somebody asks of a file, whole.
 * @throws formError at a customer whom one does not order for, a service that cannot be ordered, or a column that the file does not have
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
  if (terms.serviceId !== undefined) {
    const offered = orderableServices(ctx, customerTenantId).where('services.id', '=', terms.serviceId)
    const service = await offered.select('services.id').executeTakeFirst()
    if (!service) throw formError({ '/serviceId': [notOrderable] })
  }
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
