/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CustomerImportMapping } from './customerImportMapping.ts';

export type ImportCustomersParams = {
/**
 * Which column holds which field, as JSON.
 */
mapping: CustomerImportMapping;
/**
 * Only say what would happen.
 */
dryRun?: boolean;
/**
 * Line in the file of the first row, when a file is sent in parts.
 * @minimum 2
 * @maximum 10000000
 */
firstLine?: number;
};
