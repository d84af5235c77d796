import { expect, test } from 'vitest'
import {
  answerInvitation,
  beginInvitation,
  stepOf,
  type InvitationAnswer,
  type InvitationPath,
  type InvitationStep,
} from './steps.ts'

const reached: Record<InvitationStep, InvitationPath> = {
  question: ['question'],
  link: ['question', 'link'],
  register: ['question', 'register'],
  finished: ['question', 'link', 'finished'],
  reject: ['question', 'register', 'reject'],
}

/** Every step and answer there is; null: a fault. */
const table: Record<InvitationStep, Record<InvitationAnswer, InvitationStep | null>> = {
  question: { yes: 'link', no: 'register', back: null, reject: 'reject' },
  link: { yes: 'finished', no: 'reject', back: 'question', reject: null },
  register: { yes: 'finished', no: 'reject', back: 'question', reject: null },
  finished: { yes: null, no: null, back: null, reject: null },
  reject: { yes: null, no: null, back: 'register', reject: null },
}

const cases = Object.entries(table).flatMap(([step, answers]) =>
  Object.entries(answers).map(([answer, to]) => ({ step, answer, to })),
) as { step: InvitationStep; answer: InvitationAnswer; to: InvitationStep | null }[]

test.each(cases)('$answer at $step leads to $to', ({ step, answer, to }) => {
  const go = () => stepOf(answerInvitation(reached[step], answer))
  if (to === null) expect(go).toThrow(`An invitation at "${step}" does not take "${answer}".`)
  else expect(go()).toBe(to)
})

test('who is signed in has said yes to having an account, and can take that back', () => {
  expect(stepOf(beginInvitation(true))).toBe('link')
  expect(stepOf(answerInvitation(beginInvitation(true), 'back'))).toBe('question')
  expect(stepOf(beginInvitation(false))).toBe('question')
})
