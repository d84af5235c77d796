import { actInShort } from '#domain/orders/act-in-short.ts'
import { checkDaysOff, isOff } from '#domain/orders/days-off.ts'
import { checkVehicles } from '#domain/orders/driver-vehicles.ts'
import { isClosed, statusesInHand } from '#domain/orders/order-status.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuchColleague } from '#domain/text/refusals.ts'
import { addDays, unixSecondsAt } from '#domain/time/zoned-time.ts'
import type { Absence, Driver, User } from '#generated/model/index.ts'
import { resources } from '#generated/resources.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { absencesOf, daysOffOf, todayOf, vehiclesOf } from '../drivers.ts'
import { fullName } from '../order-acts.ts'
import { rowOf as orderRowOf } from '../order-views.ts'
import { ordersFor } from '../orders.ts'
import { pageOf } from '../pages.ts'
import { driversIn, matchesPerson } from '../people.ts'
import { addRow, changeRow, type NamedResource, rowOf } from '../resource-store.ts'

const absence: NamedResource = { ...resources.absence, name: 'absence' }

function driversOf({ world, caller }: MockCall): User[] {
  return driversIn(world, tenantOf(caller).tenant)
}

function driverById(call: MockCall, userId: number): User {
  const found = driversOf(call).find(({ id }) => id === userId)
  if (found === undefined) throw notFound(noSuchColleague)
  return found
}

function carriedBy({ world, caller }: MockCall, { id }: Pick<User, 'id'>) {
  return ordersFor(world, caller).filter(({ view }) => view.driver?.id === id)
}

function shownDriver(call: MockCall, user: User): Driver {
  const inHand = carriedBy(call, user).filter(({ view }) => statusesInHand.includes(view.status))
  const late = inHand.filter(({ view }) => view.dueAt !== null && view.dueAt < call.now())
  const { id, firstName, lastName, email, phone, image } = user
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    image,
    through: null,
    vehicles: vehiclesOf(call)
      .filter(({ driverUserId }) => driverUserId === id)
      .map((vehicle) => ({ id: vehicle.id, name: vehicle.name })),
    ordersInHand: inHand.length,
    ordersLate: late.length,
    lastPosition: null,
    daysOff: daysOffOf(call, user),
  }
}

/** @returns the name of the driver */
function checkAbsence(
  call: MockCall,
  { id, userId, fromDay, untilDay }: Pick<Absence, 'userId' | 'fromDay' | 'untilDay'> & { readonly id?: number },
): string {
  const driver = driverById(call, userId)
  const others = absencesOf(call).filter((other) => other.userId === userId && other.id !== id)
  checkDaysOff({ fromDay, untilDay }, others)
  return fullName(driver)
}

/** Who drives, with what, when not, and what they carry. */
export const driversMocks = defineMocks({
  getTenantDrivers({ query }, call) {
    const { offToday, withOrders, withVehicle } = query.pagination?.filter ?? {}
    const today = todayOf(call)
    const is = (asked: boolean | undefined, fact: boolean) => asked === undefined || asked === fact
    return pageOf(call, {
      rows: driversOf(call)
        .filter((user) => matchesPerson(user, query.search ?? null))
        .map((user) => shownDriver(call, user))
        .filter(
          ({ daysOff, ordersInHand, vehicles }) =>
            is(offToday, isOff(daysOff, today)) &&
            is(withOrders, ordersInHand > 0) &&
            is(withVehicle, vehicles.length > 0),
        ),
      sortBy: { firstName: ({ firstName }) => firstName, lastName: ({ lastName }) => lastName },
    })
  },

  getTenantDriver: ({ path }, call) => shownDriver(call, driverById(call, path.userId)),

  getUserAssignedOrders({ path }, call) {
    const { world, caller } = call
    const urgency = ({ view }: (typeof world.orders)[number]) =>
      isClosed(view.status) ? Number.MAX_SAFE_INTEGER - view.availableAt : view.availableAt
    const page = pageOf(call, {
      rows: carriedBy(call, driverById(call, path.userId)),
      idOf: ({ view }) => view.id,
      sortBy: { urgency },
    })
    return { ...page, data: page.data.map((order) => orderRowOf(world, order, caller)) }
  },

  getUserActs({ path, query }, call) {
    const driver = driverById(call, path.userId)
    const { timezone } = tenantOf(call.caller).tenant
    const day = query.day ?? todayOf(call)
    const [from, until] = [unixSecondsAt(day, 0, timezone), unixSecondsAt(addDays(day, 1), 0, timezone)]
    return pageOf(call, {
      rows: ordersFor(call.world, call.caller)
        .flatMap(({ updates }) => updates)
        .filter(
          ({ actorName, occurredAt }) => actorName === fullName(driver) && occurredAt >= from && occurredAt < until,
        )
        .map(actInShort),
      sortBy: { occurredAt: ({ occurredAt }) => occurredAt },
      usual: { field: 'occurredAt', direction: 'desc' },
    })
  },

  setUserVehicles({ path, body: { vehicleIds, confirmTaken } }, call) {
    const driver = driverById(call, path.userId)
    const own = vehiclesOf(call)
    const asked = vehicleIds.map((id) => {
      const vehicle = own.find((one) => one.id === id)
      const isOwn = vehicle?.driverUserId === driver.id
      return vehicle && { ...vehicle, takenFrom: isOwn ? null : (vehicle.driverName ?? null) }
    })
    checkVehicles(fullName(driver), asked, confirmTaken)
    for (const vehicle of own) {
      const isGiven = vehicleIds.includes(vehicle.id)
      if (!isGiven && vehicle.driverUserId !== driver.id) continue
      Object.assign(vehicle, {
        driverUserId: isGiven ? driver.id : null,
        driverName: isGiven ? fullName(driver) : null,
        version: vehicle.version + 1,
      })
    }
    return { vehicles: shownDriver(call, driver).vehicles }
  },

  createAbsence({ body }, call) {
    const driverName = checkAbsence(call, body)
    return addRow(call, absence, { ...body, driverName }, tenantOf(call.caller).tenant.id, {}) as Absence
  },

  updateAbsence({ path, body }, call) {
    const before = rowOf(call.world, absence, path.absenceId, [tenantOf(call.caller).tenant.id]) as Absence
    const { userId = before.userId, fromDay = before.fromDay, untilDay = before.untilDay } = body
    const driverName = checkAbsence(call, { ...before, userId, fromDay, untilDay })
    return changeRow(call, absence, before, { ...body, driverName }) as Absence
  },
})
