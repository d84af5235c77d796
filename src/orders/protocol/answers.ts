import { numberOf } from '#domain/amounts/number-text.ts'
import {
  answerProblem,
  isAnswered,
  isAnsweredByFiles,
  missingActions,
  type ProtocolAnswer,
  type ProtocolValue,
} from '#domain/orders/protocol.ts'
import type { MediaInput, ProtocolAction, ProtocolDataInput, ProtocolEntry } from '#generated/model/index.ts'

/** A photo or signature that has not been uploaded yet. */
export interface LocalFile {
  /** What it is kept by on the device. */
  readonly id: string
  readonly name: string
  /** The bytes as a `data:` address, so that they outlive a reload; empty while they are still looked for. */
  readonly dataUrl: string
}

/** What is being answered. A number stays the text that was typed until it is sent. */
export interface AnswerDraft {
  readonly value: string | boolean | readonly string[] | null
  readonly files: readonly LocalFile[]
}

/** Takes what was answered; a promise is fulfilled once it is kept. */
export type Take<Answered> = (answered: Answered) => void | Promise<void>

/** By the id of the action; what is left out stands as it was saved. */
export type AnswerDrafts = Readonly<Record<string, AnswerDraft>>

export const noAnswer: AnswerDraft = { value: null, files: [] }

/** The files among answers. */
export function filesIn(drafts: AnswerDrafts): readonly LocalFile[] {
  return Object.values(drafts).flatMap(({ files }) => files)
}

/**
 * Answers with the bytes of their files; a file that the device has lost is left out, and so asked for again.
 * @param found by the id of the file
 */
export function withFiles(drafts: AnswerDrafts, found: ReadonlyMap<string, string>): AnswerDrafts {
  return Object.fromEntries(
    Object.entries(drafts).flatMap(([actionId, { value, files }]): [string, AnswerDraft][] => {
      const here = files
        .map((file) => (file.dataUrl === '' ? { ...file, dataUrl: found.get(file.id) ?? '' } : file))
        .filter(({ dataUrl }) => dataUrl !== '')
      return files.length > 0 && here.length === 0 ? [] : [[actionId, { value, files: here }]]
    }),
  )
}

/** What tells an answer from another one of the same action. */
export function printOf({ value, files }: AnswerDraft): string {
  return JSON.stringify([value, files.map(({ id }) => id)])
}

/** What the form shows for an action: what is being written, else what was saved. */
export function shownAnswer(
  action: ProtocolAction,
  drafts: AnswerDrafts,
  entry: ProtocolEntry | undefined,
): AnswerDraft {
  const draft = drafts[action.id]
  if (draft !== undefined) return draft
  const saved = entry?.actionsWithData.find(({ id }) => id === action.id)?.value ?? null
  return { value: typeof saved === 'number' ? String(saved) : saved, files: [] }
}

/** What is wrong with an answer that is being written, or null. */
export function draftProblem(action: ProtocolAction, draft: AnswerDraft): string | null {
  if (action.type === 'block') return null
  return answerProblem(action, valueOf(action, draft), draft.files.length)?.message ?? null
}

/** The answers that have been written and not been saved, as they are sent. */
export function answersToSave(
  actions: readonly ProtocolAction[],
  drafts: AnswerDrafts,
  uploads: Readonly<Record<string, MediaInput[]>>,
): ProtocolDataInput['answers'] {
  return actions
    .filter(({ id }) => drafts[id] !== undefined)
    .map((action) => {
      const value = valueOf(action, drafts[action.id] ?? noAnswer)
      return isAnsweredByFiles(action.type)
        ? { actionId: action.id, uploads: uploads[action.id] ?? [] }
        : { actionId: action.id, value: typeof value === 'object' && value !== null ? [...value] : value }
    })
}

/** The required actions of a stop that have no answer, neither saved nor written. */
export function missingAnswers(
  actions: readonly ProtocolAction[],
  drafts: AnswerDrafts,
  entry: ProtocolEntry | undefined,
): ProtocolAction[] {
  const answers = new Map(actions.map((action) => [action.id, answerNow(action, drafts, entry)]))
  const missing = new Set(missingActions(actions, answers).map(({ id }) => id))
  return actions.filter(({ id }) => missing.has(id))
}

export function isDone(action: ProtocolAction, drafts: AnswerDrafts, entry: ProtocolEntry | undefined): boolean {
  return isAnswered(action, answerNow(action, drafts, entry))
}

function answerNow(action: ProtocolAction, drafts: AnswerDrafts, entry: ProtocolEntry | undefined): ProtocolAnswer {
  const saved = entry?.actionsWithData.find(({ id }) => id === action.id)
  const draft = drafts[action.id]
  return {
    value: draft === undefined ? (saved?.value ?? null) : valueOf(action, draft),
    files: (saved?.media.length ?? 0) + (draft?.files.length ?? 0),
  }
}

/** Text that is no number stays text, which the rule then refuses. */
function valueOf({ type }: ProtocolAction, { value }: AnswerDraft): ProtocolValue | null {
  if (isAnsweredByFiles(type) || value === '') return null
  if (type !== 'number_input' || typeof value !== 'string') return value
  return value.trim() === '' ? null : (numberOf(value) ?? value)
}
