import {
  stopTypes,
  type ProtocolAction,
  type ProtocolActionType,
  type StopProtocols,
  type StopType,
} from './protocol.ts'

/** An action as an organisation keeps it; services are published with copies. */
export interface BaseProtocolAction {
  /** No other action ever has it; it has none until it is stored. */
  readonly id?: number
  readonly stopType: StopType
  readonly type: ProtocolActionType
  readonly label: string
  readonly description?: string
  readonly required?: boolean
  readonly options?: readonly string[]
  readonly unit?: string
  readonly minimum?: number
  readonly maximum?: number
}

/** What can be answered at a stop in one go, so no more is asked there. */
export const mostActionsAtStop = 100

/** What contradicts itself in an action, by the field that says so. */
export function baseActionFaults({ type, options = [], minimum, maximum }: BaseProtocolAction): Record<string, string> {
  if (type === 'select' || type === 'multi_select') {
    if (options.length === 0) return { options: 'Name at least one choice' }
    const names = options.map((option) => option.trim().toLowerCase())
    const twice = names.findIndex((name, index) => names.indexOf(name) < index)
    return twice === -1 ? {} : { [`options/${twice}`]: 'Stands here twice' }
  }
  const isTurned = type === 'number_input' && minimum !== undefined && maximum !== undefined && maximum < minimum
  return isTurned ? { maximum: 'Must not be below the least number' } : {}
}

/** An action with what belongs to its kind and nothing else, its texts trimmed. */
export function tidyAction(action: BaseProtocolAction): BaseProtocolAction {
  const { id, stopType, type, label, description = '', required = false, options = [], unit = '' } = action
  const { minimum, maximum } = action
  return {
    ...(id !== undefined && { id }),
    stopType,
    type,
    label: label.trim(),
    ...(description.trim() !== '' && { description: description.trim() }),
    required: required && type !== 'block',
    ...((type === 'select' || type === 'multi_select') && { options: options.map((option) => option.trim()) }),
    ...(type === 'number_input' && {
      ...(unit.trim() !== '' && { unit: unit.trim() }),
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
    }),
  }
}

/** What changes of an action: null clears a field. */
type ActionChange = { readonly [Field in keyof BaseProtocolAction]?: BaseProtocolAction[Field] | null }

/** An action after a change. */
export function changeAction(action: BaseProtocolAction, change: ActionChange) {
  const { id, stopType, type, label, options, ...cleared } = { ...action, ...change }
  return {
    id: id ?? action.id,
    stopType: stopType ?? action.stopType,
    type: type ?? action.type,
    label: label ?? action.label,
    description: cleared.description ?? undefined,
    required: cleared.required ?? undefined,
    options: options ? [...options] : undefined,
    unit: cleared.unit ?? undefined,
    minimum: cleared.minimum ?? undefined,
    maximum: cleared.maximum ?? undefined,
  }
}

/** What drivers are asked by protocols, in the order of these. */
export function mergeProtocols(
  protocols: readonly { readonly actions: readonly BaseProtocolAction[] }[],
): StopProtocols {
  const actions = protocols.flatMap((protocol) => protocol.actions)
  const at = (stop: StopType) =>
    actions.filter(({ stopType }) => stopType === stop).map((action, index) => askedAction(action, index))
  return { pickup: at('pickup'), dropoff: at('dropoff') }
}

/** @returns the stops at which more is asked than can be answered */
export function crowdedStops(asked: StopProtocols): readonly StopType[] {
  return stopTypes.filter((stop) => asked[stop].length > mostActionsAtStop)
}

/** One that has no id yet is known by where it stands: nothing of it is kept. */
function askedAction(action: BaseProtocolAction, index: number): ProtocolAction {
  const { id, stopType: _stop, description, required = false, options = [], ...rest } = tidyAction(action)
  return { ...rest, id: String(id ?? `new-${index}`), description: description ?? null, required, options }
}
