import { Tag } from '@blueprintjs/core'
import { statementStateWords } from '#domain/accounting/pay-words.ts'
import type { PayStatement } from '#generated/model/index.ts'

const intents = { unpaid: 'primary', paid: 'success', void: 'none' } as const

/** Whether the driver of a statement has got the money: its colour and the word. */
export function StatementState({ state }: Pick<PayStatement, 'state'>) {
  return (
    <Tag minimal intent={intents[state]}>
      {statementStateWords[state]}
    </Tag>
  )
}
