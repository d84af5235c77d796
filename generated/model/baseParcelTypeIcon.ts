/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it is drawn as beside its name.
 * @nullable
 */
export type BaseParcelTypeIcon = typeof BaseParcelTypeIcon[keyof typeof BaseParcelTypeIcon] | null;


export const BaseParcelTypeIcon = {
  box: 'box',
  cube: 'cube',
  envelope: 'envelope',
  document: 'document',
  briefcase: 'briefcase',
  archive: 'archive',
  layers: 'layers',
  snowflake: 'snowflake',
  temperature: 'temperature',
  tint: 'tint',
  glass: 'glass',
  labTest: 'labTest',
  heart: 'heart',
  shoppingCart: 'shoppingCart',
  book: 'book',
  tree: 'tree',
  wrench: 'wrench',
  desktop: 'desktop',
  mobilePhone: 'mobilePhone',
  camera: 'camera',
  key: 'key',
  lock: 'lock',
  flash: 'flash',
  warningSign: 'warningSign',
} as const;
