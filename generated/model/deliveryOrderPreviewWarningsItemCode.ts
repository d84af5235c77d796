/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A stable word.
 */
export type DeliveryOrderPreviewWarningsItemCode = typeof DeliveryOrderPreviewWarningsItemCode[keyof typeof DeliveryOrderPreviewWarningsItemCode];


export const DeliveryOrderPreviewWarningsItemCode = {
  outside_dispatch_hours: 'outside_dispatch_hours',
  holiday: 'holiday',
  stops_far_apart: 'stops_far_apart',
  promise_too_soon: 'promise_too_soon',
  far_ahead: 'far_ahead',
  same_place: 'same_place',
  pickup_closed: 'pickup_closed',
  dropoff_closed: 'dropoff_closed',
  price_missing: 'price_missing',
  price_pending: 'price_pending',
  po_number_required: 'po_number_required',
  budget_nearly_used: 'budget_nearly_used',
  over_budget: 'over_budget',
} as const;
