/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { MediaInput } from './mediaInput.ts';

/**
 * The answer to one action; `uploads` for media and signature, `value` for the others.
 */
export type ProtocolDataInputAnswersItem = {
  /**
     * The action.
     * @minLength 1
     * @maxLength 60
     */
  actionId: string;
  /** The answer. */
  value?: string | number | boolean | string[] | null;
  /**
     * Files that were uploaded before.
     * @maxItems 20
     */
  uploads?: MediaInput[];
};
