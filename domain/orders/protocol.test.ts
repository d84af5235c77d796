import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerProblem,
  checkAnswers,
  isAnswered,
  missingActions,
  orderNext,
  protocolActionTypes,
  requirementOf,
  type ProtocolAction,
  type ProtocolActionType,
  type ProtocolAnswer,
  type ProtocolValue,
} from './protocol.ts'

function action(type: ProtocolActionType, changes: Partial<ProtocolAction> = {}): ProtocolAction {
  const options = type === 'select' || type === 'multi_select' ? ['Recipient', 'Reception', 'Mailroom'] : []
  return { id: type, type, label: 'It', description: null, required: true, options, ...changes }
}

describe('an answer', () => {
  test.each<[ProtocolActionType, ProtocolValue | null, number]>([
    ['text_input', 'Aylin', 0],
    ['text_input', null, 0],
    ['number_input', -4.5, 0],
    ['select', 'Reception', 0],
    ['multi_select', ['Mailroom', 'Recipient'], 0],
    ['multi_select', [], 0],
    ['confirm', true, 0],
    ['confirm', false, 0],
    ['media', null, 5],
    ['signature', null, 1],
  ])('of %s may be %j with %d files', (type, value, files) => {
    expect(answerProblem(action(type), value, files)).toBeNull()
  })

  test.each<[ProtocolActionType, ProtocolValue | null, number, 'value' | 'uploads', string]>([
    ['block', 'Read', 0, 'value', '“It” is text to read and takes no answer'],
    ['block', null, 0, 'value', '“It” is text to read and takes no answer'],
    ['text_input', 5, 0, 'value', '“It” must be text'],
    ['text_input', 'x'.repeat(2_001), 0, 'value', '“It” must be at most 2000 characters'],
    ['number_input', '5', 0, 'value', '“It” must be a number'],
    ['number_input', Number.NaN, 0, 'value', '“It” must be a number'],
    ['select', 'Roof', 0, 'value', '“It” must be one of Recipient, Reception, Mailroom'],
    ['select', ['Recipient'], 0, 'value', '“It” must be one of Recipient, Reception, Mailroom'],
    ['multi_select', 'Recipient', 0, 'value', '“It” must be any of Recipient, Reception, Mailroom, each once'],
    ['multi_select', ['Roof'], 0, 'value', '“It” must be any of Recipient, Reception, Mailroom, each once'],
    [
      'multi_select',
      ['Mailroom', 'Mailroom'],
      0,
      'value',
      '“It” must be any of Recipient, Reception, Mailroom, each once',
    ],
    ['confirm', 'yes', 0, 'value', '“It” must be yes or no'],
    ['media', 'a.jpg', 1, 'value', '“It” is answered by a file'],
    ['signature', true, 0, 'value', '“It” is answered by a file'],
    ['signature', null, 2, 'uploads', '“It” takes one signature'],
    ['text_input', 'Aylin', 1, 'uploads', '“It” takes no files'],
  ])('of %s cannot be %j with %d files', (type, value, files, part, message) => {
    expect(answerProblem(action(type), value, files)).toEqual({ part, message })
  })

  test.each<[number, Partial<ProtocolAction>, string | null]>([
    [2, { minimum: 2, maximum: 8 }, null],
    [8, { minimum: 2, maximum: 8 }, null],
    [1.9, { minimum: 2, maximum: 8, unit: '°C' }, '“It” must be at least 2 °C'],
    [8.1, { minimum: 2, maximum: 8, unit: '°C' }, '“It” must be at most 8 °C'],
    [-1, { minimum: 0 }, '“It” must be at least 0'],
    [1, { maximum: 0 }, '“It” must be at most 0'],
    [-1e9, { maximum: 0 }, null],
    [1e9, { minimum: 0 }, null],
  ])('in numbers: %d within %j', (value, bounds, message) => {
    expect(answerProblem(action('number_input', bounds), value, 0)).toEqual(message && { part: 'value', message })
  })

  test('counts characters as people do', () => {
    expect(answerProblem(action('text_input'), '📦'.repeat(2_000), 0)).toBeNull()
  })
})

describe('what a stop still misses', () => {
  const answers = (given: Record<string, Partial<ProtocolAnswer>>) =>
    new Map(Object.entries(given).map(([id, answer]) => [id, { value: null, files: 0, ...answer }]))

  test('is every required action without an answer; a block asks for nothing', () => {
    const all = protocolActionTypes.map((type) => action(type))
    expect(missingActions(all, new Map()).map(({ type }) => type)).toEqual(
      protocolActionTypes.filter((type) => type !== 'block'),
    )
    const given = answers({
      text_input: { value: 'Aylin' },
      number_input: { value: 0 },
      media: { files: 1 },
      select: { value: 'Recipient' },
      multi_select: { value: ['Mailroom'] },
      signature: { files: 1 },
      confirm: { value: true },
    })
    expect(missingActions(all, given)).toEqual([])
  })

  test.each<[ProtocolActionType, Partial<ProtocolAnswer>]>([
    ['text_input', { value: '  ' }],
    ['multi_select', { value: [] }],
    ['confirm', { value: false }],
    ['media', { value: 'a.jpg' }],
    ['signature', {}],
  ])('a %s of %j is no answer', (type, answer) => {
    expect(missingActions([action(type)], answers({ [type]: answer }))).toHaveLength(1)
  })

  test('is said in words', () => {
    const said = protocolActionTypes.map((type) => requirementOf(action(type, { label: 'Received by' })))
    expect(new Set(said)).toEqual(
      new Set([
        'Answer “Received by”.',
        'Add a file for “Received by”.',
        'Collect “Received by”.',
        'Confirm “Received by”.',
      ]),
    )
  })

  test('never holds an action that is optional or answered, and answering one takes it away', () => {
    const anyActions = fc.uniqueArray(
      fc.record({ type: fc.constantFrom(...protocolActionTypes), required: fc.boolean(), id: fc.string() }),
      { selector: ({ id }) => id },
    )
    const answered = ({ type }: ProtocolAction): ProtocolAnswer => {
      if (type === 'confirm') return { value: true, files: 0 }
      return { value: type === 'multi_select' ? ['Recipient'] : 'Recipient', files: 1 }
    }
    fc.assert(
      fc.property(anyActions, (given) => {
        const actions = given.map(({ type, ...rest }) => action(type, rest))
        const missing = missingActions(actions, new Map())
        expect(missing.every(({ required, type }) => required && type !== 'block')).toBe(true)
        const [first] = missing
        if (!first) return
        expect(isAnswered(first, answered(first))).toBe(true)
        expect(missingActions(actions, new Map([[first.id, answered(first)]]))).toEqual(missing.slice(1))
      }),
    )
  })
})

test('answers are held against what the stop asks, each once', () => {
  const given = [
    { actionId: 'confirm', value: true },
    { actionId: 'confirm', value: false },
    { actionId: 'text_input', value: 5 },
    { actionId: 'elsewhere' },
  ]
  const { errors, answers } = checkAnswers([action('confirm'), action('text_input')], given)
  expect(errors).toEqual({
    '/answers/1/actionId': ['Must be answered once only'],
    '/answers/2/value': ['“It” must be text'],
    '/answers/3/actionId': ['Is not asked at this stop'],
  })
  expect(answers.map(({ pointer }) => pointer)).toEqual(['/answers/0', '/answers/2'])
})

test('what comes next of an order, and nothing where another courier carries it out', () => {
  const missing = [action('confirm')]
  expect(orderNext({ status: 'created', isBrokered: false }, [])).toMatchObject({
    next: null,
    requirements: ['Assign a driver.'],
  })
  expect(orderNext({ status: 'assigned', isBrokered: false }, missing)).toMatchObject({
    next: 'pickedUp',
    stop: 'pickup',
    requirements: ['Confirm “It”.'],
    missingActions: missing,
  })
  const nothing = { next: null, stop: null, requirements: [], missingActions: [] }
  expect(orderNext({ status: 'assigned', isBrokered: true }, missing)).toMatchObject(nothing)
  expect(orderNext({ status: 'created', isBrokered: true }, [])).toMatchObject(nothing)
})
