import { type KeyId, keys } from './keys.ts'

export interface KeyLine {
  readonly combinations: readonly string[]
  /** What it does, as the list of keys says it. */
  readonly label: string
}

const everywhere = 'Everywhere'
const goTo = 'Go to'
const lists = 'Lists and the dispatch board'
const newOrder = 'New order'

const words: Readonly<Record<KeyId, readonly [group: string, label: string]>> = {
  palette: [everywhere, 'Search, go to, or do: “assign 10313 maya”'],
  search: [everywhere, 'Search this list'],
  newOrder: [everywhere, 'New order'],
  showKeys: [everywhere, 'Show these keys'],
  inspector: [everywhere, 'Query inspector'],
  undo: [everywhere, 'Undo what was just done, wherever Undo is offered'],
  'go home': [goTo, 'Home'],
  'go scheduler': [goTo, 'Scheduler'],
  'go dispatch': [goTo, 'Dispatch'],
  'go order-history': [goTo, 'Order History'],
  'go order-tracking': [goTo, 'Order Tracking'],
  'go locations': [goTo, 'Locations'],
  'go settings': [goTo, 'Settings'],
  nextRow: [lists, 'Next row; from the search into the list'],
  previousRow: [lists, 'Previous row; in a list from the first into the search'],
  firstRow: [lists, 'First row'],
  lastRow: [lists, 'Last row'],
  pageDown: [lists, 'A page of rows down'],
  pageUp: [lists, 'A page of rows up'],
  openRow: [lists, 'Open the row'],
  selectRow: [lists, 'Select the row'],
  selectTo: [lists, 'Select from the last selected row to this one, on the board within a column'],
  selectNext: [lists, 'Select on to the next row'],
  selectPrevious: [lists, 'Select on to the previous row'],
  clearSelection: [lists, 'Clear the selection'],
  assign: [lists, 'Assign the order or the selected orders to a driver, on its page as well'],
  archive: [lists, 'Archive or restore the row or the selected rows'],
  columnBefore: [lists, 'Lane, column or driver before, on the board'],
  columnAfter: [lists, 'Lane, column or driver after, on the board'],
  trouble: [lists, 'What is late alone, then what is due within 30 minutes, then everything, on the board'],
  swapStops: [newOrder, 'Swap pickup and drop-off'],
  addDropoff: [newOrder, 'Add a drop-off'],
  placeOrder: [newOrder, 'Place order'],
}

/** What the parts of a screen do with keys wherever they stand, while they have the focus. */
export const partKeys: Readonly<Record<string, readonly KeyLine[]>> = {
  Menus: [
    { combinations: ['arrowdown'], label: 'Open it, then the next entry' },
    { combinations: ['arrowup'], label: 'Previous entry' },
    { combinations: ['home'], label: 'First entry' },
    { combinations: ['end'], label: 'Last entry' },
    { combinations: ['enter'], label: 'Take the entry' },
    { combinations: ['escape'], label: 'Close' },
  ],
  'Fields with suggestions and the palette': [
    { combinations: ['arrowdown'], label: 'Next suggestion' },
    { combinations: ['arrowup'], label: 'Previous suggestion' },
    { combinations: ['enter'], label: 'Take the suggestion' },
    { combinations: ['mod+enter'], label: 'New order for who has the phone number, in the palette' },
    { combinations: ['escape'], label: 'Close' },
  ],
  'Forms, dialogs and drawers': [
    { combinations: ['mod+enter'], label: 'Save' },
    { combinations: ['escape'], label: 'Close' },
    { combinations: ['alt+arrowup'], label: 'Move an entry of a list up' },
    { combinations: ['alt+arrowdown'], label: 'Move an entry of a list down' },
  ],
  'Maps, pictures and tables of a file': [
    { combinations: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'], label: 'Move the pin, or the chosen cell' },
    { combinations: ['arrowleft', 'arrowright'], label: 'The picture before or after' },
    { combinations: ['mod+a'], label: 'Choose all cells' },
    { combinations: ['mod+c'], label: 'Copy the chosen cells' },
  ],
  'Tables whose cells can be written': [
    { combinations: ['enter', 'f2'], label: 'Write the chosen cell anew' },
    { combinations: ['enter'], label: 'Keep what is written' },
    { combinations: ['escape'], label: 'Leave the cell as it was' },
  ],
}

/** The lines of these keys under their headings, in the order of the list of keys. */
export function keyGroups(ids: Iterable<KeyId>): ReadonlyMap<string, readonly KeyLine[]> {
  const asked = new Set(ids)
  const known = (Object.keys(keys) as KeyId[]).filter((id) => asked.has(id))
  const groups = Map.groupBy(known, (id) => words[id][0])
  return new Map(
    [...groups].map(([group, members]) => [
      group,
      members.map((id) => ({ combinations: keys[id], label: words[id][1] })),
    ]),
  )
}
