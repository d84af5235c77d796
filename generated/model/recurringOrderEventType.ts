/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it was.
 */
export type RecurringOrderEventType = typeof RecurringOrderEventType[keyof typeof RecurringOrderEventType];


export const RecurringOrderEventType = {
  created: 'created',
  delivery_order_created: 'delivery_order_created',
  settings_updated: 'settings_updated',
  single_day_settings_updated: 'single_day_settings_updated',
  single_day_disabled: 'single_day_disabled',
  single_day_enabled: 'single_day_enabled',
  paused: 'paused',
  resumed: 'resumed',
  terminated: 'terminated',
  completed: 'completed',
} as const;
