/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SortDirection } from './sortDirection.ts';
import type { WebhookDeliveryPaginationSortItemField } from './webhookDeliveryPaginationSortItemField.ts';

/**
 * A field and a direction.
 */
export type WebhookDeliveryPaginationSortItem = {
  /** The field. */
  field: WebhookDeliveryPaginationSortItemField;
  direction: SortDirection;
};
