import { Tag } from '@blueprintjs/core'
import type { BillingExport, PayExport } from '#generated/model/index.ts'

const states = {
  waiting: { word: 'Waiting', intent: 'none' },
  running: { word: 'Running', intent: 'primary' },
  done: { word: 'Done', intent: 'success' },
  failed: { word: 'Failed', intent: 'danger' },
  cancelled: { word: 'Cancelled', intent: 'none' },
  reversed: { word: 'Reversed', intent: 'warning' },
} as const

/** What has become of a billing run or a pay run: its colour and the word. */
export function RunState({ state }: Pick<BillingExport | PayExport, 'state'>) {
  const { word, intent } = Object.entries(states).find(([name]) => name === state)?.[1] ?? states.waiting
  return (
    <Tag minimal intent={intent}>
      {word}
    </Tag>
  )
}
