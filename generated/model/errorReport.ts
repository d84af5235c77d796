/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ErrorReportSessionInfo } from './errorReportSessionInfo.ts';

/**
 * An error that a person met in the browser.
 */
export interface ErrorReport {
  /**
     * Who met it, if signed in.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  userId?: number | null;
  /**
     * The error's message.
     * @minLength 1
     * @maxLength 300
     */
  errorShortDescription: string;
  /**
     * The stack.
     * @maxLength 10000
     */
  errorLongDescription: string;
  /**
     * The error as JSON.
     * @maxLength 20000
     */
  errorJson?: string;
  /** Where it happened. */
  sessionInfo: ErrorReportSessionInfo;
}
