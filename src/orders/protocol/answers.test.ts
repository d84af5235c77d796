import { describe, expect, it } from 'vitest'
import type { ProtocolAction, ProtocolEntry } from '#generated/model/index.ts'
import {
  type AnswerDraft,
  type AnswerDrafts,
  answersToSave,
  draftProblem,
  isDone,
  shownAnswer,
  missingAnswers,
} from './answers.ts'
import { fileOf } from './local-files.ts'

const action = (type: ProtocolAction['type'], changes: Partial<ProtocolAction> = {}): ProtocolAction => ({
  id: type,
  type,
  label: type,
  description: null,
  required: true,
  options: ['A', 'B', 'C'],
  ...changes,
})
const said = (value: AnswerDraft['value']): AnswerDraft => ({ value, files: [] })
const file = { id: 'a1', name: 'door.jpg', dataUrl: 'data:image/jpeg;base64,/9j/4A==' }

function saved(...actions: readonly Partial<ProtocolEntry['actionsWithData'][number]>[]): ProtocolEntry {
  return {
    type: 'pickup',
    date: 0,
    geostamp: null,
    actor: null,
    actorType: 'driver',
    actionsWithData: actions.map((each) => ({ ...action('text_input'), value: null, media: [], ...each })),
  }
}

describe('an answer while it is written', () => {
  it.each<[type: ProtocolAction['type'], value: AnswerDraft['value'], wrong: boolean, sent: unknown]>([
    ['text_input', 'Zita', false, 'Zita'],
    ['text_input', '', false, null],
    ['text_input', 'x'.repeat(2_001), true, 'x'.repeat(2_001)],
    ['number_input', '3', false, 3],
    ['number_input', ' 2,5 ', false, 2.5],
    ['number_input', '', false, null],
    ['number_input', 'three', true, 'three'],
    ['select', 'B', false, 'B'],
    ['select', 'Z', true, 'Z'],
    ['multi_select', ['A', 'C'], false, ['A', 'C']],
    ['multi_select', ['A', 'Z'], true, ['A', 'Z']],
    ['confirm', true, false, true],
    ['confirm', false, false, false],
  ])('%s %j', (type, value, wrong, sent) => {
    const asked = action(type)
    expect(draftProblem(asked, said(value)) !== null).toBe(wrong)
    expect(answersToSave([asked], { [type]: said(value) }, {})).toEqual([{ actionId: type, value: sent }])
  })

  it.each(['media', 'signature'] as const)('%s is sent by what it was uploaded as', (type) => {
    const drafts: AnswerDrafts = { [type]: { value: null, files: [file] } }
    const uploads = { [type]: [{ name: file.name, url: '/uploads/1' }] }
    expect(answersToSave([action(type)], drafts, uploads)).toEqual([{ actionId: type, uploads: uploads[type] }])
    expect(draftProblem(action(type), drafts[type] ?? said(null))).toBeNull()
  })

  it('a block is read, never answered, never wrong and never missing', () => {
    const block = action('block')
    expect(draftProblem(block, said(null))).toBeNull()
    expect(answersToSave([block], {}, {})).toEqual([])
    expect(missingAnswers([block], {}, undefined)).toEqual([])
  })
})

describe('what is still missing', () => {
  const asked = [action('text_input'), action('confirm'), action('signature'), action('media', { required: false })]

  it('is everything required at first, and nothing once it is written', () => {
    expect(missingAnswers(asked, {}, undefined).map(({ id }) => id)).toEqual(['text_input', 'confirm', 'signature'])
    const drafts: AnswerDrafts = {
      text_input: said('Zita'),
      confirm: said(true),
      signature: { value: null, files: [file] },
    }
    expect(missingAnswers(asked, drafts, undefined)).toEqual([])
  })

  it('counts what was saved, until it is taken back', () => {
    const entry = saved({ id: 'text_input', value: 'Zita' }, { id: 'confirm', type: 'confirm', value: true })
    expect(missingAnswers(asked, {}, entry).map(({ id }) => id)).toEqual(['signature'])
    expect(missingAnswers(asked, { confirm: said(false) }, entry).map(({ id }) => id)).toEqual(['confirm', 'signature'])
    expect(missingAnswers(asked, { text_input: said('  ') }, entry).map(({ id }) => id)).toEqual([
      'text_input',
      'signature',
    ])
    expect(isDone(action('text_input'), {}, entry)).toBe(true)
  })

  it('shows what is written before what was saved', () => {
    const entry = saved({ id: 'number_input', type: 'number_input', value: 4 })
    expect(shownAnswer(action('number_input'), {}, entry).value).toBe('4')
    expect(shownAnswer(action('number_input'), { number_input: said('5') }, entry).value).toBe('5')
  })
})

it('gives back the very bytes of a file that was kept as text', async () => {
  const back = fileOf(file)
  expect([back.name, back.type]).toEqual(['door.jpg', 'image/jpeg'])
  expect([...new Uint8Array(await back.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff, 0xe0])
})
