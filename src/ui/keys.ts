/**
 * Every key of the page, by what it does: `n`, `?`, `shift+x`, `mod+k` (Ctrl or Cmd), `g d` (one after the other). What each is
 * called stands in `key-words.ts`, which the list of keys alone needs; `docs/keyboard.md` is written from both.
 */
export const keys = {
  palette: ['mod+k'],
  search: ['/'],
  newOrder: ['n'],
  showKeys: ['?'],
  inspector: ['meta+\\'],
  undo: ['mod+z'],

  'go home': ['g h'],
  'go scheduler': ['g n'],
  'go dispatch': ['g d'],
  'go order-history': ['g o'],
  'go order-tracking': ['g t'],
  'go locations': ['g l'],
  'go settings': ['g s'],

  nextRow: ['j', 'arrowdown'],
  previousRow: ['k', 'arrowup'],
  firstRow: ['home'],
  lastRow: ['end'],
  pageDown: ['pagedown'],
  pageUp: ['pageup'],
  openRow: ['enter'],
  selectRow: ['x'],
  selectTo: ['shift+x'],
  selectNext: ['shift+j', 'shift+arrowdown'],
  selectPrevious: ['shift+k', 'shift+arrowup'],
  clearSelection: ['escape'],
  assign: ['a'],
  archive: ['a'],

  columnBefore: ['arrowleft'],
  columnAfter: ['arrowright'],
  trouble: ['l'],

  swapStops: ['mod+shift+x'],
  addDropoff: ['mod+shift+l'],
  placeOrder: ['mod+enter'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type KeyId = keyof typeof keys
