/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of it.
 */
export type RevisionChangesDataItemKind = typeof RevisionChangesDataItemKind[keyof typeof RevisionChangesDataItemKind];


export const RevisionChangesDataItemKind = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
} as const;
