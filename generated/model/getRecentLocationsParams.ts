/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

export type GetRecentLocationsParams = {
/**
 * A customer that one delivers for, whose orders are meant. Of anybody else: 404.
 */
requesterTenantId?: Id;
};
