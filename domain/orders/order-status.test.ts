import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allowedMoves,
  allowedMovesFor,
  cancelReasonProblem,
  inProgressStatuses,
  isClosed,
  nextForward,
  orderStatuses,
  orderStatusLabels,
  orderUpdateTypes,
  planAssign,
  planCancel,
  planMove,
  planUndo,
  planUnassign,
  takesCommentsAndMedia,
  undoableMove,
  undoWindowS,
  type MoveActor,
  type OrderStatus,
} from './order-status.ts'
import { permissionIds, type PermissionId } from '../access/role-permissions.ts'

const at = 1_763_700_000

function actor(permissions: readonly PermissionId[], more: Partial<MoveActor> = {}): MoveActor {
  return { isCourierTenant: true, isOrdersDriver: false, permissions: new Set(permissions), ...more }
}

const everything = actor(permissionIds)
const driver = actor(['delivery-orders.read', 'delivery-orders.drive'], { isOrdersDriver: true })

const anyStatus = fc.constantFrom(...orderStatuses)
const anyActor = fc.record({
  isCourierTenant: fc.boolean(),
  isOrdersDriver: fc.boolean(),
  permissions: fc.subarray([...permissionIds]).map((ids) => new Set(ids)),
})

/** The table of docs/rules/order-status.md, "Moves", written out a second time on purpose: who may make each move that exists. */
const table: readonly { from: OrderStatus; to: OrderStatus; may: (a: MoveActor) => boolean; passes: OrderStatus[] }[] =
  [
    { from: 'created', to: 'assigned', may: assigns, passes: ['assigned'] },
    { from: 'created', to: 'cancelled', may: cancelsEarly, passes: ['cancelled'] },
    { from: 'assigned', to: 'cancelled', may: cancelsEarly, passes: ['cancelled'] },
    { from: 'pickedUp', to: 'cancelled', may: updates, passes: ['cancelled'] },
    { from: 'assigned', to: 'assigned', may: assigns, passes: ['created', 'assigned'] },
    { from: 'assigned', to: 'created', may: assigns, passes: ['created'] },
    { from: 'assigned', to: 'pickedUp', may: drivesOrUpdates, passes: ['pickedUp'] },
    { from: 'pickedUp', to: 'droppedOff', may: drivesOrUpdates, passes: ['droppedOff'] },
    { from: 'droppedOff', to: 'completed', may: drivesOrUpdates, passes: ['completed'] },
    { from: 'assigned', to: 'droppedOff', may: updates, passes: ['pickedUp', 'droppedOff'] },
    { from: 'assigned', to: 'completed', may: updates, passes: ['pickedUp', 'droppedOff', 'completed'] },
    { from: 'pickedUp', to: 'completed', may: updates, passes: ['droppedOff', 'completed'] },
  ]

function assigns(a: MoveActor) {
  return a.isCourierTenant && a.permissions.has('delivery-orders.assign')
}
function updates(a: MoveActor) {
  return a.permissions.has('delivery-orders.update')
}
function cancelsEarly(a: MoveActor) {
  return updates(a) || a.permissions.has('delivery-orders.update-limited')
}
function drivesOrUpdates(a: MoveActor) {
  return updates(a) || (a.isOrdersDriver && a.permissions.has('delivery-orders.drive'))
}

describe('statuses', () => {
  test('are shown in the words of docs/rules/order-status.md', () => {
    expect(orderStatuses.map((status) => orderStatusLabels[status])).toEqual([
      'Unassigned',
      'Dispatched',
      'Picked Up',
      'Dropped Off',
      'Completed',
      'Cancelled',
    ])
  })

  test('lead forward one step at a time and end closed', () => {
    expect(orderStatuses.map(nextForward)).toEqual(['assigned', 'pickedUp', 'droppedOff', 'completed', null, null])
    expect(orderStatuses.filter(isClosed)).toEqual(['completed', 'cancelled'])
    expect(inProgressStatuses).toEqual(['assigned', 'pickedUp', 'droppedOff'])
  })

  test('take comments and media unless cancelled', () => {
    expect(orderStatuses.filter((status) => !takesCommentsAndMedia(status))).toEqual(['cancelled'])
  })
})

describe('planMove', () => {
  test.each(table)('$from to $to passes through $passes', ({ from, to, passes }) => {
    const plan = planMove({ from, to, actor: everything, at })
    expect(plan.ok && plan.steps.map((step) => step.status)).toEqual(passes)
  })

  test('skipped steps carry their own time and timeline entry', () => {
    expect(planMove({ from: 'assigned', to: 'completed', actor: everything, at })).toEqual({
      ok: true,
      steps: [
        { status: 'pickedUp', at, updateType: 'assigned_pickedUp' },
        { status: 'droppedOff', at, updateType: 'assigned_droppedOff' },
        { status: 'completed', at, updateType: 'completed' },
      ],
    })
  })

  test('a refused move names the current status and what is allowed', () => {
    expect(planMove({ from: 'droppedOff', to: 'cancelled', actor: everything, at })).toEqual({
      ok: false,
      refusal: { code: 'invalid_transition', current: 'droppedOff', allowed: ['completed'] },
    })
  })

  test('a driver goes forward one step and cannot skip', () => {
    expect(planMove({ from: 'assigned', to: 'pickedUp', actor: driver, at }).ok).toBe(true)
    expect(planMove({ from: 'assigned', to: 'droppedOff', actor: driver, at })).toEqual({
      ok: false,
      refusal: { code: 'forbidden' },
    })
    expect(allowedMovesFor('assigned', driver)).toEqual(['pickedUp'])
  })

  test("another driver's order is not theirs to move", () => {
    expect(allowedMovesFor('assigned', { ...driver, isOrdersDriver: false })).toEqual([])
  })

  test('for every pair of statuses and any actor it agrees with the table', () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, anyActor, (from, to, who) => {
        const row = table.find((r) => r.from === from && r.to === to)
        const plan = planMove({ from, to, actor: who, at })
        if (row === undefined) {
          const allowed = table.filter((r) => r.from === from).map((r) => r.to)
          expect(plan).toMatchObject({ ok: false, refusal: { code: 'invalid_transition', current: from } })
          expect([...allowedMoves(from)].toSorted()).toEqual(allowed.toSorted())
        } else if (!row.may(who)) {
          expect(plan).toEqual({ ok: false, refusal: { code: 'forbidden' } })
        } else {
          expect(plan.ok && plan.steps.map((step) => step.status)).toEqual(row.passes)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('a plan ends where it was asked to, and every step has a known update type', () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, fc.integer({ min: 0, max: 4e9 }), (from, to, when) => {
        const plan = planMove({ from, to, actor: everything, at: when })
        if (!plan.ok) return
        expect(plan.steps.at(-1)?.status).toBe(to)
        for (const step of plan.steps) {
          expect(step.at).toBe(when)
          expect(orderUpdateTypes).toContain(step.updateType)
        }
      }),
    )
  })

  test('what an actor may do is a part of what is allowed', () => {
    fc.assert(
      fc.property(anyStatus, anyActor, (from, who) => {
        for (const to of allowedMovesFor(from, who)) expect(allowedMoves(from)).toContain(to)
      }),
    )
  })
})

describe('assigning', () => {
  const office = actor(['delivery-orders.assign'])

  test('a fresh order writes one entry', () => {
    expect(planAssign({ from: 'created', driverId: 7, currentDriverId: null, actor: office, at })).toEqual({
      ok: true,
      steps: [{ status: 'assigned', at, updateType: 'assigned' }],
    })
  })

  test('reassigning writes an unassigned and an assigned entry', () => {
    const plan = planAssign({ from: 'assigned', driverId: 7, currentDriverId: 8, actor: office, at })
    expect(plan.ok && plan.steps.map((step) => step.updateType)).toEqual(['created_unassigned', 'assigned'])
  })

  test('the driver who has it already changes nothing', () => {
    const plan = planAssign({ from: 'assigned', driverId: 7, currentDriverId: 7, actor: office, at })
    expect(plan).toEqual({ ok: true, steps: [] })
  })

  test('is for courier tenants', () => {
    const customer = { ...office, isCourierTenant: false }
    expect(planAssign({ from: 'created', driverId: 7, currentDriverId: null, actor: customer, at })).toMatchObject({
      refusal: { code: 'forbidden' },
    })
    expect(planUnassign({ from: 'assigned', actor: customer, at })).toMatchObject({ refusal: { code: 'forbidden' } })
  })

  test('unassigning goes back to created', () => {
    expect(planUnassign({ from: 'assigned', actor: office, at })).toEqual({
      ok: true,
      steps: [{ status: 'created', at, updateType: 'created_unassigned' }],
    })
    expect(planUnassign({ from: 'pickedUp', actor: office, at })).toMatchObject({ ok: false })
  })
})

describe('cancelling', () => {
  const limited = actor(['delivery-orders.update-limited'], { isCourierTenant: false })
  const full = actor(['delivery-orders.update'])

  test('keeps the trimmed reason', () => {
    expect(planCancel({ from: 'created', reason: '  wrong address ', actor: limited, at })).toEqual({
      ok: true,
      reason: 'wrong address',
      steps: [{ status: 'cancelled', at, updateType: 'cancelled' }],
    })
  })

  test('update-limited ends at pickup, update does not', () => {
    expect(planCancel({ from: 'assigned', reason: 'x', actor: limited, at }).ok).toBe(true)
    expect(planCancel({ from: 'pickedUp', reason: 'x', actor: limited, at })).toMatchObject({
      refusal: { code: 'only_courier_cancels' },
    })
    expect(planCancel({ from: 'pickedUp', reason: 'x', actor: driver, at })).toMatchObject({
      refusal: { code: 'forbidden' },
    })
    expect(planCancel({ from: 'pickedUp', reason: 'x', actor: full, at }).ok).toBe(true)
  })

  test('the reason has 1 to 300 characters after trim', () => {
    expect(cancelReasonProblem(' \n ')).toBe('Required')
    expect(cancelReasonProblem(` ${'x'.repeat(300)} `)).toBeNull()
    expect(cancelReasonProblem('🚚'.repeat(300))).toBeNull()
    expect(cancelReasonProblem('x'.repeat(301))).toBe('Must be shorter than 300')
    expect(planCancel({ from: 'created', reason: '', actor: full, at })).toEqual({
      ok: false,
      refusal: { code: 'invalid_reason', message: 'Required' },
    })
  })
})

describe('planUndo', () => {
  const own = { at, isOwn: true }

  test.each([
    ['pickedUp', 'assigned'],
    ['droppedOff', 'pickedUp'],
  ] as const)('takes %s back to %s, and keeps both times', (from, to) => {
    expect(planUndo({ from, actor: driver, moved: own, at: at + 90 })).toEqual({
      ok: true,
      steps: [{ status: to, at: at + 90, updateType: 'undone', undone: { status: from, at } }],
    })
  })

  test('lets a driver do so for ten minutes with an own move, and the office whenever it likes', () => {
    const undo = (who: MoveActor, isOwn: boolean, after: number) => {
      const plan = planUndo({ from: 'pickedUp', actor: who, moved: { at, isOwn }, at: at + after })
      return plan.ok ? 'taken back' : plan.refusal.code
    }
    expect(undoWindowS).toBe(600)
    expect(undo(driver, true, 600)).toBe('taken back')
    expect(undo(driver, true, 601)).toBe('undo_expired')
    expect(undo(driver, false, 0)).toBe('undo_expired')
    expect(undo(actor(['delivery-orders.drive']), true, 0)).toBe('forbidden')
    expect(undo(actor(['delivery-orders.read'], { isOrdersDriver: true }), true, 0)).toBe('forbidden')
    expect(undo(actor(['delivery-orders.update']), false, 86_400)).toBe('taken back')
  })

  test('finds nothing to take back of any other order, no matter who asks', () => {
    fc.assert(
      fc.property(anyStatus, anyActor, (from, who) => {
        fc.pre(from !== 'pickedUp' && from !== 'droppedOff')
        expect(planUndo({ from, actor: who, moved: own, at })).toMatchObject({
          ok: false,
          refusal: { code: 'invalid_transition', current: from },
        })
      }),
    )
  })

  test('is never before the move that it takes back', () => {
    const plan = planUndo({ from: 'pickedUp', actor: everything, moved: own, at: at - 60 })
    expect(plan).toMatchObject({ steps: [{ at }] })
  })
})

test.each([
  ['the office', everything, at + undoWindowS + 1, null],
  ['its driver in time', driver, at + undoWindowS, at + undoWindowS],
  ['its driver too late', driver, at + undoWindowS + 1, undefined],
  ['another courier', { ...everything, isCourierTenant: false }, at, undefined],
] as const)('a pickup can be taken back: %s', (_who, mover, now, until) => {
  const moved = { at, isOwn: true }
  const found = undoableMove({ status: 'pickedUp', isBrokered: false }, mover, moved, now)
  expect(found).toEqual(until === undefined ? null : { status: 'pickedUp', at, until })
  expect(undoableMove({ status: 'pickedUp', isBrokered: true }, mover, moved, now)).toBeNull()
})
