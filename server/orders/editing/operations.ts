import { defineHandlers } from '#server/http/handler-types.ts'
import { addPriceModifier } from '../pricing/add-price-modifier.ts'
import { orderDriverPay } from './driver-pay.ts'
import { overrideInvoicedStatus } from './override-invoiced-status.ts'
import { overridePricing } from '../pricing/override-pricing.ts'
import { orderOverrideView } from './override-view.ts'
import { priceAgain } from './price-again.ts'
import { previewOverrides } from './preview-overrides.ts'
import { previewPricing } from '../pricing/preview-pricing.ts'
import { removePriceModifier } from '../pricing/remove-price-modifier.ts'
import { updateDriverPay } from './update-driver-pay.ts'
import { updateOverrides } from './update-overrides.ts'

/** Editing an order: its details, its price, the pay of its driver, its billing status. */
export const orderEditingHandlers = defineHandlers({
  async getDeliveryOrderOverrideView({ path }, ctx) {
    return { status: 200, body: await orderOverrideView(ctx, path.orderId) }
  },
  async updateDeliveryOrderOverrides({ path, body }, ctx) {
    return { status: 200, body: await updateOverrides(ctx, path.orderId, body) }
  },
  async previewDeliveryOrderOverrides({ path, body }, ctx) {
    return { status: 200, body: await previewOverrides(ctx, path.orderId, body) }
  },

  async previewDeliveryOrderPricing({ path, body }, ctx) {
    return { status: 200, body: await previewPricing(ctx, path.orderId, body) }
  },
  async overrideDeliveryOrderPricing({ path, body }, ctx) {
    return { status: 200, body: await overridePricing(ctx, path.orderId, body) }
  },
  async priceDeliveryOrderAgain({ path }, ctx) {
    return { status: 200, body: await priceAgain(ctx, path.orderId) }
  },
  async addDeliveryOrderPriceModifier({ path, body }, ctx) {
    return { status: 200, body: await addPriceModifier(ctx, path.orderId, body) }
  },
  async removeDeliveryOrderPriceModifier({ path, query }, ctx) {
    const { orderId, modifierId } = path
    return { status: 200, body: await removePriceModifier(ctx, orderId, modifierId, query.confirmLargeDiscount) }
  },

  async getDeliveryOrderDriverPay({ path }, ctx) {
    return { status: 200, body: await orderDriverPay(ctx, path.orderId) }
  },
  async updateDeliveryOrderDriverPay({ path, body }, ctx) {
    return { status: 200, body: await updateDriverPay(ctx, path.orderId, body) }
  },

  async overrideDeliveryOrderInvoicedStatus({ path, body }, ctx) {
    return { status: 200, body: await overrideInvoicedStatus(ctx, path.orderId, body) }
  },
})
