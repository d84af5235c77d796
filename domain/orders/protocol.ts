import { formError } from '../text/refusal.ts'
import { isClosed, nextMove, type OrderStatus } from './order-status.ts'

/** Where an order stops, in the order in which a driver comes there. */
export const stopTypes = ['pickup', 'dropoff'] as const

export type StopType = (typeof stopTypes)[number]

/** A stop in a sentence. */
export const stopNames: Readonly<Record<StopType, string>> = { pickup: 'pickup', dropoff: 'drop-off' }

/** The stop that an order leaves with its next move; null when it is at none. */
export function stopAhead(status: OrderStatus): StopType | null {
  if (status === 'assigned') return 'pickup'
  return status === 'pickedUp' ? 'dropoff' : null
}

/** What a protocol asks of a driver (docs/rules/names-and-values.md, "Values"). A block is text to read and is never answered. */
export const protocolActionTypes = [
  'block',
  'text_input',
  'number_input',
  'media',
  'select',
  'multi_select',
  'signature',
  'confirm',
] as const

export type ProtocolActionType = (typeof protocolActionTypes)[number]

/** One thing that a driver does at a stop. */
export interface ProtocolAction {
  /** Unique within its stop. */
  readonly id: string
  readonly type: ProtocolActionType
  readonly label: string
  readonly description: string | null
  /** Whether the stop can be left without it. */
  readonly required: boolean
  /** The choices of select and multi_select. */
  readonly options: readonly string[]
  /** What a number is counted in, and between which numbers it must be; left out: as it comes. */
  readonly unit?: string
  readonly minimum?: number
  readonly maximum?: number
}

/** What is asked at the two stops of an order, as its service revision had it when it was published. */
export type StopProtocols = Readonly<Record<StopType, readonly ProtocolAction[]>>

/** The answer to an action that is not a file, and to none of the other kinds either while it is null. */
export type ProtocolValue = string | number | boolean | readonly string[]

/** What was captured for one action. */
export interface ProtocolAnswer {
  /** null without an answer, and for files. */
  readonly value: ProtocolValue | null
  readonly files: number
}

/** Most characters of an answer in words. */
const longestText = 2_000

/** Whether an action is answered by files instead of a value. */
export function isAnsweredByFiles(type: ProtocolActionType): boolean {
  return type === 'media' || type === 'signature'
}

/**
 * What is wrong with an answer, in words, and which part of it: the value or the files. null for one that fits its action.
 * A value of null takes an earlier answer back.
 */
export function answerProblem(
  action: ProtocolAction,
  value: ProtocolValue | null,
  uploadsCount: number,
): { readonly part: 'value' | 'uploads'; readonly message: string } | null {
  if (action.type === 'block')
    return { part: 'value', message: `“${action.label}” is text to read and takes no answer` }
  if (isAnsweredByFiles(action.type)) {
    if (value !== null) return { part: 'value', message: `“${action.label}” is answered by a file` }
    if (uploadsCount > 1 && action.type === 'signature') {
      return { part: 'uploads', message: `“${action.label}” takes one signature` }
    }
    return null
  }
  if (uploadsCount > 0) return { part: 'uploads', message: `“${action.label}” takes no files` }
  const message = value === null ? null : valueProblem(action, value)
  return message === null ? null : { part: 'value', message }
}

interface GivenAnswer<Upload> {
  readonly actionId: string
  readonly value?: ProtocolValue | null | undefined
  readonly uploads?: readonly Upload[] | undefined
}

/** An answer, and where it stands in the request. */
export interface CheckedAnswer<Upload> {
  readonly action: ProtocolAction
  readonly value: ProtocolValue | null
  readonly uploads: readonly Upload[]
  readonly pointer: string
}

/**
 * The answers that a stop asks for.
 * @returns a message for each that is none, by the pointer of its field
 */
export function checkAnswers<Upload>(
  actions: readonly ProtocolAction[],
  given: readonly GivenAnswer<Upload>[],
): { readonly errors: Record<string, string[]>; readonly answers: CheckedAnswer<Upload>[] } {
  const errors: Record<string, string[]> = {}
  const seen = new Set<string>()
  const answers = given.flatMap(({ actionId, value = null, uploads = [] }, index): CheckedAnswer<Upload>[] => {
    const pointer = `/answers/${index}`
    const action = actions.find(({ id }) => id === actionId)
    if (!action || seen.has(actionId)) {
      errors[`${pointer}/actionId`] = [action ? 'Must be answered once only' : 'Is not asked at this stop']
      return []
    }
    seen.add(actionId)
    const problem = answerProblem(action, value, uploads.length)
    if (problem) errors[`${pointer}/${problem.part}`] = [problem.message]
    return [{ action, value, uploads, pointer }]
  })
  return { errors, answers }
}

/** @throws formError `order_closed`: its stops take no answers any more */
export function refuseClosed(status: OrderStatus): void {
  if (isClosed(status)) throw formError({}, 'order_closed', `The order is ${status} and takes no answers.`)
}

/** Whether an answer is one: text that is not blank, at least one choice or file, and of a confirmation only yes. */
export function isAnswered({ type }: ProtocolAction, { value, files }: ProtocolAnswer): boolean {
  if (type === 'block') return true
  if (isAnsweredByFiles(type)) return files > 0
  if (type === 'confirm') return value === true
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'number') return true
  return Array.isArray(value) && value.length > 0
}

/**
 * The required actions of a stop that were not answered. A block asks for nothing.
 * @param answers by the id of the action
 */
export function missingActions(
  actions: readonly ProtocolAction[],
  answers: ReadonlyMap<string, ProtocolAnswer>,
): ProtocolAction[] {
  const none: ProtocolAnswer = { value: null, files: 0 }
  return actions.filter((action) => action.required && !isAnswered(action, answers.get(action.id) ?? none))
}

/** What a driver still has to do for an action: `Answer “Received by”.` */
export function requirementOf({ type, label }: ProtocolAction): string {
  switch (type) {
    case 'media':
      return `Add a file for “${label}”.`
    case 'signature':
      return `Collect “${label}”.`
    case 'confirm':
      return `Confirm “${label}”.`
    default:
      return `Answer “${label}”.`
  }
}

/**
 * The next move of an order, and what has to be done before it. One that another courier carries out follows that one: nothing
 * is to be done for it here.
 * @param missing required actions of the stop at hand that have no answer yet
 */
export function orderNext<Action extends ProtocolAction>(
  { status, isBrokered }: { readonly status: OrderStatus; readonly isBrokered: boolean },
  missing: readonly Action[],
) {
  const toDo = isBrokered ? [] : missing.map((action) => ({ ...action, options: [...action.options] }))
  return {
    current: status,
    next: isBrokered ? null : nextMove(status),
    stop: isBrokered ? null : stopAhead(status),
    requirements: status === 'created' && !isBrokered ? ['Assign a driver.'] : toDo.map(requirementOf),
    missingActions: toDo,
  }
}

/**
 * Holds a driver at a stop until everything required there is done.
 * @throws formError `protocol_incomplete` naming what is missing
 */
export function refuseIncomplete(stop: StopType, missing: readonly ProtocolAction[]): void {
  if (missing.length === 0) return
  const labels = missing.map(({ label }) => label).join(', ')
  throw formError({}, 'protocol_incomplete', `Still missing at ${stopNames[stop]}: ${labels}`)
}

function valueProblem(action: ProtocolAction, value: ProtocolValue): string | null {
  const { type, label, options } = action
  switch (type) {
    case 'text_input':
      if (typeof value !== 'string') return `“${label}” must be text`
      return [...value].length > longestText ? `“${label}” must be at most ${longestText} characters` : null
    case 'number_input':
      if (typeof value !== 'number' || !Number.isFinite(value)) return `“${label}” must be a number`
      return outOfBounds(action, value)
    case 'select':
      return typeof value === 'string' && options.includes(value) ? null : oneOf(action)
    case 'multi_select':
      return isChoice(value, options) ? null : `“${label}” must be any of ${options.join(', ')}, each once`
    case 'confirm':
      return typeof value === 'boolean' ? null : `“${label}” must be yes or no`
    case 'block':
    case 'media':
    case 'signature':
      return null
  }
}

function outOfBounds({ label, minimum, maximum, unit }: ProtocolAction, value: number): string | null {
  const counted = (bound: number) => (unit === undefined ? String(bound) : `${bound} ${unit}`)
  if (minimum !== undefined && value < minimum) return `“${label}” must be at least ${counted(minimum)}`
  return maximum !== undefined && value > maximum ? `“${label}” must be at most ${counted(maximum)}` : null
}

function isChoice(value: ProtocolValue, options: readonly string[]): boolean {
  return (
    Array.isArray(value) && new Set(value).size === value.length && value.every((choice) => options.includes(choice))
  )
}

function oneOf({ label, options }: ProtocolAction): string {
  return `“${label}” must be one of ${options.join(', ')}`
}
