/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PermissionId } from './permissionId.ts';

export type GetOwnPermissionReasonsParams = {
/**
 * What is asked about.
 */
permission: PermissionId;
};
