/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Where it happened.
 */
export type ErrorReportSessionInfo = {
  /**
     * The browser.
     * @maxLength 1000
     */
  userAgent: string;
  /**
     * The page's path.
     * @maxLength 2000
     */
  location: string;
  /**
     * Of the application.
     * @maxLength 40
     */
  version?: string;
};
