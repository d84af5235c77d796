import { countText } from '../amounts/count-text.ts'
import { formatCents } from '../amounts/money.ts'
import { foldedNumber } from './folded-number.ts'
import { fieldText, orderFieldPointer, type KeptOrderField } from '../orders/order-fields.ts'
import { roles, type RoleId } from '../access/roles.ts'
import { formError, type FieldErrors } from '../text/refusal.ts'

/*
 * Budgets of an organization that orders of others (docs/rules/exports-and-accounting.md, "Budgets"). Amounts are Canadian cents with taxes,
 * months those of the organization's own calendar.
 */

/** What on an order counts in a budget: its PO number, or what stands in a field of the courier's own. */
export interface BudgetSubject {
  readonly kind: 'poNumber' | 'field'
  /** Of a field. */
  readonly fieldName?: string | null
  readonly value: string
}

/** A budget with what this month's orders come to. */
export interface BudgetStanding extends BudgetSubject {
  readonly id: number
  readonly monthlyCents: number
  /** Of orders without a price nothing. */
  readonly spentCents: number
  /** How many of this month's orders have no price yet. */
  readonly unpricedOrders: number
}

/** How far a budget is used, as people are warned and told. */
export type BudgetStep = 'within' | 'nearlyUsed' | 'exceeded'

/** Among the exceptions of an order, for its sender alone: the planner made it above a budget. */
export const overBudget = 'over_budget'

/** Percent of a budget from which one is warned. */
const warnsFromPercent = 80

/** Percents at which those who answer for a budget are told, once a month each. */
const toldPercents = [100, warnsFromPercent] as const

export type ToldPercent = (typeof toldPercents)[number]

/** In whole cents, so that no rounding of a percentage decides. */
function reaches(spentCents: number, monthlyCents: number, percent: number): boolean {
  return spentCents * 100 >= monthlyCents * percent
}

/** From 80 % it is nearly used; exceeded is what is above all of it, not what uses it up. */
export function budgetStep(spentCents: number, monthlyCents: number): BudgetStep {
  if (spentCents > monthlyCents) return 'exceeded'
  return reaches(spentCents, monthlyCents, warnsFromPercent) ? 'nearlyUsed' : 'within'
}

/** Whole percents of a budget that are used, rounded down: 99.9 % is not all of it. */
export function usedPercent(spentCents: number, monthlyCents: number): number {
  return Math.floor((spentCents * 100) / monthlyCents)
}

/** The highest step that was reached and that nobody was told of this month; null: there is none. @param toldPercent 0: none yet */
export function stepToTell(spentCents: number, monthlyCents: number, toldPercent: number): ToldPercent | null {
  const reached = toldPercents.find((percent) => reaches(spentCents, monthlyCents, percent))
  return reached !== undefined && reached > toldPercent ? reached : null
}

/** "PO 4711" or "Cost centre A-4410". A number that says itself that it is one is not called so twice. */
export function budgetName({ kind, fieldName, value }: BudgetSubject): string {
  if (kind === 'field') return `${fieldName ?? ''} ${value}`.trim()
  return /^p\.?o\b/i.test(value) ? value : `PO ${value}`
}

/** "3 orders have no price yet"; null: all have one. */
export function unpricedText(unpricedOrders: number): string | null {
  if (unpricedOrders === 0) return null
  return `${countText(unpricedOrders, { one: 'order', many: 'orders' })} ${unpricedOrders === 1 ? 'has' : 'have'} no price yet`
}

/** Of a budget without an order: "$812.00 of $1,000.00". */
export function usedText(spentCents: number, monthlyCents: number): string {
  return `${formatCents(spentCents)} of ${formatCents(monthlyCents)}`
}

/** "$188.00 left", or "$90.00 above it". */
export function leftText(spentCents: number, monthlyCents: number): string {
  const leftCents = monthlyCents - spentCents
  return leftCents < 0 ? `${formatCents(-leftCents)} above it` : `${formatCents(leftCents)} left`
}

/**
 * What an order does to a budget, as its own people read it, without a full stop: "PO 4711 has used $812.00 of $1,000.00 this month, and
 * $890.00 with this order".
 * @param orderCents null: the order has no price yet
 */
export function budgetText(standing: BudgetStanding, orderCents: number | null): string {
  const { spentCents, monthlyCents, unpricedOrders } = standing
  const used = `${budgetName(standing)} has used ${usedText(spentCents, monthlyCents)} this month`
  const withOrder =
    orderCents === null
      ? ', and this order has no price yet'
      : `, and ${formatCents(spentCents + orderCents)} with this order`
  const unpriced = unpricedText(unpricedOrders)
  return `${used}${withOrder}${unpriced === null ? '' : `; ${unpriced}`}`
}

/** Who places an order, as far as budgets go. */
export interface Orderer {
  /** Whether it is one of the organization that pays: nobody else learns what its budgets are. */
  readonly isOfPayer: boolean
  readonly roles: readonly RoleId[]
  readonly readsPrices: boolean
}

const mayExceed: readonly RoleId[] = [roles.owner, roles.organizationManager]

/** Whether somebody may place an order above a budget: an owner or organization manager of the organization that pays. */
export function mayExceedBudget({ isOfPayer, roles: held }: Pick<Orderer, 'isOfPayer' | 'roles'>): boolean {
  return isOfPayer && held.some((role) => mayExceed.includes(role))
}

/** An order that is weighed against the budgets in which it would count. */
export interface WeighedOrder {
  /** With taxes; null: it has no price yet, and counts as nothing. */
  readonly totalCents: number | null
  readonly orderFields: readonly Pick<KeptOrderField, 'id' | 'name'>[]
  readonly payerName: string
}

export interface BudgetWarning {
  readonly code: 'budget_nearly_used' | 'over_budget'
  /** A sentence without its full stop. */
  readonly message: string
  /** Where the order says what counts. */
  readonly pointer: string
}

/**
 * What an order would do to budgets, from 80 % on. Who orders in the place of an organization is told that it is above one, and no
 * number; below that they hear nothing.
 */
export function budgetWarnings(
  standings: readonly BudgetStanding[],
  order: WeighedOrder,
  who: Orderer,
): readonly BudgetWarning[] {
  return standings.flatMap((standing): BudgetWarning[] => {
    const step = budgetStep(standing.spentCents + (order.totalCents ?? 0), standing.monthlyCents)
    const isExceeded = step === 'exceeded'
    if (step === 'within' || !(isExceeded || who.isOfPayer)) return []
    const message = who.isOfPayer && who.readsPrices ? budgetText(standing, order.totalCents) : bareText(standing, step)
    return [
      {
        code: isExceeded ? 'over_budget' : 'budget_nearly_used',
        message: isExceeded && !mayExceedBudget(who) ? `${message}. ${whoMust(order.payerName, who)}` : message,
        pointer: pointerOf(standing, order),
      },
    ]
  })
}

/** The same without numbers. */
function bareText(subject: BudgetSubject, step: Exclude<BudgetStep, 'within'>): string {
  const name = budgetName(subject)
  return step === 'exceeded'
    ? `${name} would be above its budget of this month`
    : `${name} has nearly used its budget of this month`
}

function whoMust(payerName: string, { isOfPayer }: Orderer): string {
  return isOfPayer
    ? 'An owner or organization manager has to place it'
    : `An owner or organization manager of ${payerName} has to place it`
}

function pointerOf({ kind, fieldName }: BudgetSubject, { orderFields }: WeighedOrder): string {
  if (kind === 'poNumber') return '/poNumber'
  const field = orderFields.find(({ name }) => sameName(name, fieldName ?? ''))
  return field === undefined ? '/orderFields' : orderFieldPointer(field.id)
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** The part of an order by which it counts in budgets. */
export interface CountedOrder {
  readonly poNumber: string
  readonly orderFields: readonly Pick<KeptOrderField, 'name' | 'value'>[]
}

/**
 * Tells whether an order counts in a budget: its number, or the value of its field, folds to the budget's (`foldedNumber`). What is written
 * exactly as another budget counts in that one alone. The database has the same rule for all orders (`budget_month_orders`).
 * @param all the budgets of the organization
 */
export function countsIn(subject: BudgetSubject, order: CountedOrder, all: readonly BudgetSubject[] = []): boolean {
  const others = all.filter((other) => !isSameSubject(other, subject) && isSimilar(other, subject))
  return textsFor(subject, order).some(
    (text) =>
      foldedNumber(text) === foldedNumber(subject.value) && !others.some((other) => sameName(other.value, text)),
  )
}

/** The texts of an order that a budget looks at. */
function textsFor({ kind, fieldName }: BudgetSubject, { poNumber, orderFields }: CountedOrder): readonly string[] {
  if (kind === 'poNumber') return poNumber.trim() === '' ? [] : [poNumber]
  return orderFields.flatMap(({ name, value }) => (sameName(name, fieldName ?? '') ? [fieldText(value)] : []))
}

/** Tells whether two budgets are of the same, capitals and outer space aside: of that there is one budget. */
function isSameSubject(one: BudgetSubject, other: BudgetSubject): boolean {
  return isOfSameField(one, other) && sameName(one.value, other.value)
}

/** Tells whether the numbers or values of two budgets differ by dashes, spaces and signs at most. */
export function isSimilar(one: BudgetSubject, other: BudgetSubject): boolean {
  return isOfSameField(one, other) && foldedNumber(one.value) === foldedNumber(other.value)
}

function isOfSameField(one: BudgetSubject, other: BudgetSubject): boolean {
  return one.kind === other.kind && (one.kind === 'poNumber' || sameName(one.fieldName ?? '', other.fieldName ?? ''))
}

/**
 * Asks before a budget is kept beside another one from which it differs only by signs.
 * @param other the one that there is
 * @throws formError `similar_budget` at the value; the question is its message
 */
export function askForSimilarBudget(other: BudgetSubject, isWanted = false): void {
  if (isWanted) return
  const said = `Differs from the budget ${budgetName(other)} only by dashes, spaces or signs`
  throw formError(
    { '/value': [said] },
    'similar_budget',
    `There is a budget ${budgetName(other)}, in which orders with this number or value count already. Keep both?`,
  )
}

/**
 * Keeps an order from being placed above a budget. Of somebody who may, it asks: the question is its message.
 * @param isWanted whether they said yes to it
 * @throws formError `over_budget` at the PO number or the field
 */
export function refuseOverBudget(warnings: readonly BudgetWarning[], who: Orderer, isWanted = false): void {
  const over = warnings.filter(({ code }) => code === 'over_budget')
  if (over.length === 0 || (isWanted && mayExceedBudget(who))) return
  const errors: FieldErrors = {}
  for (const { pointer, message } of over) errors[pointer] = [...(errors[pointer] ?? []), message]
  const said = over.map(({ message }) => `${message}.`).join(' ')
  throw formError(errors, 'over_budget', mayExceedBudget(who) ? `${said} Place the order above the budget?` : said)
}
