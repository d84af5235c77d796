/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LocationImportMapping } from './locationImportMapping.ts';

export type ImportLocationsParams = {
/**
 * Which column holds which field, as JSON.
 */
mapping: LocationImportMapping;
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
