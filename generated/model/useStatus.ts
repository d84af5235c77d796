/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Of that revision: worked on, priced by today, or replaced since.
 * @nullable
 */
export type UseStatus = typeof UseStatus[keyof typeof UseStatus] | null;


export const UseStatus = {
  draft: 'draft',
  published: 'published',
  earlier: 'earlier',
} as const;
