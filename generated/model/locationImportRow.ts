/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ImportFault } from './importFault.ts';
import type { ImportMend } from './importMend.ts';
import type { LocationImportRowOutcome } from './locationImportRowOutcome.ts';

/**
 * What became of one row of the file.
 */
export interface LocationImportRow {
  /**
     * Line in the file.
     * @minimum 1
     */
  line: number;
  /** The name as mended. */
  name: string;
  /** Created (or would be, in a dry run), already there, or refused. */
  outcome: LocationImportRowOutcome;
  /**
     * The location that was created or is already there.
     * @minimum 1
     * @nullable
     */
  locationId?: number | null;
  /** What was put right, or left out, and behind it what is only written in another form. */
  mends: ImportMend[];
  /** Why it was refused. */
  faults: ImportFault[];
}
