import { Tag } from '@blueprintjs/core'
import type { TenantState } from '#generated/model/index.ts'

const states = {
  active: { word: 'Active', intent: 'success' },
  suspended: { word: 'Suspended', intent: 'danger' },
  invited: { word: 'Invited', intent: 'primary' },
  ownerless: { word: 'Without an owner', intent: 'none' },
} as const satisfies Record<TenantState, object>

/** What the states of organizations are called. */
export const tenantStateWords = Object.fromEntries(Object.entries(states).map(([state, { word }]) => [state, word]))

export function TenantStateTag({ state }: { readonly state: TenantState }) {
  const { word, intent } = states[state]
  return (
    <Tag minimal intent={intent}>
      {word}
    </Tag>
  )
}
