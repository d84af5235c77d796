import { notFound } from '#domain/text/refusal.ts'
import { changeAction } from '#domain/orders/base-protocol.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Protocol } from '#generated/model/index.ts'
import { resources } from '#generated/resources.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'
import { changeRow, fitsFilter } from '../resource-store.ts'

function own({ world, caller }: MockCall): Protocol[] {
  const { tenant } = tenantOf(caller)
  return world.resources.protocol.filter(({ tenantId }) => tenantId === tenant.id)
}

function found(protocol: Protocol | undefined): Protocol {
  if (protocol === undefined) throw notFound(noSuch('protocol'))
  return protocol
}

function byId(call: MockCall, { protocolId }: { readonly protocolId: number }): Protocol {
  return found(own(call).find(({ id }) => id === protocolId))
}

function withAction(call: MockCall, { actionId }: { readonly actionId: number }) {
  const protocol = found(own(call).find(({ actions }) => actions.some(({ id }) => id === actionId)))
  return { protocol, index: protocol.actions.findIndex(({ id }) => id === actionId) }
}

function change(call: MockCall, protocol: Protocol, fields: Partial<Protocol>): Protocol {
  return changeRow(call, { ...resources.protocol, name: 'protocol' }, protocol, fields) as Protocol
}

/** What is done to a protocol beside what every resource does: it is listed without its actions, and these are called by their ids. */
export const protocolsMocks = defineMocks({
  getTenantProtocols: ({ query: { displayArchived: archived = false, search, pagination } }, call) =>
    pageOf(call, {
      rows: own(call)
        .filter(
          (one) =>
            one.archived === archived &&
            fitsFilter(one, pagination?.filter) &&
            holdsWords(`${one.name} ${one.description ?? ''}`, search?.trim()),
        )
        .map(({ actions: _actions, ...meta }) => meta),
      sortBy: { name: ({ name }) => name.toLowerCase(), updatedAt: ({ updatedAt }) => updatedAt },
    }),

  createProtocolAction({ path, body }, call) {
    const protocol = byId(call, path)
    return change(call, protocol, { actions: [...protocol.actions, body] })
  },

  updateProtocolAction({ path, body }, call) {
    const { protocol, index } = withAction(call, path)
    const { position = index, ...sent } = body
    const [action] = protocol.actions.slice(index)
    const after = action === undefined ? [] : [changeAction(action, sent)]
    return change(call, protocol, { actions: protocol.actions.toSpliced(index, 1).toSpliced(position, 0, ...after) })
  },

  deleteProtocolAction({ path }, call) {
    const { protocol, index } = withAction(call, path)
    return change(call, protocol, { actions: protocol.actions.toSpliced(index, 1) })
  },
})
