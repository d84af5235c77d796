/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

export type GetLocationMatchesParams = {
/**
 * What was typed: words of name, address, reference, contact and phone number.
 * @maxLength 100
 */
search?: string;
/**
 * A customer that one delivers for, whose address book comes before the own. Of anybody else: 404.
 */
requesterTenantId?: Id;
};
