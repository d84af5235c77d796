/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { NotificationPagination } from './notificationPagination.ts';

export type GetNotificationsParams = {
/**
 * Page and order, as JSON.
 */
pagination?: NotificationPagination;
};
