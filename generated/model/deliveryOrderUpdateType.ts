/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What happened (spec/application.md section 3.1).
 */
export type DeliveryOrderUpdateType = typeof DeliveryOrderUpdateType[keyof typeof DeliveryOrderUpdateType];


export const DeliveryOrderUpdateType = {
  created: 'created',
  created_brokered: 'created_brokered',
  created_unassigned: 'created_unassigned',
  assigned: 'assigned',
  assigned_commented: 'assigned_commented',
  assigned_attachedMedia: 'assigned_attachedMedia',
  assigned_pricingUpdated: 'assigned_pricingUpdated',
  assigned_pickedUp: 'assigned_pickedUp',
  assigned_droppedOff: 'assigned_droppedOff',
  completed: 'completed',
  cancelled: 'cancelled',
  geostamp_check_in: 'geostamp_check_in',
  geostamp_check_out: 'geostamp_check_out',
} as const;
