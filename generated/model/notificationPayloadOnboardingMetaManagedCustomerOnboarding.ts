/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * The request.
 */
export type NotificationPayloadOnboardingMetaManagedCustomerOnboarding = {
  id: Id;
  customerTenantId: Id;
};
