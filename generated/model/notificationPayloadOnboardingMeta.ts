/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { NotificationPayloadOnboardingMetaManagedCustomerOnboarding } from './notificationPayloadOnboardingMetaManagedCustomerOnboarding.ts';

/**
 * Of a managed customer that is handed over.
 */
export type NotificationPayloadOnboardingMeta = {
  /** The request. */
  managedCustomerOnboarding: NotificationPayloadOnboardingMetaManagedCustomerOnboarding;
};
