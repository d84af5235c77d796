import { forbidden } from '#domain/text/refusal.ts'
import { pricesHidden } from '#domain/text/refusals.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { orderViewer } from '#server/orders/core/order-viewer.ts'
import { checkMayLookAtDriver } from '#server/orders/queries/in-progress.ts'
import { figureOrders, figureSums } from './figure-orders.ts'
import { figureGroups } from './groups.ts'
import { invoicingStats } from './invoicing-stats.ts'
import { figuresOverTime } from './over-time.ts'
import { figureQuestion, readQuestion, refuseDimension } from './question.ts'
import { onTimeFigures, orderFigures, revenueFigures } from './sums.ts'

/** What orders come to: the figures of home, analytics and drivers, and the orders behind each of them. */
export const figuresHandlers = defineHandlers({
  async getOrderAnalytics({ query }, ctx) {
    const question = await figureQuestion(ctx, query.params)
    return { status: 200, body: await figuresOverTime(ctx, question, orderFigures) }
  },

  async getRevenueAnalytics({ query }, ctx) {
    const question = await figureQuestion(ctx, query.params)
    if (!question.seesMoney) throw forbidden(pricesHidden)
    return { status: 200, body: await figuresOverTime(ctx, question, (sums) => revenueFigures(sums, question.side)) }
  },

  async getOnTimeAnalytics({ query }, ctx) {
    const question = await figureQuestion(ctx, query.params)
    return { status: 200, body: await figuresOverTime(ctx, question, onTimeFigures, { withMinutes: true }) }
  },

  async getAnalyticsGroups({ query }, ctx) {
    const question = await figureQuestion(ctx, query.params)
    refuseDimension(question.side, query.dimension, '/dimension')
    return { status: 200, body: await figureGroups(ctx, question, query.dimension, query) }
  },

  async getFigureOrders({ query }, ctx) {
    const question = await figureQuestion(ctx, query.params)
    return { status: 200, body: await figureOrders(ctx, question, query.measure, query.pagination) }
  },

  async getFigureSums({ query }, ctx) {
    const question = await figureQuestion(ctx, query.params)
    return { status: 200, body: await figureSums(ctx, question, query.measure) }
  },

  async getInvoicingStats({ query }, ctx) {
    return { status: 200, body: await invoicingStats(ctx, query) }
  },

  async getDriverStatistics({ query }, ctx) {
    const question = await figureQuestion(ctx, { ...query.params, side: 'carried' })
    return { status: 200, body: await figureGroups(ctx, question, 'driver', query) }
  },

  async getUserAnalytics({ path, query }, ctx) {
    await checkMayLookAtDriver(ctx, orderViewer(ctx), path.userId)
    const of = { dimension: 'driver', key: String(path.userId) } as const
    const question = await readQuestion(ctx, { ...query.params, side: 'carried', of })
    return { status: 200, body: await figuresOverTime(ctx, question, onTimeFigures, { withMinutes: true }) }
  },
})
