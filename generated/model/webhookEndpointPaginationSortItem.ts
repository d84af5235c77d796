/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SortDirection } from './sortDirection.ts';
import type { WebhookEndpointPaginationSortItemField } from './webhookEndpointPaginationSortItemField.ts';

/**
 * A field and a direction.
 */
export type WebhookEndpointPaginationSortItem = {
  /** The field. */
  field: WebhookEndpointPaginationSortItemField;
  direction: SortDirection;
};
