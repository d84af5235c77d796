import { holdsWords } from '#domain/bare-letters.ts'
import type { HttpHandler } from 'msw'
import { changedAction } from '#domain/base-protocol.ts'
import {
  getCreateProtocolActionMockHandler,
  getDeleteProtocolActionMockHandler,
  getDisableProtocolMockHandler,
  getEnableProtocolMockHandler,
  getGetTenantProtocolsMockHandler,
  getUpdateProtocolActionMockHandler,
} from '#generated/client/services/services.msw.ts'
import type { BaseProtocolAction, BaseProtocolActionUpdate, Protocol } from '#generated/model/index.ts'
import { resources } from '#generated/resources.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { notFound } from '../refusals.ts'
import { pageOf } from '../pages.ts'
import { bodyOf, type Call, idOf, queryOf } from '../requests.ts'
import { changeRow } from '../resource-store.ts'

/** What is done to a protocol beside what every resource does: it is listed without its actions, enabled and disabled, and its actions are called by their ids. */
export function protocolsHandlers(context: MockContext): HttpHandler[] {
  const own = ({ request }: Call) => {
    const { tenant } = tenantOf(callerOf(context, request))
    return context.world.resources.protocol.filter(({ tenantId }) => tenantId === tenant.id)
  }
  const found = (protocol: Protocol | undefined): Protocol => {
    if (protocol === undefined) throw notFound('No such protocol.')
    return protocol
  }
  const addressed = (call: Call) => found(own(call).find(({ id }) => id === idOf(call.params, 'protocolId')))
  const change = (protocol: Protocol, fields: Partial<Protocol>) =>
    changeRow(context, { ...resources.protocol, name: 'protocol' }, protocol, fields) as Protocol
  const withAction = (call: Call) => {
    const actionId = idOf(call.params, 'actionId')
    const protocol = found(own(call).find(({ actions }) => actions.some(({ id }) => id === actionId)))
    return { protocol, index: protocol.actions.findIndex(({ id }) => id === actionId) }
  }
  return [
    getGetTenantProtocolsMockHandler((call) => {
      const archived = queryOf(call.request, 'displayArchived') === 'true'
      const search = queryOf(call.request, 'search')?.trim()
      return pageOf(context, call.request, {
        rows: own(call)
          .filter((one) => one.archived === archived && holdsWords(`${one.name} ${one.description ?? ''}`, search))
          .map(({ actions: _actions, ...meta }) => meta),
        idOf: ({ id }) => id,
        sortBy: { name: ({ name }) => name.toLowerCase(), updatedAt: ({ updatedAt }) => updatedAt },
        usual: { field: 'name', direction: 'asc' },
      })
    }),
    getEnableProtocolMockHandler((call) => change(addressed(call), { isEnabled: true })),
    getDisableProtocolMockHandler((call) => change(addressed(call), { isEnabled: false })),
    getCreateProtocolActionMockHandler(async (call) => {
      const protocol = addressed(call)
      return change(protocol, { actions: [...protocol.actions, await bodyOf<BaseProtocolAction>(call.request)] })
    }),
    getUpdateProtocolActionMockHandler(async (call) => {
      const { protocol, index } = withAction(call)
      const { position = index, ...sent } = await bodyOf<BaseProtocolActionUpdate>(call.request)
      const [action] = protocol.actions.slice(index)
      const after = action === undefined ? [] : [changedAction(action, sent)]
      return change(protocol, { actions: protocol.actions.toSpliced(index, 1).toSpliced(position, 0, ...after) })
    }),
    getDeleteProtocolActionMockHandler((call) => {
      const { protocol, index } = withAction(call)
      return change(protocol, { actions: protocol.actions.toSpliced(index, 1) })
    }),
  ]
}
