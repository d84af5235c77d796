import { useQueryClient } from '@tanstack/react-query'
import { type Act, stateOf, type States } from '#domain/acts/acts.ts'
import type { CountedWords } from '#domain/amounts/count-text.ts'
import type { IdList, Uses } from '#generated/model/index.ts'
import type { ResourcePaths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { askBeforeArchiving } from './archive-question.tsx'
import { takeRow } from './resource-cache.ts'

/** As much of a row as an act needs; the field of its state stands beside it. */
interface ActedRow {
  readonly id: number
  readonly name: string
}

/** An act as `generated/screens/` has it. */
interface ScreenAct extends Act {
  readonly label: string
  readonly said: string
  readonly note: string | null
  readonly undo: string | null
  readonly call: (id: number) => Promise<ActedRow>
}

/** What `generated/screens/` says of a resource whose rows have states. */
interface ActsContract<Id extends string> {
  readonly words: CountedWords
  readonly states: States
  readonly acts: Readonly<Record<Id, ScreenAct>>
  readonly calls: {
    readonly listKey: (tenantId: number) => readonly unknown[]
    readonly getKey: (id: number) => readonly unknown[]
    readonly uses?: (ids: IdList) => Promise<Uses>
  }
}

/** What can be done to a row in the state that it is in. */
export interface PossibleAct {
  readonly label: string
  readonly run: () => Promise<void>
}

/**
 * The acts that the contract declares on a resource: each is asked about where somebody would miss it, says what happened, and can be
 * undone where the contract says so.
 */
export function useActs<Id extends string>(
  contract: ActsContract<Id>,
  paths: Pick<ResourcePaths, 'edit'>,
): (row: ActedRow) => readonly PossibleAct[] {
  const { tenant } = useSession()
  const client = useQueryClient()
  const acts: Readonly<Record<string, ScreenAct>> = contract.acts

  const run = async (act: ScreenAct, row: ActedRow): Promise<void> => {
    const { label, said, note, undo, call } = act
    try {
      const uses = note === null ? undefined : await contract.calls.uses?.({ ids: [row.id] })
      const isMeant =
        uses === undefined ||
        uses.data.length === 0 ||
        (await askBeforeArchiving({
          title: `${label} ${row.name}?`,
          act: label,
          note: note ?? undefined,
          uses,
          rows: [{ ...row, editPath: paths.edit(row.id) }],
        }))
      if (!isMeant) return
      const changed = await call(row.id)
      const back = undo === null ? undefined : acts[undo]
      showSuccess(said.replace('{name}', row.name), back && { label: 'Undo', run: () => void run(back, changed) })
      await takeRow(client, contract.calls, tenant.id, changed)
    } catch (error) {
      showError(error, { action: `${label.toLowerCase()} the ${contract.words.one}` })
    }
  }

  return (row) => {
    const state = stateOf(contract.states, row)
    return Object.values(acts)
      .filter(({ from }) => from.includes(state))
      .map((act) => ({ label: act.label, run: () => run(act, row) }))
  }
}
