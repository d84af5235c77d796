import { numberQuestion, readNumber, type DecimalSign } from '../../amounts/number-text.ts'
import { bareLetters } from '../../text/bare-letters.ts'
import {
  checkOrderFields,
  fieldsIn,
  orderFieldPointer,
  type OrderField,
  type OrderFieldValue,
  type OrderFieldValues,
} from '../order-fields.ts'
import type { OrderFileMapping } from './columns.ts'
import type { OrderFileFault } from './read-row.ts'

type ReadValue =
  | { readonly value: OrderFieldValue; readonly why: null }
  | { readonly value: null; readonly why: string }

/**
 * What a row fills in of the fields that the courier asks for when an order is placed. Cells of other fields are of another courier of
 * the same file.
 * @param own the cells by the ids of the fields; an empty one is no value
 */
export function ownValuesOf(
  own: Readonly<Record<string, string>>,
  fields: readonly OrderField[],
  { mapping, decimalSign }: { readonly mapping: OrderFileMapping; readonly decimalSign: DecimalSign | null },
): { readonly values: OrderFieldValues; readonly faults: OrderFileFault[] } {
  const asked = fieldsIn('Scheduler', fields)
  const faults: OrderFileFault[] = []
  const values = new Map<string, OrderFieldValue>()
  const refuse = ({ id, name }: OrderField, why: string) =>
    void faults.push({ column: mapping.orderFields?.[id] ?? name, why })
  const unread = new Set<number>()
  for (const field of asked) {
    const text = own[field.id] ?? ''
    if (text === '') continue
    const read = readValue(field, text, decimalSign)
    if (read.why === null) values.set(String(field.id), read.value)
    else {
      unread.add(field.id)
      refuse(field, read.why)
    }
  }
  const given = Object.fromEntries(values)
  const { errors } = checkOrderFields(given, asked)
  for (const field of asked)
    if (!unread.has(field.id)) for (const why of errors[orderFieldPointer(field.id)] ?? []) refuse(field, why)
  return { values: given, faults }
}

function readValue({ kind, options }: OrderField, text: string, decimalSign: DecimalSign | null): ReadValue {
  switch (kind) {
    case 'text':
      return { value: text, why: null }
    case 'number': {
      const read = readNumber(text, { decimalSign })
      if (read.kind === 'number') return { value: read.reading.value, why: null }
      return { value: null, why: numberQuestion(text, { decimalSign }) ?? `“${text}” is not a number` }
    }
    case 'yesNo': {
      const word = bareLetters(text)
      if (yes.has(word) || no.has(word)) return { value: yes.has(word), why: null }
      return { value: null, why: `“${text}” is neither yes nor no` }
    }
    case 'choice': {
      const option = options.find((each) => bareLetters(each) === bareLetters(text))
      if (option !== undefined) return { value: option, why: null }
      return { value: null, why: `“${text}” is none of ${options.join(', ')}` }
    }
  }
}

/** As people and programs write it, in English and French. */
const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'x', 'oui', 'o', 'vrai'])
const no: ReadonlySet<string> = new Set(['no', 'n', 'false', '0', 'non', 'faux'])
