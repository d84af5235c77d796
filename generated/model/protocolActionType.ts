/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a protocol asks for; a block is text to read.
 */
export type ProtocolActionType = typeof ProtocolActionType[keyof typeof ProtocolActionType];


export const ProtocolActionType = {
  block: 'block',
  text_input: 'text_input',
  number_input: 'number_input',
  media: 'media',
  select: 'select',
  multi_select: 'multi_select',
  signature: 'signature',
  confirm: 'confirm',
} as const;
