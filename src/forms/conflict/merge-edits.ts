import { deepEquals, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { labelFromName } from '../labels.ts'
import { hasType, isRecord, itemsOf, propertiesOf } from '../schema-walk.ts'
import { fieldUi, uiSchemaAt } from '../ui-schema.ts'

/** Something that somebody else changed while a form was open. */
export interface TheirChange {
  /** What the form calls its place, from the outside in: `['Tags', 'Fragile', 'What it adds']`. */
  readonly place: readonly string[]
  /**
   * `value`: a field. Of rows: `added`, `removed`, `moved`; `kept`: they removed what I changed, and it stays; `dropped`: they changed
   * what I removed, and it goes.
   */
  readonly what: 'value' | 'added' | 'removed' | 'moved' | 'kept' | 'dropped'
  /** What the row is called; null: its value says it. */
  readonly row: string | null
  readonly schema: RJSFSchema
  readonly ui: UiSchema | undefined
  /** What it was before either changed it. */
  readonly was: unknown
  /** What they made of it. */
  readonly now: unknown
  /** What I made of it, where that is something else than before and than theirs: mine stays. */
  readonly mine?: { readonly value: unknown }
}

interface Merged<Value> {
  readonly value: Value
  readonly changes: readonly TheirChange[]
}

interface Place {
  readonly schema: RJSFSchema
  readonly ui: UiSchema | undefined
  readonly place: readonly string[]
}

interface Edits {
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema | undefined
  /** What the form started from. */
  readonly base: object
  /** What I made of it. */
  readonly mine: object
  /** What somebody else saved in the meantime. */
  readonly theirs: object
}

/**
 * What I changed, on top of what somebody else saved: what I did not touch is as it is by now, field by field and row by row. A field
 * that both changed is mine. Rows are told apart by their ids, else by what people call them.
 */
export function mergeEdits({ schema, uiSchema, base, mine, theirs }: Edits): Merged<Record<string, unknown>> {
  return mergeObjects({ schema, ui: uiSchema, place: [] }, { ...base }, { ...mine }, { ...theirs })
}

function mergeValues(at: Place, base: unknown, mine: unknown, theirs: unknown): Merged<unknown> {
  if (isSame(base, theirs)) return { value: mine, changes: [] }
  if (isList(at) && isListOrNone(mine) && isListOrNone(theirs) && isListOrNone(base))
    return mergeLists(at, base ?? [], mine ?? [], theirs ?? [])
  if (isParted(at) && isRecord(mine) && isRecord(theirs))
    return mergeObjects(at, isRecord(base) ? base : {}, mine, theirs)
  const isMine = !isSame(base, mine)
  const change: TheirChange = { ...at, what: 'value', row: null, was: base, now: theirs }
  const told = isMine && !isSame(mine, theirs) ? { ...change, mine: { value: mine } } : change
  return { value: isMine ? mine : theirs, changes: isShown(at) ? [told] : [] }
}

type Values = Readonly<Record<string, unknown>>

function mergeObjects(at: Place, base: Values, mine: Values, theirs: Values): Merged<Record<string, unknown>> {
  const value: Record<string, unknown> = { ...mine }
  const changes = Object.entries(propertiesOf(at.schema)).flatMap(([name, schema]) => {
    const place = [...at.place, schema.title ?? labelFromName(name)]
    const ui = isHours(at) ? oneDay : uiSchemaAt(at.ui, [name])
    const merged = mergeValues({ schema, ui, place }, base[name], mine[name], theirs[name])
    if (merged.value === undefined) delete value[name]
    else value[name] = merged.value
    return merged.changes
  })
  return { value, changes }
}

function mergeLists(at: Place, base: Rows, mine: Rows, theirs: Rows): Merged<unknown[]> {
  const item: Place = { schema: itemsOf(at.schema) ?? {}, ui: uiSchemaAt(at.ui, ['items']), place: at.place }
  const before = keyed(base)
  const own = keyed(mine)
  const now = keyed(theirs, (row) => !before.has(keyOf(row)) && own.has(nameKeyOf(row)))
  const stays = (key: string) => {
    if (own.has(key) === now.has(key)) return own.has(key)
    if (now.has(key)) return !before.has(key)
    return !before.has(key) || !isSame(before.get(key), own.get(key))
  }
  const told: TheirChange[] = []
  const tell = (what: TheirChange['what'], row: unknown, index: number) =>
    told.push({ ...item, what, row: isRecord(row) ? rowName(at, row, index) : null, was: undefined, now: row })

  const rows = new Map<string, unknown>()
  const places = [...now.keys()]
  for (const key of new Set([...before.keys(), ...places, ...own.keys()])) {
    const [was, is, ownRow] = [before.get(key), now.get(key), own.get(key)]
    const index = places.indexOf(key)
    if (now.has(key) && own.has(key)) {
      const place = isRecord(is) ? [...at.place, rowName(at, is, index)] : at.place
      const merged = mergeValues({ ...item, place }, was, ownRow, is)
      rows.set(key, merged.value)
      // of a row that both added only what differs is worth a word
      told.push(...merged.changes.filter((change) => before.has(key) || change.mine !== undefined))
    } else if (now.has(key)) {
      rows.set(key, is)
      if (!before.has(key)) tell('added', is, index)
      else if (!isSame(was, is)) tell('dropped', is, index)
    } else if (own.has(key)) {
      const isKept = before.has(key) && !isSame(was, ownRow)
      // its id names nothing any more: it is a new row
      rows.set(key, isKept ? withoutId(ownRow) : ownRow)
      if (before.has(key)) tell(isKept ? 'kept' : 'removed', was, base.indexOf(was))
    }
  }
  const isMovedByThem = isMoved(before, now)
  if (isMovedByThem) told.push({ ...item, what: 'moved', row: null, was: base, now: theirs })
  const [lead, follow] = isMoved(before, own) ? [own, now] : [now, own]
  const order = inserted([...lead.keys()].filter(stays), [...follow.keys()].filter(stays))
  return { value: order.map((key) => rows.get(key)), changes: isShown(at) ? told : [] }
}

type Rows = readonly unknown[]

/** By what tells a row from the others; where that repeats, also by how often it was there before. */
function keyed(rows: Rows, goesByName: (row: unknown) => boolean = () => false): ReadonlyMap<string, unknown> {
  const byKey = new Map<string, unknown>()
  for (const row of rows) {
    const key = goesByName(row) ? nameKeyOf(row) : keyOf(row)
    let unique = key
    for (let count = 2; byKey.has(unique); count++) unique = `${key} ${count}`
    byKey.set(unique, row)
  }
  return byKey
}

function keyOf(row: unknown): string {
  return isRecord(row) && row.id !== undefined ? `id ${JSON.stringify(row.id)}` : nameKeyOf(row)
}

/** What a row without an id goes by: the driver, the number of a zone, the day, its name, where a band begins. */
const naturalKeys = ['userId', 'number', 'date', 'name', 'label', 'from']

function nameKeyOf(row: unknown): string {
  if (!isRecord(row)) return JSON.stringify(row)
  const key = naturalKeys.find((field) => row[field] !== undefined && row[field] !== '')
  return key === undefined ? JSON.stringify(row) : `${key} ${String(row[key]).trim().toLowerCase()}`
}

function rowName({ ui }: Place, row: Values, index: number): string {
  const name = [row.name, row.label, row.value].find((text) => typeof text === 'string' && text.trim() !== '')
  if (typeof name === 'string') return name
  const { itemLabel } = fieldUi(ui).options
  const noun = typeof itemLabel === 'string' ? itemLabel : 'row'
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${index + 1}`
}

/** Whether the rows that there still are stand in another order. */
function isMoved(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): boolean {
  const left = [...before.keys()].filter((key) => after.has(key))
  const found = [...after.keys()].filter((key) => before.has(key))
  return left.some((key, place) => key !== found[place])
}

/** Puts what only the other order has behind what it follows there, and behind what was added at the same place. */
function inserted(order: readonly string[], other: readonly string[]): readonly string[] {
  const result = [...order]
  const known = new Set(other)
  for (const [place, key] of other.entries()) {
    if (result.includes(key)) continue
    let at = place === 0 ? 0 : result.indexOf(other[place - 1] ?? '') + 1
    while (at < result.length && !known.has(result[at] ?? '')) at++
    result.splice(at, 0, key)
  }
  return result
}

function withoutId(row: unknown): unknown {
  if (!isRecord(row)) return row
  const { id: _id, ...rest } = row
  return rest
}

/** A day of a week of hours is one value. */
const oneDay: UiSchema = { 'ui:field': 'dayHours' }

function isHours({ ui }: Place): boolean {
  return fieldUi(ui).widget === 'operatingHours'
}

/** Whether the fields of an object can be changed each by itself; an amount and its kind cannot. */
function isParted(at: Place): boolean {
  const isWhole = at.schema.oneOf !== undefined || (at.ui?.['ui:field'] !== undefined && !isHours(at))
  return !isWhole && Object.keys(propertiesOf(at.schema)).length > 0
}

/** An outline is a list too, of which no corner can be changed without the others. */
function isList({ schema, ui }: Place): boolean {
  return hasType(schema, 'array') && itemsOf(schema) !== undefined && fieldUi(ui).widget !== 'outline'
}

function isListOrNone(value: unknown): value is Rows | null | undefined {
  return value === undefined || value === null || Array.isArray(value)
}

/** What the form does not show, such as an id, nobody misses. */
function isShown({ ui }: Place): boolean {
  return fieldUi(ui).widget !== 'hidden'
}

/** Null, empty text and an object in which nothing stands are all nothing. */
function isSame(one: unknown, other: unknown): boolean {
  return deepEquals(present(one), present(other))
}

function present(value: unknown): unknown {
  if (value === null || value === '') return undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(present)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, each]) => [name, present(each)] as const)
  const given = entries.filter(([, each]) => each !== undefined)
  return given.length === 0 ? undefined : Object.fromEntries(given)
}
